// Answers the calls about the second factor.

import { implement } from '@orpc/server';
import { type RequestContext, requireMember } from '../../../../kit/server/http/request/context.ts';
import { accountContract } from '../../contract.ts';
import type { AccountDeps } from '../deps.ts';
import { begin, confirmBegun, end, readState, renewRecoveryCodes } from './set-up.ts';

export function secondFactorHandlers(deps: AccountDeps) {
  const os = implement(accountContract).$context<RequestContext>();
  return {
    secondFactor: os.secondFactor.handler(({ context }) => readState(deps, requireMember(context))),
    beginSecondFactor: os.beginSecondFactor.handler(async ({ input, context, errors }) => {
      const begun = await begin(deps, requireMember(context), input);
      if (begun.ok) return begun.value;
      throw begun.error.code === 'on' ? errors.SECOND_FACTOR_ON() : errors.PASSWORD_WRONG();
    }),
    confirmSecondFactor: os.confirmSecondFactor.handler(async ({ input, context, errors }) => {
      const confirmed = await confirmBegun(deps, requireMember(context), input);
      if (confirmed.ok) return { recoveryCodes: [...confirmed.value] };
      if (confirmed.error.code === 'code_wrong') throw errors.CODE_WRONG();
      throw confirmed.error.code === 'on' ? errors.SECOND_FACTOR_ON() : errors.SECOND_FACTOR_OFF();
    }),
    renewRecoveryCodes: os.renewRecoveryCodes.handler(async ({ input, context, errors }) => {
      const renewed = await renewRecoveryCodes(deps, requireMember(context), input);
      if (renewed.ok) return { recoveryCodes: [...renewed.value] };
      if (renewed.error.code === 'off') throw errors.SECOND_FACTOR_OFF();
      throw renewed.error.code === 'code_wrong' ? errors.CODE_WRONG() : errors.PASSWORD_WRONG();
    }),
    endSecondFactor: os.endSecondFactor.handler(async ({ input, context, errors }) => {
      const ended = await end(deps, requireMember(context), input);
      if (ended.ok) return {};
      if (ended.error.code === 'off') throw errors.SECOND_FACTOR_OFF();
      throw ended.error.code === 'code_wrong' ? errors.CODE_WRONG() : errors.PASSWORD_WRONG();
    }),
  };
}
