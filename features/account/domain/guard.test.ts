import { describe, expect, it } from 'vitest';
import { ROLES } from '../../../kit/core/access.ts';
import { guardPage } from './guard.ts';

describe('the guard of the pages', () => {
  it('lets everybody see the public pages', () => {
    for (const path of [
      '/',
      '/auth/login',
      '/auth/register',
      '/auth/forgot-password',
      '/preschool',
      '/preschool/x',
      '/invite/A3C4D6E7',
      '/admin/login',
    ]) {
      expect(guardPage(path, '?a=1', undefined)).toEqual({ allowed: true });
    }
  });

  it('sends a guest to the sign-in page with path and query', () => {
    expect(guardPage('/study', '?talk=1&b=2', undefined)).toEqual({
      allowed: false,
      redirectTo: '/auth/login?returnUrl=%2Fstudy%3Ftalk%3D1%26b%3D2',
    });
    expect(guardPage('/admin/users', '', undefined)).toMatchObject({ allowed: false });
  });

  it('opens the admin area to admins only', () => {
    for (const role of ROLES) {
      expect(guardPage('/admin/dashboard', '', { role }).allowed).toBe(role === 'admin');
      expect(guardPage('/ai-role-chat-test', '', { role }).allowed).toBe(role === 'admin');
      expect(guardPage('/study', '', { role }).allowed).toBe(true);
    }
  });

  it('reads a path as the router does, in any case and however it is escaped', () => {
    for (const path of ['/ADMIN/users', '/%61dmin/users', '/admin//users', '/admin/users/', '/admin']) {
      expect(guardPage(path, '', { role: 'student' })).toEqual({ allowed: false, redirectTo: '/' });
      expect(guardPage(path, '', undefined)).toMatchObject({ allowed: false });
    }
    for (const path of ['/AUTH/login', '/auth/login/', '/Preschool/videos', '/admin/LOGIN']) {
      expect(guardPage(path, '', undefined)).toEqual({ allowed: true });
    }
    expect(guardPage('/%E0%A4%A', '', undefined)).toMatchObject({ allowed: false });
  });
});
