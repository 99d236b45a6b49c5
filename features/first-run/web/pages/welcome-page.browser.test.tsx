// The questions of the first run: where somebody is stands in the address, and what was answered is marked.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo } from '../../../../kit/web/testing/server.ts';
import { GUEST_TALK_KEY } from '../../../tutor-chat/domain/index.ts';
import { WelcomePage } from './welcome-page.tsx';

const UNSAID = {
  level: null,
  reason: null,
  minutesADay: null,
  pinyin: null,
  translation: null,
  explanationLanguage: null,
};
const TALK = '01920000-0000-7000-8000-00000000000c';

const TUTORS = [
  { id: 'panda', name: { zh: '盼盼', en: 'Panpan', pt: 'Panpan', pinyin: 'Pànpan' }, level: 'zero' },
  { id: 'li', name: { zh: '李老师', en: 'Ms Li', pt: 'Profa. Li', pinyin: 'Lǐ lǎoshī' }, level: 'beginner' },
].map((tutor) => ({ ...tutor, languages: ['zh', 'en', 'pt'], character: tutor.name, picture: null }));

const heading = page.getByRole('heading', { level: 1 });

type Age = 'adult' | 'younger' | null;

async function open(path: string, talks: readonly object[] = [], age: Age = 'adult') {
  const viewer = age === 'younger' ? 'younger' : 'learner';
  queryClient.removeQueries({ queryKey: ['privacy', 'age'] });
  let told = age;
  answer('GET /privacy/age', () => ({ age: told, guardian: null }));
  answer('PUT /privacy/age', ({ body }) => {
    // What the page sends is what is read again.
    told = (body as { age: Age }).age;
    return { age: told, guardian: null };
  });
  answer('GET /tutor-chat/tutors', () => TUTORS);
  answer('GET /tutor-chat/talks', () => ({ talks, nextCursor: null }));
  return renderFeature(
    <main>
      <WelcomePage />
    </main>,
    { texts: ['first-run', 'tutor-chat', 'privacy'], path, viewer },
  );
}

it('goes on at the question of the address, so that a reload keeps it', async () => {
  await open('/welcome?question=reason');
  await expect.element(heading).toHaveTextContent('你为什么学中文？');
  await expect.element(page.getByRole('button', { name: '和孩子一起学' })).toBeVisible();
  await expectNoViolation();
});

it('takes its questions up again after a placement whose result was declined', async () => {
  await open('/welcome?returnUrl=%2Freader');
  const link = page.getByRole('link').first();
  await expect
    .element(link)
    .toHaveAttribute(
      'href',
      `/placement?returnUrl=${encodeURIComponent('/welcome?returnUrl=%2Freader&question=placed')}`,
    );
});

