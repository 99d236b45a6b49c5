// What stands on the board is what can be typed.

import { expect, it } from 'vitest';
import { plainCode } from '../../referral/domain/index.ts';
import { groupedCode } from './show-code.ts';

it('is shown in groups of four, and read with and without them', () => {
  expect(groupedCode('YTCTPKTM')).toBe('YTCT PKTM');
  expect(plainCode(groupedCode('YTCTPKTM'))).toBe('YTCTPKTM');
});
