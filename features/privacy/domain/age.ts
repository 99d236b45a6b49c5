// Whether somebody is old enough, as they have said: asked only before what depends on it.

export const AGES = ['adult', 'younger'] as const;
/** `adult`: 16 or over. No birthday is asked for, and none is kept. */
export type Age = (typeof AGES)[number];

const DAY_MS = 24 * 3_600_000;
/** So long the link in a guardian's mail works. */
const GUARDIAN_DAYS = 7;

export const guardianLinkEnds = (now: Date): Date => new Date(now.getTime() + GUARDIAN_DAYS * DAY_MS);

/** When the guardian was asked whose link ends then. */
export const guardianAskedAt = (linkUntil: Date): Date =>
  new Date(linkUntil.getTime() - GUARDIAN_DAYS * DAY_MS);

export const GUARDIAN_STATES = ['asked', 'expired', 'confirmed'] as const;
export type GuardianState = (typeof GUARDIAN_STATES)[number];

type Guardian = { readonly confirmedAt: Date | null; readonly linkUntil: Date | null };

/** Undefined while no guardian was named. */
export function guardianState({ confirmedAt, linkUntil }: Guardian, now: Date): GuardianState | undefined {
  if (confirmedAt !== null) return 'confirmed';
  if (linkUntil === null) return undefined;
  return linkUntil > now ? 'asked' : 'expired';
}
