import { expect, test } from 'vitest';
import { placeOf } from './places.ts';

test.each([
  ['/admin/payments', 'payments'],
  ['/admin/payments/refunds', 'payments'],
  ['/admin/ai-roles/waiter/history', 'aiRoles'],
  ['/ai-role-chat-test', 'aiRoleTest'],
  ['/admin/settings', 'settings'],
  ['/admin/paymentsandmore', undefined],
  ['/admin', undefined],
])('%s stands under %s', (path, place) => {
  expect(placeOf(path)).toBe(place);
});
