// Answers the admins' calls about people, and the one that makes the first admin.

import { implement, ORPCError } from '@orpc/server';
import { readPage } from '../../../../kit/server/db/page-cursor.ts';
import type { RequestContext } from '../../../../kit/server/http/request/context.ts';
import { requireMember } from '../../../../kit/server/http/request/context.ts';
import { accountContract } from '../../contract.ts';
import type { AccountDeps } from '../deps.ts';
import { listPeople } from '../people/people-repo.ts';
import { toListedPerson, toSignedInPerson } from '../sign-in/person-view.ts';
import { changeBan, changeRole, createFirstAdmin } from './administer.ts';

export function administeringHandlers(deps: AccountDeps) {
  const os = implement(accountContract).$context<RequestContext>();
  return {
    createFirstAdmin: os.createFirstAdmin.handler(async ({ input, context, errors }) => {
      const result = await createFirstAdmin(deps, context, input);
      if (result.ok) return toSignedInPerson(deps, result.value);
      if (result.error.code === 'fields_invalid') throw errors.FIELDS_INVALID({ data: result.error.data });
      if (result.error.code === 'link_invalid') throw errors.LINK_INVALID();
      throw result.error.code === 'email_taken' ? errors.EMAIL_TAKEN() : errors.USERNAME_TAKEN();
    }),
    listPeople: os.listPeople.handler(async ({ input: { search, cursor } }) => {
      const { rows, nextCursor } = await readPage({
        cursor,
        read: (page) => listPeople(deps.db, { search, ...page }),
      });
      return { people: rows.map((person) => toListedPerson(deps, person)), nextCursor };
    }),
    changeRole: os.changeRole.handler(async ({ input, context, errors }) => {
      const result = await changeRole(deps, requireMember(context), input);
      if (result.ok) return toListedPerson(deps, result.value);
      throw result.error.code === 'own_account' ? errors.OWN_ACCOUNT() : new ORPCError('NOT_FOUND');
    }),
    changeBan: os.changeBan.handler(async ({ input, context, errors }) => {
      const result = await changeBan(deps, requireMember(context), input);
      if (result.ok) return toListedPerson(deps, result.value);
      throw result.error.code === 'own_account' ? errors.OWN_ACCOUNT() : new ORPCError('NOT_FOUND');
    }),
  };
}
