import { expect, test } from 'vitest';
import { platformOf } from './platform.ts';

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1', 0, 'mac'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Edg/130', 0, 'windows'],
  ['Mozilla/5.0 (X11; Linux x86_64) Firefox/132', 0, undefined],
])('%s with %d fingers is %s', (userAgent, touchPoints, platform) => {
  expect(platformOf(userAgent, touchPoints)).toBe(platform);
});
