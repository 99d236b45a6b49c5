/** Prints how often held-back readings were right, and which characters were wrong most. */

/** One held-back character: what it should be and what it was given. */
export type Tally = { text: string; at: number; label: string; given: string }[];

/** A small table for people. */
export function report(tally: Tally): string {
  if (tally.length === 0) return 'nothing was held back\n';
  const wrong = tally.filter(({ label, given }) => label !== given);
  const toneless = wrong.filter(
    ({ label, given }) =>
      label.slice(0, -1) === given.slice(0, -1) && (label.endsWith('5') || given.endsWith('5')),
  );
  const perCharacter = new Map<string, number>();
  for (const { text, at } of wrong)
    perCharacter.set(text.charAt(at), (perCharacter.get(text.charAt(at)) ?? 0) + 1);
  const worst = [...perCharacter].toSorted((a, b) => b[1] - a[1]).slice(0, 10);
  const share = (count: number) => `${(100 * (1 - count / tally.length)).toFixed(2)} %`;
  return [
    `cross-validation by sentence: ${tally.length} characters, right ${share(wrong.length)}`,
    `of the errors, ${toneless.length} differ only by a neutral tone`,
    `most errors: ${worst.map(([character, count]) => `${character} ${count}`).join(', ')}`,
    '',
  ].join('\n');
}
