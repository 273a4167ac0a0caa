import { mount, unmount } from "svelte";
import Host from "./Svelte-host.svelte";
import { testSample } from "./works.js";

testSample((target) => {
  const host = mount(Host, { target });
  return () => unmount(host);
});
