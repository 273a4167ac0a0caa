/** Prism, which decides whether a request fits its operation and which response of the description to give. */
import type { createInstance, getHttpOperationsFromSpec } from "@stoplight/prism-http";

export interface Prism {
  createInstance: typeof createInstance;
  getHttpOperationsFromSpec: typeof getHttpOperationsFromSpec;
}
export type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];
export type PrismRequest = Parameters<ReturnType<typeof createInstance>["request"]>[0];

/** What is wrong with a request, as Prism says it. `code` is the keyword of the schema, or a status. */
export interface Diagnostic {
  path?: string[];
  code?: string | number;
  message: string;
}

/** The response that a caller asks for, instead of the one that fits. */
export interface Preference {
  code?: number;
  exampleKey?: string;
  dynamic: boolean;
}

interface Response {
  status: number;
  body: unknown;
}

/** What Prism makes of a request. */
export interface Judgement extends Response {
  diagnostics: Diagnostic[];
}

export type Engine = (operation: PrismOperation, request: PrismRequest, preference?: Preference) => Promise<Judgement>;

/** Makes the engine. It gets one operation with each request, so Prism has nothing to route; and nothing to log. */
export function createEngine({ createInstance }: Prism): Engine {
  const components = {
    logger: silent as never,
    route: ({ resources }: { resources: PrismOperation[] }) => right(resources[0] as PrismOperation),
  };
  const prism = createInstance(config, components);
  const judge = createInstance(config, { ...components, mock: () => () => right({ statusCode: 0 }) });
  // Which response a request gets that asks for none depends on its operation, and on what kind of thing is wrong.
  const usual = new WeakMap<PrismOperation, Map<string, Response>>();

  return async (operation, request, preference) => {
    if (preference) return ask(prism, operation, request, preference);
    const { diagnostics } = await ask(judge, operation, request);
    const kind = [...new Set(diagnostics.map(({ code }) => Number(code) || "invalid"))].sort().join();
    const known = usual.get(operation) ?? new Map<string, Response>();
    let response = known.get(kind);
    if (!response) {
      const { status, body } = await ask(prism, operation, request);
      response = { status, body };
      usual.set(operation, known.set(kind, response));
    }
    return { ...response, diagnostics };
  };
}

async function ask(
  prism: ReturnType<typeof createInstance>,
  operation: PrismOperation,
  request: PrismRequest,
  preference?: Preference,
): Promise<Judgement> {
  const result = await prism.request(request, [operation], { ...config, mock: { ...config.mock, ...preference } })();
  if (result._tag === "Left") throw result.left;
  const { output, validations } = result.right;
  return { status: output.statusCode, body: output.body, diagnostics: validations.input.filter(isError) };
}

const config = {
  isProxy: false as const,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: false, // the lint has checked the examples
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
};

/** A success as `fp-ts` has it. */
const right = <Value>(value: Value) => ({ _tag: "Right" as const, right: value });

/** Prism warns of deprecated parameters, too. Severity 0 is `DiagnosticSeverity.Error`. */
const isError = ({ severity }: { severity: number }) => severity === 0;

const quiet = () => {};
const silent = { child: () => silent, debug: quiet, info: quiet, success: quiet, warn: quiet, error: quiet };
