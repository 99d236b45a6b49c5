// Writes a person's words as a table, with when each skill comes back.

import { dateAfter, MISSES_A_DAY } from '../../../study/domain/index.ts';
import { dateIn } from '../../../study-time/domain/index.ts';
import {
  DECK_SKILLS,
  type DeckSkill,
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

type Here = { readonly zone: string; readonly now: number };

/** Days are those of the learner's zone, and what is let go for today comes tomorrow, as the pages say. */
export function tableOf(words: readonly TakenWord[], here: Here): string {
  return writeCsv([HEAD, ...words.map((word) => rowOf(word, here))]);
}

function rowOf(taken: TakenWord, here: Here): string[] {
  const { word, written, meaning, sentence, createdAt, decks, tags } = taken;
  const due = DECK_SKILLS.map((skill) => dueOf(taken, skill, here));
  const named = decks.filter((deck) => deck !== OWN_DECK);
  const labels = [writtenDecks(named), writtenTags(tags)];
  return [word, written, meaning, sentence, dateIn(here.zone, createdAt), ...due, ...labels];
}

/** What was never asked has no day yet. */
function dueOf({ cards, reviews }: TakenWord, skill: DeckSkill, { zone, now }: Here): string {
  const card = cards.find((one) => one.skill === skill);
  if (!card || card.stage === 'new' || card.due === null) return '';
  const today = dateIn(zone, now);
  const misses = reviews.filter(
    ({ id, ease, ...review }) => review.skill === skill && ease === 1 && dateIn(zone, id) === today,
  );
  const isLetGo = card.stage === 'learning' && misses.length >= MISSES_A_DAY;
  return isLetGo ? dateAfter(today, 1) : dateIn(zone, card.due);
}
