/** The menu: it highlights the current article, and opens over the page on a narrow screen. */

const links = new Map<string, HTMLAnchorElement>();
/** The group that was expanded automatically. */
let opened: HTMLDetailsElement | undefined;

/** Highlights the current article in the menu, and shows its heading in the document title. */
export function highlightCurrentEntry(menu: HTMLElement): void {
  const title = document.title;
  for (const link of menu.querySelectorAll("a")) links.set(link.hash.slice(1), link);
  const articles = [...document.querySelectorAll("main article[id]")];
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) inView[isIntersecting ? "add" : "delete"](target);
    const first = articles.find((article) => inView.has(article));
    if (first) mark(first, title);
  }, { rootMargin: "-88px 0px -80% 0px" }); // the upper fifth of the window, below the bar
  for (const article of articles) observer.observe(article);
}

function mark(article: Element, title: string): void {
  const heading = article.querySelector("h1, h2")?.textContent ?? "";
  document.title = heading === title ? title : `${heading} · ${title}`;
  const link = links.get(article.id);
  if (!link || link.ariaCurrent === "true") return;
  for (const other of links.values()) if (other.ariaCurrent) other.ariaCurrent = null;
  link.ariaCurrent = "true";
  const group = link.closest("details") ?? undefined;
  if (opened && opened !== group) opened.open = false;
  if (group !== opened) opened = group?.open ? undefined : group;
  if (group) group.open = true;
  reveal(link);
}

/** Scrolls the menu, but not the page, to show a link. */
function reveal(link: Element): void {
  const menu = link.closest("nav");
  if (!menu) return;
  const { top, bottom } = link.getBoundingClientRect();
  const box = menu.getBoundingClientRect();
  if (top < box.top + 40 || bottom > box.bottom - 40) menu.scrollTop += top - box.top - box.height / 3;
}

/** Sets up the button that opens and closes the menu on a narrow screen. */
export function setUpMenuButton(menu: HTMLElement, button: HTMLElement): void {
  const show = (isOpen: boolean) => {
    document.documentElement.classList.toggle("menu-open", isOpen);
    button.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) menu.focus({ preventScroll: true });
  };
  const isOpen = () => button.getAttribute("aria-expanded") === "true";
  button.addEventListener("click", () => show(!isOpen()));
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) show(false);
  });
  document.addEventListener("click", ({ target }) => {
    if (isOpen() && target instanceof Element && !target.closest("nav, .top")) show(false);
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !isOpen()) return;
    show(false);
    button.focus();
  });
}
