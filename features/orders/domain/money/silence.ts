// Whether somebody who says nothing may be taken to agree to what an order costs more than quoted.

export type SilenceBound = {
  /** Hundredths of a percent of what was paid. */
  readonly silentShare: number;
  readonly silentFen: number;
};

type BalanceAsk = {
  readonly balanceFen: number;
  /** What the buyer has paid and not got back. */
  readonly paidFen: number;
};

/** Beyond either bound silence is no answer: the order waits, and goes back at the end of its storage. */
export const isAgreedBySilence = (
  { balanceFen, paidFen }: BalanceAsk,
  { silentShare, silentFen }: SilenceBound,
): boolean => balanceFen <= silentFen && balanceFen * 10_000 <= paidFen * silentShare;
