// The calls of the waiting list's contract.

import { implement } from '@orpc/server';
import { readPage } from '../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { waitingListContract } from '../contract.ts';
import { PREVIEWS } from '../domain/index.ts';
import { hashToken, type JoinDeps, joinList } from './join-list.ts';
import {
  confirmByLink,
  countPlaces,
  deleteByLink,
  deletePlace,
  findByLink,
  listConfirmed,
  listPlaces,
  type Place,
} from './places-repo.ts';

export function waitingListHandlers(deps: JoinDeps) {
  const { db } = deps;
  const os = implement(waitingListContract).$context<RequestContext>();
  return os.router({
    read: os.read.handler(async ({ context }) => ({
      places: (await listPlaces(db, requireMember(context).id)).map(toView),
    })),
    join: os.join.handler(async ({ input, context, errors }) => {
      const joined = await joinList(deps, {
        ...input,
        member: requireMember(context),
        locale: context.locale,
      });
      if (!joined.ok) throw errors.ADDRESS_BUSY();
      return toView(joined.value);
    }),
    leave: os.leave.handler(async ({ input: { preview }, context }) => {
      await deletePlace(db, requireMember(context).id, preview);
      return {};
    }),
    readLink: os.readLink.handler(async ({ input: { token }, errors }) => {
      const place = await findByLink(db, hashToken(token));
      if (!place) throw errors.LINK_INVALID();
      return toView(place);
    }),
    confirmByLink: os.confirmByLink.handler(async ({ input: { token }, errors }) => {
      const place = await confirmByLink(db, hashToken(token));
      if (!place) throw errors.LINK_INVALID();
      return toView(place);
    }),
    leaveByLink: os.leaveByLink.handler(async ({ input: { token }, errors }) => {
      if (!(await deleteByLink(db, hashToken(token)))) throw errors.LINK_INVALID();
      return {};
    }),
    count: os.count.handler(async () => {
      const rows = await countPlaces(db);
      const totalOf = (preview: string, isConfirmed: boolean) =>
        rows.find((row) => row.preview === preview && row.isConfirmed === isConfirmed)?.total ?? 0;
      return {
        counts: PREVIEWS.map((preview) => ({
          preview,
          confirmed: totalOf(preview, true),
          unconfirmed: totalOf(preview, false),
        })),
      };
    }),
    listConfirmed: os.listConfirmed.handler(async ({ input }) => {
      const { rows, nextCursor } = await readPage({
        cursor: input.cursor,
        read: (page) => listConfirmed(db, input.preview, page),
      });
      return {
        waiting: rows.map(({ id, email, locale, createdAt }) => ({
          id,
          email,
          locale,
          createdAt: createdAt.toISOString(),
        })),
        nextCursor,
      };
    }),
  });
}

const toView = ({ preview, email, isConfirmed }: Place) => ({ preview, email, isConfirmed });
