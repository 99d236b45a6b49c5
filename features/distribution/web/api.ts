// The public face of the distribution pages: how its settings are named, and what it posts to the ledger.

export { distributionWords } from './ledger-words.ts';
export { distributionForm } from './settings-form.ts';
