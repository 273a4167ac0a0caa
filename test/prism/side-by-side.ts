/** Runs the mock and stock Prism side by side, and judges the response of each to the same request. */
import { request as open } from "node:http";
import { startMock } from "../../src/mock/index.js";
import { type AnyRequest, framed } from "../support/any-request.js";
import { startStockPrism } from "../support/started.js";
import { type Judged, type Judgement, judgementOf } from "./judged.js";

export interface SideBySide {
  judge(request: AnyRequest): Promise<Judged>;
  close(): Promise<void>;
}

/** How long to wait for a response, in milliseconds. */
const patience = 5000;

/** Starts both. The mock is stateless, as Prism is. Prism is restarted if a request has ended its process. */
export async function startSideBySide(): Promise<SideBySide> {
  const mock = await startMock({ stateless: true });
  let prism = await startStockPrism();

  async function judgePrism(request: AnyRequest): Promise<Judgement> {
    const judgement = await send(prism.url, request);
    if (judgement !== "breaks off" || await answers(prism.url)) return judgement;
    prism = await startStockPrism();
    return "ends its process";
  }

  return {
    async judge(request) {
      const [ours, prism] = await Promise.all([send(mock.url, request), judgePrism(request)]);
      return { request, ours, prism };
    },
    async close() {
      await Promise.all([mock.close(), prism.close()]);
    },
  };
}

/** Sends a request on a new connection, so that an earlier request cannot affect it. */
function send(url: string, sent: AnyRequest): Promise<Judgement> {
  const { headers, body } = framed(sent);
  return new Promise((resolve) => {
    const options = { agent: false, method: sent.method, path: sent.target, headers, timeout: patience };
    const outgoing = open(url, options as object, (response) => {
      resolve(judgementOf(response.statusCode ?? 0));
      response.destroy();
    });
    outgoing.on("error", () => resolve("breaks off")).on("timeout", () => {
      resolve("hangs");
      outgoing.destroy();
    });
    outgoing.end(body, "latin1");
  });
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(() => true, () => false);
}
