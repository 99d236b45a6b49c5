// The session as this browser holds it, so that it goes on after a reload and without a connection.

import { COPIES, forgetStored, readStored, store } from '../../../../kit/web/storage.ts';
import type { Session } from '../../domain/session/session.ts';
import type { Card } from '../queries.ts';

export type StoredSession = {
  readonly version: typeof VERSION;
  readonly id: string;
  readonly steps: Session<Card>['steps'];
  readonly cardsLeft: number;
  readonly secondsToday: number;
  readonly answered: number;
  /** 0 to 100. */
  readonly reached: number;
  /** When it was begun; what is of another day is not gone on with. */
  readonly startedAt: string;
};

/** Of another shape than this, what was stored is not read. */
const VERSION = 3;
const KEY = `${COPIES}study-session`;
const LONGEST_MS = 12 * 60 * 60_000;

export function readSession(now: number): StoredSession | undefined {
  try {
    // Only `keepSession` writes under this key, and a version parts the shapes.
    const stored = JSON.parse(readStored(KEY) ?? 'null') as StoredSession | null;
    const isOurs = stored?.version === VERSION && now - Date.parse(stored.startedAt) < LONGEST_MS;
    return isOurs ? stored : undefined;
  } catch {
    return undefined; // Cut off or not ours.
  }
}

export function keepSession(session: Omit<StoredSession, 'version'>): void {
  store(KEY, JSON.stringify({ version: VERSION, ...session } satisfies StoredSession));
}

export const forgetSession = (): void => forgetStored(KEY);
