// How this feature names for admins what it posts to the ledger.

import { type LedgerWords, naming } from '../../ledger/web/api.ts';
import { STUDY_TIME_JOURNALS } from '../domain/index.ts';
import { t } from './texts.ts';

export const studyTimeWords: LedgerWords = {
  journals: naming(STUDY_TIME_JOURNALS, (kind) => t(`journals.${kind}`)),
};
