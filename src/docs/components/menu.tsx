/** The menu: the introduction, the operations by area, and the shared schemas and responses. */
import { slugOf, useModel } from "../model/model.js";

/** Renders links to all articles of the page. `headings` are those of the introduction. */
export function Menu({ headings }: { headings: string[] }) {
  const { contract } = useModel();
  const { schemas, responses } = contract.components;
  return (
    <nav id="menu" aria-label="Contents" tabindex={-1}>
      <p class="group">Introduction</p>
      <ul>{headings.map((name) => <li><a href={`#${slugOf(name)}`}>{name}</a></li>)}</ul>
      {contract["x-tagGroups"].map(({ name, tags }) => (
        <>
          <p class="group">{name}</p>
          {tags.map((tag) => <AreaLinks tag={tag} />)}
        </>
      ))}
      <p class="group">Reference</p>
      <NameLinks heading="Schemas" names={Object.keys(schemas)} />
      <NameLinks heading="Responses" names={Object.keys(responses)} prefix="response-" />
    </nav>
  );
}

function AreaLinks({ tag }: { tag: string }) {
  const { endpoints } = useModel();
  const own = endpoints.filter(({ operation }) => operation.tags[0] === tag);
  return (
    <details>
      <summary>{tag}</summary>
      <ul>
        <li><a href={`#${slugOf(tag)}`}>Overview</a></li>
        {own.map(({ method, operation: { operationId, summary } }) => (
          <li><a href={`#${operationId}`}>{summary} <span class={`method ${method}`}>{shorten(method)}</span></a></li>
        ))}
      </ul>
    </details>
  );
}

const shorten = (method: string) => method === "delete" ? "DEL" : method.toUpperCase();

/** Lets a long name break between its words. */
const withBreaks = (name: string) =>
  name.length < 24 ? name : name.split(/(?<=[a-z])(?=[A-Z])/).map((word) => <>{word}<wbr /></>);

function NameLinks({ heading, names, prefix = "" }: { heading: string; names: string[]; prefix?: string }) {
  return (
    <details class="names">
      <summary>{heading}</summary>
      <ul>{[...names].sort().map((name) => <li><a href={`#${prefix}${name}`}>{withBreaks(name)}</a></li>)}</ul>
    </details>
  );
}
