// The calls that are measured, each as people make it.

import { randomUUID } from 'node:crypto';
import { testClient } from '../../app/testing/clients/test-client.ts';
import type { Caller, Callers } from './callers.ts';
import { PASSWORD } from './fill/hold-samples.ts';

type Call = (callers: Callers, index: number, url: string) => Promise<unknown>;

export const CALLS: Readonly<Record<string, Call>> = {
  'sign in by mail address': ({ people }, index, url) =>
    signIn(url, `person${turn(people, index).number}@example.org`),
  'sign in by username': ({ people }, index, url) => signIn(url, `person${turn(people, index).number}`),
  session: (callers, index, url) => get(turn(callers.people, index), '/account/session', url),
  'list talks': (callers, index, url) => get(turn(callers.people, index), '/tutor-chat/talks', url),
  'list talks, of a thousand': (callers, index, url) =>
    get(turn(callers.busiest, index), '/tutor-chat/talks', url),
  'open a talk': (callers, index, url) => {
    const caller = turn(callers.people, index);
    return get(caller, `/tutor-chat/talks/${caller.talkId}`, url);
  },
  'post, to the last word': (callers, index, url) => post(turn(callers.people, index), url),
  'post, of a thousand talks': (callers, index, url) => post(turn(callers.busiest, index), url),
  'my words': (callers, index, url) => get(turn(callers.people, index), '/my-words', url),
  'keep a word': (callers, index, url) =>
    send(turn(callers.people, index), 'PUT', '/my-words', url, { word: '咖啡', pinyin: 'ka1 fei1' }),
  'due words, in a snapshot': (callers, index, url) => snapshot(turn(callers.people, index), url),
  'due words, of a thousand talks': (callers, index, url) => snapshot(turn(callers.busiest, index), url),
  today: (callers, index, url) => get(turn(callers.people, index), '/today', url),
  'today, of a thousand talks': (callers, index, url) => get(turn(callers.busiest, index), '/today', url),
  heartbeat: (callers, index, url) =>
    send(turn(callers.people, index), 'POST', '/study-time/heartbeats', url),
  notices: (callers, index, url) => get(turn(callers.people, index), '/notices', url),
  'own payments': (callers, index, url) => get(turn(callers.people, index), '/payments', url),
  membership: (callers, index, url) => get(turn(callers.people, index), '/membership', url),
  earnings: ({ distributor }, _, url) => get(distributor, '/distribution/earnings', url),
  commissions: ({ distributor }, _, url) => get(distributor, '/distribution/commissions', url),
  ...Object.fromEntries(
    [
      '/admin/users',
      '/admin/users?search=person99',
      '/admin/mails',
      '/admin/distribution/distributors',
      '/admin/distribution/applications?state=approved',
      '/admin/withdrawals',
      '/admin/withdrawals?state=requested',
      '/admin/payments',
      '/admin/payments?state=succeeded',
      '/admin/payments?search=person5',
      '/admin/refunds',
      '/admin/referral/invitations',
      '/admin/audit',
      '/admin/ledger/accounts',
      '/admin/ledger/accounts?kind=minutes_used',
      '/admin/ledger/accounts?search=person9',
    ].map((path): [string, Call] => [path, ({ admin }, _, url) => get(admin, path, url)]),
  ),
  'ledger statement, shared': ({ admin, sharedAccount }, _, url) =>
    get(admin, `/admin/ledger/accounts/${sharedAccount}`, url),
  'ledger statement, own': ({ admin, ownAccount }, _, url) =>
    get(admin, `/admin/ledger/accounts/${ownAccount}`, url),
};

function turn(people: readonly Caller[], index: number): Caller {
  const caller = people[index % people.length];
  if (!caller) throw new Error('nobody is there to call');
  return caller;
}

const get = (caller: Pick<Caller, 'client'>, path: string, url: string) => send(caller, 'GET', path, url);
const snapshot = (caller: Caller, url: string) =>
  get(caller, `/tutor-chat/talks/${caller.talkId}/snapshot`, url);

async function send(
  { client }: Pick<Caller, 'client'>,
  method: string,
  path: string,
  url: string,
  body?: Record<string, unknown>,
): Promise<void> {
  const { status } = await client.at(url).call(method, path, body);
  if (status !== 200) throw new Error(`${method} ${path} answered ${status}`);
}

async function signIn(url: string, identifier: string): Promise<void> {
  const { status } = await testClient(url).call('POST', '/account/sign-in', {
    identifier,
    password: PASSWORD,
  });
  if (status !== 200) throw new Error(`signing in answered ${status}`);
}

async function post({ client, talkId }: Caller, url: string): Promise<void> {
  const message = { messageId: randomUUID(), text: '我今天想喝咖啡。' };
  const { status, events } = await client.at(url).stream(`/tutor-chat/talks/${talkId}/messages`, message);
  const last = events.at(-1);
  if (status !== 200 || last?.type !== 'ended')
    throw new Error(`a message ended with ${status} ${last?.type}`);
}
