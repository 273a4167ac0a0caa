/** What the page remembers of its reader. A browser may forbid it, as some do for files; then it forgets. */

/** What was kept under a name. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`docs-${name}`);
  } catch {
    return null;
  }
}

/** Keeps a value under a name. */
export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`docs-${name}`, value);
  } catch {
    // It holds until the page is left.
  }
}
