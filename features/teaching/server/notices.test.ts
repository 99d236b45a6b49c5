// What teaching tells reads well in each language, with a line of the teacher's and without, and leads to its place.

import { expect, test } from 'vitest';
import { LOCALES } from '../../../kit/core/locale.ts';
import { assigned, dueChanged, handedIn, marked, reminded } from './notices.ts';

const [CLASS, GIVEN] = ['01920000-0000-7000-8000-0000000000c1', '01920000-0000-7000-8000-0000000000d1'];
const task = { zh: '我的房间', en: 'My room', pt: 'Meu quarto' };
const told = { className: 'A1', classId: CLASS, assignmentId: GIVEN, task, dueOn: '2026-12-05' };
const more = { name: 'Ana', link: 'https://yulu.example/x' };

test.each(LOCALES)('a reminder ends its sentences once, in %s', (locale) => {
  const asked = { zh: '你有几个房间？', en: 'How many rooms?', pt: 'Quantos quartos?' };
  expect(assigned.renderMail({ ...told, task: asked }, locale, more)).not.toMatch(/[?？]\s*[.。，]/);
  for (const line of ['', 'ok']) {
    const data = { ...told, line };
    const shown = reminded.render(data, locale);
    const texts = [shown.ok ? shown.value.detail : '', reminded.renderMail(data, locale, more)];
    for (const text of texts) {
      expect(text).toContain('2026');
      expect(text).not.toMatch(/[.。]\s*[.。]|\s$/);
    }
  }
});

test.each([assigned, dueChanged, marked, handedIn])('$name is mailed to who has not chosen', (kind) => {
  expect(kind.isMailed).toBe(true);
});

test('what is told of an assignment leads to its place on the page of the class', () => {
  const place = `/classes/${CLASS}#assignment-${GIVEN}`;
  expect(assigned.render(told, 'en')).toMatchObject({ value: { path: place } });
  const text = { className: 'A1', classId: CLASS, heading: 'x' };
  expect(marked.render({ ...text, assignmentId: GIVEN }, 'en')).toMatchObject({ value: { path: place } });
  expect(marked.render(text, 'en')).toMatchObject({ value: { path: `/classes/${CLASS}` } });
});
