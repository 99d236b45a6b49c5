// The public face of the ledger's server side.

export { findAccount, openAccount } from './accounts-repo.ts';
export type { Finding } from './checking/findings.ts';
export { type Report, verify } from './checking/verify.ts';
export { type Posted, type PostFailure, post, type ReverseInput, reverse } from './post.ts';
export { inLedgerTransaction } from './retry.ts';
