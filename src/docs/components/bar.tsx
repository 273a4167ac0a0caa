/** The bar at the top of the page, and the search dialog that it opens. */

/** Renders the bar at the top of the page. */
export function TopBar({ title }: { title: string }) {
  return (
    <header class="top">
      <button type="button" id="menu-button" aria-expanded="false" aria-controls="menu" aria-label="Menu">
        <span />
      </button>
      <a class="brand" href="#overview">{title}</a>
      <button type="button" id="search-button"><span>Search</span> <kbd>/</kbd></button>
      <a class="aside" href="openapi.yaml" download>openapi.yaml</a>
      <button type="button" id="theme-button" aria-label="Theme: system"><span /></button>
    </header>
  );
}

/** Renders the empty search dialog. A script fills in the results. */
export function SearchDialog() {
  return (
    <dialog id="search" aria-label="Search">
      <input
        type="text"
        inputMode="search"
        role="combobox"
        list={undefined}
        aria-label="Search"
        aria-controls="found"
        aria-expanded="false"
        aria-autocomplete="list"
        placeholder="An operation, a path, a field, a schema"
        autocomplete="off"
        spellcheck={false}
      />
      <p class="none" role="status" />
      <div id="found" role="listbox" aria-label="Results" />
    </dialog>
  );
}
