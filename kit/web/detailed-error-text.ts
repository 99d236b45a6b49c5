// The text of a refusal with what came along: how long to wait, where the server says it. Apart, since no first page needs it.

import { errorText, formatDate, t } from './i18n.ts';

/** As `errorText`; `data` is what the error envelope holds besides its code. */
export function detailedErrorText(code: string, data: unknown): string {
  return code === 'TOO_MANY_REQUESTS' && isWait(data) ? waitText(data.retryAfterSeconds) : errorText(code);
}

const isWait = (data: unknown): data is { readonly retryAfterSeconds: number } =>
  typeof data === 'object' &&
  data !== null &&
  'retryAfterSeconds' in data &&
  typeof data.retryAfterSeconds === 'number';

/** For how long and until when to wait: the clock still holds when the message has stood for a while. */
function waitText(seconds: number): string {
  const time = formatDate(new Date(Date.now() + seconds * 1000), { hour: '2-digit', minute: '2-digit' });
  return seconds < 60
    ? t('waitSeconds', { count: seconds })
    : t('waitMinutes', { count: Math.ceil(seconds / 60), time });
}
