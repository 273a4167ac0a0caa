/** The theme: that of the system, light, or dark. */
import { loadPreference, savePreference } from "./preferences.js";

const themes = ["system", "light", "dark"] as const;
type Theme = typeof themes[number];

/** Returns the theme that the reader chose last. */
export function savedTheme(): Theme {
  return themes.find((theme) => theme === loadPreference("theme")) ?? "system";
}

/** Applies a theme to the page. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

/** Sets up the button that changes the theme. */
export function setUpThemeButton(button: HTMLElement): void {
  let theme = savedTheme();
  const label = () => button.setAttribute("aria-label", `Theme: ${theme}`);
  label();
  button.addEventListener("click", () => {
    theme = themes[(themes.indexOf(theme) + 1) % themes.length] as Theme;
    savePreference("theme", theme);
    showTheme(theme);
    label();
  });
}
