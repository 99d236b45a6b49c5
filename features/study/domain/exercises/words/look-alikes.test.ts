import { expect, it } from 'vitest';
import { contrastsIn } from './look-alikes.ts';

it('sets characters beside what they are taken for, each other once and none of the word itself', () => {
  expect(contrastsIn('未来')).toEqual([{ character: '未', others: ['末', '米'] }]);
  expect(contrastsIn('我')).toEqual([{ character: '我', others: ['找', '成', '或'] }]);
  expect(contrastsIn('龘')).toEqual([]);
});
