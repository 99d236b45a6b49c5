// A lesson in its form: what is typed, what is wrong and where, the preview, and what another admin has done in between.

import { Route, Routes } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo, refuse } from '../../../../kit/web/testing/server.ts';
import { emptyLesson } from '../../domain/lesson-draft.ts';
import { PiecePage } from './piece-page.tsx';

const line = (zh: string) => ({ zh, en: 'A line', pt: 'Uma frase' });
const DRAFT = {
  ...emptyLesson(),
  title: line('在饭馆'),
  goals: [line('能点菜'), line('能买单')],
  words: [{ zh: '菜单', pinyin: 'cai4 dan1', en: 'menu', pt: 'cardápio', reading: '' }],
  characters: [{ id: 'mei', name: line('小梅'), about: line('客人') }],
  dialogue: [{ ...line('请给我菜单。'), speaker: 'mei' }],
};
const PIECE = {
  kind: 'lesson',
  id: 'eating-out',
  origin: 'shipped',
  state: 'changed',
  version: 2,
  publishedVersion: 1,
  isAhead: true,
  isComplete: true,
  updatedAt: '2026-11-20T10:00:00.000Z',
  draft: DRAFT,
};
const PROBLEM = { path: 'words.0', code: 'neverMet', detail: '菜单' };

const SHIPPED = { ...PIECE, draft: { ...DRAFT, title: line('在餐厅') } };

beforeEach(() => {
  localStorage.clear();
  answer('GET /admin/learning-content/lesson/eating-out', ({ path }) =>
    path.includes('version=0') ? SHIPPED : PIECE,
  );
  answer('GET /admin/learning-content/choices', () => ({ points: [], lessons: [], subjects: [] }));
  answer('POST /admin/learning-content-checks', () => ({ problems: [PROBLEM] }));
});

async function open(search = ''): Promise<void> {
  await renderFeature(
    <main>
      <Routes>
        <Route path="admin/lessons/:kind/:id" element={<PiecePage />} />
      </Routes>
    </main>,
    {
      texts: ['learning-content', 'drafts', 'lessons', 'reader', 'scenarios', 'my-words', 'study'],
      path: `/admin/lessons/lesson/eating-out${search}`,
    },
  );
  await expect.element(page.getByRole('heading', { level: 1, name: '在饭馆' })).toBeVisible();
}

it('says what keeps it from learners at its field, and is operable by all', async () => {
  await open();
  await page.getByRole('button', { name: '保存并发布' }).click();
  await expect.element(page.getByText('要学“菜单”，可是课里没有一句用到它。').first()).toBeVisible();
  expect(callsTo('/admin/learning-content/lesson/eating-out/publish')).toEqual([]);
  await expectNoViolation();
});

it('says that something is saved that learners do not see', async () => {
  await open();
  await expect.element(page.getByText('第 2 版已保存，学习者看不到')).toBeVisible();
});

it('shows what learners would see while it is typed', async () => {
  await open();
  await page.getByRole('button', { name: '预览' }).click();
  const preview = page.getByRole('region', { name: '预览' });
  await expect.element(preview.getByRole('heading', { name: '在饭馆' })).toBeVisible();
  await page.getByLabelText('中文').first().fill('在饭馆里');
  await expect.element(preview.getByRole('heading', { name: '在饭馆里' })).toBeVisible();
});

it('shows the sentence that is changed in all three languages', async () => {
  await open();
  await page.getByRole('button', { name: '预览' }).click();
  const preview = page.getByRole('region', { name: '预览' });
  await preview.getByText('三种语言对照').click();
  await page.getByLabelText('中文').first().click();
  await expect.element(preview.getByText('Uma frase').first()).toBeVisible();
  await expect.poll(() => document.querySelector('[aria-current]')?.textContent).toContain('在饭馆');
  await expectNoViolation();
});

it('keeps what was typed when somebody else has saved in between', async () => {
  await open();
  answer('POST /admin/learning-content/lesson/eating-out/versions', () =>
    refuse('PIECE_STALE', { data: { version: 3, publishedVersion: 1 } }),
  );
  await page.getByLabelText('中文').first().fill('在饭馆里');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect.element(page.getByRole('button', { name: '把我的存在它后面' })).toBeVisible();
  await expect.element(page.getByLabelText('中文').first()).toHaveValue('在饭馆里');
});

