/** Finds what differs between an accepted answer and a given one, character by character. */

/** A stretch that was expected and what was given instead; either may be empty. Offsets are in characters. */
export type Difference = {
  readonly expected: string;
  readonly given: string;
  readonly expectedAt: number;
  readonly givenAt: number;
};

/** The stretches in which two texts differ, from their longest common subsequence. */
export function differences(expected: readonly string[], given: readonly string[]): Difference[] {
  const width = given.length + 1;
  const common = new Uint16Array((expected.length + 1) * width);
  const at = (i: number, k: number) => common[i * width + k] ?? 0;
  for (let i = expected.length - 1; i >= 0; i--) {
    for (let k = given.length - 1; k >= 0; k--) {
      const isSame = expected[i] === given[k];
      common[i * width + k] = isSame ? at(i + 1, k + 1) + 1 : Math.max(at(i + 1, k), at(i, k + 1));
    }
  }
  const found: Difference[] = [];
  let start: readonly [number, number] | undefined;
  let i = 0;
  let k = 0;
  const close = () => {
    if (start === undefined) return;
    const [from, to] = start;
    found.push({
      expected: expected.slice(from, i).join(''),
      given: given.slice(to, k).join(''),
      expectedAt: from,
      givenAt: to,
    });
    start = undefined;
  };
  while (i < expected.length || k < given.length) {
    if (i < expected.length && expected[i] === given[k]) {
      close();
      i++;
      k++;
      continue;
    }
    start ??= [i, k];
    if (k >= given.length || (i < expected.length && at(i + 1, k) >= at(i, k + 1))) i++;
    else k++;
  }
  close();
  return found;
}
