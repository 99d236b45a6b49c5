// The request context that every handler receives.

import { ORPCError } from '@orpc/server';
import type { Member } from '../../../core/access.ts';
import type { Locale } from '../../../core/locale.ts';
import type { Log } from '../../log.ts';

export type RequestContext = {
  readonly member: Member | undefined;
  /** The person's language as the page says it (`accept-language` or `x-yulu-language`). */
  readonly locale: Locale;
  /** The caller's network address as far as it is believed; for rate limits and the sessions list only. */
  readonly address: string;
  readonly requestHeaders: Headers;
  /** Headers that go out with the answer, such as cookies (the name is oRPC’s). */
  readonly resHeaders: Headers;
  readonly log: Log;
  /** Aborts when the server has to end streams that outlast the grace of a shutdown. */
  readonly shutdown: AbortSignal;
};

/** The signed-in person of a procedure whose access is not public. */
export function requireMember(context: Pick<RequestContext, 'member'>): Member {
  if (!context.member) throw new ORPCError('UNAUTHORIZED');
  return context.member;
}
