// The public face of the ledger's rules.

export {
  ACCOUNT_KINDS,
  type Account,
  type AccountKind,
  type AccountName,
  type AccountRule,
  CHART,
  isAccountKind,
  type OwnerType,
  ownerOf,
} from './accounts.ts';
export {
  type AccountHandle,
  canonicalText,
  type DraftProblem,
  draftJournal,
  draftReversal,
  type Entry,
  type JournalContent,
  KEY_MAX,
  NOTE_MAX,
  type PostInput,
  type Transfer,
} from './journal.ts';
export { ASSETS, type Asset, type MinorUnits, minorUnits, toMinorUnits } from './money.ts';
