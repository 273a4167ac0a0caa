/** Opens the panel of a mock in Chromium, and counts what its user does. */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { type ContractClient, createClient } from "../../../src/index.js";
import type { Mock, MockOptions } from "../../../src/mock/index.js";
import { open, type OpenedPage } from "../../docs/open.js";
import { startTestMock } from "../../support/mock.js";

export interface OpenedPanel extends OpenedPage {
  mock: Mock;
  client: ContractClient;
}

/** Starts a mock, and opens its panel. */
export async function openPanel(
  chromium: Browser,
  options: MockOptions = {},
  context: BrowserContextOptions = {},
): Promise<OpenedPanel> {
  const mock = await startTestMock(options);
  const client = createClient({ baseUrl: mock.url, token: options.token ?? "any-token" });
  const opened = await open(chromium, mock.url, context);
  return { ...opened, mock, client };
}

/** What a user does. Each is one action. */
export interface Actions {
  click: (role: "button" | "link", name: string | RegExp) => Promise<void>;
  fill: (name: string, text: string) => Promise<void>;
  select: (name: string, option: string | RegExp) => Promise<void>;
  choose: (label: string, file: { name: string; mimeType: string; buffer: Buffer }) => Promise<void>;
}

/** How many actions a task may take. */
const maxActions = 6;

/** Does a task, by roles and names alone. It may take at most six actions. */
export async function doTask(page: Page, task: (user: Actions) => Promise<void>): Promise<void> {
  let actions = 0;
  const act = async (action: () => Promise<unknown>) => {
    actions++;
    await action();
  };
  await task({
    click: (role, name) => act(() => page.getByRole(role, { name }).first().click()),
    fill: (name, text) => act(() =>
      (["textbox", "searchbox", "spinbutton"] as const).map((role) => page.getByRole(role, { name, exact: true }))
        .reduce((one, other) => one.or(other)).fill(text)),
    select: (name, option) => act(async () => {
      const field = page.getByRole("combobox", { name, exact: true });
      const label = await field.getByRole("option", { name: option }).first().textContent();
      await field.selectOption({ label: label ?? "" });
    }),
    choose: (label, file) => act(() => page.getByLabel(label).setInputFiles(file)),
  });
  expect(actions).toBeLessThanOrEqual(maxActions);
}
