// Hands a message to the push service of a browser, encrypted for that browser alone (RFC 8291) and signed with the
// site's keys (RFC 8292).

import webPush from 'web-push';
import type { PushKeys } from '../../../../kit/server/config.ts';

/** What a browser gives out when somebody lets the site reach them: where to send, and the keys to encrypt for. */
export type Subscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** `gone`: nobody is there any more. `refused`: this message will never be taken. `later`: it may be, another time. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later';

/** Those of Chrome and Edge, Firefox, Safari and older Edge. An address elsewhere would let people make us call it. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

export function isPushService({ protocol, hostname, port, username, password }: URL): boolean {
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`));
}

const PATIENCE_MS = 10_000;
/** What could not be handed over in a day is old news. */
const LIFE_SECONDS = 24 * 3600;

/** `subject`: an address where the push service reaches whoever runs the site. */
export type Sender = { readonly keys: PushKeys; readonly subject: string };

export async function sendPush(
  { keys, subject }: Sender,
  { endpoint, p256dh, auth }: Subscription,
  message: object,
): Promise<PushOutcome> {
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { vapidDetails: { subject, ...keys }, TTL: LIFE_SECONDS, urgency: 'normal' },
    );
    const { 'Content-Length': _length, ...rest } = headers;
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: rest,
      body: new Uint8Array(body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    return outcomeOf(answer.status);
  } catch {
    return 'later';
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
