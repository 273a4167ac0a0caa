/** A Selenium Grid: a hub and nodes, each a program of its own. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { executablePath } from "../../support/chromium.js";
import { succeed } from "../../support/run.js";
import { freePorts, type Program, startProgram, untilJson } from "./programs.js";

/** A running Grid. */
export interface Grid {
  url: string;
  hub: Program;
  nodes: Program[];
  /** How many sessions it has. */
  used: () => Promise<number>;
  /** Returns a node that has one. */
  nodeInUse: () => Promise<Program | undefined>;
}

/** What `GET /status` says. */
interface Status {
  value: { ready: boolean; nodes: { uri: string; slots: { session: unknown }[] }[] };
}

const pom = fileURLToPath(new URL("grid/pom.xml", import.meta.url));
/** How many sessions a node has at once. */
export const slots = 2;

/** What a node runs. A session without any command ends after half a minute. */
const nodeConfig = `
[node]
detect-drivers = false
session-timeout = 30
override-max-sessions = true
max-sessions = ${slots}
[[node.driver-configuration]]
display-name = "chromium"
max-sessions = ${slots}
webdriver-executable = "/usr/bin/chromedriver"
stereotype = '{"browserName":"chrome","goog:chromeOptions":{"binary":"${executablePath}","args":["--no-sandbox"]}}'
`;

/** Why there is no Grid on this machine, if so. */
export function missing(): string | undefined {
  const has = (name: string) => (process.env.PATH ?? "").split(":").some((folder) => existsSync(join(folder, name)));
  const lacking = ["java", "mvn", "chromedriver"].filter((name) => !has(name));
  return lacking.length > 0 ? `A Selenium Grid needs ${lacking.join(" and ")}.` : undefined;
}

/** Downloads the Grid into a folder that is reused until `pom.xml` changes. */
async function installGrid(): Promise<string> {
  const hash = createHash("sha256").update(await readFile(pom)).digest("hex").slice(0, 12);
  const folder = join(tmpdir(), `contract-grid-${hash}`);
  const done = join(folder, "done");
  if (existsSync(done)) return folder;
  await rm(folder, { recursive: true, force: true });
  const goal = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies";
  await succeed("mvn", ["-q", "-B", "-f", pom, goal, `-DoutputDirectory=${folder}`], tmpdir());
  await writeFile(done, "");
  return folder;
}

/**
 * Starts a Grid with two nodes.
 *
 * @param folder For the files of its programs.
 */
export async function startGrid(folder: string): Promise<Grid> {
  const config = join(folder, "node.toml");
  await writeFile(config, nodeConfig);
  const jars = join(await installGrid(), "*");
  const [port, publish, subscribe, ...nodePorts] = await freePorts(5);
  const url = `http://127.0.0.1:${port}`;
  const bus = [
    "--publish-events", `tcp://127.0.0.1:${publish}`, "--subscribe-events", `tcp://127.0.0.1:${subscribe}`,
  ];
  const start = (...args: string[]) => {
    const java = ["-Xmx256m", "-XX:TieredStopAtLevel=1", "-cp", jars, "org.openqa.selenium.grid.Main"];
    return startProgram("java", [...java, ...args, "--host", "127.0.0.1", ...bus], { ...process.env, TMPDIR: folder });
  };
  const hub = start("hub", "--port", String(port));
  const nodes = nodePorts.map((port) =>
    start("node", "--port", String(port), "--config", config, "--grid-url", url, "--selenium-manager", "false"));
  await untilJson(`${url}/status`, ({ value }: Status) => value.ready && value.nodes.length === nodes.length);
  const used = async () => {
    const { value } = await (await fetch(`${url}/status`)).json() as Status;
    return value.nodes.flatMap(({ uri, slots }) => slots.filter(({ session }) => session !== null).map(() => uri));
  };
  return {
    url,
    hub,
    nodes,
    used: async () => (await used()).length,
    async nodeInUse() {
      const [uri = ""] = await used();
      return nodes[nodePorts.findIndex((port) => uri.endsWith(`:${port}`))];
    },
  };
}
