// How much of everything an installation may have.

/** Providers are read and shown all at once; more than this nobody keeps in mind. */
export const PROVIDERS_MAX = 50;
export const MODELS_MAX = 50;
/** Models of one use; each one that fails first costs the learner a wait. */
export const CHAIN_MAX = 8;
/** Fen per million tokens: a hundred times the dearest model known. */
export const PRICE_MAX = 10_000_000;
/** Fen in a day. */
export const LIMIT_MAX = 1_000_000_000;
