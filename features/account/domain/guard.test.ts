import { describe, expect, it } from 'vitest';
import { ROLES } from '../../../kit/core/access.ts';
import { guardPage } from './guard.ts';

describe('the guard of the pages', () => {
  it('lets everybody see what is public', () => {
    expect(guardPage({ access: 'public', path: '/?a=1' }, undefined)).toEqual({ allowed: true });
  });

  it('sends a guest to the sign-in page with path and query', () => {
    expect(guardPage({ access: 'member', path: '/study?talk=1&b=2' }, undefined)).toEqual({
      allowed: false,
      redirectTo: '/auth/login?returnUrl=%2Fstudy%3Ftalk%3D1%26b%3D2',
    });
    expect(guardPage({ access: 'admin', path: '/admin/users' }, undefined)).toMatchObject({ allowed: false });
  });

  it('opens what is for admins to them only, and all else to who is signed in', () => {
    for (const role of ROLES) {
      expect(guardPage({ access: 'admin', path: '/x' }, { role })).toEqual(
        role === 'admin' ? { allowed: true } : { allowed: false, redirectTo: '/' },
      );
      expect(guardPage({ access: 'member', path: '/x' }, { role })).toEqual({ allowed: true });
    }
  });

  it('sends an admin without the second factor that the rules ask for to set one up', () => {
    const admin = { role: 'admin', needsSecondFactor: true } as const;
    expect(guardPage({ access: 'admin', path: '/x' }, admin)).toEqual({
      allowed: false,
      redirectTo: '/profile',
    });
    expect(guardPage({ access: 'member', path: '/x' }, admin)).toEqual({ allowed: true });
  });
});
