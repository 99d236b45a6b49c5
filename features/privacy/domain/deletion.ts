// When an account goes that its owner wants gone, and what must find its end before.

const DAY_MS = 24 * 3_600_000;

/** For so long its owner can change their mind. */
export const GRACE_DAYS = 14;
/** So long before the end they are reminded. */
const REMINDER_DAYS = 2;

export const deletionDue = (askedAt: Date): Date => new Date(askedAt.getTime() + GRACE_DAYS * DAY_MS);

/** Whoever is deleted before this moment is reminded now. */
export const remindedUntil = (now: Date): Date => new Date(now.getTime() + REMINDER_DAYS * DAY_MS);

/** What must find its end before an account goes: the role of an admin; the others are money or goods on their way. */
export const OBSTACLES = ['admin', 'order', 'return', 'payment', 'refund', 'withdrawal', 'balance'] as const;
export type ObstacleKind = (typeof OBSTACLES)[number];
export type Obstacle = {
  readonly kind: ObstacleKind;
  readonly count: number;
  /** Which they are, where it is orders; empty otherwise. */
  readonly orders: readonly OpenOrder[];
};
export type OpenOrder = {
  readonly id: string;
  readonly number: string;
  /** The days (`yyyy-mm-dd`) between which it is expected at the door; null where nobody knows. */
  readonly expected: { readonly from: string; readonly until: string } | null;
};

export type EarliestEnd = { readonly at: Date } | { readonly day: string };

/** Before this no account goes: its grace is over, and what is on its way can have arrived. */
export function earliestEnd(dueAt: Date, obstacles: readonly Pick<Obstacle, 'orders'>[]): EarliestEnd {
  const days = obstacles.flatMap(({ orders }) => orders.flatMap(({ expected }) => expected?.from ?? []));
  const day = days.toSorted().at(-1);
  return day !== undefined && day > dueAt.toISOString().slice(0, 10) ? { day } : { at: dueAt };
}

/** Stands in the way of asking; the account of whoever has asked waits for all others by itself. An admin must not go by mistake. */
export const forbidsAsking = ({ kind }: Obstacle): boolean => kind === 'admin';
