/** Times of cards as the API gives them; null stays null. */

/** @param at milliseconds since the epoch */
export const toIso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
