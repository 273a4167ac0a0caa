/** Writes an operation as Markdown: its text, and the sample and the response that its panels show. */

/** Returns the Markdown of an article. */
export function markdownOf(article: Element): string {
  const texts = [...article.querySelectorAll(".text")].map((text) => blocksOf(text, "\n\n"));
  const panels = [...article.querySelectorAll(".code > .panel")].flatMap((panel) => {
    const code = panel.querySelector(".choice:not([hidden]) code")?.textContent;
    return code === undefined ? [] : [`## ${lineOf(panel.querySelector(".title"))}\n\n\`\`\`\n${code}\n\`\`\``];
  });
  return `${[...texts, ...panels].join("\n\n")}\n`;
}

const headings: Record<string, string> = { H2: "# ", H3: "## ", H4: "### " };

function blocksOf(parent: Element, separator: string): string {
  return [...parent.children].map(blockOf).filter((block) => block !== "").join(separator);
}

function blockOf(element: Element): string {
  const { tagName } = element;
  if (element.matches("button, .try, .links")) return "";
  if (tagName === "UL" || tagName === "OL") return [...element.children].map(itemOf).join("\n");
  if (tagName === "DETAILS") return itemOf(element);
  if (tagName === "DIV") return blocksOf(element, "\n\n");
  return (headings[tagName] ?? "") + lineOf(element);
}

/** Returns an item of a list, with what is below its first line. */
function itemOf(element: Element): string {
  const isBlocks = element.matches(":has(> :is(p, div, ul, summary))");
  return `- ${(isBlocks ? blocksOf(element, "\n") : lineOf(element)).replaceAll(/\n+/g, "\n  ")}`;
}

/** Returns the text of an element in one line. */
function lineOf(element: Element | null): string {
  return inlineOf(element as Element).replaceAll(/\s+/g, " ").trim();
}

function inlineOf(element: Element): string {
  if (element.matches("button, .try")) return "";
  const texts = [...element.childNodes].map((node) => node instanceof Element ? inlineOf(node) : node.textContent);
  return element.tagName === "CODE" ? `\`${texts.join("")}\`` : texts.join("");
}
