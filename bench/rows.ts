/** Rows of the table that `npm run bench` prints: a figure beside its goal, or why there is none. */

type Unit = "×" | " MiB" | " kB" | " ms" | "";
type Goal = [sign: "≤" | "≥" | "<", limit: number];

/** What a measurement tells about one thing. */
interface Figure<Measured> {
  what: string;
  unit: Unit;
  of: (measured: Measured) => number;
  /** What it has to be; nothing for a figure that is there for comparison. */
  goal: Goal | [];
}

const digits: Record<Unit, number> = { "×": 2, " MiB": 0, " kB": 2, " ms": 0, "": 0 };

/** Describes a row. */
export function figure<Measured>(
  what: string,
  unit: Unit,
  of: (measured: Measured) => number,
  ...goal: Goal | []
): Figure<Measured> {
  return { what, unit, of, goal };
}

/** Runs a measurement and prints its rows. One that fails misses all of its goals, and the others still run. */
export async function report<Measured>(
  measure: () => Promise<Measured>,
  ...figures: Figure<Measured>[]
): Promise<void> {
  const measured = await measure().then((value) => ({ value }), (error: Error) => ({ error }));
  for (const { what, unit, of, goal } of figures) {
    const [sign = "", limit = 0] = goal;
    const value = "value" in measured ? of(measured.value) : NaN;
    const met = "value" in measured && (sign === "" || isMet(value, sign, limit));
    const shown = "value" in measured ? `${value.toFixed(digits[unit])}${unit}` : "–";
    const miss = "error" in measured ? `, MISSED (${oneLine(measured.error)})` : met ? "" : ", MISSED";
    console.log(`| ${what} | ${shown} | ${sign === "" ? "–" : `${sign} ${limit}${unit}`}${miss} |`);
    if (!met) process.exitCode = 1;
  }
}

function isMet(value: number, sign: Goal[0], limit: number): boolean {
  if (sign === "<") return value < limit;
  return sign === "≤" ? value <= limit : value >= limit;
}

/** A message that fits a cell of the table. */
function oneLine({ message }: Error): string {
  const line = message.replaceAll(/\s+/g, " ").replaceAll("|", "\\|").trim();
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}
