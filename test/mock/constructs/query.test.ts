/** Query parameters of every type and style: which values are taken, and in which words the others are refused. */
import { describe, it } from "vitest";
import { ask, expectDone, expectInvalid, shareConstructs } from "./support.js";

shareConstructs();

describe("a query is accepted", () => {
  it.each([
    ["that is empty", ""],
    ["with the smallest integer", "limit=1"],
    ["with the largest integer", "limit=100"],
    ["with an integer that is percent-encoded", "limit=%32%30"],
    ["with a fraction", "ratio=0.5"],
    ["with a negative number", "ratio=-2"],
    ["with true", "flag=true"],
    ["with false", "flag=false"],
    ["with a value of an enum", "status=deleted"],
    ["with text that matches the pattern", "name=a-b"],
    ["with a list of one item", "ids=7"],
    ["with a list as repeated parameters", "ids=1&ids=2&ids=3"],
    ["with a list in one parameter", "sizes=1,2,3"],
    ["with a list in one parameter that may be repeated, too", "kinds=log,state"],
    ["with a list in some of the parameters that are repeated", "kinds=log%2Cstate&kinds=log"],
    ["with an object of one property", "tags[team]=backend"],
    ["with an object of several properties", "tags[team]=backend&limit=1&tags[env]=prod"],
    ["with an object whose brackets are percent-encoded", "tags%5Bteam%5D=backend"],
    ["with an object whose property is named __proto__", "tags[__proto__]=x"],
    ["with a date-time in UTC", "since=2026-01-31T12:00:00Z"],
    ["with a date-time at an offset", "since=2026-01-31T12:00:00.5%2B01:00"],
    ["with a deprecated parameter", "old=true"],
    ["with a parameter that is not declared", "unknown=%FF&unknown=2&LIMIT=x"],
  ])("%s", async (_, query) => {
    await expectDone(ask(`/query?${query}`));
  });
});

describe("a query parameter is refused, because", () => {
  it.each(["abc", "1e1", "1.5", "%201", "0x1", "%2B1", "+1", "1,2", "NaN", "true"])(
    "%s is no integer", async (value) => {
      await expectInvalid(ask(`/query?limit=${value}`), "limit must be an integer.");
    });
  it.each(["abc", "NaN", "Infinity", "0x1", "1,5", "%201"])("%s is not a number", async (value) => {
    await expectInvalid(ask(`/query?ratio=${value}`), "ratio must be a number.");
  });
  it.each(["yes", "1", "TRUE", "%20true"])("%s is not a boolean", async (value) => {
    await expectInvalid(ask(`/query?flag=${value}`), "flag must be a boolean.");
  });
  it.each(["yesterday", "2026-01-31", "2026-02-30T12:00:00Z", "2026-01-31T12:00:00"])(
    "%s is no date-time", async (value) => {
      await expectInvalid(ask(`/query?since=${value}`), "since must be a valid date-time.");
    });
  it.each(["limit", "ratio", "flag", "status", "name", "since"])("%s is empty", async (name) => {
    await expectInvalid(ask(`/query?${name}=`), `${name} must not be empty.`);
  });
  it.each(["limit=1", "name=a", "flag=true", "sizes=1"])("%s is given twice", async (parameter) => {
    await expectInvalid(ask(`/query?${parameter}&${parameter}`), `${parameter.split("=")[0]} must be given once.`);
  });
  it.each(["%FF", "%zz", "%", "a%C3", "%ED%A0%80"])("%s is not percent-encoded UTF-8", async (value) => {
    await expectInvalid(ask(`/query?limit=${value}`), "limit must be percent-encoded UTF-8.");
    await expectInvalid(ask(`/query?name=${value}`), "name must be percent-encoded UTF-8.");
  });
  it.each([
    ["limit=0", "limit must be at least 1."],
    ["limit=101", "limit must be at most 100."],
    ["status=gone", "status must be one of active, deleted, all."],
    ["name=A", "name must match the pattern ^[a-z-]+$."],
    ["ids=1&ids=x", "ids[1] must be an integer."],
    ["ids=1&ids=2&ids=3&ids=4", "ids must have at most 3 items."],
    ["ids=1,2", "ids[0] must be an integer."],
    ["kinds=log,x", "kinds[1] must be one of log, state."],
    ["sizes=1,x", "sizes[1] must be an integer."],
    ["sizes=1,2,3,4", "sizes must have at most 3 items."],
    ["old=x", "old must be a boolean."],
  ])("of %s", async (query, message) => {
    await expectInvalid(ask(`/query?${query}`), message);
  });
  it.each(["tags=x", "tags[a][b]=c", "tags[]=c", "tags[a]=b&tags=x"])("%s is not an object", async (query) => {
    await expectInvalid(ask(`/query?${query}`), "tags must be given as tags[key]=value.");
  });
  it.each(["tags[a]=1&tags[a]=2", "tags[a]=1&tags[b]=2&tags%5Ba%5D=1"])("%s has a key twice", async (query) => {
    await expectInvalid(ask(`/query?${query}`), "tags[a] must be given once.");
  });
});

it("every invalid query parameter is reported, in the order of the description", async () => {
  await expectInvalid(ask("/query?limit=0&ratio=x&ids=1&ids=y&tags=z"),
    "limit must be at least 1.",
    "ratio must be a number.",
    "ids[1] must be an integer.",
    "tags must be given as tags[key]=value.");
});
