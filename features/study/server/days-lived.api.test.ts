// Days as somebody lives them: whatever they answer, what is said to be left is what a next session asks.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import { registerPerson, type TestPerson } from '../../../app/testing/clients/people.ts';
import { answerTo, tell } from '../../../app/testing/clients/study-calls.ts';
import { createRandom, type Random } from '../domain/exercises/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const SKILLS = ['recognise', 'recall', 'tone', 'use', 'listening'];
/** Particles without a tone, words that a meaning in Portuguese says, siblings in two readings, and usual ones. */
const WORDS = [
  ['吗', 'ma5'],
  ['的', 'de5'],
  ['呢', 'ne5'],
  ['茶', 'cha2'],
  ['北京', 'bei3 jing1'],
  ['还', 'hai2'],
  ['还', 'huan2'],
  ['叫', 'jiao4'],
  ['雨伞', 'yu3 san3'],
  ['面条', 'mian4 tiao2'],
  ['医院', 'yi1 yuan4'],
  ['电影', 'dian4 ying3'],
] as const;
type Card = { word: string; reading: string; skill: string; reason: string; isNewWord: boolean };

/** A learner who reads the page in Portuguese. */
function inPortuguese(person: TestPerson) {
  const call = (method: string, path: string, body?: Record<string, unknown>) =>
    person.call(method, path, body, { 'x-yulu-language': 'pt' });
  return {
    begin: async (): Promise<string> => (await call('PUT', `/study/sessions/${randomUUID()}`)).body.id,
    next: async (
      id: string,
      more: object = {},
    ): Promise<{ cards: Card[]; cardsLeft: number; answered: object[] }> =>
      (await call('POST', `/study/sessions/${id}/next`, { skills: SKILLS, ...more })).body,
    end: async (id: string) => (await call('POST', `/study/sessions/${id}/end`, { voice: 'yes' })).body,
    left: async (): Promise<number> =>
      (await call('GET', '/study/today')).body.entries.reduce(
        (sum: number, { cards }: { cards: number }) => sum + cards,
        0,
      ),
  };
}
type Learner = ReturnType<typeof inPortuguese>;

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000).toISOString();

/** Some words are remembered since last week, others were missed then, each in several skills. */
async function liveAWeek(person: TestPerson, random: Random): Promise<void> {
  for (const day of [8, 5, 2]) {
    const met = WORDS.filter(() => random() < 0.7);
    const events = met.map(([word, reading]) => {
      const card = { word, reading, skill: day < 8 && random() < 0.5 ? 'recall' : 'recognise' };
      const outcome = random() < 0.25 ? 'wrong' : 'right';
      return answerTo({ ...card, reason: 'due', isNewWord: false }, 'earlier', { at: daysAgo(day), outcome });
    });
    await tell(person, events);
  }
}

const OUTCOMES = ['right', 'right', 'right', 'wrong', 'shown'] as const;

/** Answers what is offered until nothing comes; of some cards the page can ask nothing, and says so. */
async function liveASession(person: TestPerson, learner: Learner, random: Random): Promise<number> {
  const id = await learner.begin();
  const leftOut: object[] = [];
  let asked = 0;
  for (let turn = 0; turn < 80; turn++) {
    const { cards } = await learner.next(id, { leftOut, count: 4 });
    if (cards.length === 0) break;
    for (const card of cards) {
      const { word, reading, skill } = card;
      if (random() < 0.05) {
        leftOut.push({ word, reading, skill });
        continue;
      }
      asked += 1;
      const outcome = OUTCOMES[Math.floor(random() * OUTCOMES.length)] ?? 'right';
      const told = [answerTo(card, id, { outcome })];
      // Some answers come from a second tab as well.
      if (random() < 0.1) told.push(answerTo(card, id, { outcome: 'shown' }));
      await tell(person, told);
    }
  }
  const { left } = await learner.end(id);
  expect(left.cards, 'the end screen').toBe(await learner.left());
  return asked;
}

test('what can be asked of nobody is in no count of the day', async () => {
  const person = await registerPerson(app);
  const learner = inPortuguese(person);
  const lasting = (word: string, reading: string, skill: string) =>
    answerTo({ word, reading, skill, reason: 'due', isNewWord: false }, 'earlier', { at: daysAgo(9) });
  await tell(person, [
    lasting('吗', 'ma5', 'tone'),
    lasting('茶', 'cha2', 'recall'),
    lasting('雨伞', 'yu3 san3', 'recall'),
  ]);
  const { cards } = await learner.next(await learner.begin());
  const asked = cards.map(({ word, skill }) => `${word} ${skill}`);
  expect(asked).toContain('雨伞 recall');
  expect(asked).not.toContain('吗 tone');
  expect(asked).not.toContain('茶 recall');
  expect(await learner.left()).toBe(cards.length);
});

test('what a page left out is in no count of the day, and the day is done without it', async () => {
  const person = await registerPerson(app);
  const learner = inPortuguese(person);
  const card = { word: '雨伞', reading: 'yu3 san3', skill: 'recall' };
  await tell(person, [answerTo({ ...card, reason: 'due', isNewWord: false }, 'a', { at: daysAgo(9) })]);
  const id = await learner.begin();
  const { cards } = await learner.next(id);
  expect(cards.map(({ skill }) => skill)).toContain('recall');
  const rest = await learner.next(id, { leftOut: [card] });
  expect(rest.cards.map(({ skill }) => skill)).not.toContain('recall');
  expect(await learner.left()).toBe(rest.cards.length);
});

test('a day with answers counts, though its review was left before the end', async () => {
  const person = await registerPerson(app);
  const learner = inPortuguese(person);
  await person.call('PATCH', '/study/settings', { lists: ['hsk-1'] });
  const id = await learner.begin();
  const [card] = (await learner.next(id)).cards;
  if (!card) throw new Error('a list is on');
  await tell(person, [answerTo(card, id)]);
  await learner.next(id);
  const { streak, days } = (await person.call('GET', '/today')).body;
  expect(streak).toMatchObject({ days: 1, hasToday: true });
  expect(days.at(-1)).toMatchObject({ isReviewDone: false });
});

test.each([1, 2, 3, 4])('after a session what is left is what a next one asks, life %i', async (life) => {
  const random = createRandom(`life ${life}`);
  const person = await registerPerson(app);
  const learner = inPortuguese(person);
  await liveAWeek(person, random);
  await liveASession(person, learner, random);
  const left = await learner.left();
  const again = await learner.next(await learner.begin());
  expect(again.cards.length + again.cardsLeft, 'a next session').toBe(left);
  expect(left, 'all that was offered was answered').toBe(0);
});

test('a card that another tab has missed is held no more as it was', async () => {
  const person = await registerPerson(app);
  const learner = inPortuguese(person);
  const card = { word: '叫', reading: 'jiao4', skill: 'recognise', reason: 'due', isNewWord: false };
  await tell(person, [answerTo(card, 'earlier', { at: daysAgo(9) })]);
  const id = await learner.begin();
  const held = { word: card.word, reading: card.reading, skill: card.skill, missesToday: 0 };
  await tell(person, [answerTo(card, id, { outcome: 'shown' })]);
  const answered = async (except: object) => (await learner.next(id, { except: [except] })).answered;
  expect(await answered(held)).toMatchObject([{ word: '叫' }]);
  expect(await answered({ ...held, missesToday: 1 })).toEqual([]);
});
