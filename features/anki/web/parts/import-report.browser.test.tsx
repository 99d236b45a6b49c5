// What a learner is told about a deck: counts, what was left out and why, and a deck that was refused as a whole.

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import type { DeckImport } from '../anki-api.ts';
import { EarlierImports } from './earlier-imports.tsx';
import { ImportReport } from './import-report.tsx';

const IMPORTED: DeckImport = {
  id: '01920000-0000-7000-8000-000000000001',
  name: 'HSK 1.apkg',
  status: 'done',
  problem: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  report: {
    added: 1204,
    updated: 3,
    doubled: 17,
    refused: 2,
    reviews: 9876,
    known: 801,
    due: 260,
    unasked: 0,
    sounds: 45,
    pictures: 12,
    setAside: 31,
    skillsSetAside: 0,
    samples: [{ text: 'hello', why: 'no_word' }],
    losses: [{ what: 'picture_missing', count: 21, words: ['长城'] }],
    practised: [],
  },
};

const renderReport = (change: Partial<DeckImport>) =>
  renderFeature(
    <main>
      <h1>导入</h1>
      <ImportReport imported={{ ...IMPORTED, ...change }} />
    </main>,
    { texts: ['anki'], path: '/words/anki' },
  );

it('counts what came, and shows what was left out and why when asked', async () => {
  await renderReport({});
  for (const count of ['1,204', '801', '260', '9,876', '17', '45', '12'])
    await expect.element(page.getByText(count, { exact: true })).toBeVisible();
  // Where there are none, nothing seems to be lost.
  await expect.element(page.getByText('在 Anki 里：还没学过')).not.toBeInTheDocument();
  await expect.element(page.getByText(/^hello/)).not.toBeVisible();
  await userEvent.click(page.getByRole('group').getByText(/./).first());
  await expect.element(page.getByText(/^hello/)).toBeVisible();
  await expectNoViolation();
});

it('says which kinds of card are on, where a deck has switched the others off, and how pictures are kept', async () => {
  await renderReport({ report: { ...IMPORTED.report, practised: ['recognise', 'recall'] } });
  await expect.element(page.getByText(/认字 · 想起来/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: '复习设置' })).toBeVisible();
  await expect.element(page.getByText(/WebP/)).toBeVisible();
});

it('names what did not come along, with its words', async () => {
  await renderReport({});
  await expect.element(page.getByText('31', { exact: true })).toBeVisible();
  await userEvent.click(page.getByRole('group').nth(1).getByText(/./).first());
  await expect.element(page.getByText('长城')).toBeVisible();
  await expect.element(page.getByText(/还有 20 条/)).toBeVisible();
});

it('keeps the reports of earlier decks, closed until somebody asks', async () => {
  await renderFeature(
    <main>
      <h1>导入</h1>
      <h2>导入牌组</h2>
      <EarlierImports
        imports={[
          { ...IMPORTED, report: { ...IMPORTED.report, samples: [], losses: [] } },
          { ...IMPORTED, id: `${IMPORTED.id}2`, name: '', status: 'refused', problem: 'too_large' },
        ]}
      />
    </main>,
    { texts: ['anki'], path: '/words/anki' },
  );
  await expect.element(page.getByText('9,876', { exact: true })).not.toBeVisible();
  await userEvent.click(page.getByText(/HSK 1\.apkg/).first());
  await expect.element(page.getByText('9,876', { exact: true })).toBeVisible();
  await expectNoViolation();
});

it('offers reviews only where words have come', async () => {
  const report = { ...IMPORTED.report, added: 0, updated: 0, doubled: 0 };
  await renderReport({ report });
  await expect.element(page.getByText(/^hello/)).toBeInTheDocument();
  expect(page.getByRole('link').elements()).toHaveLength(0);
});
