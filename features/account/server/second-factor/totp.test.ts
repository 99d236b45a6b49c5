import { describe, expect, it } from 'vitest';
import { addressOf, newSecret, stepOfCode } from './totp.ts';

/** The secret of RFC 6238, appendix B; its codes there have eight digits, of which ours are the last six. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of an app', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [2000000000, '279037'],
  ])('at %d is %s', (seconds, code) => {
    expect(stepOfCode(SECRET, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  it('may be one step late or early, not two', () => {
    const at = (seconds: number) => stepOfCode(SECRET, '287082', new Date(seconds * 1000));
    expect([at(29), at(30), at(89), at(90)]).toEqual([1, 1, 1, undefined]);
    expect(stepOfCode(SECRET, '000000', new Date(59_000))).toBeUndefined();
  });

  it('come from a secret of 160 bits, which the QR code names', () => {
    const secret = newSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(secret);
    const address = new URL(addressOf(secret, 'ming@example.org'));
    expect(address.protocol).toBe('otpauth:');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret, issuer: 'Yulu' });
  });
});
