// The text of a refusal with what came along: how long to wait, where the server says it. Apart, since no first page needs it.

import { errorText, formatDate, type MoneyAction, t } from './i18n.ts';

const MINUTE_MS = 60_000;

/** As `errorText`; `data` is what the error envelope holds besides its code. */
export function detailedErrorText(code: string, data: unknown, deed?: MoneyAction): string {
  return code === 'TOO_MANY_REQUESTS' && isWait(data)
    ? waitText(data.retryAfterSeconds)
    : errorText(code, deed);
}

const isWait = (data: unknown): data is { readonly retryAfterSeconds: number } =>
  typeof data === 'object' &&
  data !== null &&
  'retryAfterSeconds' in data &&
  typeof data.retryAfterSeconds === 'number';

/** Until when to wait, to the full minute: that still holds when the message has stood for a while. */
function waitText(seconds: number): string {
  const until = new Date(Math.ceil((Date.now() + seconds * 1000) / MINUTE_MS) * MINUTE_MS);
  return t('waitUntil', { time: formatDate(until, { hour: '2-digit', minute: '2-digit' }) });
}
