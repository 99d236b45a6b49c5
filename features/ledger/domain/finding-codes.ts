// What can be wrong with a ledger, by name.

export const FINDING_CODES = [
  'journal_unbalanced',
  'journal_incomplete',
  'hash_differs',
  'reversal_differs',
  'balance_differs',
  'statement_broken',
  'entry_asset_differs',
  'floor_broken',
  'chart_differs',
  'orphan_entry',
  'asset_total',
  'guard_missing',
  'seal_differs',
  'invariant_broken',
] as const;

export type FindingCode = (typeof FINDING_CODES)[number];

export function isFindingCode(code: string): code is FindingCode {
  return FINDING_CODES.some((known) => known === code);
}
