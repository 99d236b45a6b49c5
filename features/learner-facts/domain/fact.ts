// What a fact about a learner may be, and when two facts are about the same thing.

/** Characters of a fact. */
export const FACT_MAX = 200;
/** Facts of one person; what comes later is not kept until some are deleted. */
export const FACTS_MAX = 50;
/** A sign can unfold into eighteen letters; what tells facts apart stands before that. */
const KEY_MAX = 250;
/** From a talk, or from the page, which is also where an edited one counts as coming from. */
export const FACT_SOURCES = ['talk', 'own'] as const;

/** The text on one line as it is kept; undefined when nothing is said in it, or too much. */
export function tidyFact(text: string): string | undefined {
  const tidy = text
    .normalize('NFC')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  return tidy.length <= FACT_MAX && factKey(tidy) !== '' ? tidy : undefined;
}

/** Of these a person has one at a time: a new one takes the old one's place. */
const SINGLE: readonly (readonly [key: string, RegExp])[] = [
  ['name', /^(?:我叫|我的名字[是叫]|mynameis|meunomeé|mechamo)/],
  ['age', /^(?:我(?:今年|现在)?[0-9零一二两三四五六七八九十百]{1,4}岁|iam[0-9]+yearsold|tenho[0-9]+anos)/],
  ['home', /^(?:我(?:现在)?住|ilivein|moroem)/],
];
const LIKING =
  /^我(?:也|真|很|非常|最|特别|都|还|比较|不太|不怎么|一点儿?也|不)*(?:喜欢|爱|讨厌)(?<what>.+)$/u;

/**
 * Equal for two wordings of one fact: signs, case and spaces do not count, a liking and its opposite are one, and so are
 * two names. Empty for a text without letters.
 */
export function factKey(text: string): string {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  const single = SINGLE.find(([, pattern]) => pattern.test(folded));
  if (single) return `=${single[0]}`;
  const liked = LIKING.exec(folded)?.groups?.['what'];
  return (liked === undefined ? folded : `=like ${liked}`).slice(0, KEY_MAX);
}
