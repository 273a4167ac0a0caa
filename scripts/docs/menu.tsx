/** The menu: the introduction, every operation in its area, and what they share. */
import { slugOf, useModel } from "./model.js";

/** All places of the page. `headings` are those of the introduction. */
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
          {tags.map((tag) => <Area tag={tag} />)}
        </>
      ))}
      <p class="group">Reference</p>
      <Names heading="Schemas" names={Object.keys(schemas)} />
      <Names heading="Responses" names={Object.keys(responses)} prefix="response-" />
    </nav>
  );
}

function Area({ tag }: { tag: string }) {
  const { places } = useModel();
  const own = places.filter(({ operation }) => operation.tags[0] === tag);
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

/** A long name may break where a word begins in it. */
const broken = (name: string) =>
  name.length < 24 ? name : name.split(/(?<=[a-z])(?=[A-Z])/).map((word) => <>{word}<wbr /></>);

function Names({ heading, names, prefix = "" }: { heading: string; names: string[]; prefix?: string }) {
  return (
    <details class="names">
      <summary>{heading}</summary>
      <ul>{[...names].sort().map((name) => <li><a href={`#${prefix}${name}`}>{broken(name)}</a></li>)}</ul>
    </details>
  );
}
