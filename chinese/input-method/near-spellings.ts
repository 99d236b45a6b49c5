/** Syllables that learners write for each other: yin for ying, si for shi, nu for nü, yo for you. */

/** The other beginning or end of each pair, both ways. */
const INITIALS: readonly (readonly [RegExp, string])[] = [
  [/^([zcs])h/, '$1'],
  [/^([zcs])(?!h)/, '$1h'],
  [/^n/, 'l'],
  [/^l/, 'n'],
];
const FINALS: readonly (readonly [RegExp, string])[] = [
  [/([aei])ng$/, '$1n'],
  [/([aei])n$/, '$1ng'],
  [/^([nl])u$/, '$1v'],
  [/^yo$/, 'you'],
];

/** Each differs in one of these; not all of them are syllables. */
export function nearSpellings(base: string): string[] {
  const known = spellings.get(base);
  if (known !== undefined) return known;
  const near = [...INITIALS, ...FINALS].flatMap(([from, to]) =>
    from.test(base) ? [base.replace(from, to)] : [],
  );
  spellings.set(base, near);
  return near;
}

const spellings = new Map<string, string[]>();
