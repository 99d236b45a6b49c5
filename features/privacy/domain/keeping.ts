// Puts what tables have declared of their rows into a line for people: how long a topic is kept, and what stays behind.

import { TOPIC_NAMES, TOPICS, type Topic } from './topics.ts';

/** What a table has declared, as far as people are told. */
export type DeclaredTable = {
  readonly name: string;
  /** Undefined: as long as its person, or for ever. */
  readonly days: number | undefined;
  /** Whether some of it outlives its person. */
  readonly isKept: boolean;
};

export type Keeping = {
  readonly topic: Topic;
  /** The longest of any of its tables; null: until the person deletes it, or goes. */
  readonly days: number | null;
  /** Whether some of it stays when the person goes. */
  readonly isKept: boolean;
};

export function keepingOf(tables: readonly DeclaredTable[]): readonly Keeping[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  return TOPIC_NAMES.flatMap((topic) => {
    const found = TOPICS[topic].flatMap((name) => byName.get(name) ?? []);
    if (found.length === 0) return [];
    const days = found.map((table) => table.days);
    const limited = days.filter((each) => each !== undefined);
    const isKept = found.some((table) => table.isKept);
    return [{ topic, days: limited.length === days.length ? Math.max(...limited) : null, isKept }];
  });
}
