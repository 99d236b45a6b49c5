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
export { CHECK_SCOPES, type CheckScope } from './check-scopes.ts';
export { FINDING_CODES, type FindingCode, isFindingCode } from './finding-codes.ts';
export {
  type AccountHandle,
  canonicalText,
  type DraftProblem,
  draftJournal,
  draftReversal,
  type Entry,
  type JournalContent,
  type PostInput,
  type Transfer,
} from './journal.ts';
export { type JournalKind, journalKinds, LEDGER_JOURNALS } from './journal-kinds.ts';
export { ASSETS, type Asset, type MinorUnits } from './money.ts';
export { DAY_SUMS, type DaySum, isDaySum, OPEN_SUMS, type OpenSum } from './money-sums.ts';
