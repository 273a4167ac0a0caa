/** The page works from disk and from any folder of a host, without a network. */
import type { Mend } from "../mend-redoc.js";

const name = "data:image/svg+xml," + encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="42" height="14"><text y="11" font-family="sans-serif" '
  + 'font-size="12" font-weight="bold" fill="#1f7cff">Redoc</text></svg>');

export const links: Mend[] = [
  {
    what: "The logo comes from a CDN; the name takes the place of the picture.",
    find: /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g,
    put: name,
  },
  {
    what: "Links lead to paths until the page's own router has taken over; here they lead into the page.",
    find: /(<a [^>]*href=")\//g,
    put: "$1#/",
  },
];
