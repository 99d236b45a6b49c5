// In which other tones words are right: by the person's decks and by the dictionary.

import { type Lexicon, lookUp } from '../../../../chinese/words/index.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { openLexicon } from '../../../../kit/server/chinese/lexicon.ts';
import { wordKey } from '../../domain/day/plan.ts';
import { alsoRead } from '../../domain/exercises/index.ts';
import type { CardWord } from '../../domain/memory/card.ts';
import type { StudyDeps } from '../deps.ts';

export async function otherTones(
  { ownSpellings }: Pick<StudyDeps, 'ownSpellings'>,
  userId: UserId,
  words: readonly CardWord[],
): Promise<(word: CardWord) => string[]> {
  const spellings = await ownSpellings(userId, words);
  const lexicon = openLexicon();
  return ({ word, reading }) =>
    alsoRead({
      word,
      reading,
      spellings: spellings.get(wordKey({ word, reading })) ?? [],
      listed: readingsIn(lexicon, word),
      readingsOf: (character) => readingsIn(lexicon, character),
    });
}

const readingsIn = (lexicon: Lexicon, word: string): readonly string[] =>
  lookUp(lexicon, word)?.readings ?? [];
