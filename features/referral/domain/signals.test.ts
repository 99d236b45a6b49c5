import { expect, test } from 'vitest';
import { findSignals, type Trace } from './signals.ts';

const trace = (kind: Trace['kind'], hash: string): Trace => ({ kind, hash });
const home = [trace('browser', 'b1'), trace('device', 'd1')];
const cafe = [trace('browser', 'b2'), trace('device', 'd2')];
const inviter = { email: 'lan@example.org', traces: home, isDistributor: false };

test('a friend on a device of their own is nothing to wonder about', () => {
  expect(findSignals({ newcomer: { email: 'bo@example.org', traces: cafe }, inviter, earlier: [] })).toEqual(
    [],
  );
});

test('the inviter in another coat is noticed by browser, device and mail address', () => {
  const newcomer = { email: 'Lan+two@example.org', traces: home };
  expect(findSignals({ newcomer, inviter, earlier: [] })).toEqual(['own_browser', 'own_device', 'own_mail']);
});

test.each([
  ['l.an@gmail.com', 'lan@googlemail.com'],
  ['lan+x@gmail.com', 'LAN@GMAIL.COM'],
])('%s is the mail address %s', (one, other) => {
  const facts = {
    newcomer: { email: one, traces: [] },
    inviter: { email: other, traces: [], isDistributor: false },
    earlier: [],
  };
  expect(findSignals(facts)).toEqual(['own_mail']);
});

test('points count where the service lets them count', () => {
  const facts = { newcomer: { email: 'l.an@example.org', traces: [] }, inviter, earlier: [] };
  expect(findSignals(facts)).toEqual([]);
});

test('one device for several guests is noticed, and so is a mail address that was lent', () => {
  const newcomer = { email: 'x@post.mailinator.com', traces: cafe };
  expect(findSignals({ newcomer, inviter, earlier: cafe })).toEqual([
    'repeated_browser',
    'repeated_device',
    'throwaway_mail',
  ]);
});

test('a browser and a device with the same hash are not the same', () => {
  const newcomer = { email: 'bo@example.org', traces: [trace('browser', 'd1')] };
  expect(findSignals({ newcomer, inviter, earlier: [] })).toEqual([]);
});

const from = (hash: string) => [trace('network', hash)];
const guest = { email: 'bo@example.org', traces: from('n1') };
const signalsOf = (isDistributor: boolean, inviterFrom: string, earlier: readonly string[]) =>
  findSignals({
    newcomer: guest,
    inviter: { email: 'lan@example.org', traces: from(inviterFrom), isDistributor },
    earlier: earlier.flatMap(from),
  });

test('one guest of the inviter’s own network is family, a second is looked at', () => {
  expect(signalsOf(false, 'n1', [])).toEqual([]);
  expect(signalsOf(false, 'n1', ['n1'])).toEqual(['own_network']);
});

test('a distributor’s own network is looked at at once', () => {
  expect(signalsOf(true, 'n1', [])).toEqual(['own_network']);
});

test('a network that brings guest after guest is looked at, whosever it is', () => {
  expect(signalsOf(false, 'n2', ['n1', 'n3'])).toEqual([]);
  expect(signalsOf(false, 'n2', ['n1', 'n1'])).toEqual(['repeated_network']);
});
