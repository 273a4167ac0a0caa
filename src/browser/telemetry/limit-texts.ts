/** Limits the texts that a page reports, before they are stored. */

/** How many characters all texts of an event may have together. */
const maxLength = 2 ** 14;

/** Truncates the texts and arrays in a value, once there are too many characters. */
export function limitTexts<Value>(value: Value): { value: Value; isCut: boolean } {
  let left = maxLength;
  let isCut = false;

  function take(text: string): string {
    const room = Math.max(left, 0);
    left -= text.length;
    if (text.length <= room) return text;
    isCut = true;
    return copyOf(text.slice(0, room));
  }

  function walk(value: unknown): unknown {
    if (typeof value === "string") return take(value);
    if (typeof value !== "object" || value === null) return value;
    if (!Array.isArray(value)) {
      return Object.fromEntries(Object.entries(value).map(([name, entry]) => [take(name), walk(entry)]));
    }
    const items: unknown[] = [];
    for (const item of value) {
      if (left > 0) items.push(walk(item));
      else isCut = true;
    }
    return items;
  }

  return { value: walk(value) as Value, isCut };
}

/** Copies a text, since a slice would keep the whole text in memory. */
function copyOf(text: string): string {
  return Buffer.from(text, "utf16le").toString("utf16le");
}
