// What can be asked of distribution: becoming a distributor, codes, earnings, withdrawals, and what admins decide.

import * as z from 'zod';
import { cursor, nextCursor } from '../../kit/core/paging.ts';
import { adminProcedure, memberProcedure, procedure, READS } from '../../kit/core/procedure.ts';
import { APPLICATION_STATES } from '../applications/domain/index.ts';
import { conversion } from './contract/conversion.ts';
import { PAYOUT_METHODS, shapes, WITHDRAWAL_STATES } from './domain/index.ts';

const {
  application,
  listedApplication,
  namedApplication,
  code,

  commission,
  table,
  withdrawal,
  listedWithdrawal,
} = shapes;

const tag = 'distribution';
const forDistributors = { access: ['distributor'], metered: false, tag } as const;
const WRITES = { max: 300, seconds: 600 } as const;
const day = z.iso.date();
const fen = z.int();
const label = z.string().trim().max(80);
const maxUses = z.int().positive().max(1_000_000).nullable();

const ROLE_UNFIT = {
  status: 409,
  message: 'Only learners become distributors: another role would be lost.',
} as const;

const applying = {
  readApplication: memberProcedure({
    tag,
    method: 'GET',
    path: '/distribution/application',
    summary: 'One’s latest application to become a distributor',
    limit: READS,
  }).output(z.object({ application: application.nullable() })),

  apply: memberProcedure({
    tag,
    method: 'POST',
    path: '/distribution/application',
    summary: 'Apply to become a distributor, saying how one will promote',
    limit: { max: 10, seconds: 3600 },
  })
    .input(z.object({ plan: z.string().trim().min(20).max(2000) }))
    .output(application)
    .errors({
      ROLE_UNFIT,
      TOO_YOUNG: { status: 403, message: 'People under 16 cannot become distributors.' },
      AGE_UNKNOWN: { status: 409, message: 'The person has not said yet whether they are 16 or over.' },
      APPLICATION_OPEN: { status: 409, message: 'There is an application that waits for an answer.' },
    }),
};

const codes = {
  listCodes: procedure({
    ...forDistributors,
    method: 'GET',
    path: '/distribution/codes',
    summary: 'One’s invite codes, newest first',
    limit: READS,
    seeAs: 'read',
  })
    .input(z.object({ cursor }))
    .output(z.object({ codes: z.array(code), nextCursor })),

  createCode: procedure({
    ...forDistributors,
    method: 'POST',
    path: '/distribution/codes',
    summary: 'Make an invite code',
    limit: { max: 60, seconds: 3600 },
  })
    .input(z.object({ label, maxUses }))
    .output(code),

  changeCode: procedure({
    ...forDistributors,
    method: 'PUT',
    path: '/distribution/codes/{id}',
    summary: 'Change a code’s label and limit, and switch it off or on',
    limit: WRITES,
  })
    .input(z.object({ id: z.uuid(), label, maxUses, isDisabled: z.boolean() }))
    .output(code)
    .errors({ LIMIT_BELOW_USES: { status: 409, message: 'More people have come by it than that.' } }),
};

const RANGE_INVALID = { status: 422, message: 'The first day must not be after the last.' } as const;
const range = z.object({ from: day, to: day });

