// The forecast of words over HTTP.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import { registerPerson } from '../../../app/testing/clients/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const WORDS = [...'山水火木人口手大小上下中月日车马鸟鱼牛羊'];
const DAY_MS = 24 * 3600_000;
const DAYS_20 = 20 * DAY_MS;

test('the forecast of words does not lose what was missed a moment ago', async () => {
  const person = await registerPerson(app);
  await person.call('PATCH', '/study/settings', { lists: ['hsk-1'] });
  let seq = 0;
  const answer = async (words: readonly string[], outcome: 'right' | 'wrong', at = Date.now()) => {
    const events = words.map((word) => ({
      id: randomUUID(),
      skill: 'recognise',
      item: { kind: 'word', key: word, reading: 'x1' },
      outcome,
      aided: 'none',
      answer: word,
      tookMs: 3000,
      source: 'review',
      sourceId: 'now',
      partId: 'choose',
      seq: (seq += 1),
      at: new Date(at).toISOString(),
    }));
    const sentAt = new Date().toISOString();
    await person.call('POST', '/learning-events', { deviceId: randomUUID(), sentAt, events });
    return (await person.call('GET', '/study/today')).body.forecast;
  };
  // On the day on which they are met they are not known yet, and not lost to who looks a month ahead.
  const met = await answer(WORDS, 'right', Date.now() - DAYS_20 - DAY_MS);
  expect(met.wordsNow).toBe(0);
  const known = await answer(WORDS, 'right', Date.now() - DAYS_20);
  expect(known.wordsNow).toBe(20);
  expect(met.wordsThen).toBeGreaterThan(0.95 * known.wordsThen);
  expect(met.wordsThen).toBeLessThan(1.05 * known.wordsThen);
  const before = await answer(WORDS.slice(0, 6), 'wrong');
  const after = await answer(WORDS.slice(0, 6), 'right');
  // What was missed today is known again by an answer of another day.
  expect([before.wordsNow, after.wordsNow]).toEqual([14, 14]);
  // To know them again a moment later is no news to who looks a month ahead.
  expect(Math.abs(after.wordsThen - before.wordsThen)).toBeLessThanOrEqual(3);
});

test('the forecast counts on what the lessons ahead bring, for who studies by lessons and has no list on', async () => {
  const person = await registerPerson(app);
  const today = async () => (await person.call('GET', '/study/today')).body;
  expect(await today()).toMatchObject({ forecast: { wordsNow: 0, wordsThen: 0 }, lesson: null });
  await person.call('POST', '/learning-events', {
    deviceId: randomUUID(),
    sentAt: new Date().toISOString(),
    events: [
      {
        id: randomUUID(),
        skill: 'recognise',
        item: { kind: 'word', key: '你好', reading: 'ni3 hao3' },
        outcome: 'right',
        aided: 'none',
        answer: '你好',
        tookMs: 3000,
        source: 'lesson',
        sourceId: 'family',
        partId: 'choose',
        seq: 1,
        at: new Date().toISOString(),
      },
    ],
  });
  const after = await today();
  expect(after.forecast.wordsThen).toBeGreaterThan(20);
  // Its next words come with the lesson, and it is not said that there are none.
  expect(after).toMatchObject({ newWordsWaiting: 0, lesson: 'family' });
});

test('a free day plans nothing, an easy one half; the week and the forecast have the less', async () => {
  const person = await registerPerson(app);
  await person.call('PATCH', '/study/settings', { lists: ['hsk-1'] });
  const today = async () => (await person.call('GET', '/study/today')).body;
  const sum = ({ entries }: { entries: readonly { seconds: number }[] }) =>
    entries.reduce((all, { seconds }) => all + seconds, 0);
  const usual = await today();
  const { date } = (await person.call('GET', '/today')).body;
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
  const others = [1, 2, 3, 4, 5, 6, 7].filter((day) => day !== weekday);
  await person.call('PATCH', '/study/settings', { easyDays: [weekday] });
  const easy = await today();
  expect(easy.isEasyDay).toBe(true);
  expect(sum(easy)).toBeLessThan(0.6 * easy.minutesADay * 60);
  expect((await person.call('GET', '/today')).body.minutesToday).toBe(Math.round(easy.minutesADay / 2));
  await person.call('PATCH', '/study/settings', { easyDays: [], freeDays: others.slice(0, 2) });
  const week: readonly { date: string; cards: number }[] = (await today()).week;
  const isFree = ({ date: on }: { date: string }) =>
    others.slice(0, 2).includes(new Date(`${on}T12:00:00Z`).getUTCDay() || 7);
  expect(week.filter(isFree).map(({ cards }) => cards)).toEqual([0, 0]);
  expect((await today()).forecast.wordsThen).toBeLessThanOrEqual(usual.forecast.wordsThen);
  await person.call('PATCH', '/study/settings', { freeDays: [weekday] });
  expect(await today()).toMatchObject({ isFreeDay: true, isEasyDay: false, entries: [] });
  expect((await person.call('GET', '/today')).body.minutesToday).toBe(0);
  const none = await person.call('PATCH', '/study/settings', { freeDays: [1, 2, 3, 4, 5, 6, 7] });
  expect(none.status).toBe(400);
});
