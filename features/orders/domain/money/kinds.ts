// The words of an order's money.

/** What may turn out another cost than quoted; `consolidation` is what one parcel for several orders saves. */
export const SETTLEMENT_KINDS = ['goods', 'domestic_freight', 'weight', 'consolidation'] as const;
export type SettlementKind = (typeof SETTLEMENT_KINDS)[number];

export const BALANCE_STATES = ['open', 'paid', 'void'] as const;
export type BalanceState = (typeof BALANCE_STATES)[number];
