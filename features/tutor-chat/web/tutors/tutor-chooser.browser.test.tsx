// Which tutors somebody meets first: whoever is younger and begins, those who talk with children; the filter leads to the others.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { answer } from '../../../../kit/web/testing/server.ts';
import { TutorChooser } from './tutor-chooser.tsx';

const named = (zh: string) => ({ zh, en: zh, pt: zh, pinyin: '' });
const TUTORS = [
  { id: 'mei', name: named('梅老师'), level: 'beginner' },
  { id: 'dou', name: named('豆豆'), level: 'preschool' },
].map((tutor) => ({
  ...tutor,
  languages: ['zh', 'en', 'pt'],
  character: tutor.name,
  picture: { hue: 330, age: 'child', hair: 'ponytail', wear: 'dress', item: 'flower' },
}));

async function open(viewer: 'learner' | 'younger') {
  answer('GET /tutor-chat/tutors', () => TUTORS);
  await renderFeature(<TutorChooser />, { texts: ['tutor-chat'], path: '/study', viewer });
}

const mei = page.getByText('梅老师').first();
const dou = page.getByText('豆豆').first();

it('shows whoever is younger and has said no level those for children, and the others by the filter', async () => {
  await open('younger');
  await expect.element(dou).toBeVisible();
  await expect.element(mei).not.toBeInTheDocument();
  await page.getByRole('radio').first().click({ force: true });
  await expect.element(mei).toBeVisible();
});

it('shows who is grown up the others', async () => {
  await open('learner');
  await expect.element(mei).toBeVisible();
  await expect.element(dou).not.toBeInTheDocument();
});