it('publishes the shipped version that was taken up, and not what lies stored', async () => {
  answer('POST /admin/learning-content-checks', () => ({ problems: [] }));
  answer('POST /admin/learning-content/lesson/eating-out/versions', () => ({ version: 3 }));
  answer('POST /admin/learning-content/lesson/eating-out/publish', () => ({}));
  answer('GET /admin/learning-content/lesson/eating-out/learners', () => ({
    learners: 12,
    lately: 3,
    isMore: false,
  }));
  await open('?version=0');
  await expect.element(page.getByLabelText('中文').first()).toHaveValue('在餐厅');
  await page.getByRole('button', { name: '保存并发布' }).click();
  // What changes for learners is shown before it does.
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('和学习者现在看到的比，改了 1 处：')).toBeVisible();
  await expect.element(dialog.getByText('在餐厅')).toBeVisible();
  await expect.element(dialog.getByText(/12 位学习者学过，最近七天 3 位。/)).toBeVisible();
  await expectNoViolation();
  expect(callsTo('/admin/learning-content/lesson/eating-out/versions')).toEqual([]);
  await dialog.getByRole('button', { name: '保存并发布' }).click();
  await expect.poll(() => callsTo('/admin/learning-content/lesson/eating-out/publish')).toHaveLength(1);
  const [stored] = callsTo('/admin/learning-content/lesson/eating-out/versions');
  expect(stored?.body).toMatchObject({ draft: { title: { zh: '在餐厅' } } });
  expect(callsTo('/admin/learning-content/lesson/eating-out/publish')[0]?.body).toMatchObject({ number: 3 });
});

it('discards a draft that is not published: what learners see is saved and stands in the form', async () => {
  const met = { ...PIECE, version: 1, draft: { ...DRAFT, title: line('在小饭馆') } };
  answer('GET /admin/learning-content/lesson/eating-out', ({ path }) =>
    path.includes('version=1') || callsTo('/admin/learning-content/lesson/eating-out/versions').length > 0
      ? { ...met, version: 3, isAhead: false }
      : PIECE,
  );
  answer('POST /admin/learning-content/lesson/eating-out/versions', () => ({ version: 3 }));
  await open();
  await page.getByRole('button', { name: '放弃草稿' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '放弃草稿' }).click();
  await expect.element(page.getByLabelText('中文').first()).toHaveValue('在小饭馆');
  const [stored] = callsTo('/admin/learning-content/lesson/eating-out/versions');
  expect(stored?.body).toMatchObject({ expectedVersion: 2, draft: { title: { zh: '在小饭馆' } } });
  await expect.element(page.getByText('第 2 版已保存，学习者看不到')).not.toBeInTheDocument();
});

it('drops what was typed and not saved', async () => {
  await open();
  await page.getByLabelText('中文').first().fill('在饭馆里');
  await page.getByRole('button', { name: '放弃没保存的改动' }).click();
  await expect.element(page.getByLabelText('中文').first()).toHaveValue('在饭馆');
  await expect.element(page.getByText('都保存了。')).toBeVisible();
});

it('leads from the top to each part of the form', async () => {
  await open();
  const parts = page.getByRole('navigation', { name: '跳到表单的一部分' });
  await parts.getByRole('button', { name: '新词' }).click();
  await expect.poll(() => document.activeElement?.textContent).toContain('词 1');
  await expect.element(page.getByRole('heading', { level: 2, name: '新词' })).toBeInViewport();
});

it('publishes nothing where learners see just this, and keeps the note for the next version', async () => {
  answer('GET /admin/learning-content/lesson/eating-out', () => ({
    ...PIECE,
    publishedVersion: 2,
    isAhead: false,
  }));
  await open();
  await page.getByLabelText('改了什么').fill('换了一个词');
  await page.getByRole('button', { name: '保存并发布' }).first().click();
  await expect.element(page.getByText(/^没有发布：/)).toBeVisible();
  await expect.element(page.getByLabelText('改了什么')).toHaveValue('换了一个词');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(callsTo('/admin/learning-content/lesson/eating-out/publish')).toHaveLength(0);
});
