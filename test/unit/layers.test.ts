/** Lint enforces which modules each folder may import. */
import { expect, it } from "vitest";
import { importProblem } from "../../scripts/lint/layers.js";

it.each([
  ["src/openapi/pointer.ts", "../../generated/openapi.js"],
  ["src/openapi/pointer.ts", "node:fs"],
  ["src/client/calls.ts", "../openapi/index.js"],
  ["src/client/calls.ts", "node:buffer"],
  ["src/client/calls.ts", "ajv"],
  ["src/operations.ts", "./server/index.js"],
  ["src/index.ts", "./contract/index.js"],
  ["src/nearest.ts", "./version.js"],
  ["src/contract/form.ts", "../operations.js"],
  ["src/contract/form.ts", "../openapi/references.js"],
  ["src/server/body.ts", "../contract/request.js"],
  ["src/server/node/send.ts", "../../mock/index.js"],
  ["src/service/areas/pools/pool.ts", "../../../contract/index.js"],
  ["src/service/areas/pools/pool.ts", "../../../server/node/listener.js"],
  ["src/service/areas/pools/pool.ts", "../../../mock/responder.js"],
  ["src/service/base/area.ts", "../model/session.js"],
  ["src/service/model/session.ts", "../ports/browsers.js"],
  ["src/service/model/files/tree.ts", "../../areas/files/watches.js"],
  ["src/service/ports/browsers.ts", "../areas/sessions/store.js"],
  ["src/service/areas/pools/pool.ts", "../../index.js"],
  ["src/mock/pages/live.ts", "../responder.js"],
  ["src/mock/pages/live.ts", "../../service/areas/auth/handoff.js"],
  ["src/mock/overrides/data.ts", "../../contract/data-url.js"],
  ["src/browser/code/index.ts", "../../mock/index.js"],
  ["src/browser/code/index.ts", "../../service/areas/playwright/code.js"],
  ["src/shell/index.ts", "../contract/index.js"],
  ["src/shell/index.ts", "../service/areas/files/disks.js"],
  ["src/check/cases/query.ts", "../../contract/validate.js"],
  ["src/check/cases/query.ts", "../../openapi/objects.js"],
  ["src/check/cases/query.ts", "../../browser/index.js"],
  ["src/proxy/body-tee.ts", "../cli/signals.js"],
  ["src/cli/setup/index.ts", "../../contract/index.js"],
  ["scripts/generate/table.ts", "../../src/contract/index.js"],
  ["src/docs/components/code.tsx", "../../contract/index.js"],
  ["src/docs/model/members.ts", "../components/type-name.js"],
  ["src/docs/model/members.ts", "../samples/types.js"],
  ["src/docs/samples/curl.ts", "node:path"],
  ["src/docs/samples/curl.ts", "../model/model.js"],
  ["src/docs/page/calls/links.ts", "../../../contract/index.js"],
  ["src/docs/page/calls/links.ts", "../../model/model.js"],
  ["src/docs/page/calls/links.ts", "node:buffer"],
  ["examples/journey.ts", "../src/index.js"],
])("%s may not import %s", (file, module) => {
  expect(importProblem(file, module)).toContain(`may not import ${module}`);
});

it.each([
  ["src/client/calls.ts", "openapi-fetch"],
  ["src/contract/form.ts", "../openapi/index.js"],
  ["src/contract/schema/scalars.ts", "ajv-formats/dist/formats.js"],
  ["src/service/areas/pools/pool.ts", "../../../server/http-error.js"],
  ["src/service/areas/pools/pool.ts", "../../base/area.js"],
  ["src/service/areas/pools/pool.ts", "../sessions/index.js"],
  ["src/service/ports/browsers.ts", "../model/session.js"],
  ["src/service/model/files/tree.ts", "../../base/area.js"],
  ["src/check/cases/query.ts", "../operations.js"],
  ["src/check/cases/query.ts", "../../contract/index.js"],
  ["src/proxy/body-tee.ts", "../check/report/hide.js"],
  ["src/docs/embedded/call-data.ts", "../page/calls/types.js"],
  ["src/docs/samples/call.ts", "../model/contract.js"],
  ["src/docs/page/calls/links.ts", "../../../openapi/index.js"],
])("%s may import %s", (file, module) => {
  expect(importProblem(file, module)).toBeUndefined();
});
