/** Ids, keys and codes come from a source of bytes: the same source gives the same ones. */
import { describe, expect, it } from "vitest";
import { createRandom, createSeededRandom, type FillRandom, type Random } from "../../src/service/base/random.js";

/** A source of all bytes in turn. */
function counting(): FillRandom {
  let next = 0;
  return (bytes) => bytes.forEach((_, index) => bytes[index] = next++);
}

describe("a random id", () => {
  it("has its kind, and 22 of all small letters and digits", () => {
    const { id } = createRandom();
    const ids = Array.from({ length: 1000 }, () => id("bs"));
    for (const one of ids) expect(one).toMatch(/^bs[a-z\d]{22}$/);
    expect(new Set(ids).size).toBe(1000);
    expect(new Set(ids.map((one) => one.slice(2)).join("")).size).toBe(36);
  });
  it("has each letter and digit equally often", () => {
    const { id } = createRandom(counting());
    const drawn = Array.from({ length: 18 * 7 }, () => id("").slice(0, 22)).join(""); // 11 times all bytes that count
    const counts = new Map<string, number>();
    for (const one of drawn) counts.set(one, (counts.get(one) ?? 0) + 1);
    expect(new Set(counts.values())).toEqual(new Set([77]));
  });
});

it("a random UUID is one of version 4", () => {
  const { uuid } = createRandom();
  const all = Array.from({ length: 100 }, uuid);
  for (const one of all) expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(all).size).toBe(100);
});

it("the same source gives the same values", () => {
  const [one, other] = [createRandom(counting()), createRandom(counting())];
  expect(valuesOf(one)).toEqual(valuesOf(other));
});
const valuesOf = ({ bytes, id, uuid }: Random) => [bytes(2000), id("bs"), uuid()];

describe("a seeded source", () => {
  it("gives the same values for the same seed, and others for another", () => {
    expect(valuesOf(createSeededRandom(7))).toEqual(valuesOf(createSeededRandom(7)));
    expect(valuesOf(createSeededRandom(8))).not.toEqual(valuesOf(createSeededRandom(7)));
  });
  it("gives each kind values of its own, whatever else is drawn", () => {
    const [one, other] = [createSeededRandom(7), createSeededRandom(7)];
    other.id("rp");
    other.uuid();
    expect(one.id("bs")).toBe(other.id("bs"));
  });
  it("gives 100,000 different ids, with each letter and digit about as often", () => {
    const { id } = createSeededRandom(0);
    const ids = Array.from({ length: 100_000 }, () => id("bs").slice(2));
    expect(new Set(ids).size).toBe(100_000);
    const counts = new Map<string, number>();
    for (const one of ids.join("")) counts.set(one, (counts.get(one) ?? 0) + 1);
    for (const count of counts.values()) expect(Math.abs(count / (2_200_000 / 36) - 1)).toBeLessThan(0.03);
  });
  it("begins again on request", () => {
    const random = createSeededRandom(7);
    const first = valuesOf(random);
    random.restart();
    expect(valuesOf(random)).toEqual(first);
  });
});
