// What a check of the ledger looks at.

/** `new`: what came since the last check went on from its seals; `whole`: every entry and journal there is. */
export const CHECK_SCOPES = ['new', 'whole'] as const;
export type CheckScope = (typeof CHECK_SCOPES)[number];
