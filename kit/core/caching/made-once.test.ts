import { expect, test } from 'vitest';
import { madeOnce } from './made-once.ts';

test('it is made once for each source', () => {
  let source = { name: 'a' };
  let times = 0;
  const made = madeOnce(
    () => source,
    ({ name }) => {
      times += 1;
      return name.toUpperCase();
    },
  );
  expect([made(), made(), times]).toEqual(['A', 'A', 1]);
  source = { name: 'b' };
  expect([made(), made(), times]).toEqual(['B', 'B', 2]);
});
