/** Reads forms. */

/** Returns the texts in a form that is submitted, by their names. The browser does nothing else with it. */
export function submitted(event: SubmitEvent): Record<string, string> {
  event.preventDefault();
  const texts = [...new FormData(event.currentTarget as HTMLFormElement)]
    .filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts);
}
