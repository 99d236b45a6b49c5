// Which pages show what a notice tells of.

import { expect, it } from 'vitest';
import { isAbout } from './is-about.ts';

const ONE = '0b9f4c0e-6a51-4e9c-8f0e-0d4b1f0a7c11';
const OTHER = '5d2b7a44-90a3-4b8e-b1d6-2f6f2f3c9e22';

it.each([
  ['/classes', '/classes', true],
  ['/classes', `/classes/${ONE}`, false],
  [`/classes/${ONE}#assignment-${OTHER}`, `/classes/${ONE}`, true],
  [`/classes/${ONE}#assignment-${OTHER}`, `/classes/${OTHER}`, false],
  [`/payments/${ONE}/receipt`, `/payments/${ONE}`, true],
  [`/payments/${ONE}/receipt`, `/payments/${OTHER}`, false],
  [`/payments/${ONE}`, '/payments', false],
  [`/teaching/classes/${ONE}/assignments/${OTHER}`, `/teaching/classes/${ONE}`, false],
  [
    `/teaching/classes/${ONE}/assignments/${OTHER}`,
    `/teaching/classes/${ONE}/assignments/${OTHER}/worksheet`,
    true,
  ],
  [
    `/global-services/order-details?order=${ONE}`,
    `/global-services/order-details?order=${ONE}&tab=photos`,
    true,
  ],
  [`/global-services/order-details?order=${ONE}`, `/global-services/order-details?order=${OTHER}`, false],
  ['/profile/privacy', '/profile', false],
])('%s on %s: %s', (notice, page, isSame) => {
  expect(isAbout(notice, page)).toBe(isSame);
});
