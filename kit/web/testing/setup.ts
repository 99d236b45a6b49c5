// Before each test file: nothing stored by another, the page's theme and style sheet, and no way to a real server.

import '../theme/theme.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { installServer } from './server.ts';

// Before any module of ours reads it: the language is that of a first visit, unless the file says another.
localStorage.clear();
sessionStorage.clear();
document.documentElement.dataset['theme'] = 'dark';
document.documentElement.lang = 'zh-Hans';

const server = installServer();
const written = vi.spyOn(console, 'error');

beforeEach(() => {
  written.mockClear();
  server.reset();
});

afterEach(async () => {
  // What a test still sends is not taken for the next one's.
  const sent = async () => !(await navigator.locks.query()).held?.some(({ name }) => name?.endsWith('.send'));
  await vi.waitUntil(sent, { timeout: 5_000, interval: 10 });
  expect(written.mock.calls, 'nothing is written to the console as an error').toEqual([]);
  expect(server.unanswered(), 'each call to the server is answered by the test').toEqual([]);
});
