// What stays once an account is gone: the one list that pages, help, dialogs and mails are written from.

import type { Topic } from './topics.ts';

/** In the order in which people are told. Each has a text of its name and of its end (`kept` of the texts). */
export const KEPT = ['money', 'minutes', 'changes', 'deletion', 'provider', 'lastMail', 'backups'] as const;
export type StayKind = (typeof KEPT)[number];

/** What tells of an account, and is not theirs. */
export type KeptEvidence = {
  /** An admin has changed something of theirs. */
  readonly isChanged: boolean;
  /** Study minutes of theirs stand in the books. */
  readonly areMinutesBooked: boolean;
  /** A payment provider has sent messages about payments of theirs. */
  readonly isProviderTold: boolean;
};

type Facts = KeptEvidence & {
  /** Topics of which rows of theirs stay. */
  readonly topics: readonly Topic[];
};

/** Of this account. */
export function keptOf({ topics, isChanged, areMinutesBooked, isProviderTold }: Facts): readonly StayKind[] {
  const applies: Readonly<Record<StayKind, boolean>> = {
    money: topics.some((topic) => topic !== 'books'),
    minutes: areMinutesBooked,
    changes: isChanged,
    deletion: true,
    provider: isProviderTold,
    lastMail: true,
    backups: true,
  };
  return KEPT.filter((kept) => applies[kept]);
}
