// What can be asked of inviting: one's own link and rewards, what a link promises, and the invitations that an admin judges.

import * as z from 'zod';
import { cursor, nextCursor } from '../../kit/core/paging.ts';
import { adminProcedure, memberProcedure, procedure, READS } from '../../kit/core/procedure.ts';
import { userIdSchema } from '../../kit/core/user-id.ts';
import { CODE_MAX, SIGNALS, TIERS, VERDICTS } from './domain/index.ts';

const tag = 'referral';
const tier = z.enum(TIERS);

const referral = z.object({
  code: z.string(),
  /** The whole address of the invitation. */
  link: z.url(),
  /** What a guest gets for registering. */
  guestMinutes: z.int(),
  total: z.int(),
  successful: z.int(),
  /** Of the total, those that an admin has yet to look at. */
  waiting: z.int(),
  tiers: z.array(
    z.object({
      tier,
      needed: z.int(),
      reward: z.union([z.object({ days: z.int() }), z.object({ months: z.int() })]),
      state: z.enum(['not_eligible', 'claimable', 'claimed']),
      claimedAt: z.iso.datetime().nullable(),
    }),
  ),
});

const judged = z.object({
  invitedId: userIdSchema,
  invitedName: z.string(),
  inviterId: userIdSchema,
  inviterName: z.string(),
  code: z.string(),
  signals: z.array(z.enum(SIGNALS)),
  verdict: z.enum(VERDICTS),
  /** Whether the guest has studied on two days, and has a verified mail address. */
  hasStudied: z.boolean(),
  isVerified: z.boolean(),
  /** How many this inviter has brought from the guest's network, the guest included. */
  peopleOfNetwork: z.int(),
  createdAt: z.iso.datetime(),
});

export const referralContract = {
  readReferral: memberProcedure({
    tag,
    method: 'GET',
    path: '/referral',
    summary: 'One’s own invite link, how many came by it, and the rewards',
    limit: READS,
  }).output(referral),

  listInvitations: memberProcedure({
    tag,
    method: 'GET',
    path: '/referral/invitations',
    summary: 'Who came by one’s links, newest first, with masked names',
    limit: READS,
    seeAs: 'read',
  })
    .input(z.object({ codeId: z.uuid().optional(), cursor }))
    .output(
      z.object({
        invitations: z.array(
          z.object({
            /** Without a meaning beyond this list. */
            key: z.string(),
            maskedName: z.string(),
            code: z.string(),
            label: z.string(),
            hasSucceeded: z.boolean(),
            /** Whether the guest's mail address is verified; without it nothing counts. */
            isVerified: z.boolean(),
            /** An admin has yet to look at it, or has found that it does not count. */
            verdict: z.enum(VERDICTS),
            createdAt: z.iso.datetime(),
          }),
        ),
        nextCursor,
      }),
    ),

  claimReward: memberProcedure({
    tag,
    method: 'POST',
    path: '/referral/rewards/{tier}/claim',
    summary: 'Claim a reward; again changes nothing',
    limit: { max: 300, seconds: 600 },
  })
    .input(z.object({ tier }))
    .output(referral)
    .errors({
      TIER_NOT_REACHED: { status: 409, message: 'Too few invitations have succeeded yet.' },
      MAIL_UNVERIFIED: { status: 409, message: 'Verify your mail address first; nothing was claimed.' },
    }),

  previewInvite: procedure({
    access: 'public',
    metered: false,
    tag,
    method: 'GET',
    path: '/invites/{code}',
    summary: 'What an invite link promises, and who invites',
    limit: { max: 120, seconds: 600 },
  })
    .input(z.object({ code: z.string().trim().min(1).max(CODE_MAX) }))
    .output(z.object({ code: z.string(), inviterName: z.string(), guestMinutes: z.int() }))
    .errors({
      INVITE_INVALID: {
        status: 422,
        message: 'Nobody can register with this invite code.',
        data: z.object({ problem: z.enum(['unknown', 'used_up', 'disabled']) }),
      },
    }),

  countVisit: procedure({
    access: 'public',
    metered: false,
    tag,
    method: 'POST',
    path: '/invites/{code}/visits',
    summary: 'Count that an invite link was opened; who opened it is neither asked nor kept',
    limit: { max: 60, seconds: 600 },
  })
    .input(z.object({ code: z.string().trim().min(1).max(CODE_MAX) }))
    .output(z.object({})),

  listJudged: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/referral/invitations',
    summary: 'Invitations, newest first: all, or those of a verdict, each with what speaks against it',
    limit: READS,
  })
    .input(z.object({ verdict: z.enum(VERDICTS).optional(), cursor }))
    .output(z.object({ invitations: z.array(judged), nextCursor })),

  judgeInvitation: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/referral/invitations/{invitedId}/verdict',
    summary: 'Let a suspicious invitation count; or reject any, also later: what it brought is taken back',
    limit: { max: 300, seconds: 600 },
    confirm: 'password',
  })
    .input(
      z.object({
        invitedId: userIdSchema,
        verdict: z.enum(['approved', 'rejected']),
        note: z.string().trim().max(500).optional(),
      }),
    )
    .output(judged)
    .errors({
      INVITATION_JUDGED: { status: 409, message: 'This invitation has been judged, or never had to be.' },
      OWN_INVITATION: { status: 409, message: 'Another admin must judge what concerns oneself.' },
    }),
};
export type ReferralContract = typeof referralContract;
