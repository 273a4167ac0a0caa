/** Light or dark: as the system has it, or as the reader chooses. */
import { kept, keep } from "./kept.js";

const themes = ["system", "light", "dark"] as const;
type Theme = typeof themes[number];

/** What the reader chose last. */
export function keptTheme(): Theme {
  return themes.find((theme) => theme === kept("theme")) ?? "system";
}

/** Shows the page in a theme. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

/** Has a button change the theme. */
export function offerThemes(button: HTMLElement): void {
  let theme = keptTheme();
  const label = () => button.setAttribute("aria-label", `Theme: ${theme}`);
  label();
  button.addEventListener("click", () => {
    theme = themes[(themes.indexOf(theme) + 1) % themes.length] as Theme;
    keep("theme", theme);
    showTheme(theme);
    label();
  });
}
