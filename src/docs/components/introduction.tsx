/** The introduction: the description of the contract, with an article for each heading. */
import { slugOf, useModel } from "../model/model.js";
import { baseUrlOf } from "../samples/call.js";
import { Prose } from "./fields.js";
import { FirstCall } from "./sample.js";

/** Returns the headings of a Markdown text. */
export const headingsIn = (markdown: string) => [...markdown.matchAll(/^## (.+)$/gm)].map(([, name = ""]) => name);

/** Renders an article for the text before the first heading, and one for each heading. */
export function Introduction() {
  const { contract: { info, servers: [server] }, endpoints, markdown } = useModel();
  const first = endpoints.find(({ method }) => method === "post"); // it creates something
  const baseUrl = baseUrlOf(server);
  const [lead = "", ...sections] = info.description.split(/^## /m);
  return (
    <section class="introduction">
      <article class="entry" id="overview">
        <div class="text">
          <h1>{info.title}</h1>
          <p class="lead">{info.summary}</p>
          <Prose html={markdown(lead)} />
        </div>
        <div class="code">
          <div class="panel base" data-base-url={baseUrl}>
            <div class="bar"><div class="title">Base URL</div></div>
            <pre><code>{baseUrl}</code></pre>
            <p>
              {server.description} It accepts any token. To start it: <code>npx cloud-browser-contract mock</code>
            </p>
          </div>
          {first && <FirstCall endpoint={first} />}
        </div>
      </article>
      {sections.map((section) => {
        const [, name = "", text = ""] = /^(.+)\n([^]*)$/.exec(section) ?? [];
        return (
          <article class="entry" id={slugOf(name)} aria-label={name}>
            <div class="text"><h2><a href={`#${slugOf(name)}`}>{name}</a></h2><Prose html={markdown(text)} /></div>
          </article>
        );
      })}
    </section>
  );
}
