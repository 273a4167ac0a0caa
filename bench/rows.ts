/** Prints the rows of the table of `npm run bench`: a figure and its goal, or an error. */

type Unit = "×" | " MB" | " MiB" | " kB" | " KiB" | " ms" | "";
type Goal = [sign: "≤" | "≥" | "<", limit: number];

/** A figure of a measurement. */
interface Figure<Measured> {
  label: string;
  unit: Unit;
  valueIn: (measured: Measured) => number;
  /** Empty for a figure without a goal. */
  goal: Goal | [];
}

const digits: Record<Unit, number> = { "×": 2, " MB": 1, " MiB": 0, " kB": 2, " KiB": 0, " ms": 0, "": 0 };

/** Describes a row. */
export function figure<Measured>(
  label: string,
  unit: Unit,
  valueIn: (measured: Measured) => number,
  ...goal: Goal | []
): Figure<Measured> {
  return { label, unit, valueIn, goal };
}

/** Runs a measurement and prints its rows. If it fails, it misses all of its goals, and the others still run. */
export async function report<Measured>(
  measure: () => Promise<Measured>,
  ...figures: Figure<Measured>[]
): Promise<void> {
  const measured = await measure().then((value) => ({ value }), (error: Error) => ({ error }));
  for (const { label, unit, valueIn, goal } of figures) {
    const [sign = "", limit = 0] = goal;
    const value = "value" in measured ? valueIn(measured.value) : NaN;
    const met = "value" in measured && (sign === "" || isMet(value, sign, limit));
    const formatted = "value" in measured ? `${value.toFixed(digits[unit])}${unit}` : "–";
    const miss = "error" in measured ? `, MISSED (${oneLine(measured.error)})` : met ? "" : ", MISSED";
    console.log(`| ${label} | ${formatted} | ${sign === "" ? "–" : `${sign} ${limit}${unit}`}${miss} |`);
    if (!met) process.exitCode = 1;
  }
}

function isMet(value: number, sign: Goal[0], limit: number): boolean {
  if (sign === "<") return value < limit;
  return sign === "≤" ? value <= limit : value >= limit;
}

/** Returns a message that fits into a cell of the table. */
function oneLine({ message }: Error): string {
  const line = message.replaceAll(/\s+/g, " ").replaceAll("|", "\\|").trim();
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}

/** Returns a measurement that is a single number. */
export const unchanged = (value: number) => value;
