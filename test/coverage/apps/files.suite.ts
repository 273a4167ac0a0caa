/** The suite of the files. It lacks: all errors but one, and the events of a file that is moved or deleted. */
import { setTimeout } from "node:timers/promises";
import { expect } from "vitest";
import { session } from "../../support/mock.js";
import { createFiles } from "./files.js";
import type { Suite } from "./suite.js";

export const suite: Suite = {
  async "a file is added, listed and removed"({ url }) {
    const files = createFiles(url, session);
    await files.add("/work/a.txt", "a");
    expect(await files.list("/work")).toEqual(["a.txt"]);
    await files.remove("/work/a.txt");
    expect(await files.list("/work")).toEqual([]);
  },
  async "a file gets another name"({ url }) {
    const files = createFiles(url, session);
    await files.add("/work/a.txt", "a");
    await files.rename("/work/a.txt", "/work/b.txt");
    expect(await files.list("/work")).toEqual(["b.txt"]);
  },
  async "a directory that is gone is said to be"({ url }) {
    await expect(createFiles(url, session).list("/nowhere")).rejects.toThrow("It is gone.");
  },
  async "a new file appears by itself"({ url }) {
    const files = createFiles(url, session);
    await files.add("/work/a.txt", "a");
    const shown: string[] = [];
    const watched = files.watch("/work", (type, name) => shown.push(`${type} ${name}`) === 2);
    await setTimeout(100); // until the app watches
    await files.add("/work/b.txt", "b");
    await watched;
    expect(shown).toEqual(["CREATE b.txt", "WRITE b.txt"]);
  },
};
