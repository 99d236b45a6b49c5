// Adds to the log of learning events; an event whose id its person has used before stores nothing.

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { type LearningFact, NO_DEVICE } from '../domain/index.ts';
import { learningEvents } from './tables.ts';

/** An event to add. Without `happenedAt` it happens as it is stored. */
export type NewEvent = LearningFact & {
  readonly id: string;
  readonly userId: UserId;
  readonly source: StoredEvent['source'];
  readonly sourceId: string;
  readonly partId: string;
  readonly grade?: number | undefined;
  readonly dueAt?: Date | undefined;
  readonly lapses?: number | undefined;
  /** The device that told of it; without one the server has seen it itself. */
  readonly deviceId?: string | undefined;
  /** Counts up within the device, or within the part. */
  readonly seq: number;
  /** By the device's clock. */
  readonly deviceAt?: Date | undefined;
  readonly happenedAt?: Date | undefined;
  readonly undoes?: string | undefined;
};
export type StoredEvent = typeof learningEvents.$inferSelect;

/** What the caller gives; the database adds when it was received. */
const GIVEN = [
  'userId',
  'id',
  'skill',
  'itemKind',
  'item',
  'reading',
  'outcome',
  'grade',
  'dueAt',
  'lapses',
  'aided',
  'answer',
  'tookMs',
  'source',
  'sourceId',
  'partId',
  'deviceId',
  'deviceSeq',
  'deviceAt',
  'happenedAt',
  'undoes',
] as const satisfies readonly (keyof StoredEvent)[];

/** Adds events, and says how many were new. `tx` is the transaction of what they tell of. */
export async function appendEvents(tx: Executor, events: readonly NewEvent[]): Promise<number> {
  if (events.length === 0) return 0;
  const { rowCount } = await tx.execute(
    appendingEvents(sql`${eventsJson(events)}`, sql`(values (1)) as one`),
  );
  return rowCount ?? 0;
}

/**
 * To stand as a part of a statement (`with … as (…)`): adds the events that a parameter carries as JSON (`eventsJson`),
 * if `from` gives a row, of which it has one or none.
 */
export function appendingEvents(events: SQLWrapper, from: SQLWrapper): SQL {
  const columns = GIVEN.map((key) => learningEvents[key]);
  const list = (parts: readonly SQLWrapper[]) => sql.join([...parts], sql`, `);
  const names = list(columns.map(({ name }) => sql.identifier(name)));
  const types = list(
    columns.map((column) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`),
  );
  const given = list(
    columns.map((column) => {
      const value = sql`given.${sql.identifier(column.name)}`;
      return column === learningEvents.happenedAt ? sql`coalesce(${value}, now())` : value;
    }),
  );
  return sql`insert into ${learningEvents} (${names})
    select ${given} from ${from}, json_to_recordset(${events}::json) as given (${types}) on conflict do nothing`;
}

export const eventsJson = (events: readonly NewEvent[]): string =>
  JSON.stringify(
    events.map((event) => {
      const row = rowOf(event);
      return Object.fromEntries(GIVEN.map((key) => [learningEvents[key].name, row[key]]));
    }),
  );

function rowOf({ item, seq, ...event }: NewEvent) {
  return {
    ...event,
    itemKind: item.kind,
    item: item.key,
    reading: item.reading,
    grade: event.grade ?? null,
    dueAt: event.dueAt ?? null,
    lapses: event.lapses ?? null,
    deviceId: event.deviceId ?? NO_DEVICE,
    deviceSeq: seq,
    deviceAt: event.deviceAt ?? null,
    happenedAt: event.happenedAt ?? null,
    undoes: event.undoes ?? null,
  };
}
