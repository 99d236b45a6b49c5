// In queries: which events of the log count, and which of those answer a question.

import { and, eq, isNull, lt, ne, notExists, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import { KNOWN_PART } from '../domain/index.ts';
import { learningEvents } from './tables.ts';

const undoing = alias(learningEvents, 'undoing');

/** The event counts: it takes nothing back, and nothing has taken it back. */
export const counts = and(
  isNull(learningEvents.undoes),
  notExists(
    new QueryBuilder()
      .select({ one: sql`1` })
      .from(undoing)
      .where(and(eq(undoing.userId, learningEvents.userId), eq(undoing.undoes, learningEvents.id))),
  ),
);

/** It answers a question: whoever says of a new word that they know it was asked nothing. */
export const isAsked = ne(learningEvents.partId, KNOWN_PART);

/** Any moment, where none is given. */
export const happenedBefore = (before: Date | undefined) =>
  before ? lt(learningEvents.happenedAt, before) : undefined;
