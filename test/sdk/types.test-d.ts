/** The types of the SDK and of the contract match for every operation, except for the listed differences. */
import type Kernel from "@onkernel/sdk";
import type { Uploadable } from "@onkernel/sdk";
import { expectTypeOf, test } from "vitest";
import type { RawBody } from "../../generated/bytes.js";
import type { ErrorBody } from "../../generated/openapi.js";
import type { Difference } from "./difference.js";
import type { SdkOperationId } from "./methods.js";
import type { NewerRequests, NewerResponses } from "./newer.js";
import type { Merged, Method, OurResponse, OurId, OurRequest, Plain, SdkResponse, SdkId, SdkRequest } from "./types.js";

/** Differences between the requests. */
interface RequestDifferences extends NewerRequests {
  /** The contract's union says which settings belong to a type; the SDK has one object with all of them, optional. */
  batchComputerAction: ".actions[]: another type";
  /** As for an action: the union says which `config` belongs to a type. */
  createProxy: ": another type";
}

/** Differences between the responses. */
interface ResponseDifferences extends Omit<NewerResponses, "acquireBrowser"> {
  /** 204, if no browser became available in time: the SDK returns null, which its type does not declare. */
  acquireBrowser: NewerResponses["acquireBrowser"] | ": undefined in the contract only";
  /** 202 without a body, as long as there is nothing to download: the SDK returns a `Response` with this status. */
  downloadReplay: ": undefined in the contract only";
  downloadProfile: ": undefined in the contract only";
}

type Differing<All extends Record<SdkOperationId, string>> = {
  [Id in SdkOperationId as [All[Id]] extends [never] ? never : Id]: All[Id]
};
type Ids = { [Id in SdkOperationId]: Difference<OurId<Id>, SdkId<Id>> };
type Requests = { [Id in SdkOperationId]: Difference<OurRequest<Id>, SdkRequest<Id>> };
type Responses = { [Id in SdkOperationId]: Difference<OurResponse<Id>, SdkResponse<Id>> };

test("the SDK sends what the contract accepts, with the same names and types", () => {
  // What the SDK lacks goes into NewerRequests of newer.ts, under each operation that sends it.
  expectTypeOf<Differing<Requests>>().toEqualTypeOf<Plain<RequestDifferences>>();
});

test("the SDK accepts an id where the contract has one in the path", () => {
  expectTypeOf<Ids[SdkOperationId]>().toBeNever();
});

test("the SDK reads the contract's responses, with the same names and types", () => {
  // What the SDK lacks goes into NewerResponses of newer.ts, under each operation that returns it.
  expectTypeOf<Differing<Responses>>().toEqualTypeOf<Plain<ResponseDifferences>>();
});

test("the SDK's error model is the contract's", () => {
  expectTypeOf<Difference<Plain<ErrorBody>, Plain<Kernel.ErrorModel>>>().toBeNever();
});

test("the single object that the SDK has for a union of the contract has the properties of all its branches", () => {
  type Actions<Request> = Request extends { actions: (infer Action)[] } ? Action : never;
  type OurAction = Merged<Actions<OurRequest<"batchComputerAction">>>;
  type SdkAction = Required<Actions<SdkRequest<"batchComputerAction">>>;
  expectTypeOf<Difference<OurAction, SdkAction>>().toBeNever();
  type InProxy = Difference<Merged<OurRequest<"createProxy">>, Required<SdkRequest<"createProxy">>>;
  expectTypeOf<InProxy>().toEqualTypeOf<".config: another type">(); // the SDK does not have ca_bundle yet
});

test("the client accepts every kind of bytes that the SDK accepts", () => {
  expectTypeOf<Parameters<Method<"writeFile">>[1]>().toExtend<RawBody>();
  expectTypeOf<Exclude<Uploadable, Response>>().toExtend<RawBody>(); // a Response is not bytes, but has a body of them
});

test("a difference is reported with its path", () => {
  type Same = { a?: string | null }[];
  type Ours = { same: Same; old: 1; type: string; open?: string; list: { a: 1 }[]; union: { a: 1 } | { b: 1 } };
  type Theirs = { same: Same; new?: 1; type: 1; open: string | null; list: { a: 2 }[]; union: { a: 1 } | { b: 2 } };
  expectTypeOf<Difference<Ours, Theirs>>().toEqualTypeOf<
    | ".old: in the contract only"
    | ".new: in the SDK only"
    | ".type: another type"
    | ".open: undefined in the contract only"
    | ".open: null in the SDK only"
    | ".list[].a: another type"
    | ".union: another type"
  >();
});
