import { useMutation, useQuery } from "@tanstack/react-query";
import type { ContractClient, schemas } from "cloud-browser-contract";
import { saveFile } from "cloud-browser-contract/files";
import { queryOptions } from "cloud-browser-contract/query";
import { queries } from "./api.js";
import { Status } from "./Status.js";

const home = "/home/user";

/** The files of a session, in its home directory: uploads and downloads. */
export function Files({ client, path }: { client: ContractClient; path: { id: string } }) {
  const list = useQuery(queryOptions(client, "listFiles", { path, query: { path: home } }));
  const upload = useMutation({
    mutationFn: (files: File[]) =>
      client.uploadFiles({ path, body: { files: files.map((file) => ({ file, dest_path: `${home}/${file.name}` })) } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["listFiles"] }),
  });
  const download = useMutation({
    mutationFn: async (file: schemas.FileInfo) =>
      saveFile(await client.readFile({ path, query: { path: file.path } }), file.name),
  });
  return (
    <>
      <h3>Files</h3>
      <label>
        Upload <input type="file" multiple onChange={({ target }) => upload.mutate([...target.files ?? []])} />
      </label>
      <Status of={list} text="Loading the files…" />
      <Status of={upload} text="Uploading…" />
      <Status of={download} text="Downloading…" />
      <ul aria-label="Files">
        {list.data?.map((file) => (
          <li key={file.path}>
            {file.name} {file.size_bytes} bytes{" "}
            {!file.is_dir && <button onClick={() => download.mutate(file)}>Download {file.name}</button>}
          </li>
        ))}
      </ul>
    </>
  );
}
