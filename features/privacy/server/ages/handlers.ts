// Answers the calls about age and guardians.

import { implement } from '@orpc/server';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { type RequestContext, requireMember } from '../../../../kit/server/http/request/context.ts';
import { privacyContract } from '../../contract.ts';
import { guardianState } from '../../domain/index.ts';
import type { PrivacyDeps } from '../deps.ts';
import { findAge } from './ages-repo.ts';
import {
  answerAge,
  askGuardian,
  confirmGuardian,
  readGuardianLink,
  sayYounger,
  withdrawConsent,
} from './say-age.ts';

export function agesHandlers(deps: PrivacyDeps) {
  const os = implement(privacyContract).$context<RequestContext>();
  return {
    readAge: os.readAge.handler(({ context }) => ageView(deps, requireMember(context).id)),
    answerAge: os.answerAge.handler(async ({ input: { age }, context, errors }) => {
      const member = requireMember(context);
      const answered = await answerAge(deps, member, { age, now: new Date() });
      if (!answered.ok) throw errors.AGE_ANSWERED();
      return ageView(deps, member.id);
    }),
    sayYounger: os.sayYounger.handler(async ({ context, errors }) => {
      const member = requireMember(context);
      if (!(await sayYounger(deps, member, new Date())).ok) throw errors.AGE_HELD();
      return ageView(deps, member.id);
    }),
    askGuardian: os.askGuardian.handler(async ({ input, context, errors }) => {
      const member = requireMember(context);
      const asked = await askGuardian(deps, { ...input, member, locale: context.locale, now: new Date() });
      if (asked.ok) return ageView(deps, member.id);
      throw asked.error.code === 'self' ? errors.GUARDIAN_SELF() : errors.GUARDIAN_NOT_NEEDED();
    }),
    readGuardianLink: os.readGuardianLink.handler(async ({ input: { token }, errors }) => {
      const asked = await readGuardianLink(deps, token, new Date());
      if (!asked) throw errors.LINK_INVALID();
      return asked;
    }),
    confirmGuardian: os.confirmGuardian.handler(async ({ input: { token }, context, errors }) => {
      const name = await confirmGuardian(deps, { token, locale: context.locale, now: new Date() });
      if (name === undefined) throw errors.LINK_INVALID();
      return { name };
    }),
    withdrawConsent: os.withdrawConsent.handler(async ({ input: { token }, errors }) => {
      const name = await withdrawConsent(deps, token, new Date());
      if (name === undefined) throw errors.LINK_INVALID();
      return { name };
    }),
  };
}

async function ageView({ db }: PrivacyDeps, userId: UserId) {
  const row = await findAge(db, userId);
  const state = row && guardianState(row, new Date());
  return {
    age: row?.age ?? null,
    guardian:
      state && row.guardianEmail !== null ? { email: row.guardianEmail, state, knownAs: row.knownAs } : null,
  };
}
