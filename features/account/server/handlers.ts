// Answers the account's calls: thin, from the contract's words to the functions that do the work.

import { implement, ORPCError } from '@orpc/server';
import type { Member } from '../../../kit/core/access.ts';
import type { RequestContext } from '../../../kit/server/http/request/context.ts';
import { requireMember } from '../../../kit/server/http/request/context.ts';
import { LANGUAGE_HEADER } from '../../../kit/server/http/request/create-context.ts';
import { accountContract } from '../contract.ts';
import { administeringHandlers } from './administration/admin-handlers.ts';
import { confirmEmail, requestEmailChange, requestVerification } from './credentials/email.ts';
import { changePassword, resetPassword } from './credentials/password.ts';
import type { AccountDeps } from './deps.ts';
import { removeAvatar, setAvatar } from './people/avatar.ts';
import { changeNames } from './people/names.ts';
import { keepLocale } from './people/people-repo.ts';
import { changePhone, readPhone } from './people/phone.ts';
import { secondFactorHandlers } from './second-factor/handlers.ts';
import { endOtherSessions, endSession, listSessions } from './sessions/sessions-repo.ts';
import { answerBan, readBan } from './sign-in/ban.ts';
import { toSignedIn, toSignedInPerson } from './sign-in/person-view.ts';
import { reauthenticate } from './sign-in/reauthentication.ts';
import { register } from './sign-in/register.ts';
import { signIn } from './sign-in/sign-in.ts';

export function accountHandlers(deps: AccountDeps) {
  const os = implement(accountContract).$context<RequestContext>();
  return os.router({
    ...registeringHandlers(deps),
    ...passwordHandlers(deps),
    ...emailHandlers(deps),
    ...avatarHandlers(deps),
    ...sessionHandlers(deps),
    ...secondFactorHandlers(deps),
    ...administeringHandlers(deps),
  });
}

function registeringHandlers(deps: AccountDeps) {
  const os = implement(accountContract).$context<RequestContext>();
  return {
    register: os.register.handler(async ({ input, context, errors }) => {
      const { username = '', ...form } = input;
      const result = await register(deps, context, { ...form, username });
      if (result.ok) {
        await keepLocale(deps.db, result.value.id, context.locale);
        return toSignedInPerson(deps, result.value);
      }
      if (result.error.code === 'fields_invalid') throw errors.FIELDS_INVALID({ data: result.error.data });
      if (result.error.code === 'invite_invalid') throw errors.INVITE_INVALID({ data: result.error.data });
      throw result.error.code === 'email_taken' ? errors.EMAIL_TAKEN() : errors.USERNAME_TAKEN();
    }),
    signIn: os.signIn.handler(async ({ input, context, errors }) => {
      const result = await signIn({ ...deps, banOf: (person) => readBan(deps, person) }, context, input);
      if (result.ok) {
        await keepSeen(deps, context, result.value);
        // Whoever was signed in here before is not any more; a browser has one session.
        if (context.member) await endSession(deps.db, context.member, context.member.sessionId);
        return toSignedInPerson(deps, result.value);
      }
      const { error } = result;
      if (error.code === 'account_banned') {
        const { since, until, writtenAt, ...told } = error.data;
        const moments = {
          since: since.toISOString(),
          until: until?.toISOString() ?? null,
          writtenAt: writtenAt?.toISOString() ?? null,
        };
        throw errors.ACCOUNT_BANNED({ data: { ...told, ...moments } });
      }
      if (error.code === 'code_needed') throw errors.CODE_NEEDED();
      throw error.code === 'code_wrong' ? errors.CODE_WRONG() : errors.SIGN_IN_FAILED();
    }),
    answerBan: os.answerBan.handler(async ({ input, errors }) => {
      const result = await answerBan(deps, input);
      if (result.ok) return { writtenAt: result.value.toISOString() };
      throw errors.LINK_INVALID();
    }),
    signOut: os.signOut.handler(async ({ context }) => {
      // An admin who sees somebody's pages leaves as themselves.
      const { member } = context;
      const id = member?.viewing?.adminId ?? member?.id;
      if (member && id) await endSession(deps.db, { id }, member.sessionId);
      for (const cookie of deps.clearCookies) context.resHeaders.append('set-cookie', cookie);
      return {};
    }),
    reauthenticate: os.reauthenticate.handler(async ({ input, context, errors }) => {
      const result = await reauthenticate(deps, requireMember(context), input);
      if (result.ok) return { validSeconds: result.value };
      if (result.error.code === 'code_needed') throw errors.CODE_NEEDED();
      throw result.error.code === 'code_wrong' ? errors.CODE_WRONG() : errors.PASSWORD_WRONG();
    }),
    session: os.session.handler(async ({ context }) => {
      const { member } = context;
      if (!member) {
        // Of a session that is over, or of an account that is gone: nothing is left of it in the browser either.
        if (context.requestHeaders.get('cookie')?.includes(`${deps.sessionCookie}=`))
          for (const cookie of deps.clearCookies) context.resHeaders.append('set-cookie', cookie);
        return { person: null };
      }
      const { viewing } = member;
      if (!viewing) await keepSeen(deps, context, member);
      const person = await toSignedIn(deps, member);
      return { person: viewing ? { ...person, viewing: { endsAt: viewing.endsAt.toISOString() } } : person };
    }),
  };
}

