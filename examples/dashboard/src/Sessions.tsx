import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import type { ContractClient, schemas } from "cloud-browser-contract";
import { mutationOptions, pageOptions } from "cloud-browser-contract/query";
import { type FormEvent, useState } from "react";
import { queries } from "./api.js";
import { Session } from "./Session.js";
import { Status } from "./Status.js";

const limit = 5;
const titleOf = ({ name, session_id }: schemas.Browser) => name ?? session_id;
const refresh = () => queries.invalidateQueries({ queryKey: ["listBrowsers"] });

/** The sessions, page by page. */
export function Sessions({ client }: { client: ContractClient }) {
  const [name, setName] = useState("");
  const [offset, setOffset] = useState(0);
  const [selected, select] = useState<schemas.Browser>();
  const options = pageOptions(client, "listBrowsers", { query: { limit, offset } });
  const list = useQuery({ ...options, placeholderData: keepPreviousData });
  const close = () => select(undefined);
  const create = useMutation({ ...mutationOptions(client, "createBrowser"), onSuccess: select, onSettled: refresh });
  const remove = useMutation({ ...mutationOptions(client, "deleteBrowser"), onSuccess: close, onSettled: refresh });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate({ body: { ...name && { name }, timeout_seconds: 600 } });
  };
  return (
    <>
      <h1>Sessions</h1>
      <form onSubmit={submit}>
        <label>Name <input value={name} onChange={({ target }) => setName(target.value)} /></label>
        <button disabled={create.isPending}>Create</button>
      </form>
      <Status of={create} text="Creating…" />
      <Status of={remove} text="Deleting…" />
      <Status of={list} text="Loading…" />
      <ul aria-label="Sessions">
        {list.data?.data.map((browser) => (
          <li key={browser.session_id}>
            <button onClick={() => select(browser)}>{titleOf(browser)}</button> <time>{browser.created_at}</time>{" "}
            <button onClick={() => remove.mutate({ path: { id_or_name: browser.session_id } })}>
              Delete {titleOf(browser)}
            </button>
          </li>
        ))}
      </ul>
      <button disabled={offset === 0} onClick={() => setOffset(Math.max(0, offset - limit))}>Previous</button>
      <button disabled={!list.data?.page.hasMore} onClick={() => setOffset(offset + limit)}>Next</button>
      {selected && <Session key={selected.session_id} client={client} browser={selected} />}
    </>
  );
}
