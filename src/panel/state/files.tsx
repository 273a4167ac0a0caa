/** The files of a session, as a tree. A file opens beside its name. */
import { useState } from "preact/hooks";
import { useAnswer } from "./use-answer.js";

interface FilesProps {
  /** The paths that list a directory and read a file, without their query. */
  list: string;
  read: string;
  changes: number;
}

/** What is shown of a file or directory. */
interface Entry {
  name: string;
  path: string;
  is_dir: boolean;
  size_bytes: number;
}

export function Files(props: FilesProps) {
  return (
    <section aria-label="Files" class="files">
      <h2>Files</h2>
      <Directory path="/" {...props} />
    </section>
  );
}

function Directory({ path, ...props }: FilesProps & { path: string }) {
  const { list, read, changes } = props;
  const { body, problem } = useAnswer(`${list}?${new URLSearchParams({ path })}`, changes);
  if (problem !== undefined) return <p class="wrong">{problem}</p>;
  if (!Array.isArray(body)) return <p class="quiet">Loading …</p>;
  const entries = body as Entry[];
  if (entries.length === 0) return <p class="quiet">Empty.</p>;
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.path}>
          {entry.is_dir
            ? <Folder entry={entry} {...props} />
            : (
                <a href={`#state${read}?${new URLSearchParams({ path: entry.path })}`}>
                  {entry.name} <span class="quiet">{entry.size_bytes.toLocaleString("en")} bytes</span>
                </a>
              )}
        </li>
      ))}
    </ul>
  );
}

/** A directory is read when it is opened. */
function Folder({ entry: { name, path }, ...props }: FilesProps & { entry: Entry }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{name}/</summary>
      {isOpen && <Directory path={path} {...props} />}
    </details>
  );
}
