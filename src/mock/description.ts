/** The API that the mock serves: its operations, found by method and path, and the codes of its errors. */
import { readFile } from "node:fs/promises";
import { STATUS_CODES } from "node:http";
import type { HTTPMethod } from "find-my-way";
import type { ErrorBody } from "../../generated/openapi.js";
import { createEngine, type Engine, type PrismOperation } from "./engine.js";
import { loadPackages, type Packages } from "./packages.js";

/** The operation that a method and a path lead to. */
export interface Match {
  operation: PrismOperation;
  /** Values of the path parameters, decoded. */
  path: Record<string, string>;
}

export interface Description {
  engine: Engine;
  /** Finds the operation of a request. The path is as it came: percent-encoded. */
  find(method: string, pathname: string): Match | undefined;
  /** The methods of a path; none when the description does not have it. */
  methods(pathname: string): string[];
  /** The codes that the first example of a status has: the error's, and its detail's. */
  codes(status: number): { error: string; detail: string | undefined };
}

const contract = new URL("../../generated/openapi.json", import.meta.url);

/**
 * Loads a description.
 *
 * @param file Path of an OpenAPI description, in YAML or JSON; left out, it is the contract.
 * @throws {Error} When it is no description, or packages are missing. The message is one line that says what to do.
 */
export async function loadDescription(file?: string): Promise<Description> {
  const packages = await loadPackages();
  try {
    const source = file ?? JSON.parse(await readFile(contract, "utf8")) as object;
    const operations = await packages.prism.getHttpOperationsFromSpec(source);
    if (operations.length === 0) throw new Error("It has no operations.");
    return { engine: createEngine(packages.prism), ...routes(operations, packages), codes: codes(operations) };
  } catch (error) {
    const [reason] = String((error as Error).message).split("\n");
    throw new Error(`Cannot serve ${file ?? contract.pathname}: ${reason}`, { cause: error });
  }
}

function routes(operations: PrismOperation[], { createRouter }: Packages): Pick<Description, "find" | "methods"> {
  const router = createRouter({ maxParamLength: Infinity });
  const methods = new Set<string>();
  for (const operation of operations) {
    const method = operation.method.toUpperCase();
    const names = [...operation.path.matchAll(/\{(.+?)\}/g)].map(([, name]) => name as string);
    // find-my-way has rules of its own for what stands in a name, so a parameter is called by its place.
    const pattern = operation.path.replaceAll(":", "::").split(/\{.+?\}/).reduce((before, after, place) =>
      `${before}:p${place - 1}${after}`);
    methods.add(method);
    router.on(method as HTTPMethod, pattern, () => {}, { operation, names });
  }
  const find = (method: string, pathname: string) => router.find(method as HTTPMethod, pathname);
  return {
    find(method, pathname) {
      const found = find(method, pathname);
      if (!found) return undefined;
      const { operation, names } = found.store as { operation: PrismOperation; names: string[] };
      const path = Object.fromEntries(names.map((name, place) => [name, found.params[`p${place}`] ?? ""]));
      return { operation, path };
    },
    methods: (pathname) => [...methods].filter((method) => find(method, pathname)),
  };
}

function codes(operations: PrismOperation[]): Description["codes"] {
  const examples = new Map<string, ErrorBody>();
  for (const { code, contents: [content] = [] } of operations.flatMap(({ responses }) => responses)) {
    const [example] = content?.examples ?? [];
    if (example && "value" in example && !examples.has(code)) examples.set(code, example.value as ErrorBody);
  }
  return (status) => {
    const example = examples.get(String(status));
    const reason = STATUS_CODES[status]?.toLowerCase().replaceAll(" ", "_") ?? "";
    return { error: example?.code ?? reason, detail: (example?.inner_error ?? example?.details?.[0])?.code };
  };
}
