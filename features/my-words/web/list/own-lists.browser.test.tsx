// Who keeps no word finds the words that they are learning.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { answer } from '../../../../kit/web/testing/server.ts';
import { OwnLists } from './own-lists.tsx';

const render = () =>
  renderFeature(
    <main>
      <h1>生词</h1>
      <OwnLists />
    </main>,
    { texts: ['my-words', 'study'], path: '/words' },
  );

const serve = (learning: number) => {
  answer('GET /my-words', () => ({ words: [], total: 0, nextCursor: null }));
  answer('GET /study/lists', () => [
    { id: 'mine', kind: 'mine', title: { zh: '', en: '', pt: '' }, words: learning, isOn: true },
  ]);
  answer('GET /study/words', () => ({
    words: [
      {
        word: '银行',
        reading: 'yin2 hang2',
        gloss: { en: 'bank', pt: 'banco' },
        ownMeaning: '',
        tags: [],
        state: null,
      },
    ],
    nextCursor: null,
  }));
};

it('shows what is being learnt where nothing is kept', async () => {
  serve(17);
  await render();
  await expect.element(page.getByRole('radio', { name: '在学的 · 17' })).toBeChecked();
  await expect.element(page.getByText('bank')).toBeVisible();
  await page.getByText('收下的 · 0').click();
  await expect.element(page.getByText('你还没有加过生词')).toBeVisible();
});

it('says what to do where nothing is kept or learnt', async () => {
  serve(0);
  await render();
  await expect.element(page.getByText('你还没有加过生词')).toBeVisible();
});
