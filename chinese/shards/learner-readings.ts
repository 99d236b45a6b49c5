/** Puts what a learner needs first: our glosses before the dictionary's senses, everyday senses before rare ones. */

import { foldGloss } from '../dictionary/fold.ts';
import type { Entry, Reading } from './dictionary-source.ts';
import type { GlossLine } from './gloss-tables.ts';

export type LearnerReading = Reading & { readonly gloss: GlossLine | undefined };

/** An entry with its readings in the order that a learner needs. */
export type LearnerEntry = Omit<Entry, 'readings'> & { readonly readings: readonly LearnerReading[] };

/** What no learner looks for first: names, other writings, and senses that a dictionary marks as rare or coarse. */
const LESSER =
  /^(surname |(old |erroneous |Japanese |euphemistic )?variant of|abbr\. (for|of)|see |see also |used in |also written|also pr\.|erhua )|\((archaic|old|literary|dialect|vulgar|coarse|Buddhism|bound form|Tw)\b|\b(fuck|cunt|whore|penis|vagina)\b/;

/** Senses as the dictionary orders them, but the lesser ones last. */
export function byUse(senses: readonly string[]): string[] {
  return [...senses.filter((sense) => !LESSER.test(sense)), ...senses.filter((sense) => LESSER.test(sense))];
}

/**
 * The readings of an entry with their glosses: those of the table first, in its order. Throws for a line whose reading
 * the dictionary does not have, since its glosses would be shown nowhere.
 */
export function learnerReadings(entry: Entry, glosses: readonly GlossLine[]): LearnerReading[] {
  let rest = entry.readings;
  const glossed = glosses.map((gloss) => {
    const own = rest.filter(({ pinyin }) => pinyin === gloss.pinyin);
    rest = rest.filter(({ pinyin }) => pinyin !== gloss.pinyin);
    const senses = byUse(own.flatMap((reading) => reading.senses));
    return { ...joined(entry.word, own, gloss.pinyin), senses: unsaid(senses, gloss.english), gloss };
  });
  const others = rest.map((reading) => ({ ...reading, senses: byUse(reading.senses), gloss: undefined }));
  // A reading that only points to another one is no reading to begin with.
  const isReal = ({ pinyin, senses }: LearnerReading) =>
    !/^[A-Z]/.test(pinyin) && !LESSER.test(senses[0] ?? '');
  return glosses.length > 0
    ? [...glossed, ...others]
    : [...others.filter(isReal), ...others.filter((one) => !isReal(one))];
}

/** One reading of what stands in several lines for several traditional forms (面 and 麵 are both miàn). */
function joined(word: string, readings: readonly Reading[], pinyin: string): Omit<Reading, 'senses'> {
  if (readings.length === 0) throw new Error(`the dictionary has no reading ${pinyin} of ${word}`);
  const real = readings.filter(({ senses }) => senses.some((sense) => !LESSER.test(sense)));
  const forms = (real.length > 0 ? real : readings).map(({ traditional }) => traditional);
  return { pinyin, traditional: [...new Set(forms)].join(' / ') };
}

/** The senses that say more than the gloss does. */
function unsaid(senses: string[], gloss: string): string[] {
  const said = new Set(gloss.split(/[;,]/).map(foldGloss));
  return senses.filter((sense) => !sense.split(/[;,]/).every((part) => said.has(foldGloss(part))));
}
