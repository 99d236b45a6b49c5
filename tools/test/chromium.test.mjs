// The flags for Chromium turn off at least what Playwright turns off.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { modules } from '../paths.mjs';
import { CHROMIUM_FLAGS } from './chromium.mjs';

const FLAG = '--disable-features=';

it('takes nothing back that Playwright turns off', () => {
  const playwright = readFileSync(join(modules, 'playwright-core/lib/coreBundle.js'), 'utf8');
  const [, list = ''] =
    /packages\/playwright-core\/src\/server\/chromium\/chromiumSwitches\.ts[\s\S]*?disabledFeatures = \[([\s\S]*?)\]/.exec(
      playwright,
    ) ?? [];
  const names = Array.from(list.matchAll(/^\s*"(\w+)"/gm), ([, name]) => name);
  expect(names).toContain('PaintHolding');
  const ours = CHROMIUM_FLAGS.find((flag) => flag.startsWith(FLAG))
    ?.slice(FLAG.length)
    .split(',');
  expect(ours).toEqual(expect.arrayContaining(names));
});
