// When an account goes that its owner wants gone, and what must find its end before.

const DAY_MS = 24 * 3_600_000;

/** For so long its owner can change their mind. */
export const GRACE_DAYS = 14;
/** So long before the end they are reminded. */
const REMINDER_DAYS = 2;

export const deletionDue = (askedAt: Date): Date => new Date(askedAt.getTime() + GRACE_DAYS * DAY_MS);

/** Whoever is deleted before this moment is reminded now. */
export const remindedUntil = (now: Date): Date => new Date(now.getTime() + REMINDER_DAYS * DAY_MS);

/** An admin must not go by mistake; the others are money or goods that are still on their way. */
export const OBSTACLES = ['admin', 'order', 'payment', 'refund', 'withdrawal', 'balance'] as const;
export type ObstacleKind = (typeof OBSTACLES)[number];
export type Obstacle = { readonly kind: ObstacleKind; readonly count: number };