it('leads a parent to a plan for the child, and remembers why they came', async () => {
  answer('PATCH /learner-settings', () => ({ ...UNSAID, reason: 'child' }));
  const { router } = await open('/welcome');
  await page.getByRole('button', { name: '我是家长：给孩子做一份学习计划' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/adaptive-learning');
  await expect
    .poll(() => callsTo('/learner-settings').map(({ body }) => body))
    .toContainEqual({ reason: 'child' });
});

it('asks the level of who comes back from a placement without one', async () => {
  await open('/welcome?question=placed');
  await expect.element(heading).toHaveTextContent('你会多少中文？');
});

it('asks the age in one tap, first of all, and nobody who goes on to study leaves it out', async () => {
  await open('/welcome?question=reason', [], null);
  await expect.element(heading).toHaveTextContent('你多大了？');
  await expect.element(page.getByRole('button', { name: /跳过/ })).not.toBeInTheDocument();
  await expectNoViolation();
  await page.getByRole('button', { name: '16 岁或以上' }).click();
  await expect.element(heading).toHaveTextContent('你为什么学中文？');
  expect(callsTo('/privacy/age').map(({ body }) => body)).toContainEqual({ age: 'adult' });
});

it('tells whoever is younger in short words what follows, and a parent is asked who was named', async () => {
  answer('POST /privacy/guardian', () => ({ age: 'younger', guardian: null }));
  await open('/welcome', [], null);
  await page.getByRole('button', { name: '不到 16 岁' }).click();
  await expect.element(heading).toHaveTextContent('不到 16 岁：哪些能用，哪些要等');
  expect(callsTo('/privacy/age').every(({ method }) => method === 'GET')).toBe(true);
  await page.getByRole('textbox', { name: /爸爸或妈妈的邮箱/ }).fill('lina@example.org');
  await page.getByRole('button', { name: '继续' }).click();
  await expect.element(heading).toHaveTextContent('你会多少中文？');
  expect(callsTo('/privacy/guardian').map(({ body }) => body)).toEqual([
    { email: 'lina@example.org', knownAs: '' },
  ]);
});

it('asks before it takes a wrong tap back, and tells nothing meanwhile', async () => {
  await open('/welcome', [], null);
  await page.getByRole('button', { name: '不到 16 岁' }).click();
  await page.getByRole('button', { name: '我点错了' }).click();
  await page.getByRole('button', { name: '没有，我不到 16 岁' }).click();
  await expect.element(heading).toHaveTextContent('不到 16 岁：哪些能用，哪些要等');
  await page.getByRole('button', { name: '我点错了' }).click();
  await page.getByRole('button', { name: '满了，再问我一次' }).click();
  await expect.element(heading).toHaveTextContent('你多大了？');
  expect(callsTo('/privacy/age').every(({ method }) => method === 'GET')).toBe(true);
});

it('shows whoever is younger no minutes that take money', async () => {
  answer('GET /study-time', () => ({ limited: true, given: 900, isZoneKnown: true, secondsLeft: 900 }));
  await open('/welcome?question=minutes', [], 'younger');
  await expect.element(page.getByRole('button', { name: /15 分钟/ })).toBeVisible();
  await expect.element(page.getByText(/VIP/)).not.toBeInTheDocument();
});

const said = (tutorId: string) => ({
  id: '01920000-0000-7000-8000-00000000000d',
  tutorId,
  language: 'zh' as const,
  turns: [
    {
      id: '01920000-0000-7000-8000-00000000000e',
      text: '我叫小明。',
      at: '2026-01-01T00:00:00.000Z',
      hints: [],
      corrections: [],
      progress: { goals: [], ended: false },
      stored: { goals: [], ended: false },
      answer: {
        id: '01920000-0000-7000-8000-00000000000f',
        text: '你好！',
        hardWords: [],
        translation: { en: 'Hi!', pt: 'Oi!' },
      },
    },
  ],
});

it('takes a guest’s talk into the account only of who says that it is theirs', async () => {
  // The parts of a turn that reading it looks at.
  localStorage.setItem(GUEST_TALK_KEY, JSON.stringify({ version: 1, talk: said('li') }));
  await open('/welcome');
  await expect.element(page.getByText('要把你和李老师的对话放进这个账号吗？')).toBeVisible();
  expect(callsTo('/tutor-chat/talks').every(({ method }) => method === 'GET')).toBe(true);
  await page.getByRole('button', { name: '忘掉' }).click();
  await expect.element(page.getByText('要把你和李老师的对话放进这个账号吗？')).not.toBeInTheDocument();
  expect(localStorage.getItem(GUEST_TALK_KEY)).toBeNull();
  expect(callsTo('/tutor-chat/talks').every(({ method }) => method === 'GET')).toBe(true);
});

// What it chooses stays chosen in this page: it stands last.
it('goes on with the talk that was kept before, whatever level is chosen, and says so', async () => {
  // Nothing of a guest waits in this tab: another one has kept it, or this one before a reload.
  const { router } = await open('/welcome', [
    { id: TALK, kind: 'tutor', subject: 'panda', partner: { name: TUTORS[0]?.name } },
  ]);
  answer('PATCH /learner-settings', () => ({ ...UNSAID, level: 'beginner' }));
  await expect.element(page.getByText(/接着和盼盼聊/)).toBeVisible();
  await page.getByRole('button', { name: /^会一些词/ }).click();
  await page.getByRole('button', { name: '跳过，直接开始聊' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`/study/${TALK}`);
  expect(callsTo('/tutor-chat/talks').every(({ method }) => method === 'GET')).toBe(true);
});
