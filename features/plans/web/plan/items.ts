// Where an item of a plan is done, and which comes next.

import type { Item, Plan, PlanContent } from '../queries.ts';

export function linkOf({ kind, ref }: Pick<Item, 'kind' | 'ref'>): string {
  switch (kind) {
    // The page of a lesson ends with its talk, on its topic.
    case 'lesson':
    case 'talk':
      return `/study/lessons/${ref}`;
    case 'scene':
      return `/scenarios/${ref}`;
    case 'role':
      return `/ai-role/${ref}`;
    case 'review':
      return '/study/session';
  }
}

export type Place = { readonly week: number; readonly session: number };

/** The first session with something left; undefined when all is done. Reviews alone hold nobody up. */
export function nextPlace(weeks: PlanContent['weeks'], done: Plan['done']): Place | undefined {
  for (const [week, { sessions }] of weeks.entries())
    for (const [session, { items }] of sessions.entries())
      if (items.some(({ kind }, item) => kind !== 'review' && !done[week]?.[session]?.[item]))
        return { week, session };
  return undefined;
}
