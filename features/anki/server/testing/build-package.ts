// Builds packages of Anki's three layouts from its published schema, for tests; knows nothing of what reads them.

import { randomUUID } from 'node:crypto';
import { createWriteStream, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { zstdCompressSync } from 'node:zlib';
import yazl from 'yazl';
import { SCHEMA_11, SCHEMA_18 } from './schema.ts';

export type PackageLayout = 'anki2' | 'anki21' | 'anki21b';

export type BuiltNote = {
  readonly fields: readonly string[];
  readonly guid?: string;
  /** All of its cards but those that are named as never begun. */
  readonly isSuspended?: boolean;
  /** Places of the templates whose cards are, begun or not. */
  readonly suspended?: readonly number[];
  /** Places of the templates whose cards are new, and not suspended either. */
  readonly neverBegun?: readonly number[];
  /** When the cards of templates come back, in whole days from `FIRST_DAY`, and how often they were forgotten. */
  readonly days?: readonly { readonly template: number; readonly due: number; readonly lapses: number }[];
  /** Full name, `above::below`; without one it lies in Anki's own deck. */
  readonly deck?: string;
  readonly tags?: readonly string[];
  /** Of the card of each template: when, how it was graded, how long it took. */
  readonly reviews?: readonly {
    readonly template: number;
    readonly at: Date;
    readonly ease: number;
    readonly ms: number;
  }[];
};

export type PackageParams = {
  readonly layout: PackageLayout;
  readonly fieldNames: readonly string[];
  /** The fronts of the templates. */
  readonly fronts: readonly string[];
  readonly notes: readonly BuiltNote[];
  readonly media?: ReadonlyMap<string, Uint8Array>;
};

/** Of a collection: four in the morning in Lisbon. */
export const FIRST_DAY = new Date('2026-01-01T04:00:00Z');
const MODEL = 1_700_000_000_001;

/** Answers the path of the package. */
export async function buildPackage(params: PackageParams): Promise<string> {
  const { layout, media = new Map<string, Uint8Array>() } = params;
  const collection = buildCollection(params);
  const zip = new yazl.ZipFile();
  const isNew = layout === 'anki21b';
  /** The same bytes are compressed once. */
  const done = new Map<Uint8Array, Buffer>();
  const packed = (bytes: Uint8Array) => {
    const known = done.get(bytes) ?? Buffer.from(isNew ? zstdCompressSync(bytes) : bytes);
    done.set(bytes, known);
    return known;
  };
  zip.addBuffer(packed(collection), `collection.${layout}`);
  if (isNew) {
    zip.addBuffer(Buffer.from([0x08, 0x03]), 'meta');
    // Older programs find an empty collection that asks for a newer Anki.
    zip.addBuffer(buildCollection({ ...params, layout: 'anki2', notes: [] }), 'collection.anki2');
  }
  const names = [...media.keys()];
  const list = isNew ? mediaEntries(media) : Buffer.from(JSON.stringify({ ...names }));
  zip.addBuffer(packed(list), 'media');
  for (const [index, bytes] of [...media.values()].entries())
    zip.addBuffer(packed(bytes), String(index), { compress: false });
  return writeZip(zip);
}

export async function writeZip(zip: yazl.ZipFile): Promise<string> {
  const path = join(tmpdir(), `${randomUUID()}.apkg`);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}

function buildCollection({ layout, fieldNames, fronts, notes }: PackageParams): Buffer {
  const path = join(tmpdir(), `${randomUUID()}.sqlite`);
  const db = new DatabaseSync(path);
  db.exec(layout === 'anki21b' ? SCHEMA_18 : SCHEMA_11);
  db.exec('begin');
  const decks = new Map(
    ['Default', ...notes.flatMap(({ deck }) => deck ?? [])].map((name, at) => [name, at + 1]),
  );
  if (layout === 'anki21b') {
    addTypeTables(db, fieldNames, fronts);
    addDeckTable(db, decks);
  }
  db.prepare("insert into col values (1, ?, 0, 0, ?, 0, 0, 0, '{}', ?, ?, '{}', '{}')").run(
    FIRST_DAY.getTime() / 1000,
    layout === 'anki21b' ? 18 : 11,
    layout === 'anki21b' ? '' : modelsJson(fieldNames, fronts),
    layout === 'anki21b' ? '' : decksJson(decks),
  );
  addNotes(db, { templates: fronts.length, decks }, notes);
  db.exec('commit');
  db.close();
  const bytes = readFileSync(path);
  rmSync(path);
  return bytes;
}

type Decks = ReadonlyMap<string, number>;
type Lying = { readonly templates: number; readonly decks: Decks };

function addNotes(db: DatabaseSync, { templates, decks }: Lying, notes: readonly BuiltNote[]): void {
  const note = db.prepare("insert into notes values (?, ?, ?, 0, -1, ?, ?, ?, 0, 0, '')");
  const card = db.prepare(
    "insert into cards values (?, ?, ?, ?, 0, -1, ?, ?, ?, 10, 2500, ?, ?, 0, 0, 0, 0, '')",
  );
  const review = db.prepare('insert into revlog values (?, ?, -1, ?, 10, 5, 2500, ?, 1)');
  for (const [
    index,
    { fields, guid, isSuspended, suspended = [], neverBegun = [], deck, tags = [], reviews = [], days = [] },
  ] of notes.entries()) {
    const id = 1_700_000_000_000 + index;
    note.run(
      id,
      guid ?? `guid-${index}`,
      MODEL,
      tags.length > 0 ? ` ${tags.join(' ')} ` : '',
      fields.join('\u001f'),
      fields[0] ?? '',
    );
    const deckId = decks.get(deck ?? 'Default') ?? 1;
    for (let ord = 0; ord < templates; ord++) {
      const isAsked = [...reviews, ...days].some(({ template }) => template === ord);
      const isBegun = isAsked && !neverBegun.includes(ord);
      const isLeft = (isSuspended && !neverBegun.includes(ord)) || suspended.includes(ord);
      const queue = isLeft ? -1 : isBegun ? 2 : 0;
      const { due, lapses } = days.find(({ template }) => template === ord) ?? { due: 10, lapses: 0 };
      card.run(10 * id + ord, id, deckId, ord, isBegun ? 2 : 0, queue, due, isBegun ? 1 : 0, lapses);
    }
    for (const { template, at, ease, ms } of reviews) review.run(at.getTime(), 10 * id + template, ease, ms);
  }
}

const modelsJson = (fieldNames: readonly string[], fronts: readonly string[]) =>
  JSON.stringify({
    [MODEL]: {
      id: MODEL,
      name: 'Chinese',
      flds: fieldNames.map((name, ord) => ({ name, ord })),
      tmpls: fronts.map((qfmt, ord) => ({ name: `Card ${ord + 1}`, qfmt, afmt: '{{FrontSide}}', ord })),
    },
  });

const decksJson = (decks: Decks) =>
  JSON.stringify(Object.fromEntries(Array.from(decks, ([name, id]) => [id, { id, name }])));

/** Newer collections write the levels of a name with a separator of their own. */
function addDeckTable(db: DatabaseSync, decks: Decks): void {
  const deck = db.prepare('insert into decks values (?, ?, 0, -1, ?, ?)');
  for (const [name, id] of decks)
    deck.run(id, name.replaceAll('::', '\u001f'), new Uint8Array(0), new Uint8Array(0));
}

function addTypeTables(db: DatabaseSync, fieldNames: readonly string[], fronts: readonly string[]): void {
  db.prepare('insert into notetypes values (?, ?, 0, -1, ?)').run(MODEL, 'Chinese', new Uint8Array(0));
  for (const [ord, name] of fieldNames.entries())
    db.prepare('insert into fields values (?, ?, ?, ?)').run(MODEL, ord, name, new Uint8Array(0));
  for (const [ord, front] of fronts.entries())
    db.prepare('insert into templates values (?, ?, ?, 0, -1, ?)').run(
      MODEL,
      ord,
      `Card ${ord}`,
      bytesField(1, front),
    );
}

/** `MediaEntries` of Anki's `import_export.proto`: each with its name, size and hash. */
const mediaEntries = (media: ReadonlyMap<string, Uint8Array>) =>
  Buffer.concat(
    Array.from(media, ([name, bytes]) =>
      bytesField(1, Buffer.concat([bytesField(1, name), Buffer.from([0x10]), varint(bytes.length)])),
    ),
  );

function bytesField(field: number, content: string | Uint8Array): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.from([field * 8 + 2]), varint(bytes.length), bytes]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    bytes.push((rest % 128) + (rest >= 128 ? 128 : 0));
    if (rest < 128) return Buffer.from(bytes);
  }
}
