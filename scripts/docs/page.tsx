/** The page: a bar, the menu, and an article for each thing of the contract. */
import { Area } from "./area.js";
import { Bar, Search } from "./bar.js";
import { headingsIn, Introduction } from "./introduction.js";
import { Menu } from "./menu.js";
import { useModel } from "./model.js";
import { Reference } from "./reference.js";

/** What stands around the contract: the style, the scripts, the index of search, and the policy that allows them. */
export interface Parts {
  style: string;
  early: string;
  script: string;
  index: string;
  policy: string;
}

/** The whole document. */
export function Page({ style, early, script, index, policy }: Parts) {
  const { contract: { info, tags } } = useModel();
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={info.summary} />
        {"\n"}
        <title>{info.title}</title>
        {"\n"}
        <Raw as="style" html={style} />
        <Raw as="script" html={early} />
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <Bar title={info.title} />
        <Menu headings={["Overview", ...headingsIn(info.description)]} />
        <main id="main" tabindex={-1}>
          <Introduction />
          {tags.map((tag) => <Area {...tag} />)}
          <Reference />
        </main>
        <Search />
        <script type="application/json" id="search-index" dangerouslySetInnerHTML={{ __html: index }} />
        <Raw as="script" html={script} />
      </body>
    </html>
  );
}

function Raw({ as: Element, html }: { as: "style" | "script"; html: string }) {
  return <Element dangerouslySetInnerHTML={{ __html: html }} />;
}
