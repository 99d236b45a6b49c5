// Where an item of a plan is done.

import type { Item, NextSession } from '../../queries.ts';

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
    case 'text':
      return `/study/texts/${ref}`;
    case 'review':
      return '/study/session';
  }
}

/** Where it is begun at once: of a lesson its round, which shows each word before it asks. */
export const startOf = (item: Pick<Item, 'kind' | 'ref'>): string =>
  item.kind === 'lesson' ? `${linkOf(item)}/practice` : linkOf(item);

/** Where who wants more after the session of the day goes on: what lies half done, else what is for tomorrow. */
export const linkOfMore = (first: Pick<Item, 'kind' | 'ref'>, begun: NextSession['begun']): string =>
  startOf(begun ? { kind: 'lesson', ref: begun.lesson } : first);
