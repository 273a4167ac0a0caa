/** Describes the differences of two types as strings such as `".viewport.force: in the SDK only"`. Types only. */

/** The union of all differences between two types that `Plain` returned; `never` if the types are the same. */
export type Difference<Ours, Theirs, Path extends string = ""> = Same<Ours, Theirs> extends true
  ? never
  : | `${Path}: ${Exclude<Nothing<Ours>, Theirs>} in the contract only`
    | `${Path}: ${Exclude<Nothing<Theirs>, Ours>} in the SDK only`
    | InValue<NonNullable<Ours>, NonNullable<Theirs>, Path>;

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;

type Nothing<T> = Extract<T, null | undefined>;

type InValue<Ours, Theirs, Path extends string> = Same<Ours, Theirs> extends true
  ? never
  : [Ours, Theirs] extends [(infer OurEntry)[], (infer TheirEntry)[]]
      ? Difference<OurEntry, TheirEntry, `${Path}[]`>
      : [IsObject<Ours>, IsObject<Theirs>] extends [true, true]
          ? InProperties<Ours, Theirs, Path>
          : `${Path}: another type`;

/** Whether a type is a single object. For a union of objects, `keyof` has only the keys that all of them have. */
type IsObject<T, Whole = T> = T extends object ? [Whole] extends [T] ? true : false : false;

type InProperties<Ours, Theirs, Path extends string> = {
  [Name in (keyof Ours | keyof Theirs) & string]: Name extends keyof Ours
    ? Name extends keyof Theirs
      ? Difference<Ours[Name], Theirs[Name], `${Path}.${Name}`>
      : `${Path}.${Name}: in the contract only`
    : `${Path}.${Name}: in the SDK only`
}[(keyof Ours | keyof Theirs) & string];
