// Gaps on paper: pinyin for beginners but not in the gap, and a word without a sentence is said.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { Gaps } from './gaps.tsx';

const piece = (text: string, ...syllables: (string | undefined)[]) => ({ text, syllables });
const cloze = {
  word: '茶',
  before: [piece('我', 'wǒ'), piece('喝', 'hē')],
  gap: [piece('茶', 'chá')],
  after: [piece('。', undefined)],
  meaning: 'I drink tea.',
};
const LEFT = [{ word: '伞', pinyin: 'sǎn', meaning: 'umbrella', characters: [] }];
const show = (hasPinyin: boolean) =>
  renderFeature(
    <main>
      <Gaps clozes={[cloze]} left={LEFT} hasPinyin={hasPinyin} />
    </main>,
    { texts: ['teaching'] },
  );

it('has pinyin over the sentence and over the words to choose from', async () => {
  await show(true);
  await expect.element(page.getByText('hē')).toBeVisible();
  expect(page.getByText('chá').elements()).toHaveLength(1);
  // What has no sentence is written by its pinyin and meaning, and not given away.
  await expect.element(page.getByText(/sǎn/)).toBeVisible();
  expect(page.getByText('伞').elements()).toEqual([]);
  await expectNoViolation();
});

it('has none for who reads without', async () => {
  await show(false);
  await expect.element(page.getByText('我喝')).toBeVisible();
  expect(page.getByText('hē').elements()).toEqual([]);
});
