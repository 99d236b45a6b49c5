// Several words of the list are chosen and changed together, and the change is taken back.

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo, lose } from '../../../../kit/web/testing/server.ts';
import { KeptList } from './kept-list.tsx';

const kept = (word: string, isSetAside = false) => ({
  id: crypto.randomUUID(),
  word,
  pinyin: 'zi4',
  context: '',
  meaning: '',
  sound: null,
  picture: null,
  decks: [],
  tags: [],
  isSetAside,
  createdAt: '2026-11-20T12:00:00.000Z',
});

type Changes = {
  readonly ids: readonly string[];
  readonly change: string;
  readonly words: readonly { readonly word: string }[];
};
/** What the page has sent. */
// The calls below send just these fields.
const sent = ({ body }: { readonly body: unknown }): Changes => body as Changes;

/** The server's list, as far as these calls change it. */
async function renderList() {
  let words = [kept('苹果'), kept('香蕉'), kept('葡萄', true)];
  answer('GET /my-words', () => ({ words, total: words.length, nextCursor: null }));
  answer('POST /my-words/drop', (call) => {
    const { ids } = sent(call);
    words = words.filter(({ id }) => !ids.includes(id));
    return { dropped: ids.length };
  });
  answer('POST /my-words/back', (call) => {
    words = [
      ...sent(call)
        .words.map(({ word }) => kept(word))
        .toReversed(),
      ...words,
    ];
    return {};
  });
  answer('POST /study/words/change', (call) => {
    const { change, words: changed } = sent(call);
    words = words.map((one) =>
      changed.some(({ word }) => word === one.word) ? { ...one, isSetAside: change === 'suspend' } : one,
    );
    return { changed: changed.length };
  });
  await renderFeature(
    <main>
      <h1>生词</h1>
      <KeptList />
    </main>,
    { texts: ['my-words'], path: '/words' },
  );
}

const box = (word: string) => page.getByRole('checkbox', { name: `选择 ${word}` });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const aside = page.getByText('放着');

it('sets several aside by keyboard, and takes that back', async () => {
  await renderList();
  await expect.element(box('苹果')).not.toBeInTheDocument();
  await button('选多个词').click();
  for (const word of ['苹果', '香蕉']) {
    box(word).element().focus();
    await userEvent.keyboard(' ');
  }
  await expect.element(page.getByRole('region', { name: '已选 2 个' })).toBeVisible();
  await expectNoViolation();
  button('先放一放').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^2 个词先放一放/)).toBeVisible();
  await expect.poll(() => aside.elements().length).toBe(3);
  // Where the button stood, the way back has the focus.
  await expect.element(button('撤销')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => aside.elements().length).toBe(1);
  await expect.element(button('不选了')).toHaveFocus();
});

it('removes all that are shown, and puts them back as they were: what was set aside is so again', async () => {
  await renderList();
  await button('选多个词').click();
  await button('选中显示的 3 个词').click();
  await button('移除').click();
  await expect.element(page.getByText(/还没有加过生词/)).toBeVisible();
  expect(callsTo('/my-words/drop')).toHaveLength(1);
  await button('撤销').click();
  await expect
    .poll(() =>
      page
        .getByRole('listitem')
        .elements()
        .map((row) => row.textContent?.slice(0, 2)),
    )
    .toEqual(['苹果', '香蕉', '葡萄']);
  await expect.element(aside).toBeVisible();
});

it('takes words back into reviews, offered for those alone that are set aside', async () => {
  await renderList();
  await button('选多个词').click();
  await box('苹果').click();
  await expect.element(button('继续复习')).not.toBeInTheDocument();
  await box('葡萄').click();
  await button('继续复习').click();
  await expect.element(page.getByText(/^1 个词又回到复习里了/)).toBeVisible();
  expect(callsTo('/study/words/change').map(({ body }) => body)).toMatchObject([
    { change: 'resume', words: [{ word: '葡萄' }] },
  ]);
});

it('keeps the choice where the change did not arrive', async () => {
  await renderList();
  answer('POST /my-words/drop', lose);
  await button('选多个词').click();
  await box('香蕉').click();
  await button('移除').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('没有改动');
  await expect.element(box('香蕉')).toBeChecked();
});
