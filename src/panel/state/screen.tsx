/** The picture of a session, as it is now. Looking at it keeps no session alive. */
import { useEffect, useState } from "preact/hooks";
import { ask } from "../mock.js";

const intervalMs = 1000;

export function Screen({ session }: { session: string }) {
  const [url, setUrl] = useState("");
  useEffect(() => {
    let [shown, isOver] = ["", false];
    async function look(): Promise<void> {
      while (!isOver) {
        if (!document.hidden) {
          const blob = await (await ask("GET", `screens/${encodeURIComponent(session)}`)).blob();
          URL.revokeObjectURL(shown);
          shown = URL.createObjectURL(blob);
          setUrl(shown);
        }
        await new Promise((resolve) => setTimeout(resolve, intervalMs));
      }
    }
    look().catch(() => setUrl("")); // the session has ended
    return () => {
      isOver = true;
      URL.revokeObjectURL(shown);
    };
  }, [session]);
  if (url === "") return null;
  return (
    <section aria-label="Picture">
      <h2>Picture</h2>
      <img class="screen" src={url} alt="The page in the browser" />
    </section>
  );
}
