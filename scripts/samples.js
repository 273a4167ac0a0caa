/** What the docs show beyond `openapi.yaml`: samples of each operation, made from its own examples. */
import { baseUrlOf, callsOf } from "./samples/call.js";
import { asCurl } from "./samples/curl.js";
import { asFetch } from "./samples/fetch.js";
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

/**
 * An operation gets a sample in each language for each named example of its body, in the order of the examples. Redoc
 * prints the example of an event by its fields on the wire, of which it has `data` alone.
 */
function codeSamples() {
  return {
    Root: {
      leave({ servers, paths }, { resolve }) {
        const follow = (node) => resolve(node).node;
        for (const [path, item] of Object.entries(paths)) {
          for (const method of methods.filter((method) => item[method])) {
            const calls = callsOf({ server: servers[0], path, item, method }, follow);
            item[method]["x-codeSamples"] = languages.flatMap(({ lang, label, write }) =>
              calls.map((call) => ({ lang, label, source: write(call) })));
          }
        }
      },
    },
    MediaTypesMap: {
      leave({ "text/event-stream": stream }, { resolve }) {
        for (const [name, example] of Object.entries(stream?.examples ?? {})) {
          const { node } = resolve(example);
          stream.examples[name] = { ...node, value: { data: node.value } };
        }
      },
    },
  };
}

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
