// The public face of the ledger's pages: how features name what they post.

import { LEDGER_JOURNALS } from '../domain/index.ts';
import { t } from './texts.ts';
import { type LedgerWords, naming } from './words.ts';

export const ledgerWords: LedgerWords = {
  journals: naming(LEDGER_JOURNALS, (kind) => t(`journals.${kind}`)),
};
export { type LedgerWords, naming } from './words.ts';
