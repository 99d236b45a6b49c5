// What is known already, what is let go, and the end of who has no words.

import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { answer, answerFile, callsTo } from '../../../../kit/web/testing/server.ts';
import type { Card } from '../queries.ts';
import { SessionView } from './session-view.tsx';
import { SessionStore } from './store/session-store.ts';

const SESSION = '01920000-0000-7000-8000-0000000000aa';
const WORDS = [
  ['银行', 'yin2 hang2', 'bank', 'banco'],
  ['医院', 'yi1 yuan4', 'hospital', 'hospital'],
  ['电影', 'dian4 ying3', 'film', 'filme'],
  ['天气', 'tian1 qi4', 'weather', 'tempo'],
  ['学生', 'xue2 sheng5', 'student', 'aluno'],
  ['苹果', 'ping2 guo3', 'apple', 'maçã'],
  ['飞机', 'fei1 ji1', 'plane', 'avião'],
] as const;

const cardOf = (word: string, skill: Card['skill'], more: Partial<Card> = {}): Card => {
  const [, reading = '', en = '', pt = ''] = WORDS.find(([each]) => each === word) ?? [];
  return {
    word,
    reading,
    skill,
    stage: 'review',
    reason: 'due',
    due: '2026-03-01T08:00:00.000Z',
    evidence: { reviews: 4, lapses: 0, lastAt: '2026-02-01T08:00:00.000Z', retrievability: 0.9 },
    daysUntil: { slow: 1, right: 9 },
    isPractised: true,
    isLeech: false,
    missesToday: 0,
    isNewWord: false,
    gloss: { en, pt },
    ownMeaning: '',
    picture: null,
    confusables: [],
    ...more,
  };
};

type SentEvent = {
  readonly id: string;
  readonly skill: string;
  readonly outcome: string;
  readonly answer: string;
  readonly aided: string;
  readonly sourceId: string;
  readonly partId: string;
  readonly undoes?: string;
};
/** The page's own calls fit the contract, whose schema is not here. */
const eventsOf = (body: unknown) => (body as { events: readonly SentEvent[] }).events;
const told = () => callsTo('/learning-events').flatMap(({ body }) => eventsOf(body));

/** Before each test. */
function serveSession(): void {
  localStorage.clear();
  answerFile(
    /\/common\//,
    WORDS.map(([word, reading, en, pt]) => [word, reading, en, pt, 'n', '', 0]),
  );
  answerFile(/\/examples\//, {});
  answerFile(/\/scenes\//, []);
  answer('POST /learning-events', ({ body }) => ({ added: eventsOf(body).length }));
  answer('PUT /study/sessions/:id', () => ({
    id: SESSION,
    startedAt: new Date().toISOString(),
    answered: 0,
    secondsToday: 900,
  }));
  answer('POST /study/sessions/:id/end', () => ({
    answered: 2,
    right: 1,
    words: 2,
    studiedToday: 130,
    newWords: [{ word: '天气', reading: 'tian1 qi4' }],
    regained: [],
    missed: [{ word: '医院', reading: 'yi1 yuan4' }],
    wordsKnown: 120,
    left: { cards: 0, seconds: 0 },
    letGo: 0,
    tomorrow: { cards: 12, newWords: 3, seconds: 300 },
  }));
}

async function begin(cards: readonly Card[]): Promise<SessionStore> {
  const batches = [cards];
  answer('POST /study/sessions/:id/next', () => ({
    cards: batches.shift() ?? [],
    answered: [],
    cardsLeft: 0,
    secondsToday: 900,
  }));
  const store = new SessionStore({ known: 1, hasVoice: false });
  await renderFeature(
    <main>
      <h1>今天的复习</h1>
      <SessionView store={store} />
    </main>,
    { texts: ['study', 'my-words'], path: '/study/session' },
  );
  await store.begin();
  return store;
}

beforeEach(serveSession);

it('takes a new word as known in one tap, and asks it no more', async () => {
  await begin([
    cardOf('医院', 'recognise', { isNewWord: true, stage: 'new', reason: 'new_word' }),
    cardOf('银行', 'recall'),
  ]);
  await page.getByRole('button', { name: '这个词我会' }).click();
  await expect.element(page.getByText('bank')).toBeVisible();
  await expect.element(page.getByText('还剩 1 题')).toBeVisible();
  await expect
    .poll(() => told().map(({ outcome, partId }) => [outcome, partId]))
    .toEqual([['right', 'known']]);
});

it('says of a third miss that it comes back tomorrow, and shows what was given up before it asks again', async () => {
  const store = await begin([cardOf('银行', 'recall', { missesToday: 1 })]);
  answer('POST /study/sessions/:id/next', () => ({
    cards: told().length === 1 ? [cardOf('银行', 'recall', { missesToday: 2, stage: 'learning' })] : [],
    answered: [],
    cardsLeft: 0,
    secondsToday: 900,
  }));
  await page.getByRole('button', { name: '不知道' }).click();
  await expect.element(page.getByText('过一会儿再问你。')).toBeVisible();
  await expect.element(page.getByText('还剩 1 题')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('再看一遍')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: '不知道' }).click();
  await expect.element(page.getByText('今天先到这里，明天再来。')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: '今天的学完了' })).toBeVisible();
  expect(store.state.getState().phase).toBe('ended');
});

it('leads who has no words to lists instead of saying that the day is done', async () => {
  answer('POST /study/sessions/:id/end', () => ({
    answered: 0,
    right: 0,
    words: 0,
    studiedToday: 0,
    newWords: [],
    regained: [],
    missed: [],
    wordsKnown: 0,
    left: { cards: 0, seconds: 0 },
    letGo: 0,
    tomorrow: { cards: 0, newWords: 0, seconds: 0 },
  }));
  answer('GET /study/today', () => ({ entries: [], doneCards: 0, newWordsWaiting: 0 }));
  answer('GET /study/lists', () => [
    { id: 'hsk-1', kind: 'hsk', title: { zh: '', en: '', pt: '' }, words: 300, isOn: false },
  ]);
  answer('PATCH /study/settings', () => ({
    retention: 0.88,
    skills: ['recognise'],
    easyDays: [],
    lists: ['hsk-1'],
  }));
  const store = await begin([]);
  await expect.element(page.getByRole('heading', { name: '选一组想学的词，现在就开始' })).toBeVisible();
  answer('POST /study/sessions/:id/next', () => ({
    cards: [cardOf('银行', 'recall')],
    answered: [],
    cardsLeft: 0,
    secondsToday: 900,
  }));
  await page.getByRole('button', { name: /^学“/ }).first().click();
  await expect.element(page.getByText('bank')).toBeVisible();
  expect(store.state.getState().phase).toBe('asking');
});
