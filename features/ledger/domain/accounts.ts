// The chart of accounts: what each kind holds, whose it is, and whether it may go below zero.

import type { Asset } from './money.ts';

/** Whose an account is: an id of that thing, nobody's for the house's own, or a part of the house's (`partOf`). */
export type OwnerType = 'house' | 'part' | 'person' | 'order' | 'withdrawal' | 'refund' | 'provider';

export type AccountRule = {
  readonly asset: Asset;
  readonly owner: OwnerType;
  /** 0: the database refuses whatever would take it lower. Null: it may go below, because the outside world gave. */
  readonly floor: 0 | null;
};

const rule = <const Rule extends AccountRule>(chosen: Rule) => chosen;

/**
 * What comes into an account is positive. Money enters from a provider's account, which thereby goes below zero by what
 * the provider has taken in for us, and minutes from the account that issues them; all accounts of an asset sum to zero.
 * Whatever is held for one purpose has an account of its own with a floor, so that it can be given only once: to be
 * settled, or to be let go.
 */
export const CHART = {
  /** Money that a provider has collected or paid out for us, below zero by what it owes us. */
  provider_clearing: rule({ asset: 'CNY', owner: 'provider', floor: null }),
  /** Money that a person has paid and not spent. */
  customer_prepaid: rule({ asset: 'CNY', owner: 'person', floor: 0 }),
  /** Money on its way back for one refund, so that it cannot be spent meanwhile. */
  refund_in_flight: rule({ asset: 'CNY', owner: 'refund', floor: 0 }),
  /** Money held for one order until it is settled or refunded. */
  order_escrow: rule({ asset: 'CNY', owner: 'order', floor: 0 }),
  /** What the house has earned: memberships, boosters, fees. */
  revenue: rule({ asset: 'CNY', owner: 'house', floor: null }),
  /** What was paid to sellers and carriers for orders. */
  purchases_paid: rule({ asset: 'CNY', owner: 'house', floor: null }),
  /** What was paid to sellers for one order before its escrow is settled, below zero; nothing once it is. */
  purchases_advanced: rule({ asset: 'CNY', owner: 'order', floor: null }),
  /** What commissions have cost the house, below zero. */
  commission_cost: rule({ asset: 'CNY', owner: 'house', floor: null }),
  /** A distributor's commission in its hold time. */
  commission_pending: rule({ asset: 'CNY', owner: 'person', floor: 0 }),
  /** A distributor's commission that may be withdrawn. */
  commission_available: rule({ asset: 'CNY', owner: 'person', floor: 0 }),
  /** What a distributor owes for refunds after the commission was paid out, below zero; earnings fill it first. */
  commission_debt: rule({ asset: 'CNY', owner: 'person', floor: null }),
  /** What is reserved for one withdrawal until it is paid, rejected or failed. */
  withdrawal_in_flight: rule({ asset: 'CNY', owner: 'withdrawal', floor: 0 }),
  /** Where study time comes from, below zero by all that was ever given. */
  minutes_issued: rule({ asset: 'MINUTES', owner: 'part', floor: null }),
  /** A person's study time of the day that is not used yet. */
  minutes_allowance: rule({ asset: 'MINUTES', owner: 'person', floor: 0 }),
  /** Study time in booster packs that are bought and not applied. */
  minutes_boosters: rule({ asset: 'MINUTES', owner: 'person', floor: 0 }),
  /** Study time beside the day's allowance, which does not run out with the day. */
  minutes_extra: rule({ asset: 'MINUTES', owner: 'person', floor: 0 }),
  /** Study time that a person has used. */
  minutes_used: rule({ asset: 'MINUTES', owner: 'person', floor: 0 }),
  /** Study time that ran out unused at the end of a day. */
  minutes_expired: rule({ asset: 'MINUTES', owner: 'part', floor: null }),
} as const satisfies Readonly<Record<string, AccountRule>>;

export type AccountKind = keyof typeof CHART;

export const ACCOUNT_KINDS = Object.keys(CHART).filter(isAccountKind);

export function isAccountKind(kind: string): kind is AccountKind {
  return Object.hasOwn(CHART, kind);
}

/** The kinds of an owner type: `house` exist once, `part` as often as there are parts. */
type KindOf<Owner extends OwnerType> = {
  [Kind in AccountKind]: (typeof CHART)[Kind]['owner'] extends Owner ? Kind : never;
}[AccountKind];

/**
 * Names one account: the house's by their kind, those in parts by whom they are used `for`, all others by kind and
 * owner (an id, or a provider's name).
 */
export type AccountName =
  | { readonly kind: KindOf<'house'> }
  | { readonly kind: KindOf<'part'>; readonly for: string }
  | { readonly kind: Exclude<AccountKind, KindOf<'house' | 'part'>>; readonly owner: string };

const PARTS = 16;

/**
 * An account that everybody's day begins and ends with is kept in parts: whoever books in it holds it until their
 * transaction ends, and would make all others wait. Which part a person uses follows from their id.
 */
export function partOf(personId: string): string {
  let sum = 0;
  for (const character of personId) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return String(sum % PARTS).padStart(2, '0');
}

/** An account that is open: what a transfer needs to know of it. */
export type Account = {
  readonly id: string;
  readonly kind: AccountKind;
  readonly asset: Asset;
};

/** The owner as it is stored: empty for the house, a number for a part of it. */
export function ownerOf(name: AccountName): string {
  if ('owner' in name) return name.owner;
  return 'for' in name ? partOf(name.for) : '';
}
