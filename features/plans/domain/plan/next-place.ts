// Which session of a plan comes next.

import type { Completion } from './completion.ts';
import type { PlanContent } from './plan.ts';

export type Place = { readonly week: number; readonly session: number };

/** The first session with something left; undefined when all is done. Reviews alone hold nobody up. */
export function nextPlace(weeks: PlanContent['weeks'], done: Completion['weeks']): Place | undefined {
  for (const [week, { sessions }] of weeks.entries())
    for (const [session, { items }] of sessions.entries())
      if (items.some(({ kind }, item) => kind !== 'review' && !done[week]?.[session]?.[item]))
        return { week, session };
  return undefined;
}
