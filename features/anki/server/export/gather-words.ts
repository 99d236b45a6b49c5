// Puts together what is taken along: kept words and words of lists, with their meanings, cards, answers and sounds.

import { meaningsOf } from '../../../../chinese/dictionary/index.ts';
import type { Locale } from '../../../../kit/core/locale.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { openDictionary } from '../../../../kit/server/chinese/dictionary.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import { eventId, type WordAnswer, wordAnswers } from '../../../learning-events/server/api.ts';
import { UNLABELLED } from '../../../my-words/domain/index.ts';
import { allKeptWords, allLabels, allMeanings, allSounds } from '../../../my-words/server/api.ts';
import { type CardState, gradeOf } from '../../../study/domain/index.ts';
import { type ListNames, readCards } from '../../../study/server/api.ts';
import { DECK_SKILLS, OWN_DECK, type TakenReview, type TakenWord } from '../../domain/index.ts';

export type GatheredWord = TakenWord & { readonly soundId: string | null };

const SENSES_MAX = 3;

export type GatherParams = {
  readonly db: Database;
  readonly userId: UserId;
  readonly language: Locale;
  readonly lists: ListNames;
};

/** The earliest first. */
export async function gatherWords({ db, userId, language, lists }: GatherParams): Promise<GatheredWord[]> {
  const cards = Map.groupBy(await readCards(db, userId), ({ word, reading }) => keyOf(word, reading));
  const answers = Map.groupBy(await wordAnswers(db, userId), ({ item, reading }) => keyOf(item, reading));
  const sounds = await allSounds(db, userId);
  const meanings = await allMeanings(db, userId);
  const labels = await allLabels(db, userId);
  const gathered: GatheredWord[] = [];
  for (const [key, word] of await wordsOf(db, userId, cards)) {
    const { decks, tags, notes } = labels.get(key) ?? UNLABELLED;
    gathered.push({
      ...word,
      guid: notes[0] ?? eventId('anki-note', userId, key),
      decks: decks.length > 0 ? decks : [deckOf(word.isKept ? undefined : lists.get(key))],
      tags,
      sound: '',
      soundId: sounds.get(key) ?? null,
      // What the learner has written themselves goes before the dictionary.
      meaning: meanings.get(key) || (await meaningOf(word, language)),
      cards: cards.get(key) ?? [],
      reviews: (answers.get(key) ?? []).flatMap((answer) => toReview(answer) ?? []),
    });
  }
  return gathered.toSorted((a, b) => a.createdAt - b.createdAt);
}

/** Of a word that came in none: ours, or one below it for its list. */
const deckOf = (list: string | undefined) => (list === undefined ? OWN_DECK : `${OWN_DECK}::${list}`);

const keyOf = (word: string, reading: string) => `${word} ${reading}`;

type FoundWord = Pick<TakenWord, 'word' | 'pinyin' | 'sentence' | 'createdAt'> & { readonly isKept: boolean };

/** What stands on the learner's list, and what they have taken up from other lists and not set aside. */
async function wordsOf(
  db: Database,
  userId: UserId,
  cards: ReadonlyMap<string, readonly CardState[]>,
): Promise<ReadonlyMap<string, FoundWord>> {
  const words = new Map<string, FoundWord>();
  for (const { word, pinyin, context, createdAt } of await allKeptWords(db, userId))
    words.set(keyOf(word, pinyin), {
      word,
      pinyin,
      sentence: context,
      createdAt: createdAt.getTime(),
      isKept: true,
    });
  for (const [key, [card]] of cards) {
    if (!card || card.addedAt === null || card.isSuspended || card.reading === '' || words.has(key)) continue;
    const { word, reading, addedAt } = card;
    words.set(key, { word, pinyin: reading, sentence: '', createdAt: addedAt, isKept: false });
  }
  return words;
}

/** By our own words first; in English where the dictionary has nothing else. */
async function meaningOf({ word, pinyin }: FoundWord, language: Locale): Promise<string> {
  const readings = (await openDictionary().word(word))?.readings ?? [];
  const reading = readings.find((one) => one.pinyin === pinyin) ?? readings[0];
  if (!reading) return '';
  const own = reading.glosses?.[language] ?? [];
  const senses = own.length > 0 ? own : meaningsOf(reading, 'en');
  return senses.slice(0, SENSES_MAX).join('; ');
}

/** As the schedule has judged it; undefined for what says nothing about memory. */
function toReview(answer: WordAnswer): TakenReview | undefined {
  const skill = DECK_SKILLS.find((one) => one === answer.skill);
  const grade = skill && (answer.grade ?? gradeOf(answer, skill));
  return skill && grade ? { skill, grade, tookMs: answer.tookMs ?? 0, at: answer.at } : undefined;
}
