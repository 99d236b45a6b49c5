import { expect, it } from 'vitest';
import { minutesOf } from './minutes.ts';

it('counts whole minutes, so that a few seconds are less than one', () => {
  expect(minutesOf([])).toBe(0);
  expect(minutesOf([0, 9000])).toBe(0);
  expect(minutesOf([0, 59_000])).toBe(0);
  expect(minutesOf([0, 61_000, 119_000])).toBe(1);
});

it('counts two minutes of a longer silence', () => {
  expect(minutesOf([0, 3_600_000, 3_660_000])).toBe(3);
});
