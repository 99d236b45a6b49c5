import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import {
  DELETED,
  declareData,
  forEver,
  goesWith,
  keep,
  NOT_PERSONAL,
} from '../../kit/server/db/declare-data.ts';
import { findUndeclared, findUntold } from './data-policies.ts';

const users = pgTable('users', { id: uuid('id').primaryKey(), email: text('email') });
const notes = pgTable('notes', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').references(() => users.id),
  readBy: uuid('read_by').references(() => users.id),
  actorId: uuid('actor_id'),
});
const people = declareData(users, { retention: goesWith('the account'), of: 'id', columns: DELETED });

it('is content with tables that say all', () => {
  const declared = declareData(notes, {
    retention: goesWith('its person'),
    of: 'userId',
    columns: DELETED,
    mentions: { readBy: keep('it was read') },
  });
  expect(findUndeclared([users, notes], [people, declared])).toEqual([]);
});

it('finds a table without a declaration, and one with two', () => {
  expect(findUndeclared([users, notes], [people, people])).toEqual([
    'users is declared 2 times in a data-policy.ts',
    'notes is declared 0 times in a data-policy.ts',
  ]);
});

it('finds people who are named nowhere, and reasons that are none', () => {
  const nobodys = declareData(notes, { retention: forEver('few'), columns: NOT_PERSONAL });
  expect(findUndeclared([notes], [nobodys])).toEqual([
    'notes: why do its rows stay for ever?',
    'notes.user_id names a person: declare it under mentions',
    'notes.read_by names a person: declare it under mentions',
    'notes.actor_id names a person: declare it under mentions',
  ]);
});

it('finds rows that go in part, or with nobody', () => {
  const inPart = declareData(notes, {
    retention: goesWith('its person'),
    columns: { id: DELETED, userId: DELETED, readBy: DELETED, actorId: keep('evidence') },
    mentions: { userId: DELETED, readBy: DELETED },
  });
  expect(findUndeclared([notes], [inPart])).toEqual([
    'notes: a row goes whole; a column of a deleted row cannot stay',
    'notes: rows go with a person, but nothing says whose they are',
  ]);
});

it('finds what people are not told of, told twice, or told though it is not there', () => {
  expect(findUntold([people], { account: ['users'] })).toEqual([]);
  expect(findUntold([people], { account: ['users'], other: ['users', 'gone'] })).toEqual([
    "users holds something of people's: name it in one topic of features/privacy/domain/topics.ts",
    'gone is named in features/privacy/domain/topics.ts, and there is no such table',
  ]);
  expect(findUntold([people], {})).toHaveLength(1);
});
