/** The samples of an operation follow the example that is picked. */
import type { Mend } from "../mend-redoc.js";

export const samples: Mend[] = [
  {
    what: "Of a language, the first sample is shown; here it is the one of the example that is picked.",
    // The last group is the number of the example, on which what is shown has to depend, too.
    find: /\.find(\(\w+=>\w+\(\w+\)===\w+\))(;return \w+\?\w+\.source:[^[]+\[)(.+?selectedIdx:(\w+),)/gs,
    put: ".filter$1[$4]$2$4,$3",
  },
];