const earning = {
  readEarnings: memberProcedure({
    tag,
    method: 'GET',
    path: '/distribution/earnings',
    summary: 'One’s commission: in its hold, available, on its way out, paid out, and owed',
    limit: READS,
    seeAs: 'read',
  }).output(
    z.object({
      pendingFen: fen,
      availableFen: fen,
      inFlightFen: fen,
      paidOutFen: fen,
      owedFen: fen,
      minimumWithdrawalFen: fen,
      membershipRate: z.int(),
      orderFeeRate: z.int(),
      holdDays: z.int(),
      earningDays: z.int(),
    }),
  ),

  chartEarnings: memberProcedure({
    tag,
    method: 'GET',
    path: '/distribution/earnings/chart',
    summary: 'What was earned by day or month of one’s own calendar, refunds taken off',
    limit: READS,
    seeAs: 'read',
  })
    .input(
      z.object({
        unit: z.enum(['day', 'month']),
        /** A zone of the IANA database. */
        zone: z.string().max(60),
      }),
    )
    .output(
      z.array(
        z.object({
          /** yyyy-mm-dd or yyyy-mm; only those with any payment. */
          bucket: z.string(),
          earnedFen: fen,
          payments: z.int(),
        }),
      ),
    )
    .errors({ ZONE_UNKNOWN: { status: 422, message: 'No such time zone.' } }),

  listCommissions: memberProcedure({
    tag,
    method: 'GET',
    path: '/distribution/commissions',
    summary: 'One’s commissions, newest first',
    limit: READS,
    seeAs: 'read',
  })
    .input(z.object({ cursor }))
    .output(z.object({ commissions: z.array(commission), nextCursor })),

  exportCommissions: memberProcedure({
    tag,
    method: 'GET',
    path: '/distribution/commissions/table',
    summary: 'One’s commissions of a range of days as a table',
    limit: { max: 30, seconds: 600 },
  })
    .input(range)
    .output(table)
    .errors({ RANGE_INVALID }),
};

const NOT_NOW = {
  status: 409,
  message: 'The withdrawal has moved on.',
  data: z.object({ state: z.enum(WITHDRAWAL_STATES) }),
} as const;
const OWN_WITHDRAWAL = { status: 403, message: 'Nobody decides about their own money.' } as const;

const withdrawing = {
  listWithdrawals: memberProcedure({
    tag,
    method: 'GET',
    path: '/distribution/withdrawals',
    summary: 'One’s withdrawals, newest first',
    limit: READS,
    seeAs: 'read',
  })
    .input(z.object({ cursor }))
    .output(z.object({ withdrawals: z.array(withdrawal), nextCursor })),

  requestWithdrawal: memberProcedure({
    tag,
    method: 'POST',
    path: '/distribution/withdrawals',
    summary: 'Ask for a withdrawal, which reserves the money; the same id again is the same withdrawal',
    limit: WRITES,
    confirm: 'password',
  })
    .input(
      z.object({
        id: z.uuid(),
        amountFen: z.int().positive().max(1_000_000_000),
        payee: z.object({
          method: z.enum(PAYOUT_METHODS),
          name: z.string().trim().min(1).max(100),
          account: z.string().trim().min(3).max(200),
        }),
      }),
    )
    .output(withdrawal)
    .errors({
      BELOW_MINIMUM: {
        status: 422,
        message: 'Less than may be withdrawn at once.',
        data: z.object({ minimumFen: fen }),
      },
      NOT_COVERED: {
        status: 409,
        message: 'More than is available; nothing was reserved.',
        data: z.object({ availableFen: fen }),
      },
      WITHDRAWAL_CONFLICT: { status: 409, message: 'This id names another withdrawal.' },
    }),

  cancelWithdrawal: memberProcedure({
    tag,
    method: 'POST',
    path: '/distribution/withdrawals/{id}/cancel',
    summary: 'Cancel a withdrawal that nobody has decided about; the money comes back at once',
    limit: WRITES,
  })
    .input(z.object({ id: z.uuid() }))
    .output(withdrawal)
    .errors({ NOT_NOW }),
};

const note = z.string().trim().max(500);
/** Shown to whom it concerns. */
const reason = note.min(1);
/** What the bank or service calls a payment, and the day it went out. */
const payout = z.object({ reference: z.string().trim().min(1).max(100), on: day });

