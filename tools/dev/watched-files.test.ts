// Which changes restart the server: what its process reads, and nothing of the page or the tests.

import { expect, test } from 'vitest';
import { isContract, isServerFile } from './watched-files.ts';

test.each([
  'features/tutor-chat/server/talks/list-talks.ts',
  'features/account/text/pt.json',
  'kit/core/locale.ts',
  'content/roles/waiter.json',
  'migrations/0000_initial.sql',
])('%s restarts the server', (path) => {
  expect(isServerFile('/project', `/project/${path}`)).toBe(true);
});

test.each([
  'features/tutor-chat/web/pages/talk.tsx',
  'kit/web/i18n.ts',
  'app/web/generated/contract.json',
  'features/account/server/sign-in.api.test.ts',
  'tools/dev/main.ts',
  'README.md',
])('%s does not', (path) => {
  expect(isServerFile('/project', `/project/${path}`)).toBe(false);
});

test('contracts are known by their name', () => {
  expect(isContract('/project/features/account/contract.ts')).toBe(true);
  expect(isContract('/project/features/account/domain/contract-terms.ts')).toBe(false);
});
