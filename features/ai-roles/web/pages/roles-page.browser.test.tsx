// Which roles are listed, and for whom.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { answer } from '../../../../kit/web/testing/server.ts';
import { RolesPage } from './roles-page.tsx';

const named = (zh: string) => ({ zh, en: zh, pt: zh });
const ROLES = [
  { id: 'pharmacist', level: 'intermediate', name: named('药剂师') },
  { id: 'waiter', level: 'beginner', name: named('小林') },
  { id: 'landlord', level: 'intermediate', name: named('房东') },
  { id: 'neighbour-child', level: 'preschool', name: named('乐乐') },
].map((role) => ({
  ...role,
  theme: 'daily',
  picture: { hue: 330, age: 'child', hair: 'ponytail', wear: 'dress', item: 'flower' },
  situation: named('在楼下。'),
}));

async function open(viewer: 'learner' | 'younger') {
  answer('GET /ai-roles/roles', () => ROLES);
  answer('GET /today/finished', () => []);
  await renderFeature(<RolesPage />, { texts: ['ai-roles'], viewer });
  await expect.element(page.getByText('乐乐').first()).toBeVisible();
  return page
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);
}

it('lists all of them for who is grown up', async () => {
  expect((await open('learner')).filter((text) => /房东/u.test(text ?? ''))).toHaveLength(1);
});

it('lists those for children first for whoever is younger, then from the easiest, and no landlord', async () => {
  const texts = (await open('younger')).map((text) => /小林|房东|乐乐|药剂师/u.exec(text ?? '')?.[0]);
  expect(texts.filter((text) => text !== undefined)).toEqual(['乐乐', '小林', '药剂师']);
  await expect.element(page.getByText(/租房/)).not.toBeInTheDocument();
});
