/** Asks for the token of the mock. */
import { useState } from "preact/hooks";
import { submitted } from "./form.js";
import { useToken } from "./mock.js";
import { connect } from "./store.js";

export function TokenForm({ refusal }: { refusal: string }) {
  const [isSendable, setSendable] = useState(true);
  function submit(event: SubmitEvent): void {
    const { token = "" } = submitted(event);
    const canSend = /^[!-~\x80-\xff]+$/.test(token); // what a header can carry (RFC 9110, section 5.5)
    setSendable(canSend);
    if (!canSend) return;
    useToken(token);
    void connect();
  }
  return (
    <form class="card" onSubmit={submit}>
      <h1>This mock has a token</h1>
      <label for="token">Token</label>
      <input id="token" name="token" type="password" autocomplete="current-password" required autofocus />
      <p><button class="main">Open the panel</button></p>
      {(refusal !== "" || !isSendable)
        && <p class="wrong" role="alert">{isSendable ? refusal : "A token has no spaces, and only Latin letters."}</p>}
    </form>
  );
}
