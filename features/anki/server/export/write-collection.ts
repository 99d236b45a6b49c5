// Writes words with their schedule and reviews as a collection that Anki opens.

import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as pause } from 'node:timers/promises';
import { FIELDS, type TakenWord, TEMPLATES } from '../../domain/index.ts';
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
import { scheduleOf } from './schedule-columns.ts';
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
    const created = earliest(words, now);
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

/** Days are counted from the first, so that none of a card lies before it. */
function earliest(words: readonly TakenWord[], now: Date): number {
  let first = now.getTime();
  for (const { createdAt, cards, reviews } of words) {
    const days = cards.flatMap(({ untouched, given }) => [
      given ?? first,
      untouched && untouched.type > 0 ? untouched.due : first,
    ]);
    first = Math.min(first, createdAt, reviews[0]?.id ?? first, ...days);
  }
  return Math.max(0, first - DAY_MS);
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
  const card = db.prepare('insert into cards values (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, ?, ?)');
  const review = db.prepare('insert into revlog values (?, ?, -1, ?, ?, ?, ?, ?, ?)');
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
    for (const taken of word.cards) {
      const { skill } = taken;
      const ord = TEMPLATES.findIndex((template) => template.skill === skill);
      const cardId = cardIds(noteId);
      cards.set(skill, cardId);
      const deck = decks.get(deckOf(word, cards.size - 1)) ?? DEFAULT_ID;
      card.run(cardId, noteId, deck, ord, seconds, ...scheduleOf(taken, { place, firstDay }));
    }
    for (const { id, skill, ease, interval, lastInterval, factor, tookMs, type } of word.reviews) {
      const cardId = cards.get(skill);
      if (cardId !== undefined)
        review.run(reviewIds(id), cardId, ease, interval, lastInterval, factor, tookMs, type);
    }
  };
}

/** A card has one deck: a word of several decks has a card in each, the others in the first. */
const deckOf = ({ decks }: TakenWord, card: number): string => decks[card] ?? decks[0] ?? '';

/** With a space before each and behind the last, as Anki looks for them. */
const tagsOf = ({ tags }: TakenWord): string => (tags.length > 0 ? ` ${tags.join(' ')} ` : '');

function fieldsOf({ word, written, meaning, sentence, sound, picture, cards }: TakenWord): string {
  const has = (skill: string) => (cards.some((card) => card.skill === skill) ? '1' : '');
  const values: Readonly<Record<(typeof FIELDS)[number], string>> = {
    Hanzi: word,
    Pinyin: escapeHtml(written),
    Meaning: escapeHtml(meaning),
    Sentence: escapeHtml(sentence),
    Sound: sound === '' ? '' : `[sound:${sound}]`,
    Recall: has('recall'),
    Listening: has('listening'),
    Tones: has('tone'),
    Writing: has('writing'),
    Use: has('use'),
    Picture: picture === '' ? '' : `<img src="${picture}">`,
  };
  return FIELDS.map((name) => values[name]).join(FIELD_END);
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(FIELD_END, ' ');

/** By which Anki finds notes that begin alike. */
const checksum = (text: string) =>
  Number.parseInt(createHash('sha1').update(text).digest('hex').slice(0, 8), 16);
