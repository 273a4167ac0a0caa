/** A short message about what the reader has done, for a few seconds. */
import { useEffect, useState } from "preact/hooks";

const shownMs = 6000;

interface Said {
  text: string;
  isWrong: boolean;
}

let show: (said: Said) => void = () => {};

/** Shows a message. */
export function say(text: string, isWrong = false): void {
  show({ text, isWrong });
}

/** Does something, and says that it is done, or why it failed. */
export async function doAndSay(act: () => Promise<unknown>, done: string): Promise<void> {
  try {
    await act();
    say(done);
  } catch (error) {
    say((error as Error).message, true);
  }
}

/** Copies a text. */
export async function copy(text: string, what: string): Promise<void> {
  await doAndSay(() => navigator.clipboard.writeText(text), `Copied ${what}.`);
}

export function Message() {
  const [said, setSaid] = useState<Said>({ text: "", isWrong: false });
  show = setSaid;
  useEffect(() => {
    if (said.text === "" || said.isWrong) return undefined;
    const timer = setTimeout(() => setSaid({ text: "", isWrong: false }), shownMs);
    return () => clearTimeout(timer);
  }, [said]);
  return <p id="message" role={said.isWrong ? "alert" : "status"} class={said.isWrong ? "wrong" : ""}>{said.text}</p>;
}
