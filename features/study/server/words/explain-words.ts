// What words mean: by our dictionary, else as our content teaches them, else as the learner has brought them.

import type { UserId } from '../../../../kit/core/user-id.ts';
import { explainWord } from '../../../../kit/server/chinese/look-up.ts';
import { wordKey } from '../../domain/day/plan.ts';
import { asGlossed, canBeAsked, type GlossLanguage } from '../../domain/exercises/index.ts';
import type { CardState, CardWord } from '../../domain/memory/card.ts';
import type { StudyDeps } from '../deps.ts';

export type ExplainDeps = Pick<StudyDeps, 'glossed' | 'taught' | 'ownMeanings'>;
export type Gloss = { readonly en: string; readonly pt: string };

/** By `word reading`; without those that nobody can explain. */
export async function explainWords(
  { glossed, taught, ownMeanings }: ExplainDeps,
  userId: UserId,
  words: readonly CardWord[],
): Promise<ReadonlyMap<string, Gloss>> {
  const glosses = new Map<string, Gloss>();
  await Promise.all(
    words.map(async (word) => {
      const found = (await explainWord(glossed, word.word, word.reading)) ?? taught.get(wordKey(word));
      if (found) glosses.set(wordKey(word), { en: found.en, pt: found.pt ?? `${found.en} (em inglês)` });
    }),
  );
  const unknown = words.filter((word) => !glosses.has(wordKey(word)));
  if (unknown.length === 0) return glosses;
  // In the language of the deck, whichever that is.
  for (const [key, meaning] of await ownMeanings(userId, unknown))
    if (!glosses.has(key)) glosses.set(key, { en: meaning, pt: meaning });
  return glosses;
}

/** What words mean to the person beside their gloss, by `word reading`; empty where that is all that is known. */
export async function notesBeside(
  { ownMeanings }: Pick<ExplainDeps, 'ownMeanings'>,
  userId: UserId,
  words: readonly CardWord[],
  glosses: ReadonlyMap<string, Gloss>,
): Promise<(word: CardWord) => string> {
  const own = await ownMeanings(userId, words);
  return (word) => {
    const meaning = own.get(wordKey(word)) ?? '';
    return glosses.get(wordKey(word))?.en === meaning ? '' : meaning;
  };
}

/** Without cards of what nobody can explain, such as a piece of a sentence: there would be nothing to ask. */
export async function explained(
  deps: ExplainDeps,
  userId: UserId,
  cards: readonly CardState[],
): Promise<CardState[]> {
  const glosses = await explainWords(deps, userId, cards);
  return cards.filter((card) => glosses.has(wordKey(card)));
}

/** Of those the cards whose skill can be asked of who reads meanings in a language. */
export async function askable(
  deps: ExplainDeps,
  userId: UserId,
  { cards, language }: { readonly cards: readonly CardState[]; readonly language: GlossLanguage },
): Promise<CardState[]> {
  const glosses = await explainWords(deps, userId, cards);
  return cards.filter((card) => {
    const gloss = glosses.get(wordKey(card));
    return gloss !== undefined && canBeAsked(asGlossed(card, gloss), card.skill, language);
  });
}
