// Writes words with their schedule and reviews as a collection that Anki opens.

import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as pause } from 'node:timers/promises';
import { toMarks } from '../../../../chinese/sounds/index.ts';
import { type DeckSkill, FIELDS, type TakenCard, type TakenWord, TEMPLATES } from '../../domain/index.ts';
import {
  collectionConfigJson,
  DEFAULT_ID,
  type Decks,
  deckOptionsJson,
  decksJson,
  MODEL_ID,
  modelsJson,
  numberDecks,
  tagsJson,
} from './collection-json.ts';
import { COLLECTION_TABLES } from './schema.ts';

const DAY_MS = 86_400_000;
/** Anki's days begin so long after midnight, where its learner lives. */
const NIGHT_MS = 4 * 3_600_000;
const FIELD_END = '\u001f';
/** So many words are written before others get their turn. */
const AT_ONCE = 200;

type TakenAt = {
  readonly now: Date;
  /** Of the learner's own day. */
  readonly dayEndsAt: Date;
};

export async function writeCollection(
  path: string,
  words: readonly TakenWord[],
  { now, dayEndsAt }: TakenAt,
): Promise<void> {
  const db = new DatabaseSync(path);
  try {
    db.exec(`pragma journal_mode = off; pragma synchronous = off; ${COLLECTION_TABLES}`);
    const created = Math.min(now.getTime(), ...words.map(({ createdAt }) => createdAt));
    const nextDay = dayEndsAt.getTime() + NIGHT_MS;
    const firstDay = nextDay - Math.ceil((nextDay - created) / DAY_MS) * DAY_MS;
    const decks = numberDecks(words.flatMap((word) => word.decks));
    addCollection(db, { firstDay, decks, tags: words.flatMap(({ tags }) => tags), now });
    const writer = prepareWriter(db, { firstDay, decks, seconds: Math.floor(now.getTime() / 1000) });
    for (let from = 0; from < words.length; from += AT_ONCE) {
      db.exec('begin');
      for (const [index, word] of words.slice(from, from + AT_ONCE).entries()) writer(word, from + index);
      db.exec('commit');
      await pause();
    }
  } finally {
    db.close();
  }
}

type CollectionParams = {
  readonly firstDay: number;
  readonly decks: Decks;
  readonly tags: readonly string[];
  readonly now: Date;
};
type WriterParams = { readonly firstDay: number; readonly decks: Decks; readonly seconds: number };

function addCollection(db: DatabaseSync, { firstDay, decks, tags, now }: CollectionParams): void {
  const seconds = Math.floor(now.getTime() / 1000);
  db.prepare('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)').run(
    firstDay / 1000,
    now.getTime(),
    now.getTime(),
    collectionConfigJson(),
    modelsJson(seconds),
    decksJson(seconds, decks),
    deckOptionsJson(seconds),
    tagsJson(tags),
  );
}

/** Ids are moments in milliseconds there, so none may come twice in a table. */
function momentKeeper() {
  /** Of a moment that is taken: where to look on. Words of one deck lie close together, and each has several cards. */
  const onward = new Map<number, number>();
  return (at: number) => {
    const passed: number[] = [];
    let moment = at;
    for (let next = onward.get(moment); next !== undefined; next = onward.get(moment)) {
      passed.push(moment);
      moment = next;
    }
    // Whoever comes by these again goes on from there at once.
    for (const taken of [...passed, moment]) onward.set(taken, moment + 1);
    return moment;
  };
}

function prepareWriter(db: DatabaseSync, { firstDay, seconds, decks }: WriterParams) {
  const note = db.prepare("insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')");
  const card = db.prepare('insert into cards values (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?)');
  const review = db.prepare('insert into revlog values (?, ?, -1, ?, 0, 0, 0, ?, 1)');
  const [noteIds, cardIds, reviewIds] = [momentKeeper(), momentKeeper(), momentKeeper()];
  return (word: TakenWord, place: number) => {
    const noteId = noteIds(word.createdAt);
    note.run(
      noteId,
      word.guid,
      MODEL_ID,
      seconds,
      tagsOf(word),
      fieldsOf(word),
      word.word,
      checksum(word.word),
    );
    const cards = new Map<string, number>();
    const isSuspended = word.cards.some((one) => one.isSuspended);
    for (const [ord, { skill }] of TEMPLATES.entries()) {
      const state = word.cards.find((one) => one.skill === skill);
      if (!state && !showsByItself(skill, word)) continue;
      const cardId = cardIds(noteId);
      cards.set(skill, cardId);
      const deck = decks.get(deckOf(word, cards.size - 1)) ?? DEFAULT_ID;
      card.run(cardId, noteId, deck, ord, seconds, ...scheduleOf(state, { place, firstDay, isSuspended }));
    }
    for (const { skill, at, grade, tookMs } of word.reviews) {
      const cardId = cards.get(skill);
      if (cardId !== undefined) review.run(reviewIds(at), cardId, grade, tookMs);
    }
  };
}

