/** What the docs show beyond `openapi.yaml`: samples of each operation, made from its own examples. */
import { baseUrlOf, callsOf } from "./samples/call.js";
import { asCurl } from "./samples/curl.js";
import { asFetch } from "./samples/fetch.js";
import { showExamples } from "./samples/shown.js";
import { asTypeScript } from "./samples/typescript.js";

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
const languages = [
  { lang: "bash", label: "curl", write: asCurl },
  { lang: "typescript", label: "TypeScript", write: asTypeScript },
  { lang: "javascript", label: "fetch", write: asFetch },
];

/** Redoc takes `{base_url}` for a path beside the page: the docs get the URL that its defaults make. */
function serverDefaults() {
  return {
    Server: {
      leave(server) {
        server.url = baseUrlOf(server);
      },
    },
  };
}

/** An operation gets a sample in each language for each named example of its body, in the order of the examples. */
function codeSamples() {
  return {
    Root: {
      leave({ servers, paths }, { resolve }) {
        const follow = (node) => resolve(node).node;
        const operations = Object.entries(paths).flatMap(([path, item]) =>
          methods.filter((method) => item[method]).map((method) => ({ server: servers[0], path, item, method })));
        for (const operation of operations) {
          const calls = callsOf(operation, follow);
          operation.item[operation.method]["x-codeSamples"] = languages.flatMap(({ lang, label, write }) =>
            calls.map((call) => ({ lang, label, source: write(call) })));
        }
        const bodies = operations.flatMap(({ item, method }) => bodiesOf(item[method])).map(follow);
        for (const { content = {} } of new Set(bodies)) showExamples(content, follow);
      },
    },
  };
}

const bodiesOf = ({ requestBody, responses }) => [requestBody, ...Object.values(responses)].filter(Boolean);

/** Redoc shows schemas under a tag, and of the tags those that are in a group: this is the last group of the menu. */
function schemaPages() {
  return {
    Root: {
      leave(root) {
        root["x-tagGroups"].push({ name: "Reference", tags: ["Schemas"] });
      },
    },
  };
}

const decorators = { "server-defaults": serverDefaults, "code-samples": codeSamples, "schema-pages": schemaPages };

export default function samples() {
  return { id: "docs", decorators: { oas3: decorators } };
}
