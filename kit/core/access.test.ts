import { describe, expect, it } from 'vitest';
import { decideAccess, type Member, ROLES } from './access.ts';
import { userIdSchema } from './user-id.ts';

const member = (role: Member['role']): Member => ({
  id: userIdSchema.parse('01890000-0000-7000-8000-000000000001'),
  name: 'a',
  username: 'a',
  email: 'a@example.org',
  emailVerified: true,
  hasSecondFactor: false,
  avatarId: null,
  role,
  sessionId: 's',
  isReauthenticated: false,
});

describe('access to a procedure', () => {
  it('is nobody’s without a declaration, not even an admin’s', () => {
    expect(decideAccess(undefined, member('admin'))).toBe('forbidden');
    expect(decideAccess(undefined, undefined)).toBe('forbidden');
  });

  it('is everybody’s when public', () => {
    expect(decideAccess('public', undefined)).toBe('granted');
  });

  it('asks a guest to sign in', () => {
    expect(decideAccess('member', undefined)).toBe('sign-in-needed');
    expect(decideAccess(['admin'], undefined)).toBe('sign-in-needed');
  });

  it('is every role’s for members, and only the named roles’ otherwise', () => {
    for (const role of ROLES) {
      expect(decideAccess('member', member(role))).toBe('granted');
      expect(decideAccess(['admin', 'teacher'], member(role))).toBe(
        role === 'admin' || role === 'teacher' ? 'granted' : 'forbidden',
      );
    }
  });
});
