import { expect, it } from 'vitest';
import { findFolderCircles } from './folder-circles.ts';

const imports = (...steps: readonly string[]) =>
  steps.map((step) => {
    const [from = '', to = ''] = step.split(' > ');
    return { from, to };
  });

it('names a circle of rooms with the imports that make it', () => {
  const [problem, ...others] = findFolderCircles(
    imports(
      'kit/web/a/deep/x.ts > kit/web/b/y.ts',
      'kit/web/b/z.ts > kit/web/c/w.ts',
      'kit/web/c/w.ts > kit/web/a/v.ts',
    ),
  );
  expect(others).toEqual([]);
  expect(problem).toMatch(/^kit\/web: folders in a circle: /);
  for (const step of ['a → b', 'b → c', 'c → a']) expect(problem).toContain(step);
  expect(problem).toContain('kit/web/c/w.ts imports kit/web/a/v.ts');
});

it('lets rooms have one direction, a folder and its own files each other, and tests anything', () => {
  const good = imports(
    'kit/web/a/x.ts > kit/web/b/y.ts',
    'kit/web/a/x.ts > kit/web/c/y.ts',
    'kit/web/c/x.ts > kit/web/b/y.ts',
    'kit/web/index.ts > kit/web/a/x.ts',
    'kit/web/a/x.ts > kit/web/names.ts',
    'kit/web/b/y.test.ts > kit/web/a/x.ts',
    'kit/web/b/testing/z.ts > kit/web/a/x.ts',
  );
  expect(findFolderCircles(good)).toEqual([]);
});

it('leaves the order of features and of the tree to their own rules', () => {
  const faces = imports(
    'features/a/web/x.ts > features/b/web/api.ts',
    'features/b/server/y.ts > features/a/server/api.ts',
    'kit/web/x.ts > chinese/index.ts',
    'chinese/y.ts > kit/core/z.ts',
  );
  expect(findFolderCircles(faces)).toEqual([]);
});
