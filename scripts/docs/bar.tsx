/** What is above everything: the bar, and the dialog of search that it opens. */

/** The bar at the top. */
export function Bar({ title }: { title: string }) {
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

/** The dialog of search. Its script fills it. */
export function Search() {
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
      <div id="found" role="listbox" aria-label="Results" />
      <p class="none" role="status" />
    </dialog>
  );
}
