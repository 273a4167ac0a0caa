/** What the docs show beyond `openapi.yaml`: samples of each operation, made from its own examples. */
import { rawBodies } from "../generated/raw-bodies.js";
import { asCurl, asFetch, asTypeScript } from "./samples-text.js";

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
const places = ["path", "query", "header"];

/** Redoc takes `{base_url}` for a path beside the page: the docs get the URL that its defaults make. */
function serverDefaults() {
  return {
    Server: {
      leave(server) {
        server.url = filled(server);
      },
    },
  };
}

function codeSamples() {
  return {
    Root: {
      leave({ servers, paths }, { resolve }) {
        const follow = (node) => resolve(node).node;
        for (const [path, item] of Object.entries(paths)) {
          for (const method of methods.filter((method) => item[method])) {
            const call = { baseUrl: filled(servers[0]), method: method.toUpperCase(), path };
            Object.assign(call, paramsOf(item, item[method], follow), bodyOf(item[method], call, follow));
            item[method]["x-codeSamples"] = [
              { lang: "bash", label: "curl", source: asCurl(call) },
              { lang: "typescript", label: "TypeScript", source: asTypeScript(call) },
              { lang: "javascript", label: "fetch", source: asFetch(call) },
            ];
          }
        }
      },
    },
  };
}

const filled = ({ url, variables }) => url.replace(/\{(\w+)\}/g, (_, name) => variables[name].default);

/** The parameters that have an example, by place and name. An optional one may go without. */
function paramsOf(item, operation, follow) {
  const params = {};
  for (const { name, in: place, required, example } of [item, operation].flatMap(parametersOf(follow))) {
    if (example !== undefined && places.includes(place)) (params[place] ??= {})[name] = example;
    else if (required) throw new Error(`${operation.operationId} has no sample: no example for ${place} ${name}`);
  }
  return { params };
}

const parametersOf = (follow) => ({ parameters = [] }) => parameters.map(follow);

/** The body and its media type. Its first example is the sample, and that example's summary the sample's title. */
function bodyOf(operation, { method, path }, follow) {
  if (!operation.requestBody) return {};
  const [[mediaType, { examples = {} }]] = Object.entries(follow(operation.requestBody).content);
  const [example] = Object.values(examples).map(follow);
  if (!example) throw new Error(`${operation.operationId} has no sample: no named example for the request body`);
  const title = example.summary?.replace(/\s+/g, " ");
  return { title, mediaType, isRaw: `${method} ${path}` in rawBodies, body: example.value };
}

export default function samples() {
  return { id: "docs", decorators: { oas3: { "server-defaults": serverDefaults, "code-samples": codeSamples } } };
}
