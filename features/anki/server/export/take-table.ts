// Writes a person's words as a table, with when each skill comes back.

import { toMarks } from '../../../../chinese/sounds/index.ts';
import { DECK_SKILLS, type TakenWord, writeCsv } from '../../domain/index.ts';

const HEAD = ['word', 'pinyin', 'meaning', 'sentence', 'kept', ...DECK_SKILLS.map((skill) => `${skill} due`)];

export function tableOf(words: readonly TakenWord[]): string {
  return writeCsv([HEAD, ...words.map(rowOf)]);
}

function rowOf({ word, pinyin, meaning, sentence, createdAt, cards }: TakenWord): string[] {
  const due = DECK_SKILLS.map((skill) => dayOf(cards.find((card) => card.skill === skill)?.due ?? null));
  return [word, pinyin.split(' ').map(toMarks).join(' '), meaning, sentence, dayOf(createdAt), ...due];
}

const dayOf = (at: number | null) => (at === null ? '' : new Date(at).toISOString().slice(0, 10));
