/** The router finds the operation of a path as it was sent. */
import { expect, it } from "vitest";
import { createOperationRouter } from "../../src/contract/router.js";
import type { Operation } from "../../src/openapi/index.js";

function operationAt(path: string, method = "GET"): Operation {
  return { id: path, area: "", method, path, parameters: [], body: undefined, responses: {}, isSecured: false };
}

function find(paths: string[], sent: string): [path: string, values: Record<string, string>] | undefined {
  const found = createOperationRouter(paths.map((path) => operationAt(path))).find("GET", sent);
  return found && [found.operation.path, found.path];
}

const values = ["a", "", "%FF", "%zz", "a%2Fb", "a;b:c", "..", "__proto__", "ü", "\n"];

it.each(values)("takes %j for a parameter", (value) => {
  expect(find(["/pets/{id}/toys"], `/pets/${value}/toys`)).toEqual(["/pets/{id}/toys", { id: value }]);
});
it.each(["/pets", "/pets/", "/Pets/a", "/pets/a/", "//pets/a", "/pets/a/b", "", "/", "/__proto__"])(
  "finds nothing at %j",
  (path) => expect(find(["/pets/{id}/toys", "/pets/all"], path)).toBeUndefined(),
);
it("prefers text to a parameter, in any order", () => {
  expect(find(["/pets/{id}", "/pets/all"], "/pets/all")).toEqual(["/pets/all", {}]);
});
it("goes back to a parameter where the text leads nowhere", () => {
  const paths = ["/pets/all/toys", "/pets/{id}/vet/{name}", "/{kind}/{id}/vet"];
  expect(find(paths, "/pets/all/vet/b")).toEqual(["/pets/{id}/vet/{name}", { id: "all", name: "b" }]);
  expect(find(paths, "/pets/all/vet")).toEqual(["/{kind}/{id}/vet", { kind: "pets", id: "all" }]);
});
it.each([
  ["/files/{name}.json", "/files/a.b.json", { name: "a.b" }],
  ["/files/{name}:copy", "/files/a:copy", { name: "a" }],
  ["/days/{from}-{to}", "/days/1-2-3", { from: "1", to: "2-3" }],
  ["/(a|b)*/{id}", "/(a|b)*/c", { id: "c" }],
  ["/v{major}.{minor}+", "/v1.2+", { major: "1", minor: "2" }],
])("reads the parameters of %s from %s", (path, sent, values) => {
  expect(find(["/{any}", "/files/{any}", path], sent)).toEqual([path, values]);
});
it("keeps the names of parameters apart that differ by method", () => {
  const router = createOperationRouter([operationAt("/pets/{id}"), operationAt("/pets/{id_or_name}", "PUT")]);
  expect(router.find("GET", "/pets/a")?.path).toEqual({ id: "a" });
  expect(router.find("PUT", "/pets/a")?.path).toEqual({ id_or_name: "a" });
  expect(router.methods("/pets/a")).toEqual(["GET", "PUT"]);
  expect(router.methods("/pets")).toEqual([]);
});
it("reads a long path in a short time", () => {
  const began = performance.now();
  find(["/{a}-{b}-{c}.json", "/{a}/{b}"], `/${"-".repeat(50_000)}`);
  find(["/{a}-{b}-{c}.json", "/{a}/{b}"], "/".repeat(50_000));
  expect(performance.now() - began).toBeLessThan(500);
});
