// What is known already, what is given up or let go, and the end of who has no words.

import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, callsTo } from '../../../../kit/web/testing/server.ts';
import { begin, cardOf, END, SESSION, serveSession, told, WORDS } from '../testing/a-session.tsx';
import { weekFrom } from '../testing/week.ts';

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

it('sets each meaning beside its word when a match is given up', async () => {
  await begin(['银行', '医院', '电影', '学生'].map((word) => cardOf(word, 'recognise')));
  await page.getByRole('button', { name: '不知道' }).click();
  await expect.element(page.getByText('答案在这里')).toBeVisible();
  const texts = (label: string) =>
    [...document.querySelectorAll(`ul[aria-label="${label}"] li`)].map(({ textContent }) => textContent);
  const meanings = texts('意思');
  for (const [at, text] of texts('词').entries()) {
    const [, , en = ''] = WORDS.find(([word]) => Array.from(word).every((each) => text.includes(each))) ?? [];
    expect(meanings[at]).toContain(en);
  }
});

it('leads from the end of the review straight into the round that comes next, and home', async () => {
  await begin([]);
  const href = (name: string) => page.getByRole('link', { name }).element().getAttribute('href');
  await expect.element(page.getByRole('link', { name: '开始', exact: true })).toBeVisible();
  expect(href('开始')).toMatch(/\/study\/lessons\/greetings\/practice$/);
  await expect
    .element(page.getByRole('link', { name: '回到今天' }))
    .toHaveAttribute('href', expect.stringMatching(/^(\/[a-z]{2})?\/$/));
});

it('says at the end which words were only marked as known, and counts none of them as right', async () => {
  const claimed = { ...END, answered: 0, right: 0, words: 0, claimed: 4, newWords: [], missed: [] };
  answer('POST /study/sessions/:id/end', () => claimed);
  await begin([]);
  await expect.element(page.getByText(/标为“会了”：4 个词/)).toBeVisible();
  expect(page.getByText(/答对/).elements()).toEqual([]);
  expect(page.getByText('现在没有要复习的。').elements()).toEqual([]);
});

it('begins beyond the day where somebody wants more, though the day’s minutes are over', async () => {
  await begin([cardOf('银行', 'recall')], { isExtra: true, secondsToday: 0 });
  expect(callsTo(`/study/sessions/${SESSION}/next`)[0]?.body).toMatchObject({ isExtra: true });
  await expect.element(page.getByRole('button', { name: '不知道' })).toBeVisible();
});

it('asks the words of a task alone, names it at the end, and leads back to the class', async () => {
  const words = [{ word: '银行', reading: 'yin2 hang2' }];
  const given = { words, name: '城市', path: '/classes/1' };
  await begin([cardOf('银行', 'recall')], { given, secondsToday: 0 });
  expect(callsTo(`/study/sessions/${SESSION}/next`)[0]?.body).toMatchObject({ only: words, isExtra: true });
  await page.getByRole('button', { name: '不知道' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: '“城市”练完了' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '回到班级' }))
    .toHaveAttribute('href', expect.stringMatching(/\/classes\/1$/));
  expect(page.getByRole('button', { name: '再学一点' }).elements()).toEqual([]);
});

it('says of a third miss that it comes back tomorrow, and shows what was given up before it asks again', async () => {
  const store = await begin([cardOf('银行', 'recall', { missesToday: 1 })]);
  answer('POST /study/sessions/:id/next', () => ({
    cards: told().length === 1 ? [cardOf('银行', 'recall', { missesToday: 2, stage: 'learning' })] : [],
    answered: [],
    cardsLeft: 0,
    secondsToday: 900,
    met: [],
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
  await expect.element(page.getByRole('heading', { name: '今天的复习做完了' })).toBeVisible();
  expect(store.state.getState().phase).toBe('ended');
});

it('says when new words count, instead of that none is known, and what comes tomorrow in one line', async () => {
  answer('POST /study/sessions/:id/end', () => ({ ...END, wordsKnown: 0 }));
  await begin([]);
  await expect.element(page.getByText(/最早明天/)).toBeVisible();
  expect(page.getByText(/会的词/).elements()).toEqual([]);
  await expect.element(page.getByText(/^明天：12 张卡片/)).toBeVisible();
});

it('says that there is nothing more when more is asked for and nothing comes', async () => {
  await begin([]);
  await page.getByRole('button', { name: '再学一点' }).click();
  await expect.element(page.getByText(/今天没有更多内容了/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: '去看词表' })).toBeVisible();
  expect(page.getByRole('button', { name: '再学一点' }).elements()).toEqual([]);
});

it('leads who has no words to lists instead of saying that the day is done', async () => {
  const nothing = {
    answered: 0,
    right: 0,
    words: 0,
    studiedToday: 0,
    newWords: [],
    missed: [],
    wordsKnown: 0,
  };
  answer('POST /study/sessions/:id/end', () => ({ ...END, ...nothing, week: weekFrom() }));
  answer('GET /study/today', () => ({
    entries: [],
    doneCards: 0,
    newWordsWaiting: 0,
    lesson: null,
    secondsLeft: 900,
    forecast: { wordsNow: 0 },
  }));
  answer('GET /study/lists', () => [
    { id: 'hsk-1', kind: 'hsk', title: { zh: '', en: '', pt: '' }, words: 300, isOn: false },
  ]);
  answer('PATCH /study/settings', () => ({
    retention: 0.87,
    skills: ['recognise'],
    easyDays: [],
    freeDays: [],
    lists: ['hsk-1'],
  }));
  const store = await begin([]);
  await expect.element(page.getByRole('heading', { name: '选一组想学的词，现在就开始' })).toBeVisible();
  answer('POST /study/sessions/:id/next', () => ({
    cards: [cardOf('银行', 'recall')],
    answered: [],
    cardsLeft: 0,
    secondsToday: 900,
    met: [],
  }));
  await page.getByRole('button', { name: /^学“/ }).first().click();
  await expect.element(page.getByText('bank')).toBeVisible();
  expect(store.state.getState().phase).toBe('asking');
});
