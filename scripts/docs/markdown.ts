/** Descriptions as HTML. HTML in them stays text. */
import MarkdownIt, { type MarkdownIt as Renderer } from "markdown-it";

/** Renders blocks, or the words of one line. */
export interface Markdown {
  (text: string): string;
  /** Without paragraphs and without links, for a place that is a link or a button itself. */
  line(text: string): string;
}

/** Renders Markdown in which the name of something that has a place on the page leads to it. */
export function markdownFor(names: Set<string>): Markdown {
  const linked = rendererOf(names);
  const plain = rendererOf(new Set());
  const { rules } = plain.renderer;
  rules.link_open = rules.link_close = () => "";
  const blocks = (text: string) => linked.render(text);
  return Object.assign(blocks, { line: (text: string) => plain.renderInline(text) });
}

function rendererOf(names: Set<string>): Renderer {
  const renderer = new MarkdownIt({ html: false, linkify: false });
  const { rules } = renderer.renderer;
  const code = rules.code_inline as NonNullable<typeof rules.code_inline>;
  rules.code_inline = (tokens, index, ...rest) => {
    const shown = code(tokens, index, ...rest);
    const content = tokens[index]?.content ?? "";
    return names.has(content) ? `<a href="#${content}">${shown}</a>` : shown;
  };
  rules.table_open = () => "<div class=\"scrolled\" tabindex=\"0\"><table>";
  rules.table_close = () => "</table></div>";
  return renderer;
}
