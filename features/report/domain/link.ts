// A link to a report: how long it may live, and whether it still does.

/** Days that a link can be made for. */
export const LINK_DAYS = [7, 30, 90, 365] as const;
/** More links than people one shows a report to. */
export const LINKS_MAX = 20;
export const LABEL_MAX = 60;

type LinkTimes = { readonly expiresAt: Date; readonly revokedAt: Date | null };

export const LINK_STATES = ['open', 'expired', 'revoked'] as const;
export type LinkState = (typeof LINK_STATES)[number];

export function linkState({ expiresAt, revokedAt }: LinkTimes, now: Date): LinkState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt > now ? 'open' : 'expired';
}
