// The calls of the contract of inviting.

import { implement, ORPCError } from '@orpc/server';
import { readPage } from '../../../kit/server/db/page-cursor.ts';
import { hashKey } from '../../../kit/server/http/request/caller.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { referralContract } from '../contract.ts';
import { maskName } from '../domain/index.ts';
import { problemOf } from './accept-invite.ts';
import { countVisit, findCode } from './codes-repo.ts';
import type { ReferralDeps } from './deps.ts';
import { listInvitations, listJudged } from './invitations-repo.ts';
import { judge, toJudgedView } from './judge.ts';
import { claimReward, readReferral } from './rewards.ts';
import { countFromNetwork, noteVisit } from './traces.ts';

export function referralHandlers(deps: ReferralDeps) {
  const os = implement(referralContract).$context<RequestContext>();
  return os.router({ ...ownHandlers(deps), ...adminHandlers(deps) });
}

function ownHandlers(deps: ReferralDeps) {
  const { db } = deps;
  const os = implement(referralContract).$context<RequestContext>();
  return {
    readReferral: os.readReferral.handler(async ({ context }) => {
      const { id } = requireMember(context);
      await noteVisit(deps, id, context);
      return readReferral(deps, db, id);
    }),
    listInvitations: os.listInvitations.handler(async ({ input: { codeId, cursor }, context }) => {
      const whose = { inviterId: requireMember(context).id, codeId };
      const { rows, nextCursor } = await readPage({
        cursor,
        read: (page) => listInvitations(db, whose, page),
      });
      return {
        invitations: rows.map(({ id, name, studiedAt, isVerified, createdAt, ...rest }) => ({
          ...rest,
          key: hashKey(`${deps.secret} invited ${id}`),
          maskedName: maskName(name),
          hasSucceeded: studiedAt !== null && isVerified,
          isVerified,
          createdAt: createdAt.toISOString(),
        })),
        nextCursor,
      };
    }),
    claimReward: os.claimReward.handler(async ({ input: { tier }, context, errors }) => {
      const { id } = requireMember(context);
      const claimed = await claimReward(deps, id, tier);
      if (!claimed.ok && claimed.error.code === 'mail_unverified') throw errors.MAIL_UNVERIFIED();
      if (!claimed.ok) throw errors.TIER_NOT_REACHED();
      return readReferral(deps, db, id);
    }),
    countVisit: os.countVisit.handler(async ({ input: { code } }) => {
      await countVisit(db, code);
      return {};
    }),
    previewInvite: os.previewInvite.handler(async ({ input, errors }) => {
      const found = await findCode(db, input.code);
      const problem = found ? problemOf(found) : 'unknown';
      if (!found || problem) throw errors.INVITE_INVALID({ data: { problem: problem ?? 'unknown' } });
      const { guestMinutes } = await deps.readTerms(db, new Date());
      return { code: found.code.code, inviterName: found.owner.name, guestMinutes };
    }),
  };
}

function adminHandlers(deps: ReferralDeps) {
  const { db } = deps;
  const os = implement(referralContract).$context<RequestContext>();
  return {
    listJudged: os.listJudged.handler(async ({ input: { verdict, cursor } }) => {
      const { rows, nextCursor } = await readPage({
        cursor,
        read: (page) => listJudged(db, verdict, page),
        keyOf: ({ invitation: { createdAt, invitedId } }) => ({ createdAt, id: invitedId }),
      });
      const people = await countFromNetwork(
        db,
        rows.map(({ invitation }) => invitation),
      );
      return {
        invitations: rows.map((row) => toJudgedView(row, people.get(row.invitation.invitedId) ?? 1)),
        nextCursor,
      };
    }),
    judgeInvitation: os.judgeInvitation.handler(async ({ input, context, errors }) => {
      const judged = await judge(deps, requireMember(context), input);
      if (judged.ok) {
        const people = await countFromNetwork(db, [judged.value.invitation]);
        return toJudgedView(judged.value, people.get(input.invitedId) ?? 1);
      }
      if (judged.error.code === 'not_found') throw new ORPCError('NOT_FOUND');
      throw judged.error.code === 'judged' ? errors.INVITATION_JUDGED() : errors.OWN_INVITATION();
    }),
  };
}
