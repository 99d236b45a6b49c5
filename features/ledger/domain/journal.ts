// A journal before it is posted: transfers from account to account, netted to one entry per account, balanced by nature.

import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Account } from './accounts.ts';
import { LEDGER_JOURNALS } from './journal-kinds.ts';
import { type Asset, type MinorUnits, minorUnits, toMinorUnits } from './money.ts';

export type AccountHandle = Pick<Account, 'id' | 'asset'>;

/** Moves an amount above zero, in minor units of the asset that both accounts hold. */
export type Transfer = {
  readonly from: AccountHandle;
  readonly to: AccountHandle;
  readonly amount: number;
};

export type PostInput = {
  /** Names the event that this journal is the only booking of, such as `payment:…:captured`; unique for ever. */
  readonly key: string;
  /** What happened, in the words of the feature that posts: `withdrawal.reserved`. */
  readonly kind: string;
  /** The person who caused it; null for the system. */
  readonly actorId: UserId | null;
  readonly note?: string;
  readonly transfers: readonly Transfer[];
};

export type Entry = { readonly accountId: string; readonly asset: Asset; readonly amount: MinorUnits };

export type JournalContent = {
  readonly key: string;
  readonly kind: string;
  readonly actorId: UserId | null;
  readonly note: string;
  /** The journal that this one takes back. */
  readonly reverses: string | null;
  /** By account id, one per account, none zero; each asset sums to zero. */
  readonly entries: readonly Entry[];
};

export type DraftProblem =
  | 'key_invalid'
  | 'kind_invalid'
  | 'note_invalid'
  | 'amount_invalid'
  | 'asset_mismatch'
  | 'nothing_moved';

export const KEY_MAX = 200;
export const NOTE_MAX = 500;
const KEY = /^[\x21-\x7e]+$/;
const KIND = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*$/;
const KIND_MAX = 64;

/** Checks what is to be posted and nets it; an amount must be whole, above zero and exact, also when summed up. */
export function draftJournal(input: PostInput): Result<JournalContent, Failure<DraftProblem>> {
  const { transfers, ...words } = input;
  const checked = checkWords(words);
  if (!checked.ok) return checked;
  if (transfers.some(({ from, to }) => from.asset !== to.asset)) return err('asset_mismatch');
  if (transfers.some(({ amount }) => !((toMinorUnits(amount) ?? 0) > 0))) return err('amount_invalid');
  const entries = netted(transfers);
  if (!entries) return err('amount_invalid');
  return entries.length === 0 ? err('nothing_moved') : ok({ ...checked.value, reverses: null, entries });
}

type Original = { readonly id: string; readonly entries: readonly Entry[] };

/** The journal that takes another one back: each of its entries with the opposite sign. */
export function draftReversal(
  words: Omit<PostInput, 'kind' | 'transfers'>,
  original: Original,
): Result<JournalContent, Failure<DraftProblem>> {
  const checked = checkWords({ ...words, kind: LEDGER_JOURNALS.reversal });
  if (!checked.ok) return checked;
  return ok({ ...checked.value, reverses: original.id, entries: original.entries.map(opposite) });
}

const opposite = (entry: Entry): Entry => ({ ...entry, amount: minorUnits(0 - entry.amount) });

type Words = Omit<PostInput, 'transfers'>;

function checkWords({ key, kind, actorId, note = '' }: Words) {
  if (key.length > KEY_MAX || !KEY.test(key)) return err('key_invalid');
  if (kind.length > KIND_MAX || !KIND.test(kind)) return err('kind_invalid');
  if (note.length > NOTE_MAX || note.includes('\u0000')) return err('note_invalid');
  return ok({ key, kind, actorId, note });
}

/** Undefined when a sum is too large to be exact. */
function netted(transfers: readonly Transfer[]): Entry[] | undefined {
  const sums = new Map<string, { readonly asset: Asset; readonly sum: bigint }>();
  const add = ({ id, asset }: AccountHandle, amount: bigint) =>
    sums.set(id, { asset, sum: (sums.get(id)?.sum ?? 0n) + amount });
  for (const { from, to, amount } of transfers) {
    add(from, -BigInt(amount));
    add(to, BigInt(amount));
  }
  const entries: Entry[] = [];
  for (const [accountId, { asset, sum }] of sums) {
    const amount = toMinorUnits(sum);
    if (amount === undefined) return undefined;
    if (amount !== 0) entries.push({ accountId, asset, amount });
  }
  return entries.toSorted((one, other) => (one.accountId < other.accountId ? -1 : 1));
}

/** The content as one text, the same for the same content whatever order it was given in; what is hashed and kept. */
export function canonicalText({ key, kind, actorId, note, reverses, entries }: JournalContent): string {
  const lines = entries
    .map(({ accountId, asset, amount }) => [accountId, asset, amount] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([1, key, kind, actorId, note, reverses, lines]);
}
