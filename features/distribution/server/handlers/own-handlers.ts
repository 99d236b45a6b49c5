// The calls of applicants and distributors about their own things.

import { implement, ORPCError } from '@orpc/server';
import { readPage } from '../../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../../kit/server/http/request/context.ts';
import { viewApplication } from '../../../applications/server/api.ts';
import { changeCode, listCodes, makeDistributorCode } from '../../../referral/server/api.ts';
import { distributionContract } from '../../contract.ts';
import { applications, apply } from '../applications/apply.ts';
import type { DistributionDeps } from '../deps.ts';
import { toCodeView } from './views.ts';

export function applyingHandlers(deps: DistributionDeps) {
  const { db } = deps;
  const os = implement(distributionContract).$context<RequestContext>();
  return {
    readApplication: os.readApplication.handler(async ({ context }) => {
      const latest = await applications.latest(db, requireMember(context).id);
      return { application: latest ? viewApplication(latest) : null };
    }),
    apply: os.apply.handler(async ({ input: { plan }, context, errors }) => {
      const applied = await apply(deps, requireMember(context), plan);
      if (applied.ok) return viewApplication(applied.value);
      if (applied.error.code === 'too_young') throw errors.TOO_YOUNG();
      if (applied.error.code === 'age_unknown') throw errors.AGE_UNKNOWN();
      throw applied.error.code === 'role_unfit' ? errors.ROLE_UNFIT() : errors.APPLICATION_OPEN();
    }),
  };
}

export function codeHandlers({ db, publicUrl, noteSharing }: DistributionDeps) {
  const os = implement(distributionContract).$context<RequestContext>();
  return {
    listCodes: os.listCodes.handler(async ({ input: { cursor }, context }) => {
      const { id, viewing } = requireMember(context);
      // An admin who sees these pages leaves no trace of the distributor's device.
      if (!viewing) await noteSharing(id, context);
      const { rows, nextCursor } = await readPage({ cursor, read: (page) => listCodes(db, id, page) });
      return { codes: rows.map((row) => toCodeView(row, publicUrl())), nextCursor };
    }),
    createCode: os.createCode.handler(async ({ input, context }) => {
      const ownerId = requireMember(context).id;
      await noteSharing(ownerId, context);
      const made = await makeDistributorCode(db, { ...input, ownerId });
      return toCodeView(made, publicUrl());
    }),
    changeCode: os.changeCode.handler(async ({ input: { id, ...change }, context, errors }) => {
      const changed = await changeCode(db, { id, ownerId: requireMember(context).id }, change);
      if (changed === 'not_found') throw new ORPCError('NOT_FOUND');
      if (changed === 'uses_exceed_limit') throw errors.LIMIT_BELOW_USES();
      return toCodeView(changed, publicUrl());
    }),
  };
}
