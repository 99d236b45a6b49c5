// Writes a person's words as a table, with when each skill comes back.

import { toMarks, withLetters } from '../../../../chinese/sounds/index.ts';
import {
  DECK_SKILLS,
  OWN_DECK,
  type TakenWord,
  writeCsv,
  writtenDecks,
  writtenTags,
} from '../../domain/index.ts';

const HEAD = [
  'word',
  'pinyin',
  'meaning',
  'sentence',
  'kept',
  ...DECK_SKILLS.map((skill) => `${skill} due`),
  'decks',
  'tags',
];

export function tableOf(words: readonly TakenWord[]): string {
  return writeCsv([HEAD, ...words.map(rowOf)]);
}

function rowOf({ word, pinyin, meaning, sentence, createdAt, cards, decks, tags }: TakenWord): string[] {
  const due = DECK_SKILLS.map((skill) => dayOf(dueOf(cards, skill)));
  const read = withLetters(pinyin).split(' ').map(toMarks).join(' ');
  const named = decks.filter((deck) => deck !== OWN_DECK);
  const labels = [writtenDecks(named), writtenTags(tags)];
  return [word, read, meaning, sentence, dayOf(createdAt), ...due, ...labels];
}

/** What was never asked has no day yet. */
function dueOf(cards: TakenWord['cards'], skill: (typeof DECK_SKILLS)[number]): number | null {
  const card = cards.find((one) => one.skill === skill);
  return card && card.stage !== 'new' ? card.due : null;
}

const dayOf = (at: number | null) => (at === null ? '' : new Date(at).toISOString().slice(0, 10));
