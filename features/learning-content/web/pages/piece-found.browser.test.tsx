// A lesson that was found by a sentence of it opens there: the field in sight, marked, with the words selected.

import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { answer } from '../../../../kit/web/testing/server.ts';
import { emptyLesson } from '../../domain/lesson-draft.ts';
import { PiecePage } from './piece-page.tsx';

const line = (zh: string) => ({ zh, en: 'A line', pt: 'Uma frase' });

it('opens at the place that was found, and nowhere else', async () => {
  localStorage.clear();
  answer('GET /admin/learning-content/lesson/eating-out', () => ({
    kind: 'lesson',
    id: 'eating-out',
    origin: 'shipped',
    state: 'changed',
    version: 2,
    publishedVersion: 1,
    isComplete: true,
    updatedAt: '2026-11-20T10:00:00.000Z',
    draft: {
      ...emptyLesson(),
      title: line('在饭馆'),
      characters: [{ id: 'mei', name: line('小梅'), about: line('客人') }],
      dialogue: ['你好。', '我想看看，请给我菜单。'].map((zh) => ({ ...line(zh), speaker: 'mei' })),
    },
  }));
  answer('GET /admin/learning-content/choices', () => ({ points: [], lessons: [], subjects: [] }));
  answer('POST /admin/learning-content-checks', () => ({ problems: [] }));
  await renderFeature(
    <main>
      <Routes>
        <Route path="admin/lessons/:kind/:id" element={<PiecePage />} />
      </Routes>
    </main>,
    {
      texts: ['learning-content', 'drafts', 'lessons', 'reader', 'scenarios', 'my-words', 'study'],
      path: `/admin/lessons/lesson/eating-out?${new URLSearchParams({ at: 'dialogue.1.zh', find: '给我菜单' })}`,
    },
  );
  const marked = () => [...document.querySelectorAll<HTMLTextAreaElement>('[data-found]')];
  await expect.poll(() => marked().map(({ value }) => value)).toEqual(['我想看看，请给我菜单。']);
  await expect.poll(() => document.activeElement).toBe(marked()[0]);
  const [field] = marked();
  expect(field?.value.slice(field.selectionStart, field.selectionEnd)).toBe('给我菜单');
  await expect.element(page.elementLocator(field ?? document.body)).toBeInViewport();
});
