import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { hashText } from '../../generate/hash-text.ts';
import { readJournal } from './journal.ts';
import { checkReleased } from './released.ts';
import { checkStatements } from './statements.ts';
import { compareSnapshots, snapshotOf } from './tables.ts';

const file = (path: string, content: string) => ({ path: `migrations/${path}`, text: content });
const journal = (...entries: object[]) => file('meta/_journal.json', JSON.stringify({ entries }));
const snapshot = (number: string, id: string, prevId: string) =>
  file(`meta/${number}_snapshot.json`, JSON.stringify({ id, prevId }));
const first = [file('0000_begin.sql', 'create table a ();'), snapshot('0000', 'one', 'none')];
const second = [file('0001_more.sql', 'create table b ();'), snapshot('0001', 'two', 'one')];
const entries = [
  { idx: 0, tag: '0000_begin', when: 10 },
  { idx: 1, tag: '0001_more', when: 20 },
] as const;

describe('the journal', () => {
  it('is good when everything it names is there and follows', () => {
    const { problems, latest } = readJournal([journal(...entries), ...first, ...second]);
    expect(problems).toEqual([]);
    expect(latest?.id).toBe('two');
  });

  it.each([
    ['there is none', [...first]],
    ['a file is missing', [journal(...entries), ...first, second[1]]],
    ['a snapshot is missing', [journal(...entries), ...first, second[0]]],
    ['a file is not in it', [journal(entries[0]), ...first, second[0]]],
    ['a number is wrong', [journal(entries[0], { ...entries[1], idx: 2 }), ...first, ...second]],
    [
      'a date is too old to be applied',
      [journal(entries[0], { ...entries[1], when: 5 }), ...first, ...second],
    ],
    [
      'two were made from one state',
      [journal(...entries), ...first, second[0], snapshot('0001', 'two', 'zero')],
    ],
  ])('fails when %s', (_, files) => {
    expect(readJournal(files.filter((each) => each !== undefined)).problems).toHaveLength(1);
  });
});

describe('a migration', () => {
  const problems = (sql: string) => checkStatements(file('0001_more.sql', sql));

  it.each([
    'DROP TABLE "a";',
    'ALTER TABLE "a" DROP COLUMN "b";',
    'ALTER TABLE "a" RENAME COLUMN "b" TO "c";',
    'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE integer;',
    'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
    'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;',
    'TRUNCATE a;',
    'DELETE FROM a;',
    'update a set b = 1;',
  ])('says why %s is safe', (statement) => {
    expect(problems(statement)).toHaveLength(1);
    expect(
      problems(
        `create table x ();\n--> statement-breakpoint\n-- reviewed: nobody reads it since 0.2\n${statement}`,
      ),
    ).toEqual([]);
    expect(
      problems(`-- reviewed: only the first\n${statement}\n--> statement-breakpoint\n${statement}`),
    ).toHaveLength(1);
  });

  it.each([
    'CREATE TABLE "a" ("b" text NOT NULL, "updated_at" text);',
    'ALTER TABLE "a" ADD COLUMN "b" text;',
    'ALTER TABLE "a" ADD COLUMN "b" integer DEFAULT 0 NOT NULL;',
    'ALTER TABLE "a" ADD CONSTRAINT "c" FOREIGN KEY ("d") REFERENCES "e"("f") ON DELETE cascade ON UPDATE no action;',
  ])('needs no reason for %s', (statement) => expect(problems(statement)).toEqual([]));
});

describe('a released migration', () => {
  const released = JSON.stringify({ '0000_begin.sql': hashText('create table a ();') });

  it('is never changed or removed', () => {
    expect(checkReleased(released, first)).toEqual([]);
    expect(checkReleased(released, [file('0000_begin.sql', 'create table a (b text);')])).toHaveLength(1);
    expect(checkReleased(released, second)).toHaveLength(1);
  });
});

describe('the newest snapshot', () => {
  const before = { people: pgTable('people', { id: integer('id').primaryKey() }) };
  const latest = { ...snapshotOf(before), id: 'one', prevId: 'none' };

  it('equals the tables', () => expect(compareSnapshots(latest, snapshotOf(before))).toEqual([]));

  it('fails when a column or a table has no migration', () => {
    const people = pgTable('people', { id: integer('id').primaryKey(), name: text('name') });
    expect(compareSnapshots(latest, snapshotOf({ people }))).toEqual([
      expect.stringContaining('public.people'),
    ]);
    const more = { ...before, talks: pgTable('talks', { id: integer('id').primaryKey() }) };
    expect(compareSnapshots(latest, snapshotOf(more))).toEqual([expect.stringContaining('public.talks')]);
  });
});
