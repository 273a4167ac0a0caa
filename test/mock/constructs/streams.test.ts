/** Event streams: the examples of a response, as events, one after the other. */
import { describe, expect, it } from "vitest";
import { errorOf } from "../../support/mock.js";
import { ask, constructs, expectFits, shareConstructs } from "./support.js";

shareConstructs();

const { RunningEvent, LogEvent, HeartbeatEvent } = constructs.components.examples;
const eventOf = ({ value }: { value: unknown }) => `data: ${JSON.stringify(value)}\n\n`;
const all = [RunningEvent, LogEvent, HeartbeatEvent].map(eventOf).join("");
const stream = (headers: Record<string, string> = {}) => ask("/answers/events", { headers });

describe("an event stream", () => {
  it("has every example as an event, in the order of the description, and ends", async () => {
    const response = await stream();
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(all);
  });
  it("has a content type, and no length", async () => {
    const { headers, body } = await stream();
    await body?.cancel();
    expect(headers.get("Content-Type")).toBe("text/event-stream");
    expect(headers.get("X-SSE-Content-Type")).toBe("application/json");
    expect(headers.has("Content-Length")).toBe(false);
  });
  it("has every event when its status is requested", async () => {
    expect(await (await stream({ Prefer: "code=200" })).text()).toBe(all);
  });
  it.each([["running", RunningEvent], ["log", LogEvent], ["heartbeat", HeartbeatEvent]])(
    "has one event when the example %s is asked for", async (name, example) => {
      const response = await stream({ Prefer: `example=${name}` });
      expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "text/event-stream"]);
      expect(await response.text()).toBe(eventOf(example));
    });
  it("has one generated event when that is requested", async () => {
    const response = await stream({ Prefer: "dynamic=true" });
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "text/event-stream"]);
    const text = await response.text();
    expect(text).toMatch(/^data: .+\n\n$/);
    expect(all).not.toContain(text);
    expectFits("/components/schemas/Event", JSON.parse(text.slice("data: ".length)));
  });
  it("is refused as JSON", async () => {
    expect(await errorOf(stream({ Authorization: "" }))).toMatchObject({ status: 401, code: "unauthorized" });
    expect(await errorOf(stream({ Prefer: "example=nope" }))).toMatchObject({ status: 400, code: "bad_request" });
  });
});
