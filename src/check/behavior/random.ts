/** Creates a function that returns a random index below a bound: a linear congruential generator. */
export function createRandom(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor(state / 2 ** 32 * bound);
  };
}
