/** Requests the start page with the token that was entered, and shows its sessions and requests. */

const form = document.querySelector("form");
const notAccepted = "This is not the token of this mock.";

form?.addEventListener("submit", (event) => {
  event.preventDefault();
  show().catch(() => report(`${notAccepted} Or the mock does not run.`)); // some characters cannot be sent
});

async function show() {
  const token = form?.querySelector("input")?.value ?? "";
  const headers = { Accept: "text/html", Authorization: `Bearer ${token}` };
  const response = await fetch(location.pathname, { headers, cache: "no-store" });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const section = page.querySelector("section");
  if (section) document.querySelector("section")?.replaceWith(section);
  report(response.ok ? "" : notAccepted);
}

/** @param {string} text */
function report(text) {
  const notice = document.querySelector("[role=alert]");
  if (notice) notice.textContent = text;
}
