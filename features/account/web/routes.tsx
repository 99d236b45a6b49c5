// The account's pages and their places.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

const texts = ['account'];

export const accountRoutes: RouteObject[] = [
  page({
    path: 'auth/login',
    access: 'public',
    texts,
    load: async () => ({ Page: (await import('./pages/login-page.tsx')).LoginPage }),
  }),
  page({
    path: 'auth/register',
    access: 'public',
    texts,
    load: async () => ({ Page: (await import('./pages/register-page.tsx')).RegisterPage }),
  }),
  page({
    path: 'auth/forgot-password',
    access: 'public',
    texts,
    load: async () => ({ Page: (await import('./pages/forgot-password-page.tsx')).ForgotPasswordPage }),
  }),
  page({
    path: 'auth/reset-password',
    access: 'public',
    texts,
    load: async () => ({ Page: (await import('./pages/reset-password-page.tsx')).ResetPasswordPage }),
  }),
  page({
    path: 'auth/confirm-email',
    access: 'public',
    texts,
    load: async () => ({ Page: (await import('./pages/confirm-email-page.tsx')).ConfirmEmailPage }),
  }),
  page({
    path: 'admin/login',
    access: 'public',
    texts,
    load: async () => ({ Page: (await import('./pages/admin-login-page.tsx')).AdminLoginPage }),
  }),
  page({
    path: 'profile',
    access: 'member',
    isLearning: true,
    texts: [...texts, 'files', 'learner-settings', 'report'],
    load: async () => ({ Page: (await import('./pages/profile-page.tsx')).ProfilePage }),
  }),
];
