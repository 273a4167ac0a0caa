/** Shows the next step of a login as soon as it is there. Without this script, a person reloads the page. */

/** The steps come one after the other, also where a later one is fetched faster. */
let turn = Promise.resolve();
if (stateOf(document)) follow();

function follow() {
  const events = new EventSource(`${location.pathname}/events${location.search}`);
  events.onmessage = next;
  events.onerror = () => events.readyState === EventSource.CLOSED && next(); // the login is not there any more

  function next() {
    turn = turn.then(show).catch(() => {}); // the mock is away: the events come again when it is back
  }

  async function show() {
    const response = await fetch(location.href);
    const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
    if (!stateOf(fresh)) events.close();
    if (stateOf(fresh) !== stateOf(document)) replace(fresh);
  }
}

/** @param {Document} page */
function stateOf(page) {
  return page.querySelector("main")?.dataset.state;
}

/**
 * Puts another step in the place of this one. The focus stays, or goes to where the step begins.
 *
 * @param {Document} fresh
 */
function replace(fresh) {
  const [main, other] = [document, fresh].map((page) => page.querySelector("main"));
  if (!main || !other) return;
  const id = document.activeElement?.id;
  document.title = fresh.title;
  main.replaceWith(other);
  const begin = other.querySelector("[autofocus]") ?? other.querySelector("h1");
  const focused = (id && document.getElementById(id)) || begin;
  if (focused instanceof HTMLElement) focused.focus();
}
