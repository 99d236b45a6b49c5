// Lends a turn what the dictionary has of the words that the learner asks about or says in another language.

import type { Locale } from '../../../../kit/core/locale.ts';
import { type LookedUp, lookUpWord } from '../../../../kit/server/chinese/look-up.ts';
import { askedWords, type Core, type Lookup } from '../../../../tutor-engine/index.ts';

/** A whole text of foreign words is no list of questions. */
const WORDS_MAX = 5;

/** Undefined where nothing is asked. */
export async function lookUpAskedWords(
  core: Core,
  text: string,
  language: Locale,
): Promise<Lookup | undefined> {
  const words = askedWords(text, core).slice(0, WORDS_MAX);
  if (words.length === 0) return undefined;
  const found = new Map<string, LookedUp | undefined>(
    await Promise.all(
      words.map(
        async (word) =>
          [word, await lookUpWord(core.glossed, word, language === 'pt' ? 'pt' : 'en')] as const,
      ),
    ),
  );
  return (query) => found.get(query);
}
