/** The list of sessions: its pages, and how a session is created and deleted. */
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { name, openDashboard } from "./open.js";

const sessions = () => within(screen.getByRole("list", { name: "Sessions" }));
const button = (name: string) => screen.findByRole("button", { name });

it("the sessions are loaded, then listed", async () => {
  await openDashboard();
  expect(screen.getByRole("status").textContent).toBe("Loading…");
  await button(name);
  expect(screen.queryByRole("status")).toBeNull();
  expect(sessions().getAllByRole("listitem")).toHaveLength(3);
});

it("a session is created with a name, and shown", async () => {
  const { client, user } = await openDashboard({ createBrowser: { delay: 100 } });
  await user.type(screen.getByLabelText("Name"), "shop");
  await user.click(await button("Create"));
  expect(screen.getByText("Creating…")).toBeTruthy();
  await screen.findByRole("heading", { name: "shop" });
  expect(await button("Delete shop")).toBeTruthy();
  expect(await client.getBrowser({ path: { id_or_name: "shop" } })).toMatchObject({ timeout_seconds: 600 });
});

it("a name that is taken is an error that says so", async () => {
  const { user } = await openDashboard();
  await user.type(screen.getByLabelText("Name"), name);
  await user.click(await button("Create"));
  expect((await screen.findByRole("alert")).textContent).toMatch(/^conflict: .*price-check/);
});

it("a session is deleted, and no longer shown", async () => {
  const { client, user } = await openDashboard();
  await user.click(await button(name));
  await user.click(await button(`Delete ${name}`));
  await waitFor(() => expect(sessions().getAllByRole("listitem")).toHaveLength(2));
  expect(screen.queryByRole("heading", { name })).toBeNull();
  await expect(client.getBrowser({ path: { id_or_name: name } })).rejects.toThrow("not_found");
});

it("a session that is gone already is an error, and leaves the list", async () => {
  const { client, user } = await openDashboard();
  const remove = await button(`Delete ${name}`);
  await client.deleteBrowser({ path: { id_or_name: name } });
  await user.click(remove);
  expect((await screen.findByRole("alert")).textContent).toMatch(/^not_found: /);
  await waitFor(() => expect(sessions().getAllByRole("listitem")).toHaveLength(2));
});

it("pages have five sessions", async () => {
  const { client, user } = await openDashboard({ listBrowsers: (_, { byDefault }) => byDefault() });
  for (let index = 0; index < 4; index++) await client.createBrowser({ body: { name: `new-${index}` } });
  await user.click(await button("Create"));
  await waitFor(() => expect(sessions().getAllByRole("listitem")).toHaveLength(5));
  expect(await button("Previous")).toHaveProperty("disabled", true);
  await user.click(await button("Next"));
  await waitFor(() => expect(sessions().getAllByRole("listitem")).toHaveLength(3));
  expect(await button("Next")).toHaveProperty("disabled", true);
  await user.click(await button("Previous"));
  await waitFor(() => expect(sessions().getAllByRole("listitem")).toHaveLength(5));
});

it("an error of the API is shown at once", async () => {
  const { mock } = await openDashboard({ listBrowsers: { status: 401 } });
  expect((await screen.findByRole("alert")).textContent).toMatch(/^unauthorized: /);
  expect(mock.requests).toHaveLength(1);
});

it("a call that the network fails is tried again", async () => {
  let failures = 1;
  await openDashboard({}, (fetch) => (...call) =>
    failures-- > 0 ? Promise.reject(new TypeError("fetch failed")) : fetch(...call));
  await screen.findByRole("button", { name }, { timeout: 3000 });
});
