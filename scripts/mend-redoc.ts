/** What the docs need of Redoc and it has no setting for: its page is changed after it is written. */

const name = "data:image/svg+xml," + encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="42" height="14"><text y="11" font-family="sans-serif" '
  + 'font-size="12" font-weight="bold" fill="#1f7cff">Redoc</text></svg>');

interface Mend {
  what: string;
  find: RegExp;
  put: string;
}

const mends: Mend[] = [
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
  {
    what: "Of a language, the first sample is shown; here it is the one of the example that is picked.",
    // The last group is the number of the example, on which what is shown has to depend, too.
    find: /\.find(\(\w+=>\w+\(\w+\)===\w+\))(;return \w+\?\w+\.source:[^[]+\[)(.+?selectedIdx:(\w+),)/gs,
    put: ".filter$1[$4]$2$4,$3",
  },
];

/**
 * Changes the page that Redoc has written.
 *
 * @throws When there is nothing to change: Redoc has become another, and the change has to follow, or to go.
 */
export function mendRedoc(html: string): string {
  return mends.reduce((html, { what, find, put }) => {
    if (!html.match(find)) throw new Error(`Redoc has changed. This no longer fits: ${what}`);
    return html.replaceAll(find, put);
  }, html);
}
