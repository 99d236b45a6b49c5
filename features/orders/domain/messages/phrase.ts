// What a sentence of the trade is made of, and where it is offered.

import type { Locale } from '../../../../kit/core/locale.ts';

/** What fills a slot: fen, a day as `yyyy-mm-dd`, a whole number, or words that stay as they were typed. */
export type SlotKind = 'money' | 'day' | 'count' | 'words';

export type Side = 'buyer' | 'operator';

/** What is asked or told with a step, in words that the buyer reads. */
export type ReadyFor =
  | 'enquiry'
  | 'ask_info'
  | 'ask_address'
  | 'ask_price'
  | 'ask_balance'
  | 'decline_cancel'
  | 'return'
  | 'withdraw_balance'
  | 'cancel';

export type Phrase = Readonly<Record<Locale, string>> & {
  readonly by: Side;
  /** Where it is offered; absent: in messages alone. */
  readonly in?: readonly ('message' | ReadyFor)[];
  readonly slots: Readonly<Record<string, SlotKind>>;
};
