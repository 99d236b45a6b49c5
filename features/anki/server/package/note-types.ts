// How the notes of a collection are built: their fields, and which of them each card shows on its front.

import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { PackageError } from './package-error.ts';
import { parseJson } from './parse-json.ts';
import { readProtobuf, textOf } from './protobuf.ts';

export type NoteType = {
  /** What its fields are called. */
  readonly fields: readonly string[];
  /** For each template, in order: which fields its front shows. */
  readonly fronts: readonly (readonly number[])[];
  /** Their names: our own packages name the skill. */
  readonly names: readonly string[];
};

const MODELS = z.record(
  z.string(),
  z.object({
    flds: z.array(z.object({ name: z.string() })),
    tmpls: z.array(z.object({ name: z.string(), qfmt: z.string() })),
  }),
);
const Q_FORMAT_FIELD = 1;

/** By the id of the type. Older collections keep them as JSON in one row, newer ones in tables. */
export function readNoteTypes(db: DatabaseSync, tables: ReadonlySet<string>): ReadonlyMap<string, NoteType> {
  return tables.has('notetypes') ? fromTables(db) : fromJson(db);
}

function fromJson(db: DatabaseSync): Map<string, NoteType> {
  const row = db.prepare('select models from col').get();
  const models = MODELS.safeParse(parseJson(row?.['models']));
  if (!models.success) throw new PackageError('collection_broken');
  return new Map(
    Object.entries(models.data).map(([id, { flds, tmpls }]) => [
      id,
      noteType(
        flds.map(({ name }) => name),
        tmpls.map(({ name, qfmt }) => ({ name, front: qfmt })),
      ),
    ]),
  );
}

/** Indexes of these tables sort by a rule that only Anki has: they are not used. */
function fromTables(db: DatabaseSync): Map<string, NoteType> {
  const fields = grouped(db, 'select cast(ntid as text) as id, name as value from fields not indexed');
  const templates = grouped(
    db,
    'select cast(ntid as text) as id, config as value, name from templates not indexed',
  );
  return new Map(
    Array.from(fields, ([id, names]) => [
      id,
      noteType(
        names.map(({ value }) => String(value)),
        (templates.get(id) ?? []).map(({ value, name }) => ({ name: String(name), front: frontOf(value) })),
      ),
    ]),
  );
}

function grouped(db: DatabaseSync, query: string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of db.prepare(`${query} order by ntid, ord`).iterate()) {
    const id = String(row['id']);
    groups.set(id, [...(groups.get(id) ?? []), { value: row['value'], name: row['name'] }]);
  }
  return groups;
}

type Row = { readonly value: unknown; readonly name: unknown };
type Template = { readonly name: string; readonly front: string };

const frontOf = (config: unknown): string =>
  config instanceof Uint8Array ? textOf(readProtobuf(config), Q_FORMAT_FIELD) : '';

/** `{{Field}}`, also with filters before the name: `{{type:Field}}`. Conditions show nothing by themselves. */
function noteType(fields: readonly string[], templates: readonly Template[]): NoteType {
  return {
    fields,
    names: templates.map(({ name }) => name),
    fronts: templates.map(({ front }) =>
      Array.from(front.matchAll(/\{\{([^#^/}][^}]*)\}\}/g), ([, inside = '']) =>
        fields.indexOf(inside.split(':').at(-1)?.trim() ?? ''),
      ).filter((place) => place >= 0),
    ),
  };
}
