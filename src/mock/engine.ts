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

/** What Prism makes of a request. */
export interface Judgement {
  status: number;
  body: unknown;
  diagnostics: Diagnostic[];
}

export type Engine = (operation: PrismOperation, request: PrismRequest, preference?: Preference) => Promise<Judgement>;

/** Makes the engine. It gets one operation with each request, so Prism has nothing to route and nothing to log. */
export function createEngine({ createInstance }: Prism): Engine {
  const config = {
    isProxy: false as const,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: false, // the lint has checked the examples
    errors: false,
    upstreamProxy: undefined,
  };
  const prism = createInstance({ ...config, mock: { dynamic: false } }, {
    logger: silent,
    route: ({ resources }) => ({ _tag: "Right", right: resources[0] as PrismOperation }),
  });
  return async (operation, request, preference = { dynamic: false }) => {
    const result = await prism.request(request, [operation], { ...config, mock: { ...preference } })();
    if (result._tag === "Left") throw result.left;
    const { output, validations } = result.right;
    return { status: output.statusCode, body: output.body, diagnostics: validations.input.filter(isError) };
  };
}

/** Prism warns of deprecated parameters, too. Severity 0 is `DiagnosticSeverity.Error`. */
const isError = ({ severity }: { severity: number }) => severity === 0;

const quiet = () => {};
const silent = { child: () => silent, debug: quiet, info: quiet, success: quiet, warn: quiet, error: quiet };
