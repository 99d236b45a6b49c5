// Reads the notes of a collection with what was reviewed of them; the database is somebody else's and may mean harm.

import { closeSync, openSync, readSync } from 'node:fs';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { type AnkiCard, type AnkiReview, type FieldRoles, fieldCounter } from '../../domain/index.ts';
import { readDecks } from './decks.ts';
import { LIMITS } from './limits.ts';
import { type NoteType, readNoteTypes } from './note-types.ts';
import { PackageError } from './package-error.ts';

/** Which skill it is about is told by what its front shows. */
type WithOrd<Of> = Omit<Of, 'skill'> & { readonly ord: number };
type CollectionCard = WithOrd<AnkiCard>;
type CollectionReview = WithOrd<AnkiReview>;

export type CollectionNote = {
  readonly guid: string;
  readonly fields: readonly string[];
  readonly type: NoteType;
  /** What the fields of all notes of its type hold. */
  readonly roles: FieldRoles;
  /** Of its cards, the first card's first. */
  readonly decks: readonly string[];
  /** With spaces between. */
  readonly tags: string;
  readonly reviews: readonly CollectionReview[];
  readonly cards: readonly CollectionCard[];
  /** When the last card was answered, or given another day; 0 where none was. */
  readonly movedAt: number;
};

const NEEDED = ['col', 'notes', 'cards', 'revlog'];
const FIELD_END = '\u001f';
const NO_TYPE: NoteType = { fields: [], fronts: [], names: [] };
/** All that is read of a note's fields. */
const FIELDS = `substr(flds, 1, ${LIMITS.fields * LIMITS.fieldLetters}) as fields`;

/** How every database of SQLite begins. */
const DATABASE_BEGINS = 'SQLite format 3\u0000';

/** A file of any other kind under the name of a collection is no deck; a database that cannot be read is a broken one. */
export function openCollection(path: string): DatabaseSync {
  const begin = Buffer.alloc(DATABASE_BEGINS.length);
  const file = openSync(path, 'r');
  readSync(file, begin);
  closeSync(file);
  if (begin.toString('latin1') !== DATABASE_BEGINS) throw new PackageError('not_a_package');
  try {
    const db = new DatabaseSync(path, { readOnly: true, allowExtension: false });
    db.exec('pragma trusted_schema = off; pragma cell_size_check = on; pragma mmap_size = 0');
    return db;
  } catch {
    throw new PackageError('collection_broken');
  }
}

export function* readNotes(db: DatabaseSync): Generator<CollectionNote> {
  const tables = realTables(db);
  const types = readNoteTypes(db, tables);
  const roles = readRoles(db, types);
  const decks = readDecks(db, tables);
  const reviewsOf = readReviews(db);
  const notes = db.prepare(
    `select id, guid, cast(mid as text) as type, substr(tags, 1, ${LIMITS.tagLetters}) as tags, ${FIELDS}
     from notes order by id`,
  );
  const decksOf = db.prepare(
    `select cast(case when odid <> 0 then odid else did end as text) as deck from cards where nid = ?
     group by deck order by min(ord) limit ${LIMITS.decksPerNote}`,
  );
  const cardsOf = readCards(db);
  notes.setReadBigInts(true);
  let reviewed = 0;
  for (const note of notes.iterate()) {
    const { id } = note;
    if (typeof id !== 'bigint') throw new PackageError('collection_broken');
    const reviews = reviewsOf(id);
    reviewed += reviews.length;
    if (reviewed > LIMITS.reviews) throw new PackageError('too_large');
    const type = textIn(note['type']);
    yield {
      guid: textIn(note['guid']).slice(0, 100),
      fields: fieldsOf(textIn(note['fields'])),
      type: types.get(type) ?? NO_TYPE,
      roles: roles.get(type) ?? fieldCounter([]).roles(),
      decks: decksOf.all(id).flatMap(({ deck }) => decks.get(textIn(deck)) ?? []),
      tags: textIn(note['tags']),
      reviews,
      cards: cardsOf(id),
      movedAt: Math.max(0, ...reviews.map((review) => review.id)),
    };
  }
}

