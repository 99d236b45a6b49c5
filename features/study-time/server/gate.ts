// Holds metered calls to the caller's study time.

import { setImmediate } from 'node:timers/promises';
import type { Member, Role } from '../../../kit/core/access.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { FirstWords } from '../../../kit/server/first-words.ts';
import type { StudyTimeGate } from '../../../kit/server/http/request/guard.ts';
import type { Tasks } from '../../../kit/server/tasks.ts';
import { LONGEST_BEAT_SECONDS, secondsLeft } from '../domain/index.ts';
import { type ClockReading, countFrom, turned } from './count-study.ts';
import type { StudyTimeDeps } from './deps.ts';
import type { StudySnapshot } from './snapshot.ts';

/** Learners are limited, with a membership or without; teachers and admins prepare and help as long as they need. */
export const isLimited = (role: Role): boolean => role === 'student' || role === 'distributor';

export type GateDeps = StudyTimeDeps & {
  readonly tasks: Tasks;
  readonly firstWords: Pick<FirstWords, 'gone'>;
};

/**
 * A metered call is a heartbeat too: whoever calls without the page, and so without its heartbeats, pays all the same.
 * Who has more time than one call can cost is not kept waiting for the booking; others are counted first, and judged by
 * that.
 */
export function createGate(deps: GateDeps): StudyTimeGate {
  return async ({ id, role }: Member, allowed: Promise<void>) => {
    if (!isLimited(role)) {
      await allowed;
      return undefined;
    }
    const [snapshot] = await Promise.all([deps.readSnapshot(deps.db, id), allowed]);
    const seen = turned(snapshot);
    if (secondsLeft(seen.clock) > LONGEST_BEAT_SECONDS) {
      if (!isCounted(seen))
        void deps.tasks.run('counting a call as study time', countLater(deps, id, snapshot));
      return undefined;
    }
    const { clock } = await countFrom(deps, id, snapshot);
    if (secondsLeft(clock) > 0 || !clock.day) return undefined;
    return { resetsAt: new Date(clock.day.endsAt) };
  };
}

/** On a slow machine fifty first words take longer than a second, and their counting would make the last of them wait longer. */
const UNSEEN_MS = 5000;

/** What it begins a day with takes fifteen statements: the words that are waited for go before them. */
async function countLater(deps: GateDeps, id: UserId, snapshot: StudySnapshot): Promise<void> {
  // The call itself begins only when the gate has let it through.
  await setImmediate();
  await deps.firstWords.gone(UNSEEN_MS);
  await countFrom(deps, id, snapshot);
}

/** What was counted so recently that the next sign of study, which counts from there, does as well. */
const RECENT_MS = 5000;
const isCounted = ({ clock: { countedAt }, now }: ClockReading) =>
  countedAt !== null && countedAt <= now && now - countedAt < RECENT_MS;