const administering = {
  listAllWithdrawals: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/withdrawals',
    summary: 'Everybody’s withdrawals, newest first: all, or those in a state',
    limit: READS,
  })
    .input(z.object({ state: z.enum(WITHDRAWAL_STATES).optional(), cursor }))
    .output(z.object({ withdrawals: z.array(listedWithdrawal), nextCursor })),

  readWithdrawal: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/withdrawals/{id}',
    summary: 'A withdrawal with all that happened to it, and what its owner owes',
    limit: READS,
  })
    .input(z.object({ id: z.uuid() }))
    .output(
      z.object({
        withdrawal: listedWithdrawal,
        owedFen: fen,
        events: z.array(
          z.object({
            id: z.uuid(),
            /** `request`, `read_payee`, or what was done to it. */
            action: z.string(),
            state: z.enum(WITHDRAWAL_STATES),
            actorName: z.string().nullable(),
            note: z.string(),
            createdAt: z.iso.datetime(),
          }),
        ),
      }),
    ),

  readPayee: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/withdrawals/{id}/payee',
    summary: 'To whom a withdrawal is to be paid, unmasked; leaves a trace',
    limit: WRITES,
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ method: z.enum(PAYOUT_METHODS), name: z.string(), account: z.string() }))
    .errors({
      OWN_WITHDRAWAL,
      PAYEE_SEALED: { status: 409, message: 'Sealed with another secret than this server has.' },
    }),

  actOnWithdrawal: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/withdrawals/{id}/actions',
    summary: 'Approve, reject, submit, doubt, pay or fail a withdrawal',
    limit: WRITES,
    confirm: 'password',
  })
    .input(
      z.object({
        id: z.uuid(),
        action: z.discriminatedUnion('kind', [
          z.object({ kind: z.enum(['approve', 'submit']), note: note.optional() }),
          z.object({ kind: z.enum(['reject', 'doubt', 'fail']), note: reason }),
          z.object({ kind: z.literal('pay'), note: note.optional(), payout }),
        ]),
      }),
    )
    .output(listedWithdrawal)
    .errors({
      NOT_NOW,
      OWN_WITHDRAWAL,
      FRESH_ADMIN: {
        status: 403,
        message: 'Who became an admin, or whose account was changed, within 24 hours is not one of the two.',
      },
      SAME_ADMIN: { status: 403, message: 'The second approval must be another admin’s.' },
    }),

  exportWithdrawals: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/withdrawals/table',
    summary: 'Everybody’s withdrawals of a range of days as a table, payout details masked',
    limit: { max: 60, seconds: 600 },
  })
    .input(range)
    .output(table)
    .errors({ RANGE_INVALID }),

  listApplications: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/distribution/applications',
    summary: 'Applications in a state, newest first',
    limit: READS,
  })
    .input(z.object({ state: z.enum(APPLICATION_STATES), cursor }))
    .output(z.object({ applications: z.array(listedApplication), nextCursor })),

  decideApplication: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/distribution/applications/{id}/decision',
    summary: 'Make the applicant a distributor at once, or not, with a reason',
    limit: WRITES,
    confirm: 'password',
  })
    .input(
      z.object({
        id: z.uuid(),
        decision: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('approve'), reason: note.default('') }),
          z.object({ kind: z.literal('refuse'), reason }),
        ]),
      }),
    )
    .output(namedApplication)
    .errors({
      ROLE_UNFIT,
      APPLICATION_DECIDED: { status: 409, message: 'Somebody has decided already.' },
    }),

  listDistributors: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/distribution/distributors',
    summary: 'Distributors with their balances, newest account first',
    limit: READS,
  })
    .input(z.object({ cursor }))
    .output(
      z.object({
        distributors: z.array(
          z.object({
            id: z.uuid(),
            name: z.string(),
            email: z.string(),
            isBanned: z.boolean(),
            pendingFen: fen,
            availableFen: fen,
            owedFen: fen,
          }),
        ),
        nextCursor,
      }),
    ),
};

export const distributionContract = {
  ...applying,
  ...codes,
  ...earning,
  ...withdrawing,
  ...administering,
  ...conversion,
};
export type DistributionContract = typeof distributionContract;
