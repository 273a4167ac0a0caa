/** What the docs show beyond `openapi.yaml`: samples of each operation, made from its own examples. */
/** @import { Resolve } from "./assertions/types.js" */
/** @import { Description, Follow, Operation, PathItem, Place, Server } from "./samples/types.js" */
import { baseUrlOf, callsOf } from "./samples/call.js";
import { asCurl } from "./samples/curl.js";
import { asFetch } from "./samples/fetch.js";
import { showExamples } from "./samples/shown.js";
import { asTypeScript } from "./samples/typescript.js";

/** @type {Place["method"][]} */
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
      /** @param {Server} server */
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
      /**
       * @param {Description} description
       * @param {{ resolve: Resolve }} context
       */
      leave({ servers: [server], paths }, { resolve }) {
        /** @type {Follow} */
        const follow = (node) => resolve(node).node;
        const places = Object.entries(paths).flatMap(([path, item]) => placesIn(server, path, item));
        for (const place of places) {
          const calls = callsOf(place, follow);
          place.operation["x-codeSamples"] = languages.flatMap(({ lang, label, write }) =>
            calls.map((call) => ({ lang, label, source: write(call) })));
        }
        const bodies = places.flatMap(({ operation }) => bodiesOf(operation)).map(follow);
        for (const { content = {} } of new Set(bodies)) showExamples(content, follow);
      },
    },
  };
}

/**
 * @param {Server} server
 * @param {string} path
 * @param {PathItem} item
 * @returns {Place[]}
 */
function placesIn(server, path, item) {
  return methods.flatMap((method) => {
    const operation = item[method];
    return operation ? [{ server, path, item, method, operation }] : [];
  });
}

/** @param {Operation} operation */
function bodiesOf({ requestBody, responses }) {
  return [requestBody, ...Object.values(responses)].filter((body) => body !== undefined);
}

/** Redoc shows schemas under a tag, and of the tags those that are in a group: this is the last group of the menu. */
function schemaPages() {
  return {
    Root: {
      /** @param {Description} root */
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
