/** Shows the next step of a login as soon as it starts. Without this script, a person reloads the page. */

/** Steps are shown in order, even if a later one is fetched faster. */
let turn = Promise.resolve();
if (stateOf(document)) follow();

function follow() {
  const events = new EventSource(`${location.pathname}/events${location.search}`);
  events.onmessage = next;
  events.onerror = () => events.readyState === EventSource.CLOSED && next(); // the login no longer exists

  function next() {
    turn = turn.then(show).catch(() => {}); // the mock does not answer: events resume when it does
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
 * Replaces this step by the next one. The focus stays, or moves to the start of the step.
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
