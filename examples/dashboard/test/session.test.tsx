/** A session: its live view, a screenshot, files up and down, and its log. */
import { screen, waitFor, within } from "@testing-library/react";
import type { ContractClient } from "cloud-browser-contract";
import type { MockOverrides } from "cloud-browser-contract/mock";
import { expect, it, onTestFinished, vi } from "vitest";
import { name, openDashboard, path } from "./open.js";

async function openSession(overrides?: MockOverrides) {
  const opened = await openDashboard(overrides);
  await opened.user.click(await screen.findByRole("button", { name }));
  return opened;
}

async function textOf(client: ContractClient, file: string): Promise<string> {
  return (await client.readFile({ path, query: { path: file } })).text();
}

const files = () => within(screen.getByRole("list", { name: "Files" }));

it("the live view and a screenshot are shown, once it is taken", async () => {
  const shown: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((bytes) => `blob:${shown.push(bytes as Blob)}`);
  const revoke = vi.spyOn(URL, "revokeObjectURL");
  onTestFinished(() => void vi.restoreAllMocks());
  const { user } = await openSession({ takeScreenshot: { delay: 100 } });
  expect(screen.getByTitle("Live view")).toHaveProperty("src", expect.stringMatching(`/vm/${path.id}/live\\?jwt=`));
  expect(screen.getByText("Taking a screenshot…")).toBeTruthy();
  expect(await screen.findByAltText("Screenshot")).toHaveProperty("src", "blob:1");
  expect(shown).toMatchObject([{ type: "image/png" }]);
  await user.click(screen.getByRole("button", { name: `Delete ${name}` }));
  await waitFor(() => expect(revoke).toHaveBeenCalledWith("blob:1"));
});

it("a screenshot that fails is an error", async () => {
  await openSession({ takeScreenshot: { status: 500 } });
  expect((await screen.findByRole("alert")).textContent).toMatch(/^internal/);
});

it("the files are loaded, then listed", async () => {
  await openSession({ listFiles: { delay: 100 } });
  expect(screen.getByText("Loading the files…")).toBeTruthy();
  expect(await files().findByText(/notes\.txt \d+ bytes/)).toBeTruthy();
  expect(files().queryByRole("button", { name: "Download archive" })).toBeNull(); // a directory
});

it("files are uploaded, and listed", async () => {
  const { client, user } = await openSession({ uploadFiles: { delay: 100 } });
  await files().findByText(/notes\.txt \d+ bytes/);
  await user.upload(screen.getByLabelText("Upload"), [new File(["abc"], "a.txt"), new File(["d"], "b.txt")]);
  expect(screen.getByText("Uploading…")).toBeTruthy();
  expect(await files().findByText(/a\.txt 3 bytes/)).toBeTruthy();
  expect(await textOf(client, "/home/user/b.txt")).toBe("d");
});

it("a file is downloaded under its name", async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((bytes) => `blob:${saved.push(bytes as Blob)}`);
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const { client, user } = await openSession({ takeScreenshot: { status: 500 }, readFile: { delay: 100 } });
  await user.click(await screen.findByRole("button", { name: "Download notes.txt" }));
  expect(screen.getByText("Downloading…")).toBeTruthy();
  await waitFor(() => expect(click.mock.contexts).toMatchObject([{ download: "notes.txt", href: "blob:1" }]));
  expect(await saved[0]?.text()).toBe(await textOf(client, "/home/user/notes.txt"));
});

it("what cannot be listed, uploaded or downloaded is an error", async () => {
  const { mock, user } = await openSession();
  mock.use({ readFile: { status: 404 }, uploadFiles: { status: 400 }, listFiles: { status: 404 } });
  await user.click(await screen.findByRole("button", { name: "Download notes.txt" }));
  await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(1));
  await user.upload(screen.getByLabelText("Upload"), new File(["abc"], "a.txt"));
  await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
  mock.use({ uploadFiles: { status: 201 } });
  await user.upload(screen.getByLabelText("Upload"), new File(["abcd"], "b.txt"));
  await waitFor(() => expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^not_found: /), expect.stringMatching(/^not_found: /),
  ]));
});

it("the log grows, and its stream is closed when another session is shown", async () => {
  const signals: AbortSignal[] = [];
  const { client, user } = await openSession({
    streamLogs(_, { signal, byDefault }) {
      signals.push(signal);
      return byDefault();
    },
  });
  await waitFor(() => expect(screen.queryByText("Opening the log…")).toBeNull());
  const query = { path: "/home/user/crawl.log" };
  await client.writeFile({ path, query, body: `${await textOf(client, query.path)}The end.\n` });
  expect(await within(screen.getByRole("list", { name: "Log" })).findByText("The end.")).toBeTruthy();
  expect(signals[0]?.aborted).toBe(false);
  await user.click(screen.getByRole("button", { name: "Create" }));
  await waitFor(() => expect(signals[0]?.aborted).toBe(true));
});

it("a log that cannot be opened is an error", async () => {
  await openSession({ streamLogs: { status: 404, delay: 100 } });
  expect(screen.getByText("Opening the log…")).toBeTruthy();
  expect((await screen.findByRole("alert")).textContent).toMatch(/^not_found: /);
});
