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
export type Obstacle = { readonly kind: ObstacleKind; readonly count: number };

/** Stands in the way of asking; the account of whoever has asked waits for all others by itself. An admin must not go by mistake. */
export const forbidsAsking = ({ kind }: Obstacle): boolean => kind === 'admin';
