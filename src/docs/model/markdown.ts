/** Renders descriptions as HTML. HTML in a description is escaped. */
import MarkdownIt, { type MarkdownIt as Renderer } from "markdown-it";

/** Renders a Markdown text as blocks. */
export interface Markdown {
  (text: string): string;
  /** Renders without paragraphs and links, for use within a link or a button. */
  line(text: string): string;
}

/** Creates a renderer that turns the names of operations and schemas into links. */
export function createMarkdown(names: Set<string>): Markdown {
  const linked = createRenderer(names);
  const plain = createRenderer(new Set());
  const { rules } = plain.renderer;
  rules.link_open = rules.link_close = () => "";
  const blocks = (text: string) => linked.render(text);
  return Object.assign(blocks, { line: (text: string) => plain.renderInline(text) });
}

function createRenderer(names: Set<string>): Renderer {
  const renderer = new MarkdownIt({ html: false, linkify: false });
  const { rules } = renderer.renderer;
  const code = rules.code_inline as NonNullable<typeof rules.code_inline>;
  rules.code_inline = (tokens, index, ...rest) => {
    const html = code(tokens, index, ...rest);
    const content = tokens[index]?.content ?? "";
    return names.has(content) ? `<a href="#${content}">${html}</a>` : html;
  };
  rules.table_open = () => "<div class=\"scrolled\" tabindex=\"0\"><table>";
  rules.table_close = () => "</table></div>";
  return renderer;
}
