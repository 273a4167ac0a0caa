/** Preferences of the reader. Some browsers block storage for files; preferences are then lost on reload. */

/** Reads a preference. */
export function loadPreference(name: string): string | null {
  try {
    return localStorage.getItem(`docs-${name}`);
  } catch {
    return null;
  }
}

/** Saves a preference. */
export function savePreference(name: string, value: string): void {
  try {
    localStorage.setItem(`docs-${name}`, value);
  } catch {
    // Storage is blocked: the preference lasts until the reader leaves the page.
  }
}
