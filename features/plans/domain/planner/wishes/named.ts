// What a dream names, as far as a plan of a level can go by it: its themes, and words that are near.

import type { LearnerLevel } from '../../../../learner-settings/domain/index.ts';
import { isNear } from '../materials/catalogue.ts';
import { type ContentIndex, isHeard, type Term } from '../materials/content-index.ts';
import { wishedIn } from './clauses.ts';
import { termsIn } from './terms.ts';
import { type Theme, themesIn } from './themes.ts';

type Named = { readonly themes: readonly Theme[]; readonly terms: readonly Term[] };

/** A word that lies far beyond the level is left for later, unless it is a place, or our own content speaks of it. */
export function namedIn(written: string, level: LearnerLevel, index: ContentIndex): Named {
  const dream = wishedIn(written.normalize('NFC'));
  const terms = termsIn(written, index).flatMap((term) => {
    const words = term.words.filter(
      (word) => word.isPlace || isNear(word, { level }) || isHeard(index, word.zh),
    );
    return words.length > 0 ? [{ ...term, words }] : [];
  });
  return { themes: themesIn(dream).map(({ theme }) => theme), terms };
}
