// A text in the page: how much is known, pinyin over unknown words, translations by key, questions, and what the end tells.

import { Route, Routes } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, answerFile, callsTo } from '../../../../kit/web/testing/server.ts';
import type { TextFile } from '../../domain/index.ts';
import { TextPage } from './text-page.tsx';

const line = (zh: string, en: string) => ({ zh, en, pt: en });
const TEXT: TextFile = {
  id: 'tea',
  band: 1,
  kind: 'story',
  title: line('喝茶', 'Drinking tea'),
  speakers: undefined,
  paragraphs: [[line('我喜欢喝茶。', 'I like to drink tea.')], [line('妈妈不喝茶。', 'Mum drinks no tea.')]],
  questions: [
    {
      ask: line('谁喝茶？', 'Who drinks tea?'),
      options: [line('我', 'I'), line('妈妈', 'Mum'), line('老师', 'The teacher')],
      right: 0,
      because: line('我喜欢喝茶。', 'I like to drink tea.'),
    },
    {
      ask: line('谁不喝茶？', 'Who drinks no tea?'),
      options: [line('朋友', 'A friend'), line('妈妈', 'Mum'), line('我', 'I')],
      right: 1,
      because: line('妈妈不喝茶。', 'Mum drinks no tea.'),
    },
  ],
};

type SentEvent = { readonly source: string; readonly item: { readonly kind: string; readonly key: string } };
/** The page's own calls fit the contract, whose schema is not here. */
const told = () =>
  callsTo('/learning-events').flatMap(({ body }) => (body as { events: SentEvent[] }).events);

beforeEach(async () => {
  localStorage.clear();
  answerFile(/texts\/text-tea/, TEXT);
  answer('GET /learning-content/published', () => ({
    lessons: {},
    texts: {},
    hidden: { lessons: [], texts: [] },
  }));
  answerFile(/texts\/list/, [{ ...TEXT, characters: 10, words: [] }]);
  answer('GET /reader/knowledge', () => ({
    known: ['我 wo3', '喝 he1', '茶 cha2', '不 bu4'],
    learning: ['妈妈 ma1 ma5'],
    probable: [],
    read: [],
  }));
  answer('GET /plans/next', () => null);
  // The same calls as above.
  answer('POST /learning-events', ({ body }) => ({ added: (body as { events: SentEvent[] }).events.length }));
  await renderFeature(
    <main>
      <Routes>
        <Route path="study/texts/:text" element={<TextPage />} />
      </Routes>
    </main>,
    { texts: ['reader', 'study', 'my-words'], path: '/study/texts/tea' },
  );
  await expect.element(page.getByText('66 %')).toBeVisible();
});

it('says how much of the words the log knows, and proposes the others', async () => {
  await expect.element(page.getByRole('heading', { name: '先学这几个词' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '把“喜欢”加入我的生词' })).toBeVisible();
  // It is being learnt already.
  await expect.element(page.getByText('已经在学')).toBeVisible();
  await expect.element(page.getByText('在我的生词里')).not.toBeInTheDocument();
  await expectNoViolation();
});

it('has pinyin over unknown words alone', async () => {
  const pinyin = () => Array.from(document.querySelectorAll('[data-paragraph] rt'), (rt) => rt.textContent);
  await page.getByRole('combobox', { name: '拼音' }).selectOptions('unknown');
  await expect.poll(pinyin).toEqual(['xǐ', 'huan', 'mā', 'ma']);
});

it('translates a sentence by key, and tells of the end no words where too few are known', async () => {
  await userEvent.keyboard('j');
  await userEvent.keyboard('j');
  await userEvent.keyboard('t');
  await expect.element(page.getByText('Mum drinks no tea.')).toBeVisible();
  await page.getByRole('button', { name: /回答 2 个问题/ }).click();
  await userEvent.keyboard('1');
  await userEvent.keyboard('2');
  await expect.element(page.getByRole('heading', { name: '读完了', level: 2 })).toBeVisible();
  await expect.poll(() => told().map(({ item }) => item.key)).toEqual(['tea/1', 'tea/2', 'tea']);
  expect(new Set(told().map(({ source }) => source))).toEqual(new Set(['reading']));
});
