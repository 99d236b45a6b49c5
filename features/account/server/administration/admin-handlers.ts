// Answers the admins' calls about people, and the one that makes the first admin.

import { implement, ORPCError } from '@orpc/server';
import { readPage } from '../../../../kit/server/db/page-cursor.ts';
import type { RequestContext } from '../../../../kit/server/http/request/context.ts';
import { requireMember } from '../../../../kit/server/http/request/context.ts';
import { lastChangedBy } from '../../../audit/server/api.ts';
import { accountContract } from '../../contract.ts';
import type { AccountDeps } from '../deps.ts';
import { type ListedPerson, listPeople } from '../people/list-people.ts';
import type { Person } from '../people/people-repo.ts';
import { changeBan } from '../sign-in/ban.ts';
import { toListedPerson, toSignedInPerson } from '../sign-in/person-view.ts';
import { changeRole, createFirstAdmin } from './administer.ts';
import { endSecondFactorOf, endSessions, readPerson, sendReset } from './look-after.ts';
import { endViewing, startViewing } from './viewing.ts';

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
    ...peopleHandlers(deps),
    ...changingHandlers(deps),
    ...viewingHandlers(deps),
  };
}

function viewingHandlers(deps: AccountDeps) {
  const os = implement(accountContract).$context<RequestContext>();
  return {
    startViewing: os.startViewing.handler(async ({ input, context, errors }) => {
      const result = await startViewing(deps, requireMember(context), input);
      if (result.ok) return { endsAt: result.value.toISOString() };
      if (result.error.code === 'admin_closed') throw errors.ADMIN_CLOSED();
      throw result.error.code === 'own_account' ? errors.OWN_ACCOUNT() : new ORPCError('NOT_FOUND');
    }),
    endViewing: os.endViewing.handler(async ({ context }) => {
      await endViewing(deps, requireMember(context));
      return {};
    }),
  };
}

function peopleHandlers(deps: AccountDeps) {
  const os = implement(accountContract).$context<RequestContext>();
  return {
    listPeople: os.listPeople.handler(async ({ input: { cursor, ...filter } }) => {
      const { rows, nextCursor } = await readPage({
        cursor,
        read: (page) => listPeople(deps.db, deps.memberships, { ...filter, ...page }),
      });
      const people = rows.filter(hasMembership(filter.membership, new Date()));
      return { people: people.map((person) => toListedPerson(deps, person)), nextCursor };
    }),
    readPerson: os.readPerson.handler(async ({ input }) => {
      const person = await readPerson(deps, input.id);
      if (!person) throw new ORPCError('NOT_FOUND');
      return person;
    }),
    endSessions: os.endSessions.handler(async ({ input, context, errors }) => {
      const result = await endSessions(deps, requireMember(context), input.id);
      if (result.ok) return { ended: result.value };
      throw result.error.code === 'own_account' ? errors.OWN_ACCOUNT() : new ORPCError('NOT_FOUND');
    }),
    endSecondFactorOf: os.endSecondFactorOf.handler(async ({ input, context, errors }) => {
      const result = await endSecondFactorOf(deps, requireMember(context), input);
      if (result.ok) return {};
      throw result.error.code === 'own_account' ? errors.OWN_ACCOUNT() : new ORPCError('NOT_FOUND');
    }),
    sendReset: os.sendReset.handler(async ({ input, context, errors }) => {
      const result = await sendReset(deps, requireMember(context), input.id);
      if (result.ok) return {};
      throw result.error.code === 'links_spent' ? errors.LINKS_SPENT() : new ORPCError('NOT_FOUND');
    }),
  };
}

/** The query finds those who may have it; refunds, which it does not reckon, decide here. */
const hasMembership =
  (membership: 'vip' | 'free' | undefined, now: Date) =>
  ({ vipUntil }: ListedPerson): boolean =>
    membership === undefined || (vipUntil !== null && vipUntil > now) === (membership === 'vip');

/** Others tell of the person, and change nothing of what these calls do. */
const CHANGING = ['role_changed', 'account_locked', 'account_unlocked'] as const;

function changingHandlers(deps: AccountDeps) {
  const os = implement(accountContract).$context<RequestContext>();
  const view = async (person: Person) =>
    toListedPerson(deps, { ...person, vipUntil: await deps.vipUntil(deps.db, person.id) });
  const lastBy = (subjectId: string, context: RequestContext) =>
    lastChangedBy(deps.db, { subjectId, admin: requireMember(context).id, actions: CHANGING });
  return {
    changeRole: os.changeRole.handler(async ({ input, context, errors }) => {
      const result = await changeRole(deps, requireMember(context), input);
      if (result.ok) return view(result.value);
      if (result.error.code === 'changed')
        throw errors.PERSON_CHANGED({ data: await lastBy(input.id, context) });
      throw result.error.code === 'own_account' ? errors.OWN_ACCOUNT() : new ORPCError('NOT_FOUND');
    }),
    changeBan: os.changeBan.handler(async ({ input, context, errors }) => {
      const { id, reason, cause, internal, note, bannedAt } = input;
      const until = input.until === null ? null : new Date(input.until);
      const result = await changeBan(deps, requireMember(context), {
        id,
        ban: reason === null ? null : { reason, cause, internal, until },
        note,
        ...(bannedAt === undefined ? {} : { bannedAt: new Date(bannedAt) }),
      });
      if (result.ok) return view(result.value);
      if (result.error.code === 'until_past') throw errors.UNTIL_PAST();
      if (result.error.code === 'changed')
        throw errors.PERSON_CHANGED({ data: await lastBy(input.id, context) });
      throw result.error.code === 'own_account' ? errors.OWN_ACCOUNT() : new ORPCError('NOT_FOUND');
    }),
  };
}
