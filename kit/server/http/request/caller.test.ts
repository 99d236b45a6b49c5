import { describe, expect, it } from 'vitest';
import { userIdSchema } from '../../../core/user-id.ts';
import { callerKey, networkOf } from './caller.ts';

const SOMEBODY = userIdSchema.parse('01890000-0000-7000-8000-000000000007');

describe('who is counted for a rate limit', () => {
  it('is the person when signed in, whatever the address', () => {
    const member = {
      id: SOMEBODY,
      name: '',
      username: '',
      email: '',
      emailVerified: true,
      hasSecondFactor: false,
      avatarId: null,
      role: 'student',
      sessionId: '',
      isReauthenticated: false,
    } as const;
    expect(callerKey({ member, address: '1.2.3.4' })).toBe(`member:${SOMEBODY}`);
  });

  it('is a guest’s address in a form that does not show it', () => {
    const key = callerKey({ member: undefined, address: '203.0.113.9' });
    expect(key).not.toContain('203');
    expect(key).not.toBe(callerKey({ member: undefined, address: '203.0.113.10' }));
  });

  it('is the /64 of an IPv6 address, however it is written', () => {
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0');
    expect(networkOf('2001:0DB8:0:0:ffff::9')).toBe('2001:db8:0:0');
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    expect(networkOf('::1')).toBe('0:0:0:0');
  });

  it('is the IPv4 address inside a mapped one', () => {
    expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
  });

  it('is the same from every port, which some proxies add', () => {
    expect(networkOf('203.0.113.9:50123')).toBe('203.0.113.9');
    expect(networkOf('[2001:db8::1]:50123')).toBe('2001:db8:0:0');
  });
});
