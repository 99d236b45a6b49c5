// The calls of the membership's contract.

import { implement, ORPCError } from '@orpc/server';
import { readPage } from '../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import type { PostNotice } from '../../notices/server/api.ts';
import { membershipContract } from '../contract.ts';
import { applyOne } from './boosters/apply-booster.ts';
import type { MembershipDeps } from './deps.ts';
import { giveVip } from './giving/give-vip.ts';
import { readGifts, takeBackGift } from './giving/take-back-gift.ts';
import { type HistoryEvent, listHistory } from './history.ts';
import { readOverview } from './overview.ts';
import { buy } from './purchases/buy.ts';

const PAGE = 30;

export function membershipHandlers(deps: MembershipDeps & { readonly postNotice: PostNotice }) {
  const os = implement(membershipContract).$context<RequestContext>();
  return os.router({
    overview: os.overview.handler(({ context }) => readOverview(deps, requireMember(context).id)),
    buy: os.buy.handler(async ({ input, context, errors }) => {
      const { id, amountFen, ...choice } = input;
      const bought = await buy(deps, { id, userId: requireMember(context).id, choice, amountFen });
      if (bought.ok) return { paymentId: bought.value };
      if (bought.error.code === 'price_changed') throw errors.PRICE_CHANGED({ data: bought.error.data });
      if (bought.error.code === 'too_young') throw errors.TOO_YOUNG();
      if (bought.error.code === 'age_unknown') throw errors.AGE_UNKNOWN();
      throw bought.error.code === 'email_unverified' ? errors.EMAIL_UNVERIFIED() : errors.PURCHASE_TAKEN();
    }),
    applyBooster: os.applyBooster.handler(async ({ input, context, errors }) => {
      const applied = await applyOne(deps.db, { id: input.id, userId: requireMember(context).id });
      if (applied.ok) return applied.value;
      if (applied.error.code === 'used_up') throw errors.BOOSTERS_USED_UP();
      throw applied.error.code === 'no_booster' ? errors.NO_BOOSTER() : errors.APPLICATION_TAKEN();
    }),
    history: os.history.handler(async ({ input, context }) => {
      const userId = requireMember(context).id;
      const { rows, nextCursor } = await readPage({
        cursor: input.cursor,
        size: PAGE,
        read: (page) => listHistory(deps.db, { userId, ...page }),
      });
      return { events: rows.map(toEventView), nextCursor };
    }),
    giveVip: os.giveVip.handler(async ({ input, context, errors }) => {
      const { unit, count, ...gift } = input;
      const span = unit === 'days' ? { days: count } : { months: count };
      const given = await giveVip(deps, { ...gift, span, admin: requireMember(context) });
      if (given.ok) return { vipUntil: given.value.toISOString() };
      throw given.error.code === 'grant_taken' ? errors.GRANT_TAKEN() : new ORPCError('NOT_FOUND');
    }),
    listGifts: os.listGifts.handler(async ({ input: { userId } }) => {
      const gifts = await readGifts(deps.db, userId, new Date());
      return {
        gifts: gifts.map(({ id, createdAt, daysLeft }) => ({
          id,
          createdAt: createdAt.toISOString(),
          daysLeft,
        })),
      };
    }),
    takeBackVip: os.takeBackVip.handler(async ({ input, context, errors }) => {
      const taken = await takeBackGift(deps, { ...input, admin: requireMember(context) });
      if (taken.ok) return { days: taken.value };
      throw taken.error.code === 'nothing_left' ? errors.NOTHING_LEFT() : new ORPCError('NOT_FOUND');
    }),
  });
}

const toEventView = ({ createdAt, begin, end, ...event }: HistoryEvent) => ({
  ...event,
  createdAt: createdAt.toISOString(),
  begin: begin?.toISOString() ?? null,
  end: end?.toISOString() ?? null,
});
