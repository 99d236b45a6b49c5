// When a day is done: what is let go, what was known already, and that it counts as a day of study.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import { registerPerson, type TestPerson } from '../../../app/testing/clients/people.ts';
import {
  answerTo,
  begin,
  type TestCard as Card,
  next,
  tell,
  today,
} from '../../../app/testing/clients/study-calls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function personWith(words: readonly (readonly [word: string, reading: string])[]): Promise<TestPerson> {
  const person = await registerPerson(app);
  await person.call('POST', '/study/words/change', {
    id: randomUUID(),
    change: 'add',
    words: words.map(([word, reading]) => ({ word, reading })),
  });
  return person;
}

test('what is missed three times is let go until tomorrow, and the day is then done and counts', async () => {
  const person = await personWith([
    ['雨伞', 'yu3 san3'],
    ['面条', 'mian4 tiao2'],
  ]);
  const id = await begin(person);
  const { cards } = await next(person, id);
  const [lost, known]: Card[] = cards;
  if (!lost || !known) throw new Error('two words were taken up');
  await tell(person, [answerTo(known, id), ...[1, 2].map(() => answerTo(lost, id, { outcome: 'shown' }))]);
  const again = await next(person, id);
  expect(again.cards).toMatchObject([{ word: lost.word, missesToday: 2 }]);
  expect((await person.call('GET', '/today')).body.days.at(-1)).toMatchObject({ isReviewDone: false });
  await tell(person, [answerTo(lost, id, { outcome: 'wrong' })]);
  expect((await next(person, id)).cards).toEqual([]);
  expect((await next(person, id, { isExtra: true })).cards).toEqual([]);
  const ended = (await person.call('POST', `/study/sessions/${id}/end`, {})).body;
  expect(ended).toMatchObject({ left: { cards: 0 }, letGo: 1 });
  expect(ended.week[0].cards).toBeGreaterThan(0);
  expect((await today(person)).entries).toEqual([]);
  const { days, streak } = (await person.call('GET', '/today')).body;
  expect(days.at(-1)).toMatchObject({ isReviewDone: true });
  expect(days.at(-1).seconds).toBe(ended.studiedToday);
  expect(days.at(-1).seconds).toBeLessThan(180);
  expect(streak).toEqual({ days: 1, forgiven: 0, hasToday: true });
});

test('a new word that is known already gives way to another, and comes back another day', async () => {
  const person = await registerPerson(app);
  await person.call('PATCH', '/study/settings', { lists: ['hsk-1'] });
  const id = await begin(person);
  const { cards, cardsLeft } = await next(person, id);
  const [known]: Card[] = cards;
  if (!known) throw new Error('a list is on');
  await tell(person, [answerTo(known, id, { tookMs: null, answer: '', partId: 'known' })]);
  const after = await next(person, id);
  expect(after.cards).toHaveLength(cards.length);
  expect(after.cardsLeft).toBe(cardsLeft);
  expect(after.cards.map(({ word }: Card) => word)).not.toContain(known.word);
  const path = `/study/word?word=${encodeURIComponent(known.word)}&reading=${encodeURIComponent(known.reading)}`;
  const { due } = (await person.call('GET', path)).body;
  expect(Date.parse(due)).toBeGreaterThan(Date.now() + 12 * 3600_000);
  expect(await today(person), 'it is no answer').toMatchObject({ doneCards: 0, doneWords: 0 });
  const ended = (await person.call('POST', `/study/sessions/${id}/end`, {})).body;
  expect(ended).toMatchObject({ answered: 0, right: 0, words: 0, claimed: 1, newWords: [] });
  expect((await person.call('GET', '/report/answers?period=all')).body.answers).toEqual([]);
});

test('a list that was given is asked whole, due or not, and nothing else; what was said to be known comes in the next session', async () => {
  const person = await registerPerson(app);
  await person.call('PATCH', '/study/settings', { lists: ['hsk-1'] });
  const words = [
    { word: '雨伞', reading: 'yu3 san3' },
    { word: '面条', reading: 'mian4 tiao2' },
  ];
  await person.call('POST', '/study/words/change', { id: randomUUID(), change: 'add', words });
  const id = await begin(person);
  const asked = async (session: string, more: object = {}) => {
    const { cards, answered } = await next(person, session, { only: words, isExtra: true, ...more });
    return { words: cards.map(({ word }: Card) => word), cards, answered };
  };
  const first = await asked(id);
  expect(first.words).toEqual(['雨伞', '面条']);
  const [umbrella, noodles]: Card[] = first.cards;
  if (!umbrella || !noodles) throw new Error('both were taken up');
  await tell(person, [
    answerTo(umbrella, id, { tookMs: null, answer: '', partId: 'known' }),
    answerTo(noodles, id, { outcome: 'wrong' }),
  ]);
  expect((await asked(id)).words, 'what was missed comes again').toEqual(['面条']);
  const held = [umbrella, noodles].map(({ word, reading, skill }) => ({ word, reading, skill }));
  expect((await asked(id, { except: held })).answered).toMatchObject([{ word: '雨伞' }]);
  await tell(person, [answerTo(noodles, id)]);
  expect((await asked(id)).words).toEqual([]);
  await person.call('POST', `/study/sessions/${id}/end`, {});
  const another = await asked(await begin(person));
  expect(another.words).toEqual(['雨伞', '面条']);
  expect(another.cards[0]).toMatchObject({ isNewWord: false });
});

test('what a lesson has taught and a review of the same day asks again is no new word of the review', async () => {
  const person = await personWith([['雨伞', 'yu3 san3']]);
  const word = {
    word: '面条',
    reading: 'mian4 tiao2',
    skill: 'recognise',
    reason: 'missed',
    isNewWord: false,
  };
  await tell(person, [answerTo(word, 'a-lesson', { source: 'lesson', outcome: 'wrong' })]);
  const id = await begin(person);
  const { cards } = await next(person, id);
  expect(cards.map((card: Card) => [card.word, card.isNewWord])).toEqual([
    ['面条', false],
    ['雨伞', true],
  ]);
  await tell(
    person,
    cards.map((card: Card) => answerTo(card, id)),
  );
  const { newWords } = (await person.call('POST', `/study/sessions/${id}/end`, {})).body;
  expect(newWords).toEqual([{ word: '雨伞', reading: 'yu3 san3' }]);
});
