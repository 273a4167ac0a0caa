/** Moves a file there and back by `fetch` alone: the same function runs in Node.js and in a page. */

/** Returns how many calls a second a mock answers. */
export async function movesPerSecond(send: typeof fetch, baseUrl: string, calls: number): Promise<number> {
  const files = `${baseUrl}/browsers/bs5c8m2r9k4t7w1x6v3n0q8z/fs`;
  const put = async (path: string, body: string, type: string) => {
    const headers = { "Authorization": "Bearer any", "Content-Type": type };
    const response = await send(`${files}/${path}`, { method: "PUT", headers, body });
    if (!response.ok) throw new Error(await response.text());
  };
  await put("write_file?path=/a", "x", "application/octet-stream");
  const began = performance.now();
  for (let call = 0; call < calls; call++) {
    const [from, to] = call % 2 === 0 ? ["/a", "/b"] : ["/b", "/a"];
    await put("move", JSON.stringify({ src_path: from, dest_path: to }), "application/json");
  }
  return calls / (performance.now() - began) * 1000;
}
