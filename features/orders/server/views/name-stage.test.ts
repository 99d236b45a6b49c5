import { expect, it } from 'vitest';
import { nameStage } from './name-stage.ts';

it('names a stage, and what was said to the photos in its place', () => {
  expect(nameStage('in_warehouse')?.en).toMatch(/look at the photos/);
  expect(nameStage('in_warehouse', 'return')?.en).toBe('Photos seen: to be returned');
  expect(nameStage('packed', 'accept')).toEqual(nameStage('packed'));
  expect(nameStage('nowhere')).toBeUndefined();
});