/** In a first pass over all notes, by the id of their type. */
function readRoles(db: DatabaseSync, types: ReadonlyMap<string, NoteType>): ReadonlyMap<string, FieldRoles> {
  const counters = new Map<string, ReturnType<typeof fieldCounter>>();
  let count = 0;
  for (const note of db.prepare(`select cast(mid as text) as type, ${FIELDS} from notes`).iterate()) {
    count += 1;
    if (count > LIMITS.notes) throw new PackageError('too_large');
    const type = textIn(note['type']);
    const counter = counters.get(type) ?? fieldCounter(types.get(type)?.fields ?? []);
    counters.set(type, counter);
    counter.add(fieldsOf(textIn(note['fields'])));
  }
  return new Map(Array.from(counters, ([type, counter]) => [type, counter.roles()]));
}

function readReviews(db: DatabaseSync): (note: bigint) => CollectionReview[] {
  const reviews = db.prepare(
    `select cast(r.id as real) as id, c.ord as ord, r.ease as ease, r.ivl as ivl, r.lastIvl as last,
       r.factor as factor, r.time as time, r.type as type from cards c join revlog r on r.cid = c.id
     where c.nid = ? order by r.id limit ${LIMITS.reviewsPerNote}`,
  );
  return (note) =>
    reviews.all(note).map((row) => ({
      id: numberIn(row['id']),
      ord: wholeIn(row['ord']),
      ease: wholeIn(row['ease']),
      interval: wholeIn(row['ivl']),
      lastInterval: wholeIn(row['last']),
      factor: wholeIn(row['factor']),
      tookMs: Math.max(0, numberIn(row['time'])),
      type: wholeIn(row['type']),
    }));
}

const DAY_MS = 86_400_000;
/** A number of days from the first one of the collection, or, while a card is being learnt, a moment in seconds. */
const MOMENTS_FROM = 1_000_000_000;

function readCards(db: DatabaseSync): (note: bigint) => CollectionCard[] {
  const first = numberIn(db.prepare('select cast(crt as real) as first from col').get()?.['first']) * 1000;
  // Cards that are asked out of turn keep their day elsewhere.
  const cards = db.prepare(
    `select ord, type, queue, cast(case when odid <> 0 then odue else due end as real) as due, ivl, factor, reps,
       lapses, left as steps, flags, substr(data, 1, ${LIMITS.cardDataLetters}) as data
     from cards where nid = ? order by ord limit ${LIMITS.cardsPerNote}`,
  );
  return (note) =>
    cards.all(note).map((row) => {
      const type = wholeIn(row['type']);
      const told = numberIn(row['due']);
      const isMoment = type !== 0 && type !== 2 && told >= MOMENTS_FROM;
      return {
        ord: wholeIn(row['ord']),
        type,
        queue: wholeIn(row['queue']),
        // A collection that is younger than its cards counts their days from before its first.
        due: type === 0 ? told : isMoment ? told * 1000 : first + told * DAY_MS,
        isMoment,
        interval: wholeIn(row['ivl']),
        factor: wholeIn(row['factor']),
        reps: wholeIn(row['reps']),
        lapses: wholeIn(row['lapses']),
        left: wholeIn(row['steps']),
        flags: wholeIn(row['flags']),
        data: textIn(row['data']),
      };
    });
}

const fieldsOf = (text: string) =>
  text
    .split(FIELD_END)
    .slice(0, LIMITS.fields)
    .map((field) => field.slice(0, LIMITS.fieldLetters));

const textIn = (value: SQLOutputValue | undefined) => (typeof value === 'string' ? value : '');
const numberIn = (value: SQLOutputValue | undefined) => (typeof value === 'number' ? value : 0);

const wholeIn = (value: SQLOutputValue | undefined) => Math.trunc(numberIn(value));

/** A view or a virtual table in their place would run what its author likes. */
function realTables(db: DatabaseSync): ReadonlySet<string> {
  const rows = db.prepare("select name, type, sql from sqlite_master where type in ('table', 'view')").all();
  const real = rows.filter(({ type, sql }) => type === 'table' && /^create\s+table\b/i.test(textIn(sql)));
  const names = new Set(real.map(({ name }) => textIn(name)));
  const isWhole = NEEDED.every((name) => names.has(name));
  const isPlain = real.every(({ sql }) => !/\bgenerated\s+always\b|\bas\s*\(/i.test(textIn(sql)));
  if (!isWhole || !isPlain) throw new PackageError('collection_broken');
  return names;
}
