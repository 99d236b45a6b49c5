// What is kept from lists of younger people is there: a renamed role would else be listed unnoticed.

import { expect, it } from 'vitest';
import { unknownForGrownUps } from './schema/for-grown-ups.ts';

it('tells what is named and is not there', () => {
  const missing = unknownForGrownUps({ roles: ['landlord'], scenes: [], texts: ['the-blind-date'] });
  expect(missing).toContain('li-bai');
  expect(missing).toContain('restaurant/banquet');
  expect(missing).not.toContain('landlord');
  expect(missing).not.toContain('the-blind-date');
});