/** A card has one deck: a word of several decks has a card in each, the others in the first. */
const deckOf = ({ decks }: TakenWord, card: number): string => decks[card] ?? decks[0] ?? '';

/** With a space before each and behind the last, as Anki looks for them. */
const tagsOf = ({ tags }: TakenWord): string => (tags.length > 0 ? ` ${tags.join(' ')} ` : '');

/** Anki makes a card wherever the front of a template shows something; the others ask for a field of their own. */
function showsByItself(skill: DeckSkill, { meaning, sound }: TakenWord): boolean {
  if (skill === 'recall') return meaning !== '';
  return skill === 'recognise' || (skill === 'listening' && sound !== '');
}

/** Of learning: as many steps are left as there are, one. */
const LAST_STEP = 1001;

type ScheduleParams = {
  readonly place: number;
  readonly firstDay: number;
  /** A word is set aside with all of its cards, also with those that have no state here. */
  readonly isSuspended: boolean;
};

/** Type, queue, due, interval, ease, reviews, lapses, steps, and the memory as Anki's FSRS keeps it. */
function scheduleOf(state: TakenCard | undefined, { place, firstDay, isSuspended }: ScheduleParams) {
  if (!state || state.stage === 'new' || state.lastAt === null)
    return [0, isSuspended ? -1 : 0, place, 0, 0, 0, 0, 0, '{}'] as const;
  const { lastAt, reviews, lapses, stability, difficulty } = state;
  // What is suspended has no day of its own here; Anki wants one, for when it is taken in again.
  const due = state.due ?? lastAt + stability * DAY_MS;
  const days = Math.max(1, Math.round((due - lastAt) / DAY_MS));
  const isLearning = state.stage === 'learning';
  const when = isLearning ? Math.floor(due / 1000) : Math.floor((due - firstDay) / DAY_MS);
  const data = JSON.stringify({
    s: rounded(stability),
    d: rounded(difficulty),
    lrt: Math.floor(lastAt / 1000),
  });
  const [type, queue] = isLearning ? [lapses > 0 ? 3 : 1, 1] : [2, 2];
  const left = isLearning ? LAST_STEP : 0;
  return [
    type,
    isSuspended ? -1 : queue,
    when,
    days,
    easeOf(difficulty),
    reviews,
    lapses,
    left,
    data,
  ] as const;
}

/** Of the older scheduler, from the difficulty of the newer: 3.0 for what is easiest, 1.3 for what is hardest. */
const easeOf = (difficulty: number) => Math.round(3000 - ((difficulty - 1) / 9) * 1700);
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

function fieldsOf({ word, pinyin, meaning, sentence, sound, cards }: TakenWord): string {
  const has = (skill: string) => (cards.some((card) => card.skill === skill) ? '1' : '');
  const values: Readonly<Record<(typeof FIELDS)[number], string>> = {
    Hanzi: word,
    Pinyin: pinyin.split(' ').map(toMarks).join(' '),
    Meaning: escapeHtml(meaning),
    Sentence: escapeHtml(sentence),
    Sound: sound === '' ? '' : `[sound:${sound}]`,
    Tones: has('tone'),
    Writing: has('writing'),
    Use: has('use'),
  };
  return FIELDS.map((name) => values[name]).join(FIELD_END);
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(FIELD_END, ' ');

/** By which Anki finds notes that begin alike. */
const checksum = (text: string) =>
  Number.parseInt(createHash('sha1').update(text).digest('hex').slice(0, 8), 16);
