// Calls better-auth in process: hands it the believed address, passes its cookies on to our answer.

import type { RequestContext } from '../../../../kit/server/http/request/context.ts';
import { ADDRESS_HEADER } from './auth.ts';

type AuthCall<Value> = (headers: Headers) => Promise<{ readonly headers: Headers; readonly response: Value }>;

/** Runs one of better-auth's server calls (with `returnHeaders: true`) for this request. */
export async function callAuth<Value>(
  context: Pick<RequestContext, 'requestHeaders' | 'resHeaders' | 'address'>,
  call: AuthCall<Value>,
): Promise<Value> {
  const headers = new Headers({ [ADDRESS_HEADER]: context.address });
  for (const name of ['cookie', 'user-agent']) {
    const value = context.requestHeaders.get(name);
    if (value !== null) headers.set(name, value.slice(0, 4096));
  }
  const { headers: answered, response } = await call(headers);
  for (const cookie of answered.getSetCookie()) context.resHeaders.append('set-cookie', cookie);
  return response;
}
