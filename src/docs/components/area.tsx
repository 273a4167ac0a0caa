/** An area of the contract: its description, a list of its operations, and their articles. */
import { slugOf, useModel } from "../model/model.js";
import { Prose } from "./fields.js";
import { OperationArticle } from "./operation.js";

/** Renders the section of a tag. */
export function AreaSection({ name, description }: { name: string; description: string }) {
  const { markdown, endpoints } = useModel();
  const own = endpoints.filter(({ operation }) => operation.tags[0] === name);
  return (
    <section aria-label={name}>
      <article class="entry area" id={slugOf(name)}>
        <div class="text"><h1>{name}</h1><Prose html={markdown(description)} /></div>
        <div class="code">
          <div class="panel endpoints">
            <div class="bar"><div class="title">Operations</div></div>
            <ul>
              {own.map(({ method, path, operation: { operationId } }) => (
                <li>
                  <a href={`#${operationId}`}>
                    <b class={`method ${method}`}>{method.toUpperCase()}</b> <code>{path}</code>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </article>
      {own.map((endpoint) => <OperationArticle endpoint={endpoint} />)}
    </section>
  );
}
