// Checks what was read of accounts against their entries, their seals and the chart of accounts, and says how far it came.

import { CHART, isAccountKind } from '../../../domain/index.ts';
import type { Findings } from '../findings.ts';
import type { Position } from './position.ts';
import type { Slice } from './read-slices.ts';

export type Advance = {
  readonly position: Position;
  /** Nothing more of this account is there to be read. */
  readonly isAtEnd: boolean;
  readonly isSound: boolean;
};

/** What one slice comes to, seen from where it began. */
export function checkSlice(slice: Slice, start: Position, findings: Findings): Advance {
  const before = findings.count();
  const position = advance(slice, start);
  const isAtEnd = slice.entries === '0' || position.number >= Number(slice.entry_count);
  checkEntries(slice, start, findings);
  checkSeal(slice, position, { isAtEnd, findings });
  if (isAtEnd) checkEnd(slice, position, findings);
  const isBroken = start.isBroken === true || !slice.is_chained;
  return {
    position: isBroken ? { ...position, isBroken } : position,
    isAtEnd,
    isSound: findings.count() === before && !isBroken,
  };
}

function advance(slice: Slice, start: Position): Position {
  return {
    accountId: slice.id,
    number: start.number + Number(slice.entries),
    balance: String(BigInt(start.balance) + BigInt(slice.total)),
    fingerprint: String(BigInt(start.fingerprint) + BigInt(slice.fingerprint)),
  };
}

function checkEntries(slice: Slice, start: Position, { add }: Findings): void {
  const { id, asset, foreign_assets, orphans } = slice;
  if (!slice.is_chained && start.isBroken !== true)
    add({
      code: 'statement_broken',
      subject: id,
      expected: slice.entry_count,
      found: `gap after ${start.number}`,
    });
  if (foreign_assets !== '0')
    add({ code: 'entry_asset_differs', subject: id, expected: asset, found: foreign_assets });
  for (const journal of orphans)
    add({ code: 'orphan_entry', subject: id, expected: `journal ${journal}`, found: '-' });
}

type Ending = { readonly isAtEnd: boolean; readonly findings: Findings };

/** What was sealed is there still, to the last journal. */
function checkSeal(
  slice: Slice,
  { number, balance, fingerprint }: Position,
  { isAtEnd, findings }: Ending,
): void {
  const { id, sealed_count, sealed_balance, sealed_fingerprint } = slice;
  if (sealed_count === null) return;
  const sealed = `${sealed_count} entries, ${sealed_balance}, ${sealed_fingerprint}`;
  const found = `${number} entries, ${balance}, ${fingerprint}`;
  const isThere =
    Number(sealed_count) === number ? sealed === found : !isAtEnd || number > Number(sealed_count);
  if (!isThere) findings.add({ code: 'seal_differs', subject: id, expected: sealed, found });
}

function checkEnd(slice: Slice, { number, balance }: Position, { add }: Findings): void {
  const { id: subject, floor, kind, asset } = slice;
  if (slice.balance !== balance)
    add({ code: 'balance_differs', subject, expected: balance, found: slice.balance });
  if (slice.entry_count !== String(number))
    add({ code: 'statement_broken', subject, expected: slice.entry_count, found: String(number) });
  if (floor !== null && BigInt(slice.balance) < BigInt(floor))
    add({ code: 'floor_broken', subject, expected: floor, found: slice.balance });
  const rule = isAccountKind(kind) ? CHART[kind] : undefined;
  const expected = rule ? `${kind} ${rule.asset} ${rule.floor}` : 'a kind of the chart';
  const found = `${kind} ${asset} ${floor}`;
  if (expected !== found) add({ code: 'chart_differs', subject, expected, found });
}
