/** An app that logs in to a website, and asks its user for what the website wants. It uses the official SDK. */
import type Kernel from "@onkernel/sdk";

/** Logs in. Returns whether that worked. */
export async function logIn(kernel: Kernel, domain: string, answer: (field: string) => string): Promise<boolean> {
  const { connections } = kernel.auth;
  const { id } = await connections.create({ domain, profile_name: "assistant", save_credentials: false });
  await connections.login(id);
  for await (const event of await connections.follow(id)) {
    if (event.event === "error") return false;
    if (event.event !== "managed_auth_state" || event.flow_step !== "AWAITING_INPUT") continue;
    const names = (event.discovered_fields ?? []).map(({ name }) => name);
    await connections.submit(id, { fields: Object.fromEntries(names.map((name) => [name, answer(name)])) });
  }
  return (await connections.retrieve(id)).status === "AUTHENTICATED";
}
