// What other features implement for payments: what is paid for, how it is fulfilled, and how it is taken back.

import type { Locale } from '../../../../kit/core/locale.ts';
import type { Failure, Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { AuditFacts } from '../../../audit/domain/index.ts';
import type { ShownIn } from '../../../settings/domain/index.ts';
import type { PaymentId, RefundId } from '../../domain/ids.ts';
import type { PaymentKind, RefundOrigin } from '../../domain/index.ts';

/** A line for people in each language. */
export type Line = Readonly<Record<Locale, string>>;

export type PaidThing = {
  readonly id: PaymentId;
  readonly payerId: UserId;
  readonly kind: PaymentKind;
  readonly reference: string;
  readonly amountFen: number;
};

export type SettledPayment = PaidThing & { readonly settledAt: Date };

export type TakingBack = {
  readonly id: RefundId;
  readonly amountFen: number;
  readonly reason: string;
  readonly origin: RefundOrigin;
  /** Null for the provider. */
  readonly actorId: UserId | null;
  /** The payer by right, an admin as they see fit, or the provider, who has done it already and is not refused. */
  readonly by: 'payer' | 'admin' | 'provider';
};

/** As an admin sees fit; `isGoodwill`: without taking anything. */
export type AskedRefund = { readonly fen: number; readonly isGoodwill: boolean };

/** What a refund would take at this moment: as an admin sees fit, or else of all that the payer has a right to. */
export type TakeBackPreview = {
  /** The payer's right, whatever was asked about. */
  readonly mostFen: number;
  /** Whether that is all that is left of the price. */
  readonly isWhole: boolean;
  /** What it comes to, for the admin who decides. */
  readonly takes: Line;
  /** Whether the terms of a full refund are met, and by what; without it there are none. */
  readonly terms?: Line;
  /** The same for the audit, as it is before and after. */
  readonly facts?: { readonly before: AuditFacts; readonly after: AuditFacts };
};

export type Spent = {
  readonly told: Line;
  /** What is not spent, beyond which no admin gives back; null where it comes out of what was earned. */
  readonly mostFen: number | null;
};

/** In grams. */
export type PaidWeight = {
  readonly estimatedGrams: number;
  /** The estimate as it was charged for: rounded up. */
  readonly chargedGrams: number;
  /** Null until it has been on the scale. */
  readonly realGrams: number | null;
};

/** One of the things that were paid for, as the reader calls it. */
export type PaidItem = {
  readonly name: string;
  /** Colour, size; empty for none. */
  readonly variant: string;
  readonly quantity: number;
  /** What it cost was given back before it was bought. */
  readonly isTakenOut: boolean;
};

export type PaidLine = { readonly name: string; readonly fen: number };

/** `rateSince`: null for the rates of the start. */
export type ShownAt = ShownIn & { readonly rateSince: string | null };

/** ISO days. */
export type ExpectedDays = { readonly from: string; readonly until: string };

/** In fen; the same where there is no range. */
export type DueAtDoor = { readonly leastFen: number; readonly mostFen: number };

export type FulfilmentHandler = {
  readonly kind: PaymentKind;
  /** Names what each is for, in their order; kinds that share this are asked together. */
  readonly describe: (executor: Executor, payments: readonly PaidThing[]) => Promise<readonly Line[]>;
  /** The currency that the price was shown in, which mails about its money name as well; without it they name yuan alone. */
  readonly shownIn?: (executor: Executor, payment: PaidThing) => Promise<ShownAt | null>;
  /** For what is sent by weight: what its freight was reckoned from, for the receipt; null where nothing was. */
  readonly weighed?: (executor: Executor, payment: PaidThing) => Promise<PaidWeight | null>;
  /** For what consists of things: each of them, for the receipt, in this language. */
  readonly things?: (executor: Executor, payment: PaidThing, locale: Locale) => Promise<readonly PaidItem[]>;
  /** For what has a price of several lines: each of them, for the receipt, in this language. Their sum is the amount. */
  readonly lines?: (executor: Executor, payment: PaidThing, locale: Locale) => Promise<readonly PaidLine[]>;
  /** For what comes to the door: from which day until which, as it is expected once it is paid; null where nobody knows. */
  readonly expected?: (executor: Executor, payment: PaidThing, now: Date) => Promise<ExpectedDays | null>;
  /** What customs probably ask for at the door besides, of which nothing is paid here; null where nobody knows, or nothing is. */
  readonly atDoor?: (executor: Executor, payment: PaidThing) => Promise<DueAtDoor | null>;
  /** Why something was given back, as the payer reads it; without it, as it was written. */
  readonly reasonIn?: (
    refund: { readonly origin: RefundOrigin; readonly reason: string },
    locale: Locale,
  ) => string;
  /** The payments for what people call by this number; for what has numbers of its own. */
  readonly findNamed?: (executor: Executor, number: string) => Promise<readonly PaymentId[]>;
  /**
   * In the transaction that marks the payment succeeded: the money lies in the payer's `customer_prepaid`, and the
   * handler books it on. 'unfulfillable' books nothing and is refunded by itself. Idempotent.
   */
  fulfil(tx: Executor, payment: SettledPayment): Promise<'fulfilled' | 'unfulfillable'>;
  /**
   * For what hardly anybody buys twice in a row: another payment of the payer's that was fulfilled for the same thing
   * shortly before this moment. Who pays again is asked first.
   */
  paidAlike?(executor: Executor, payment: PaidThing, at: Date): Promise<PaymentId | undefined>;
  /** For what shrinks while it is used; without it, all of a payment may be given back. */
  preview?(executor: Executor, payment: PaidThing, asked?: AskedRefund): Promise<TakeBackPreview>;
  /** For what goes on whatever is given back: how much of it is spent, for the admin who decides; undefined once it is over. */
  spent?(executor: Executor, payment: PaidThing): Promise<Spent | undefined>;
  /**
   * In the transaction that begins a refund: takes back what was given, unless its origin is goodwill, and books `amountFen` back to `customer_prepaid`;
   * or refuses with a reason, whereupon all that it wrote is rolled back. `amount_too_large` says `mostFen`.
   */
  takeBack(
    tx: Executor,
    payment: SettledPayment,
    refund: TakingBack,
  ): Promise<Result<void, Failure<string, unknown>>>;
  /** What a refund has taken of it, in a sentence for the mail that tells of the money; undefined where it took nothing. */
  tookBack?(tx: Executor, payment: PaidThing, refund: { readonly id: RefundId }): Promise<Line | undefined>;
  /**
   * In the transaction that ends a dispute in our favour: the money that was taken back lies in `customer_prepaid` again,
   * and what it had bought is given again. Without it, the money stays with the payer.
   */
  restore?(tx: Executor, payment: SettledPayment, refund: { readonly id: RefundId }): Promise<void>;
};

/** Hears of every payment that was fulfilled, in its transaction; idempotent by the payment's id. */
export type SettledObserver = (tx: Executor, payment: SettledPayment) => Promise<void>;

export type BegunRefund = {
  readonly id: RefundId;
  readonly paymentId: PaymentId;
  readonly payerId: UserId;
  readonly kind: PaymentKind;
  readonly origin: RefundOrigin;
  readonly amountFen: number;
  readonly settledAmountFen: number;
};

/** Hears of every refund of a fulfilled payment, in the transaction that takes it back; idempotent by the refund's id. */
export type RefundedObserver = (tx: Executor, refund: BegunRefund) => Promise<void>;
