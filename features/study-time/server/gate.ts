// Holds metered calls to the caller's study time.

import type { Member, Role } from '../../../kit/core/access.ts';
import type { StudyTimeGate } from '../../../kit/server/http/guard.ts';
import type { Tasks } from '../../../kit/server/tasks.ts';
import { secondsLeft } from '../domain/index.ts';
import type { StudyTimeDeps } from './deps.ts';
import { countNow, lookAhead } from './studying.ts';

/** Learners are limited, with a membership or without; teachers and admins prepare and help as long as they need. */
export const isLimited = (role: Role): boolean => role === 'student' || role === 'distributor';

/**
 * A metered call is a heartbeat too: whoever calls without the page, and so without its heartbeats, pays all the same.
 * Who clearly has time is not kept waiting for the booking; who seems to have none is counted first, and judged by that.
 */
export function createGate(deps: StudyTimeDeps & { readonly tasks: Tasks }): StudyTimeGate {
  return async ({ id, role }: Member) => {
    if (!isLimited(role)) return undefined;
    if (secondsLeft((await lookAhead(deps, id)).clock) > 0) {
      void deps.tasks.run('counting a call as study time', countNow(deps, id));
      return undefined;
    }
    const { clock } = await countNow(deps, id);
    if (secondsLeft(clock) > 0 || !clock.day) return undefined;
    return { resetsAt: new Date(clock.day.endsAt) };
  };
}
