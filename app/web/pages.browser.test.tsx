// Every page declares who may see it, beside its route; the guard reads nothing else.

import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { homeRoutes } from '../../features/home/web/routes.tsx';
import { handleAt, isPageHandle, type PageAccess } from '../../kit/web/routing/page-handle.ts';
import { pages } from './pages.tsx';

const routes = [...homeRoutes, pages];

/** The pages with their whole paths; what has pages below it is none itself. */
function leavesOf(list: readonly RouteObject[], above = ''): { path: string; route: RouteObject }[] {
  return list.flatMap((route) => {
    const path = route.path === undefined ? above : `${above}/${route.path}`;
    return route.children ? leavesOf(route.children, path) : [{ path: path || '/', route }];
  });
}

const leaves = leavesOf(routes);
const accessOf = (pathname: string): PageAccess | undefined => handleAt(routes, pathname)?.access;

it('is declared by every page', () => {
  const undeclared = leaves.filter(({ route }) => !isPageHandle(route.handle)).map(({ path }) => path);
  expect(undeclared).toEqual([]);
  expect(leaves.length).toBeGreaterThan(60);
});

it('opens these pages, and no others, to who is not signed in', () => {
  const open = leaves.filter(({ path }) => accessOf(path) === 'public').map(({ path }) => path);
  expect(open.toSorted()).toEqual([
    '/',
    '/admin/login',
    '/auth/confirm-email',
    '/auth/forgot-password',
    '/auth/login',
    '/auth/register',
    '/auth/reset-password',
    '/global-services',
    '/global-services/cost',
    '/global-services/policy',
    '/global-services/product-upload',
    '/guardian',
    '/help',
    '/help/:topic',
    '/invite/:code',
    '/join-class',
    '/preschool',
    '/preschool/:film',
    '/privacy',
    '/report/:key',
    '/shared-plan/:key',
    '/waiting-list',
  ]);
});

it('tells the study time that is left where people learn, and nowhere that they buy, pay or run the site', () => {
  const learning = leaves.filter(({ path }) => handleAt(routes, path)?.isLearning).map(({ path }) => path);
  expect(learning).toEqual(expect.arrayContaining(['/', '/study', '/study/:talkId', '/words', '/profile']));
  expect(learning.filter((path) => /^\/(global-services|payments|admin|auth|help)\b/.test(path))).toEqual([]);
});

it('leaves the admin area to admins', () => {
  const area = leaves.filter(({ path }) => /^\/admin(\/|$)/.test(path) && path !== '/admin/login');
  expect(area.length).toBeGreaterThan(15);
  for (const { path } of area) expect([path, accessOf(path)]).toEqual([path, 'admin']);
  expect(accessOf('/ai-role-chat-test')).toBe('admin');
});

it('leaves all else to members', () => {
  const others = leaves.filter(({ path }) => !path.startsWith('/admin') && path !== '/ai-role-chat-test');
  const accesses = new Set(others.map(({ path }) => accessOf(path)).filter((access) => access !== 'public'));
  expect([...accesses]).toEqual(['member']);
});

it.each([
  ['/ADMIN/users', 'admin'],
  ['/%61dmin/users', 'admin'],
  ['/admin/users/', 'admin'],
  ['/AUTH/login/', 'public'],
  ['/Preschool', 'public'],
  ['/admin/LOGIN', 'public'],
  ['/study/01920000-0000-7000-8000-000000000000', 'member'],
  ['/nowhere', undefined],
])('reads %s as the router does', (path, access) => expect(accessOf(path)).toBe(access));
