/** What a path of the contract reads: JSON, a stream or bytes; and what else there is of the same resource. */
import { doAndSay } from "../message.js";
import { askApi } from "../mock.js";
import type { Known } from "../store.js";
import { Bytes } from "./bytes.js";
import { type Called, relatedTo } from "./contract.js";
import { Files } from "./files.js";
import { List } from "./list.js";
import { QueryForm } from "./query-form.js";
import { Screen } from "./screen.js";
import { Stream } from "./stream.js";

interface ResourceProps {
  known: Known;
  called: Called;
}

export function Resource({ known, called }: ResourceProps) {
  const { operation, path } = called;
  const { reads, deletes } = relatedTo(known.operations, called);
  const [plain = ""] = path.split("?");
  const session = operation.id === "getBrowser" ? decodeURIComponent(plain.split("/").at(-1) ?? "") : undefined;
  const [list, read] = ["listFiles", "readFile"].map((id) => reads.find((one) => one.operation.id === id)?.path);
  return (
    <>
      <p class="quiet"><a href="#state">State</a> / {operation.area}</p>
      <h1>{operation.id}</h1>
      <p><code>GET {plain}</code></p>
      <p class="actions">
        {deletes.map((one) => (
          <button key={one.operation.id} type="button" class="danger" onClick={() => void remove(one)}>Delete</button>
        ))}
      </p>
      <QueryForm called={called} />
      {isComplete(called) && <Content known={known} called={called} />}
      {session !== undefined && <Screen session={session} />}
      {session !== undefined && list !== undefined && read !== undefined
        && <Files list={list} read={read} changes={known.changes} />}
      {reads.length > 0 && (
        <nav aria-label="Of the same resource">
          <h2>Of the same resource</h2>
          <ul class="links">
            {reads.map((one) => (
              <li key={one.operation.id}><a href={`#state${one.path}`}>{one.operation.id}</a></li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );

  async function remove({ path }: Called): Promise<void> {
    await doAndSay(async () => {
      await askApi("DELETE", path);
      location.hash = "#state";
    }, `Deleted ${path}.`);
  }
}

/** Whether all parameters that are required are there. */
function isComplete({ operation, path }: Called): boolean {
  const query = new URLSearchParams(path.split("?")[1]);
  return operation.parameters.every(({ name, in: location, required }) =>
    location !== "query" || !required || query.has(name));
}

function Content({ known, called }: ResourceProps) {
  const { operation, path } = called;
  if (operation.mediaType === "application/json") return <List known={known} called={called} />;
  if (operation.mediaType === "text/event-stream") return <Stream path={path} />;
  return <Bytes path={path} />;
}
