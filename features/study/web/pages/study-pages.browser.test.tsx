// The plan of the day, the lists of words and the settings of reviews, as they look and what they tell the server.

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, answerFile, callsTo, refuse } from '../../../../kit/web/testing/server.ts';
import { refreshToday } from '../../../study-time/web/api.ts';
import { PlanHead } from '../hub/plan-head.tsx';
import type { ListedWord, Plan, WordList } from '../queries.ts';
import { weekFrom } from '../testing/week.ts';
import { StudySettingsPage } from './study-settings-page.tsx';
import { StudyWordsPage } from './study-words-page.tsx';

const PLAN: Plan = {
  minutesADay: 15,
  secondsLeft: 900,
  doneCards: 0,
  doneWords: 0,
  entries: [
    { reason: 'missed', cards: 2, seconds: 20 },
    { reason: 'due', cards: 31, seconds: 400 },
    { reason: 'new_word', cards: 6, seconds: 120 },
  ],
  putOff: 12,
  newWordsADay: 6,
  daysAway: 0,
  isEasyDay: false,
  isFreeDay: false,
  session: null,
  newWordsWaiting: 90,
  lesson: null,
  week: weekFrom({ cards: 34, newWords: 6, seconds: 420 }),
  forecast: { minutesADay: 15, days: 30, date: '2026-12-23', wordsNow: 120, wordsThen: 260, isByPlan: false },
};
const NOTHING = { zh: '', en: '', pt: '' };
const LISTS: WordList[] = [
  { id: 'mine', kind: 'mine', title: NOTHING, words: 0, isOn: true },
  { id: 'hsk-1', kind: 'hsk', title: NOTHING, words: 500, isOn: false },
  {
    id: 'lesson:greetings',
    kind: 'lesson',
    title: { zh: '打招呼', en: 'Greetings', pt: 'Cumprimentos' },
    words: 12,
    isOn: false,
  },
];
const WORDS: ListedWord[] = [
  {
    word: '银行',
    reading: 'yin2 hang2',
    gloss: { en: 'bank', pt: 'banco' },
    ownMeaning: '取钱的地方',
    tags: ['money'],
    state: {
      isSuspended: false,
      isLeech: false,
      isKnown: true,
      skills: [
        {
          skill: 'tone',
          stage: 'review',
          due: '2126-12-01T00:00:00.000Z',
          stability: 10,
          lapses: 0,
          isSuspended: false,
        },
      ],
    },
  },
  {
    word: '医院',
    reading: 'yi1 yuan4',
    gloss: { en: 'hospital', pt: 'hospital' },
    ownMeaning: '',
    tags: [],
    state: null,
  },
];

async function renderHub(plan: Partial<Plan>) {
  answer('GET /study/today', () => ({ ...PLAN, ...plan }));
  answer('GET /study/lists', () => LISTS);
  await renderFeature(
    <main>
      <h1>学习</h1>
      <PlanHead />
    </main>,
    { texts: ['study'], path: '/study' },
  );
}

it('says how long today takes, what it is made of, and begins with one button', async () => {
  await renderHub({});
  await expect.element(page.getByText(/^9 分钟/)).toBeVisible();
  await expect.element(page.getByText(/31 今天该复习/)).toBeVisible();
  await expect.element(page.getByText(/大约会 260 个词/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: '开始' })).toHaveAttribute('href', '/study/session');
  await expectNoViolation();
});

const FREE = { limited: true, isVip: false, given: 900, secondsLeft: 900, now: '2026-11-23T12:00:00.000Z' };

it('tells who begins on the free plan what a day has, and what comes when it ends, before the first card', async () => {
  const forecast = { ...PLAN.forecast, wordsNow: 0 };
  answer('GET /study-time', () => ({ ...FREE, isZoneKnown: true }));
  await refreshToday();
  await renderHub({ entries: [], newWordsWaiting: 0, forecast });
  await expect.element(page.getByText(/每天有 15 分钟免费时间.*明天接着学/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^学“/ }).first()).toBeVisible();
});

it('reminds who has learnt words for some days of what is left, and no more', async () => {
  answer('GET /study-time', () => ({ ...FREE, isZoneKnown: true, now: '2026-11-23T12:01:00.000Z' }));
  await refreshToday();
  await renderHub({});
  await expect.element(page.getByText('复习和聊天一样计入学习时间：今天还剩 15 分钟。')).toBeVisible();
  await expect.element(page.getByText(/免费时间/)).not.toBeInTheDocument();
});

it('says of a day whose study time is used that cards wait, and not that the review is done', async () => {
  await renderHub({ secondsLeft: 0, doneCards: 40, doneWords: 38, entries: [], putOff: 61 });
  await expect.element(page.getByText('还有 61 张卡片，留到明天。')).toBeVisible();
  await expect.element(page.getByText('今天的复习做完了')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: '再学一点' })).not.toBeInTheDocument();
});

it('says in the plan what the account’s minutes allow, where more was chosen', async () => {
  await renderHub({ minutesADay: 30 });
  await expect.element(page.getByText(/你选了 30 分钟，你的账户每天有 15 分钟/)).toBeVisible();
});

it('says to who is in the middle of a lesson that its words come next, and offers no list', async () => {
  await renderHub({ newWordsWaiting: 0, lesson: 'family' });
  const link = page.getByRole('link', { name: '接着学这一课' });
  await expect.element(link).toHaveAttribute('href', '/study/lessons/family');
  await expect.element(page.getByText(/新词学完了/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^学“/ })).not.toBeInTheDocument();
});

