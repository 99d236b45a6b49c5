// Puts together what is taken along: kept words and words of lists, with their meanings, cards, answers, sounds and pictures.

import { meaningsOf } from '../../../../chinese/dictionary/index.ts';
import type { Locale } from '../../../../kit/core/locale.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { openDictionary } from '../../../../kit/server/chinese/dictionary.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import { eventId, wordAnswers } from '../../../learning-events/server/api.ts';
import { UNLABELLED } from '../../../my-words/domain/index.ts';
import { allKeptWords, allLabels, allMeanings, allMedia } from '../../../my-words/server/api.ts';
import type { CardState } from '../../../study/domain/index.ts';
import { type ListNames, readAnswered, readCards } from '../../../study/server/api.ts';
import {
  type DeckSkill,
  OWN_DECK,
  type TakenKinds,
  type TakenWord,
  writtenApart,
} from '../../domain/index.ts';
import { allNotes } from '../import/notes-repo.ts';
import { takenCards, takenReviews } from './taken-cards.ts';

/** `sound`, `picture`: as they were called where they came from; empty where nobody knows. */
export type GatheredWord = TakenWord & { readonly soundId: string | null; readonly pictureId: string | null };

const SENSES_MAX = 3;

export type GatherParams = {
  readonly db: Database;
  readonly userId: UserId;
  readonly language: Locale;
  readonly lists: ListNames;
  readonly kinds: TakenKinds;
};

/** The earliest first. */
export async function gatherWords({
  db,
  userId,
  language,
  lists,
  kinds,
}: GatherParams): Promise<GatheredWord[]> {
  const cards = Map.groupBy(await readCards(db, userId), ({ word, reading }) => keyOf(word, reading));
  const answers = Map.groupBy(await wordAnswers(db, userId), ({ item, reading }) => keyOf(item, reading));
  const words = await wordsOf(db, userId, cards);
  const answered = await readAnswered(db, userId, [...new Set(words.values().map(({ word }) => word))]);
  const notes = Map.groupBy(await allNotes(db, userId), ({ word, pinyin }) => keyOf(word, pinyin));
  const media = await allMedia(db, userId);
  const meanings = await allMeanings(db, userId);
  const labels = await allLabels(db, userId);
  const gathered: GatheredWord[] = [];
  for (const [key, word] of words) {
    const { decks, tags, notes: guids, spellings, sounds, pictures } = labels.get(key) ?? UNLABELLED;
    const lying = decks.length > 0 ? decks : [deckOf(word.isKept ? undefined : lists.get(key))];
    // What the learner has written themselves goes before the dictionary.
    const meaning = meanings.get(key) || (await meaningOf(word, language));
    const soundId = media.sound.get(key) ?? null;
    const history = {
      userId,
      kinds,
      askable: askableOf(meaning, soundId),
      decks: lying.length,
      states: cards.get(key) ?? [],
      notes: notes.get(key) ?? [],
      answers: answers.get(key) ?? [],
      answered,
    };
    gathered.push({
      ...word,
      guid: guids[0] ?? eventId('anki-note', userId, key),
      decks: lying,
      tags: tags.toSorted(),
      written: spellings[0] ?? writtenApart(word.pinyin),
      sound: sounds[0] ?? '',
      soundId,
      picture: pictures[0] ?? '',
      pictureId: media.picture.get(key) ?? null,
      meaning,
      cards: takenCards(history),
      reviews: takenReviews(history),
    });
  }
  return gathered.toSorted((a, b) => a.createdAt - b.createdAt);
}

/** Kinds of cards that a note can have without being begun: its front shows something. */
const askableOf = (meaning: string, soundId: string | null): readonly DeckSkill[] => [
  'recognise',
  ...(meaning === '' ? [] : ['recall' as const]),
  ...(soundId === null ? [] : ['listening' as const]),
];

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
