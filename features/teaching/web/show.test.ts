// A day is the same one in every zone.

import { afterEach, expect, test, vi } from 'vitest';
import { showDueDay } from './show.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['America/Sao_Paulo', 'Pacific/Kiritimati'])('the tenth is the tenth in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(showDueDay('2026-12-10')).toMatch(/10/);
});
