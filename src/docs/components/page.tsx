/** The page: the bar, the menu, and an article for each part of the contract. */
import { useModel } from "../model/model.js";
import { AreaSection } from "./area.js";
import { SearchDialog, TopBar } from "./bar.js";
import { headingsIn, Introduction } from "./introduction.js";
import { Menu } from "./menu.js";
import { ReferenceSections } from "./reference.js";

/** The style, scripts and search index of the page, and the Content-Security-Policy that allows them. */
export interface PageAssets {
  style: string;
  early: string;
  script: string;
  index: string;
  policy: string;
}

/** Renders the whole document. */
export function DocsPage({ style, early, script, index, policy }: PageAssets) {
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
        <TopBar title={info.title} />
        <Menu headings={["Overview", ...headingsIn(info.description)]} />
        <main id="main" tabindex={-1}>
          <Introduction />
          {tags.map((tag) => <AreaSection {...tag} />)}
          <ReferenceSections />
        </main>
        <SearchDialog />
        <script type="application/json" id="search-index" dangerouslySetInnerHTML={{ __html: index }} />
        <Raw as="script" html={script} />
      </body>
    </html>
  );
}

function Raw({ as: Element, html }: { as: "style" | "script"; html: string }) {
  return <Element dangerouslySetInnerHTML={{ __html: html }} />;
}
