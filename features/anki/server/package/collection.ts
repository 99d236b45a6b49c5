// Reads the notes of a collection with what was reviewed of them; the database is somebody else's and may mean harm.

import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { readDecks } from './decks.ts';
import { LIMITS } from './limits.ts';
import { type NoteType, readNoteTypes } from './note-types.ts';
import { PackageError } from './package-error.ts';

export type CollectionNote = {
  readonly guid: string;
  readonly fields: readonly string[];
  readonly type: NoteType;
  readonly isSuspended: boolean;
  /** Of its cards, the first card's first. */
  readonly decks: readonly string[];
  /** With spaces between. */
  readonly tags: string;
  readonly reviews: readonly CollectionReview[];
  /** Of the cards that were begun. */
  readonly days: readonly CollectionDay[];
  /** When the last card was answered, or given another day; 0 where none was. */
  readonly movedAt: number;
};

/** When a card comes back. */
export type CollectionDay = { readonly template: number; readonly dueAt: number; readonly lapses: number };

export type CollectionReview = {
  readonly id: number;
  /** Which template the card is of. */
  readonly template: number;
  /** 1 (again) to 4 (easy). */
  readonly ease: number;
  readonly tookMs: number;
};

const NEEDED = ['col', 'notes', 'cards', 'revlog'];
const FIELD_END = '\u001f';

export function openCollection(path: string): DatabaseSync {
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
  const decks = readDecks(db, tables);
  const reviews = db.prepare(
    `select cast(r.id as real) as id, c.ord as ord, r.ease as ease, r.time as time from cards c
     join revlog r on r.cid = c.id where c.nid = ? and r.ease between 1 and 4 and r.type between 0 and 3
     order by r.id limit ${LIMITS.reviewsPerNote}`,
  );
  const notes = db.prepare(
    `select id, guid, cast(mid as text) as type, substr(tags, 1, ${LIMITS.tagLetters}) as tags, substr(flds, 1, ${LIMITS.fields * LIMITS.fieldLetters}) as fields
     from notes order by id`,
  );
  // Anki sets single cards aside, we whole words: those of which nothing is asked any more but what was never begun.
  const cards = db.prepare(
    `select count(*) filter (where queue = -1) > 0
       and count(*) filter (where queue <> -1 and (reps > 0 or type <> 0)) = 0
       and (count(*) filter (where queue = -1 and (reps > 0 or type <> 0)) > 0
         or count(*) filter (where queue <> -1) = 0) as suspended from cards where nid = ?`,
  );
  const decksOf = db.prepare(
    `select cast(case when odid <> 0 then odid else did end as text) as deck from cards where nid = ?
     group by deck order by min(ord) limit ${LIMITS.decksPerNote}`,
  );
  const daysOf = readDays(db);
  const moved = db.prepare(
    'select cast(max(r.id) as real) as at from cards c join revlog r on r.cid = c.id where c.nid = ?',
  );
  notes.setReadBigInts(true);
  let [count, reviewed] = [0, 0];
  for (const note of notes.iterate()) {
    count += 1;
    if (count > LIMITS.notes) throw new PackageError('too_large');
    const { id } = note;
    if (typeof id !== 'bigint') throw new PackageError('collection_broken');
    const told = reviews.all(id).map(reviewOf);
    reviewed += told.length;
    if (reviewed > LIMITS.reviews) throw new PackageError('too_large');
    yield {
      guid: textIn(note['guid']).slice(0, 100),
      fields: fieldsOf(textIn(note['fields'])),
      type: types.get(textIn(note['type'])) ?? { fronts: [], names: [] },
      decks: decksOf.all(id).flatMap(({ deck }) => decks.get(textIn(deck)) ?? []),
      tags: textIn(note['tags']),
      isSuspended: cards.get(id)?.['suspended'] === 1,
      reviews: told,
      days: daysOf(id),
      movedAt: numberIn(moved.get(id)?.['at']),
    };
  }
}

const DAY_MS = 86_400_000;
/** A number of days from the first one of the collection, or, while a card is being learnt, a moment in seconds. */
const MOMENTS_FROM = 1_000_000_000;

function readDays(db: DatabaseSync): (note: bigint) => CollectionDay[] {
  const first = numberIn(db.prepare('select cast(crt as real) as first from col').get()?.['first']) * 1000;
  // Cards that are asked out of turn keep their day elsewhere.
  const begun = db.prepare(
    `select ord, type, lapses, cast(case when odid <> 0 then odue else due end as real) as due from cards
     where nid = ? and type between 1 and 3 and reps > 0 order by ord limit ${LIMITS.cardsPerNote}`,
  );
  return (note) =>
    begun.all(note).flatMap(({ ord, type, lapses, due: told }) => {
      const due = numberIn(told);
      const dueAt = type !== 2 && due >= MOMENTS_FROM ? due * 1000 : first + due * DAY_MS;
      return due > 0 ? [{ template: numberIn(ord), dueAt, lapses: numberIn(lapses) }] : [];
    });
}

const fieldsOf = (text: string) =>
  text
    .split(FIELD_END)
    .slice(0, LIMITS.fields)
    .map((field) => field.slice(0, LIMITS.fieldLetters));

const reviewOf = (row: Record<string, SQLOutputValue>): CollectionReview => ({
  id: numberIn(row['id']),
  template: numberIn(row['ord']),
  ease: numberIn(row['ease']),
  tookMs: Math.max(0, numberIn(row['time'])),
});

const textIn = (value: SQLOutputValue | undefined) => (typeof value === 'string' ? value : '');
const numberIn = (value: SQLOutputValue | undefined) => (typeof value === 'number' ? value : 0);

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
