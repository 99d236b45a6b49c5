// What is kept from lists of younger people is there: a renamed role would else be listed unnoticed.

import { expect, it } from 'vitest';
import { shippedContent } from './load.ts';
import { FOR_GROWN_UPS } from './schema/for-grown-ups.ts';

it('names roles, scenes and texts that there are', () => {
  const { roles, scenarios, texts } = shippedContent();
  const scenes = scenarios.flatMap(({ id, scenes: all }) => all.map((scene) => `${id}/${scene.id}`));
  expect(roles.map(({ id }) => id)).toEqual(expect.arrayContaining([...FOR_GROWN_UPS.roles]));
  expect(scenes).toEqual(expect.arrayContaining([...FOR_GROWN_UPS.scenes]));
  expect(texts.map(({ id }) => id)).toEqual(expect.arrayContaining([...FOR_GROWN_UPS.texts]));
});
