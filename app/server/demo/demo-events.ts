// What a phone would have told of weeks of practice.

import type { DemoDay } from '../../../features/study-time/server/api.ts';
import { type DemoClient, newId } from './demo-client.ts';

export const DAY_MS = 24 * 3600 * 1000;

export type DemoAnswer = {
  readonly item: {
    readonly kind: 'word' | 'grammar';
    readonly key: string;
    /** Numbered pinyin; empty for grammar. */
    readonly reading: string;
  };
  readonly skill: 'recall' | 'recognise' | 'grammar';
  readonly isRight: boolean;
  readonly source: 'review' | 'lesson';
  /** The lesson; empty for reviews. */
  readonly sourceId: string;
  readonly at: Date;
};

const [MINUTES_FIRST, MINUTES_AN_ANSWER] = [4, 0.5];

/** How long somebody studied on each day on which they answered: besides answering, they read and talked. */
export function daysOf(answers: readonly DemoAnswer[]): DemoDay[] {
  const counts = new Map<string, number>();
  for (const { at } of answers) {
    const date = at.toISOString().slice(0, 10);
    counts.set(date, (counts.get(date) ?? 0) + 1);
  }
  return [...counts].map(([date, count]) => ({
    date,
    minutes: Math.min(45, Math.round(MINUTES_FIRST + count * MINUTES_AN_ANSWER)),
  }));
}

const APPENDED_AT_ONCE = 100;
const TOOK_MS = 3000;

/** Sends the answers in their order in time, as one device. */
export async function tellAnswers(client: DemoClient, answers: readonly DemoAnswer[]): Promise<void> {
  const events = answers
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ isRight, at, ...answer }, seq) => ({
      ...answer,
      id: newId(),
      outcome: isRight ? 'right' : 'wrong',
      aided: 'none',
      answer: '',
      tookMs: TOOK_MS + 400 * (seq % 9),
      partId: '',
      seq,
      at: at.toISOString(),
    }));
  const device = { deviceId: newId(), sentAt: new Date().toISOString() };
  for (let from = 0; from < events.length; from += APPENDED_AT_ONCE)
    await client.send('POST', '/learning-events', {
      ...device,
      events: events.slice(from, from + APPENDED_AT_ONCE),
    });
}
