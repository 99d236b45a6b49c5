import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSealer } from './seal.ts';

const SECRET = 'a secret that only this test knows, long enough';
const sealer = createSealer(SECRET, 'payout details');

test('any text comes back from where it was sealed for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, place) => {
      const plain = Buffer.from(text).toString();
      expect(sealer.open(sealer.seal(plain, place), place)).toEqual({ ok: true, value: plain });
    }),
  );
});

test('the same text is sealed differently each time and is not to be seen in it', () => {
  const [one, other] = [sealer.seal('6222 0200', 'a'), sealer.seal('6222 0200', 'a')];
  expect(one).not.toBe(other);
  expect(Buffer.from(one?.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('6222');
});

test('what was moved to another place, changed or cut off does not open', () => {
  const sealed = sealer.seal('alipay lan@example.org', 'withdrawal:1');
  expect(sealer.open(sealed, 'withdrawal:2')).toMatchObject({ error: { code: 'broken' } });
  for (let at = sealed.lastIndexOf('.') + 1; at < sealed.length - 1; at += 7) {
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    expect(sealer.open(changed, 'withdrawal:1').ok).toBe(false);
    expect(sealer.open(sealed.slice(0, at), 'withdrawal:1').ok).toBe(false);
  }
  expect(sealer.open('', '')).toMatchObject({ error: { code: 'broken' } });
  expect(sealer.open('s2.00000000.abc', '')).toMatchObject({ error: { code: 'broken' } });
});

test('another secret, and another purpose, is another key, which is named', () => {
  const sealed = sealer.seal('text', 'here');
  const keyId = sealed.split('.')[1];
  const failed = { ok: false, error: { code: 'other_key', data: { keyId } } };
  expect(createSealer(`${SECRET}!`, 'payout details').open(sealed, 'here')).toEqual(failed);
  expect(createSealer(SECRET, 'provider keys').open(sealed, 'here')).toEqual(failed);
  expect(createSealer(SECRET, 'payout details').open(sealed, 'here')).toEqual({ ok: true, value: 'text' });
});
