// What a learner can ask about their membership and booster packs, and how an admin gives VIP.

import * as z from 'zod';
import { cursor, nextCursor } from '../../kit/core/paging.ts';
import { adminProcedure, memberProcedure, READS } from '../../kit/core/procedure.ts';
import { userIdSchema } from '../../kit/core/user-id.ts';
import { paymentIdSchema } from '../payments/domain/index.ts';
import { BOOSTERS_AT_ONCE, PLANS } from './domain/index.ts';

const tag = 'membership';
/** Days or months that an admin gives at once, at most. */
const GIVEN_AT_ONCE = 366;
const fen = z.int().nonnegative();
const moment = z.iso.datetime();
const plan = z.enum(PLANS);

const boosters = z.object({
  /** Bought and not applied. */
  owned: z.int(),
  appliedThisMonth: z.int(),
  mostPerMonth: z.int(),
  /** The month of the learner's calendar, yyyy-mm. */
  month: z.string(),
});

const overview = z.object({
  kind: z.enum(['free', 'vip']),
  /** When VIP ends, or ended; null for who never had it. */
  vipUntil: moment.nullable(),
  /** It ended before its time: what was left was taken back. */
  isCutShort: z.boolean(),
  plans: z.array(
    z.object({
      plan,
      months: z.int(),
      amountFen: fen,
      /** When VIP would end if it were bought now. */
      until: moment,
    }),
  ),
  boosterFen: fen,
  /** What each kind of membership gives: minutes of study time a day, knowledge packs at a time. */
  gives: z.object({
    minutes: z.object({ free: z.int(), vip: z.int() }),
    knowledgePacks: z.object({ free: z.int(), vip: z.int() }),
    boosterMinutes: z.int(),
  }),
  boosters,
  /** Purchases whose payment is still open, the newest first. */
  open: z.array(
    z.object({
      paymentId: paymentIdSchema,
      plan: plan.nullable(),
      quantity: z.int(),
      amountFen: fen,
      createdAt: moment,
    }),
  ),
});

const event = z.object({
  id: z.uuid(),
  kind: z.enum(['vip', 'packs', 'applied', 'taken_back']),
  createdAt: moment,
  /** Where VIP came from; null for all else. */
  source: z.enum(['purchase', 'referral', 'admin', 'restored']).nullable(),
  /** What was bought, or taken back; null for packs. */
  plan: plan.nullable(),
  /** Of VIP that was given. */
  months: z.int().nullable(),
  /** Of VIP that was given or taken back. */
  days: z.int().nullable(),
  /** When VIP that was given runs, as it stands now; equal when nothing of it is left. */
  begin: moment.nullable(),
  end: moment.nullable(),
  /** Packs bought, applied or taken back. */
  packs: z.int(),
  amountFen: fen.nullable(),
  paymentId: paymentIdSchema.nullable(),
});

const order = {
  id: paymentIdSchema,
  /** What the person was shown. */
  amountFen: z.int().positive(),
};

export const membershipContract = {
  overview: memberProcedure({
    tag,
    method: 'GET',
    path: '/membership',
    summary: 'The membership as it stands, booster packs, prices, and what VIP gives',
    limit: 'none',
    seeAs: 'read',
  }).output(overview),

  buy: memberProcedure({
    tag,
    method: 'POST',
    path: '/membership/purchases',
    summary: 'Set out to buy VIP or booster packs; the same id again is the same purchase',
    limit: { max: 30, seconds: 600 },
  })
    .input(
      z.discriminatedUnion('kind', [
        z.object({ ...order, kind: z.literal('plan'), plan }),
        z.object({
          ...order,
          kind: z.literal('boosters'),
          count: z.int().min(1).max(BOOSTERS_AT_ONCE),
        }),
      ]),
    )
    .output(z.object({ paymentId: paymentIdSchema }))
    .errors({
      EMAIL_UNVERIFIED: {
        status: 403,
        message: 'A purchase of this size waits until the mail address is proven; nothing was charged.',
      },
      PRICE_CHANGED: {
        status: 409,
        message: 'The price is another one by now.',
        data: z.object({ amountFen: z.int() }),
      },
      TOO_YOUNG: { status: 403, message: 'People under 16 cannot buy; nothing was charged.' },
      AGE_UNKNOWN: { status: 409, message: 'The person has not said yet whether they are 16 or over.' },
      PURCHASE_TAKEN: { status: 409, message: 'This id names another purchase.' },
    }),

  applyBooster: memberProcedure({
    tag,
    method: 'POST',
    path: '/membership/boosters/apply',
    summary: 'Turn one booster pack into study time; the same id again is the same application',
    limit: { max: 60, seconds: 600 },
  })
    .input(z.object({ id: z.uuid() }))
    .output(boosters)
    .errors({
      NO_BOOSTER: { status: 409, message: 'No booster pack is left.' },
      BOOSTERS_USED_UP: { status: 409, message: 'As many as a month allows are applied.' },
      APPLICATION_TAKEN: { status: 409, message: 'This id names another application.' },
    }),

  history: memberProcedure({
    tag,
    method: 'GET',
    path: '/membership/history',
    summary: 'All that was given, bought, applied and taken back, the newest first',
    limit: 'none',
    seeAs: 'read',
  })
    .input(z.object({ cursor }))
    .output(z.object({ events: z.array(event), nextCursor })),

  giveVip: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/users/{userId}/vip',
    summary: 'Give a person VIP, behind all that they have; the same grant id gives once, and they are told',
    limit: { max: 60, seconds: 600 },
    confirm: 'password',
  })
    .input(
      z.object({
        userId: userIdSchema,
        grantId: z.uuid(),
        unit: z.enum(['days', 'months']),
        count: z.int().min(1).max(GIVEN_AT_ONCE),
        reason: z.string().trim().min(3).max(500),
      }),
    )
    .output(z.object({ vipUntil: moment }))
    .errors({ GRANT_TAKEN: { status: 409, message: 'This id names another grant; nothing was given.' } }),

  listGifts: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/users/{userId}/vip',
    summary: 'The VIP that admins have given a person and that can be taken back, the latest first',
    limit: READS,
  })
    .input(z.object({ userId: userIdSchema }))
    .output(
      z.object({
        gifts: z.array(z.object({ id: z.uuid(), createdAt: moment, daysLeft: z.int().positive() })),
      }),
    ),

  takeBackVip: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/users/{userId}/vip/{grantId}/take-back',
    summary: 'Take back what is left of VIP that an admin gave; what was paid for stays, and they are told',
    limit: { max: 60, seconds: 600 },
    confirm: 'password',
  })
    .input(
      z.object({
        userId: userIdSchema,
        grantId: z.uuid(),
        reason: z.string().trim().min(3).max(500),
      }),
    )
    .output(z.object({ days: z.int().positive() }))
    .errors({
      NOTHING_LEFT: { status: 409, message: 'Nothing of this gift is left; nothing was taken back.' },
    }),
};
export type MembershipContract = typeof membershipContract;
