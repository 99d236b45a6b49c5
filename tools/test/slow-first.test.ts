// The slow files of a project come first; all others keep the order that Vitest gave them.

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { slowFirst } from './slow-first.ts';

const root = join(import.meta.dirname, '../..');
const file = (name: string, moduleId: string) => ({ project: { name }, moduleId: join(root, moduleId) });

test('a slow file comes before the others of its project, and before no other project', () => {
  const unit = file('unit', 'a.test.ts');
  const [big, small] = [file('api', 'big.api.test.ts'), file('api', 'small.api.test.ts')];
  const model = file('api', 'app/server/money.model.api.test.ts');
  const demo = file('api', 'app/server/commands/demo.api.test.ts');
  expect(slowFirst([unit, big, demo, small, model])).toEqual([unit, model, demo, big, small]);
});
