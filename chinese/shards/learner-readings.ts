/** Puts what a learner needs first: our glosses before the dictionary's senses, everyday senses before rare ones. */

import { foldGloss } from '../dictionary/fold.ts';
import type { Entry, Reading } from './dictionary-source.ts';
import type { GlossLine } from './gloss-tables.ts';

export type LearnerReading = Reading & { readonly gloss: GlossLine | undefined };

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
  const rest = [...entry.readings];
  const glossed = glosses.map((gloss) => {
    const [reading] = rest.splice(placeOf(entry, rest, gloss.pinyin), 1);
    if (!reading) throw new Error(`the dictionary has no reading ${gloss.pinyin} of ${entry.word}`);
    return { ...reading, senses: unsaid(byUse(reading.senses), gloss.english), gloss };
  });
  const others = rest.map((reading) => ({ ...reading, senses: byUse(reading.senses), gloss: undefined }));
  // A reading that only points to another one is no reading to begin with.
  const isReal = ({ pinyin, senses }: LearnerReading) =>
    !/^[A-Z]/.test(pinyin) && !LESSER.test(senses[0] ?? '');
  return glosses.length > 0
    ? [...glossed, ...others]
    : [...others.filter(isReal), ...others.filter((one) => !isReal(one))];
}

function placeOf(entry: Entry, readings: readonly Reading[], pinyin: string): number {
  const place = readings.findIndex((reading) => reading.pinyin === pinyin);
  if (place < 0) throw new Error(`the dictionary has no reading ${pinyin} of ${entry.word}`);
  return place;
}

/** The senses that say more than the gloss does. */
function unsaid(senses: string[], gloss: string): string[] {
  const said = new Set(gloss.split(/[;,]/).map(foldGloss));
  return senses.filter((sense) => !sense.split(/[;,]/).every((part) => said.has(foldGloss(part))));
}