/** A page says its language; what another program happens to ask in is not how a person reads. */
async function keepSeen({ db }: AccountDeps, context: RequestContext, { id }: Pick<Member, 'id'>) {
  if (context.requestHeaders.has(LANGUAGE_HEADER)) await keepLocale(db, id, context.locale);
}

function passwordHandlers(deps: AccountDeps) {
  const os = implement(accountContract).$context<RequestContext>();
  return {
    requestPasswordReset: os.requestPasswordReset.handler(async ({ input, context }) => {
      await deps.queueReset({ email: input.email, locale: context.locale });
      return {};
    }),
    resetPassword: os.resetPassword.handler(async ({ input, context, errors }) => {
      const result = await resetPassword(deps, context, input);
      if (result.ok) return {};
      if (result.error.code === 'link_invalid') throw errors.LINK_INVALID();
      throw errors.FIELDS_INVALID({ data: result.error.data });
    }),
    changePassword: os.changePassword.handler(async ({ input, context, errors }) => {
      const result = await changePassword(deps, requireMember(context), input);
      if (result.ok) return {};
      if (result.error.code === 'password_wrong') throw errors.PASSWORD_WRONG();
      throw errors.FIELDS_INVALID({ data: result.error.data });
    }),
  };
}

function emailHandlers(deps: AccountDeps) {
  const os = implement(accountContract).$context<RequestContext>();
  return {
    changeNames: os.changeNames.handler(async ({ input, context, errors }) => {
      const result = await changeNames(deps, requireMember(context), input);
      if (result.ok) return toSignedInPerson(deps, result.value);
      if (result.error.code === 'username_taken') throw errors.USERNAME_TAKEN();
      throw errors.FIELDS_INVALID({ data: result.error.data });
    }),
    readPhone: os.readPhone.handler(async ({ context }) => ({
      phone: await readPhone(deps.db, requireMember(context).id),
    })),
    changePhone: os.changePhone.handler(async ({ input, context, errors }) => {
      const result = await changePhone(deps, requireMember(context), input.phone);
      if (result.ok) return { phone: result.value };
      throw errors.PHONE_INVALID();
    }),
    requestVerification: os.requestVerification.handler(async ({ context }) => ({
      isSent: await requestVerification(deps, requireMember(context), context.locale),
    })),
    requestEmailChange: os.requestEmailChange.handler(async ({ input, context, errors }) => {
      const request = { ...input, locale: context.locale };
      const result = await requestEmailChange(deps, requireMember(context), request);
      if (result.ok) return {};
      if (result.error.code === 'fields_invalid') throw errors.FIELDS_INVALID({ data: result.error.data });
      throw result.error.code === 'email_taken' ? errors.EMAIL_TAKEN() : errors.PASSWORD_WRONG();
    }),
    confirmEmail: os.confirmEmail.handler(async ({ input, errors }) => {
      const result = await confirmEmail(deps, input.token);
      if (result.ok) return result.value;
      throw result.error.code === 'email_taken' ? errors.EMAIL_TAKEN() : errors.LINK_INVALID();
    }),
  };
}

function avatarHandlers(deps: AccountDeps) {
  const os = implement(accountContract).$context<RequestContext>();
  return {
    setAvatar: os.setAvatar.handler(async ({ input, context, errors }) => {
      const result = await setAvatar(deps, requireMember(context), input.uploadId);
      if (result.ok) return toSignedInPerson(deps, result.value);
      const { error } = result;
      if (error.code === 'not_found') throw new ORPCError('NOT_FOUND');
      if (error.code === 'incomplete') throw errors.UPLOAD_INCOMPLETE({ data: error.data });
      throw errors.FILE_REFUSED({ data: { problem: error.code } });
    }),
    removeAvatar: os.removeAvatar.handler(async ({ context }) => {
      const person = await removeAvatar(deps, requireMember(context));
      if (!person) throw new ORPCError('NOT_FOUND');
      return toSignedInPerson(deps, person);
    }),
  };
}

function sessionHandlers({ db }: AccountDeps) {
  const os = implement(accountContract).$context<RequestContext>();
  return {
    listSessions: os.listSessions.handler(({ context }) => listSessions(db, requireMember(context))),
    revokeSession: os.revokeSession.handler(async ({ input, context }) => {
      if (!(await endSession(db, requireMember(context), input.id))) throw new ORPCError('NOT_FOUND');
      return {};
    }),
    revokeOtherSessions: os.revokeOtherSessions.handler(async ({ context }) => ({
      ended: await endOtherSessions(db, requireMember(context)),
    })),
  };
}
