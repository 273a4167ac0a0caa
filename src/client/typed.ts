/**
 * The type of the client: that of `openapi-fetch`, except that a property which the contract does not know is an error,
 * in the body of a call as well as in its parameters.
 */
import type { Client, FetchOptions, FetchResponse, ParseAs } from "openapi-fetch";
import type { paths } from "../../generated/openapi.js";

type OpenClient = Client<paths>;
type MethodName = Extract<keyof OpenClient, Uppercase<string>>;
type Method = Lowercase<MethodName>;
type PathWith<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, object> ? Path : never
}[keyof paths];
type Operation<M extends Method, Path extends PathWith<M>> = NonNullable<paths[Path][M]>;

/** The options of a call; optional where the operation requires none. */
type Init<Op, As extends ParseAs, Options = FetchOptions<Op> & { parseAs?: As }>
  = object extends Options ? [init?: Options] : [init: Options];

/** What a call resolves to. */
type Answer<Op extends object, As extends ParseAs>
  = Promise<FetchResponse<Op, { parseAs: As }, `${string}/${string}`>>;

type Call<M extends Method> = <Path extends PathWith<M>, As extends ParseAs = "json">(
  path: Path,
  ...init: Init<Operation<M, Path>, As>
) => Answer<Operation<M, Path>, As>;

/** A client of the service, as `createClient` makes it. */
export type ContractClient
  = & Omit<OpenClient, MethodName | "request">
    & { [Name in MethodName]: Call<Lowercase<Name>> }
    & {
      request<M extends Method, Path extends PathWith<M>, As extends ParseAs = "json">(
        method: M,
        path: Path,
        ...init: Init<Operation<M, Path>, As>
      ): Answer<Operation<M, Path>, As>;
    };
