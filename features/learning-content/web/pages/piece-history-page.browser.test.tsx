// The history of a lesson: each version with who wrote it, and each time that learners were given it.

import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer } from '../../../../kit/web/testing/server.ts';
import { emptyLesson } from '../../domain/lesson-draft.ts';
import { PieceHistoryPage } from './piece-history-page.tsx';

const version = {
  note: '',
  isComplete: true,
  authorId: '01920000-0000-7000-8000-0000000000a1',
  authorName: 'mei',
  isReset: false,
};

it('says who gave which version to learners in the place of which', async () => {
  answer('GET /admin/learning-content/lesson/eating-out', () => ({
    kind: 'lesson',
    id: 'eating-out',
    origin: 'shipped',
    state: 'changed',
    version: 2,
    publishedVersion: 1,
    isAhead: true,
    isComplete: true,
    updatedAt: '2026-11-20T10:00:00.000Z',
    draft: emptyLesson(),
  }));
  answer('GET /admin/learning-content/lesson/eating-out/versions', () => ({
    versions: [
      { ...version, number: 2, isPublished: false, createdAt: '2026-11-20T10:00:00.000Z' },
      {
        ...version,
        number: 1,
        isPublished: true,
        createdAt: '2026-11-18T10:00:00.000Z',
      },
    ],
    changes: [
      { name: '', at: '2026-11-23T10:00:00.000Z', from: 1, to: null, reason: '' },
      { name: 'mei', at: '2026-11-22T10:00:00.000Z', from: 2, to: 1, reason: '错字' },
      { name: 'mei', at: '2026-11-21T10:00:00.000Z', from: 1, to: 2, reason: '' },
      { name: 'lin', at: '2026-11-19T10:00:00.000Z', from: 0, to: 1, reason: '' },
    ],
    nextBefore: null,
  }));
  await renderFeature(
    <main>
      <Routes>
        <Route path="/admin/lessons/:kind/:id/history" element={<PieceHistoryPage />} />
      </Routes>
    </main>,
    { texts: ['learning-content', 'drafts'], path: '/admin/lessons/lesson/eating-out/history' },
  );
  for (const said of [
    'lin 用第 1 版换下了内置版本',
    'mei 用第 2 版换下了第 1 版',
    /mei 从第 2 版退回到第 1 版/,
    /已经注销的管理员 隐藏了它/,
    '错字',
  ])
    await expect.element(page.getByText(said)).toBeVisible();
  await expect.element(page.getByText('学习者看到的是第 1 版。')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '换回内置版本' })).toBeVisible();
  await expectNoViolation();
});
