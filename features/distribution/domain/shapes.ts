// What distribution shows of its things, as the contract and its callers know them.

import * as z from 'zod';
import { userIdSchema } from '../../../kit/core/user-id.ts';
import { APPLICATION_STATES } from '../../applications/domain/index.ts';
import { VERDICTS } from '../../referral/domain/index.ts';
import { COMMISSION_SOURCES } from './commission.ts';
import { PAYOUT_METHODS } from './payee.ts';
import { WITHDRAWAL_STATES } from './withdrawal.ts';

const day = z.iso.date();
const fen = z.int();

export const application = z.object({
  id: z.uuid(),
  plan: z.string(),
  state: z.enum(APPLICATION_STATES),
  /** Of the decision. */
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
});

export const namedApplication = application.extend({ userId: userIdSchema, name: z.string() });

/** As admins decide about it. */
export const listedApplication = namedApplication.extend({ email: z.string(), isEmailProven: z.boolean() });

export const code = z.object({
  id: z.uuid(),
  code: z.string(),
  link: z.url(),
  label: z.string(),
  maxUses: z.int().nullable(),
  uses: z.int(),
  disabledAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

export const commission = z.object({
  id: z.uuid(),
  source: z.enum(COMMISSION_SOURCES),
  maskedName: z.string().nullable(),
  code: z.string().nullable(),
  baseFen: fen,
  /** In hundredths of a percent. */
  rate: z.int(),
  amountFen: fen,
  /** Of the amount, taken back by refunds. */
  reversedFen: fen,
  /** When the hold ends; `isMatured` when it was moved out of it. */
  availableAt: z.iso.datetime(),
  isMatured: z.boolean(),
  /** The invitation's; a suspicious one keeps the commission in the hold. */
  verdict: z.enum(VERDICTS).nullable(),
  /** A buyer whose mail address is not verified keeps it in the hold too. */
  isBuyerVerified: z.boolean(),
  createdAt: z.iso.datetime(),
});

/** What came of a code, step by step; money after refunds. */
export const codeConversion = z.object({
  id: z.uuid(),
  code: z.string(),
  label: z.string(),
  ownerId: userIdSchema,
  ownerName: z.string(),
  isOff: z.boolean(),
  visits: z.int(),
  registrations: z.int(),
  payers: z.int(),
  /** What commission is reckoned on. */
  incomeFen: fen,
  commissionFen: fen,
  createdAt: z.iso.datetime(),
});

export const table = z.object({
  /** A name for the file. */
  name: z.string(),
  /** Comma-separated, safe to open in a spreadsheet. */
  csv: z.string(),
  /** There is more than one file holds: ask for a shorter time. */
  isCut: z.boolean(),
});

export const withdrawal = z.object({
  id: z.uuid(),
  amountFen: fen,
  state: z.enum(WITHDRAWAL_STATES),
  method: z.enum(PAYOUT_METHODS),
  maskedName: z.string(),
  maskedAccount: z.string(),
  /** Why it was rejected, failed or is in doubt. */
  reason: z.string().nullable(),
  payoutReference: z.string().nullable(),
  payoutOn: day.nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export const listedWithdrawal = withdrawal.extend({
  personId: userIdSchema,
  personName: z.string().nullable(),
  firstApprovedBy: z.uuid().nullable(),
  secondApprovedBy: z.uuid().nullable(),
  /** What goes to the same person within a week, this one included: above the limit, two admins approve. */
  weekFen: fen,
  needsSecond: z.boolean(),
});