it('leads who follows a plan to its lessons, and to no list beside them', async () => {
  const forecast = {
    minutesADay: 15,
    days: 30,
    date: '2026-12-23',
    wordsNow: 0,
    wordsThen: 0,
    isByPlan: true,
  };
  await renderHub({ newWordsWaiting: 0, forecast });
  await expect.element(page.getByText('新词从学习计划的课里来。')).toBeVisible();
  const link = page.getByRole('link', { name: '去计划里的下一课' });
  await expect.element(link).toHaveAttribute('href', '/study/lessons');
  await expect.element(page.getByRole('button', { name: /^学“/ })).not.toBeInTheDocument();
  await expectNoViolation();
});

it('offers who has no words a list of their level, in one tap', async () => {
  answer('PATCH /study/settings', () => ({
    retention: 0.87,
    skills: ['recognise'],
    easyDays: [],
    freeDays: [],
    lists: ['hsk-1'],
  }));
  await renderHub({ entries: [], putOff: 0 });
  const first = page.getByRole('button', { name: /^学“HSK 1 级”（\d+ 个词）$/ });
  await expect.element(first).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^学“打招呼”（\d+ 个词）$/ })).toBeVisible();
  await expectNoViolation();
  await first.click();
  await expect.poll(() => callsTo('/study/settings').map(({ body }) => body)).toEqual([{ lists: ['hsk-1'] }]);
});

it('says that today is done, and that no time is left', async () => {
  await renderHub({ entries: [], doneCards: 44, doneWords: 22 });
  await expect.element(page.getByText('今天复习了 22 个词，答了 44 题。')).toBeVisible();
  await expect.element(page.getByText('今天的复习做完了')).toBeVisible();
  await expect.element(page.getByText('明天的复习：34 张卡片，其中新词 6 个，大约 7 分钟。')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '再学一点' })).toBeVisible();
});

it('switches a list on, and changes selected words together', async () => {
  answerFile(/\/examples\//, {});
  answer('GET /study/lists', () => LISTS);
  answer('GET /study/words', () => ({ words: WORDS, nextCursor: null }));
  answer('PATCH /study/settings', () => ({
    retention: 0.87,
    skills: ['recognise'],
    easyDays: [],
    freeDays: [],
    lists: ['hsk-1'],
  }));
  answer('POST /study/words/change', () => ({ changed: 1 }));
  await renderFeature(
    <main>
      <StudyWordsPage />
    </main>,
    { texts: ['study', 'my-words'], path: '/study/words' },
  );
  await page.getByRole('button', { name: '学这组词' }).click();
  await expect.poll(() => callsTo('/study/settings').map(({ body }) => body)).toEqual([{ lists: ['hsk-1'] }]);

  await expect.element(page.getByText(/声调 · .*再见/)).toBeVisible();
  await expect.element(page.getByText('你的笔记：取钱的地方')).toBeVisible();
  page.getByRole('checkbox', { name: '选择 医院' }).element().focus();
  await userEvent.keyboard(' ');
  await expectNoViolation();
  await page.getByRole('button', { name: '学这些词' }).click();
  await expect.element(page.getByText('改好了 1 个词。')).toBeVisible();
  await page.getByRole('checkbox', { name: '选择 银行' }).click();
  await page.getByRole('button', { name: '从头学' }).click();
  await expect.element(page.getByRole('heading', { name: '从头学 1 个词？' })).toBeVisible();
  await expectNoViolation();
  await page.getByRole('dialog').getByRole('button', { name: '从头学' }).click();
  await expect
    .poll(() => callsTo('/study/words/change').map(({ body }) => body))
    .toMatchObject([
      { change: 'add', words: [{ word: '医院', reading: 'yi1 yuan4' }] },
      { change: 'forget', words: [{ word: '银行', reading: 'yin2 hang2' }] },
    ]);
});

it('shows what each retention costs, keeps a choice, and says when it was not kept', async () => {
  let retention = 0.87;
  answer('GET /study/today', () => PLAN);
  answer('GET /study/settings', () => ({
    retention,
    skills: ['recognise', 'recall'],
    easyDays: [],
    freeDays: [],
    lists: [],
    prices: [
      { retention: 0.8, minutesADay: 8, newWordsADay: 9 },
      { retention: 0.87, minutesADay: 14.4, newWordsADay: 5 },
    ],
  }));
  answer('PATCH /study/settings', () => {
    retention = 0.8;
    return { retention, skills: ['recognise', 'recall'], easyDays: [], freeDays: [], lists: [] };
  });
  await renderFeature(
    <main>
      <StudySettingsPage />
    </main>,
    { texts: ['study', 'learner-settings'], path: '/study/settings' },
  );
  await expect.element(page.getByText(/每天约 14 分钟/)).toBeVisible();
  await expect.element(page.getByText('今天的安排：39 张卡片，其中新词 6 个，大约 9 分钟。')).toBeVisible();
  await expectNoViolation();
  await page.getByRole('radio', { name: /80/ }).click();
  await expect.element(page.getByText('存好了。')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /80/ })).toBeChecked();
  answer('PATCH /study/settings', () => refuse('INTERNAL_SERVER_ERROR', { status: 500 }));
  await page.getByRole('switch', { name: '想起来' }).click();
  await expect.element(page.getByText(/没有存上/)).toBeVisible();
  await expect.element(page.getByRole('switch', { name: '想起来' })).toBeChecked();
});
