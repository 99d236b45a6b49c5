// A day of study over HTTP: the plan, a session on two devices, answers and undo, lists, settings; and nobody else's.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import { registerPerson, type TestPerson } from '../../../app/testing/clients/people.ts';
import {
  answerTo,
  begin,
  type TestCard as Card,
  next,
  SKILLS,
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

test('two devices that begin at once go on with one session', async () => {
  const person = await registerPerson(app);
  const begun = await Promise.all(Array.from({ length: 6 }, () => begin(person)));
  expect(new Set(begun).size).toBe(1);
});

test('a day begins with what was taken up, and its plan fits the minutes', async () => {
  const person = await personWith([
    ['雨伞', 'yu3 san3'],
    ['面条', 'mian4 tiao2'],
  ]);
  const plan = await today(person);
  expect(plan).toMatchObject({
    minutesADay: 15,
    doneCards: 0,
    entries: [{ reason: 'new_word', cards: 2 }],
    session: null,
    forecast: { days: 30, wordsNow: 0 },
  });
  expect(plan.entries[0].seconds).toBeLessThanOrEqual(15 * 60);
  // Two words are no hundred, however many minutes there are.
  expect(plan.newWordsWaiting).toBe(2);
  expect(plan.forecast.wordsThen).toBe(2);
  await person.call('PATCH', '/study/settings', { lists: ['hsk-1'] });
  const fed = await today(person);
  expect(fed.newWordsWaiting).toBeGreaterThan(100);
  expect(fed.forecast.wordsThen).toBeGreaterThan(100);
});

test('what tomorrow brings is one count, new words included, wherever it is told', async () => {
  const person = await personWith([['雨伞', 'yu3 san3']]);
  await person.call('PATCH', '/study/settings', { lists: ['hsk-1'] });
  const id = await begin(person);
  const { week, entries } = await today(person);
  expect(week).toHaveLength(7);
  const [tomorrow] = week;
  expect(tomorrow.newWords).toBeGreaterThan(0);
  expect(tomorrow.cards).toBeGreaterThanOrEqual(tomorrow.newWords);
  // What is met tomorrow comes back within the week.
  expect(week.some((day: typeof tomorrow) => day.cards > day.newWords)).toBe(true);
  const ended = (await person.call('POST', `/study/sessions/${id}/end`, {})).body;
  expect(ended.week).toEqual(week);
  const cards = entries.reduce((sum: number, entry: { cards: number }) => sum + entry.cards, 0);
  expect(ended.left.cards).toBe(cards);
});

test('what is left open today stands in tomorrow, too', async () => {
  const person = await personWith([
    ['雨伞', 'yu3 san3'],
    ['毛巾', 'mao2 jin1'],
  ]);
  const { week, entries } = await today(person);
  expect(entries).toMatchObject([{ reason: 'new_word', cards: 2 }]);
  expect(week[0]).toMatchObject({ cards: 2, newWords: 2 });
});

test('on the day of a return what has waited comes first, and no new word, also once it is done', async () => {
  const person = await personWith([['雨伞', 'yu3 san3']]);
  await person.call('PATCH', '/study/settings', { lists: ['hsk-1'] });
  const card = { word: '雨伞', reading: 'yu3 san3', skill: 'recognise', reason: '', isNewWord: false };
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000).toISOString();
  await tell(person, [answerTo(card, 'earlier', { at: daysAgo(9) })]);
  const back = await today(person);
  expect(back.daysAway).toBeGreaterThanOrEqual(8);
  expect(back.entries).toMatchObject([{ cards: 1 }]);
  expect(back.week[0].newWords).toBeGreaterThan(0);
  const id = await begin(person);
  await tell(person, [answerTo(card, id)]);
  const done = await today(person);
  expect(done).toMatchObject({ entries: [], daysAway: back.daysAway, doneCards: 1 });
  expect((await next(person, id, { isExtra: true })).cards.length).toBeGreaterThan(0);
});

test('a piece that the course teaches is shown with its meaning, and what nobody can explain is no card', async () => {
  const person = await personWith([
    ['我叫', 'wo3 jiao4'],
    ['字呢字', 'zi4 ne5 zi4'],
  ]);
  const lost = { word: '呢字呢', reading: 'ne5 zi4 ne5', skill: 'recognise', reason: '', isNewWord: false };
  const at = new Date(Date.now() - 3600_000).toISOString();
  await tell(person, [answerTo(lost, 'earlier', { outcome: 'wrong', at })]);
  expect((await today(person)).entries).toMatchObject([{ reason: 'new_word', cards: 1 }]);
  const { cards, cardsLeft } = await next(person, await begin(person));
  expect(cards).toMatchObject([{ word: '我叫', gloss: { en: 'my name is', pt: expect.any(String) } }]);
  expect(cardsLeft).toBe(0);
});

test('words wait behind pieces that nobody can explain, however many there are', async () => {
  const person = await personWith([['雨伞', 'yu3 san3']]);
  await person.call('POST', '/study/words/change', {
    id: randomUUID(),
    change: 'add',
    words: Array.from({ length: 60 }, (_, n) => ({ word: `字呢${'字'.repeat(n)}`, reading: 'zi4' })),
  });
  const { cards } = await next(person, await begin(person));
  expect(cards.map(({ word }: Card) => word)).toEqual(['雨伞']);
});

test('of words that were taken up on one day the easiest comes first', async () => {
  const person = await personWith([
    ['谢谢', 'xie4 xie5'],
    ['你好', 'ni3 hao3'],
    ['不是', 'bu4 shi4'],
  ]);
  const { cards } = await next(person, await begin(person));
  expect(cards.map(({ word }: Card) => word)).toEqual(['你好', '谢谢', '不是']);
});

const SIX_DAYS = Array.from({ length: 6 }, () => ({}));

test('of a word one card is asked a day, and the other one waits for tomorrow', async () => {
  const person = await personWith([['雨伞', 'yu3 san3']]);
  const days = (n: number) => new Date(Date.now() - n * 24 * 3600_000).toISOString();
  const card = (skill: string) => ({
    word: '雨伞',
    reading: 'yu3 san3',
    skill,
    reason: '',
    isNewWord: false,
  });
  await tell(
    person,
    ['recognise', 'tone'].map((skill) => answerTo(card(skill), 'earlier', { at: days(30) })),
  );
  const plan = await today(person);
  expect(plan).toMatchObject({ entries: [{ reason: 'overdue', cards: 1 }], putOff: 0 });
  const id = await begin(person);
  await tell(person, [answerTo(card('recognise'), id)]);
  const { cards, answered } = await next(person, id, {
    except: [{ word: '雨伞', reading: 'yu3 san3', skill: 'recognise' }],
  });
  expect(cards).toEqual([]);
  expect(answered).toMatchObject([{ skill: 'recognise' }]);
  expect(await today(person)).toMatchObject({ entries: [], putOff: 0, week: [{ cards: 1 }, ...SIX_DAYS] });
});

test('a session is resumed on another device, and no card is asked twice', async () => {
  const person = await personWith([
    ['雨伞', 'yu3 san3'],
    ['面条', 'mian4 tiao2'],
    ['地铁', 'di4 tie3'],
  ]);
  const id = await begin(person);
  const { cards } = await next(person, id, { count: 1 });
  expect(cards).toMatchObject([{ reason: 'new_word', isNewWord: true, gloss: { en: expect.any(String) } }]);
  await tell(person, [answerTo(cards[0], id)]);

  expect(await begin(person)).toBe(id);
  expect((await today(person)).session).toMatchObject({ id, answered: 1 });
  const others: { cards: Card[] } = await next(person, id);
  expect(others.cards.map(({ word }) => word)).not.toContain(cards[0].word);
  expect(others.cards).toHaveLength(2);
  expect((await next(person, id, { except: others.cards })).cards).toEqual([]);
});

test('of the cards that a page holds it is told which another device has answered, and keeps what was missed', async () => {
  const person = await personWith([
    ['雨伞', 'yu3 san3'],
    ['面条', 'mian4 tiao2'],
    ['地铁', 'di4 tie3'],
  ]);
  const id = await begin(person);
  const { cards: held, answered }: { cards: Card[]; answered: Card[] } = await next(person, id);
  expect(answered).toEqual([]);
  const [right, wrong] = held;
  if (!right || !wrong) throw new Error('two words were to be asked');
  await tell(person, [answerTo(right, id), answerTo(wrong, id, { outcome: 'wrong' })]);
  const later = await next(person, id, {
    except: held.map(({ word, reading, skill }) => ({ word, reading, skill })),
  });
  expect(later.answered).toEqual([{ word: right.word, reading: right.reading, skill: right.skill }]);
  expect((await next(person, id, { except: [] })).answered).toEqual([]);
});

test('cards that a page holds take of the minutes and of the new words of the day', async () => {
  const person = await registerPerson(app);
  await person.call('PATCH', '/study/settings', { lists: ['hsk-1'] });
  const id = await begin(person);
  const { cards }: { cards: Card[] } = await next(person, id, { count: 50 });
  const held = cards.slice(0, 5);
  const rest = await next(person, id, { count: 50, except: held });
  expect(rest.cards.map(({ word }: Card) => word)).toEqual(cards.slice(5).map(({ word }) => word));
});

test('a pair, and the look at a new word, count in the minutes of the day', async () => {
  const person = await personWith([
    ['雨伞', 'yu3 san3'],
    ['面条', 'mian4 tiao2'],
  ]);
  await person.call('PATCH', '/learner-settings', { minutesADay: 5 });
  const id = await begin(person);
  const { cards, secondsToday } = await next(person, id);
  expect(secondsToday).toBe(5 * 60);
  await tell(
    person,
    cards.map((card: Card) => answerTo(card, id, { tookMs: 6000, partId: 'pairs' })),
  );
  const after = (await next(person, id)).secondsToday;
  // Twice six seconds and the way on, and twice as long again as a question takes to look at each word.
  expect(after).toBeGreaterThan(secondsToday - 2 * (8 + 2 * 8));
  expect(after).toBeLessThan(secondsToday - 2 * (8 + 2 * 6));
  expect((await person.call('PUT', `/study/sessions/${id}`)).body.secondsToday).toBe(after);
});

test('a missed card comes again after ten minutes, an undone answer leaves it as it was', async () => {
  const person = await personWith([['雨伞', 'yu3 san3']]);
  const id = await begin(person);
  const [card] = (await next(person, id)).cards;
  const missed = answerTo(card, id, { outcome: 'wrong' });
  await tell(person, [missed]);
  const words = async () => (await person.call('GET', '/study/words?list=mine')).body.words;
  expect((await words())[0].state.skills).toMatchObject([{ stage: 'learning' }]);
  await tell(person, [answerTo(card, id, { outcome: 'undone', undoes: missed.id })]);
  expect((await words())[0].state.skills).toMatchObject([{ stage: 'new', due: null }]);
  expect((await next(person, id)).cards).toMatchObject([{ word: '雨伞', reason: 'new_word' }]);
});

test('what was missed an hour ago comes first, with its reason', async () => {
  const person = await personWith([['面条', 'mian4 tiao2']]);
  const at = new Date(Date.now() - 3600_000).toISOString();
  const lost = { word: '雨伞', reading: 'yu3 san3', skill: 'recognise', reason: '', isNewWord: false };
  await tell(person, [answerTo(lost, 'earlier', { outcome: 'wrong', at })]);
  const { cards } = await next(person, await begin(person));
  expect(cards.map(({ word, reason }: Card) => [word, reason])).toEqual([
    ['雨伞', 'missed'],
    ['面条', 'new_word'],
  ]);
});

test('an ended session says what it came to, the same each time, and the next is another', async () => {
  const person = await personWith([
    ['雨伞', 'yu3 san3'],
    ['面条', 'mian4 tiao2'],
  ]);
  expect((await person.call('GET', '/study/lists')).body[0]).toMatchObject({ kind: 'mine', words: 2 });
  const id = await begin(person);
  const { cards }: { cards: Card[] } = await next(person, id);
  const [one, other] = cards;
  if (!one || !other) throw new Error('there are two');
  await tell(person, [answerTo(one, id), answerTo(other, id, { outcome: 'shown', answer: '' })]);
  const end = async () => (await person.call('POST', `/study/sessions/${id}/end`)).body;
  const summary = await end();
  expect(summary).toMatchObject({ answered: 2, right: 1, missed: [{ word: other.word }], regained: [] });
  expect(summary.newWords).toHaveLength(2);
  expect(await end()).toEqual(summary);
  expect(await begin(person)).not.toBe(id);
});

test('new words come from lists that are on, once each, and a list is searched by characters and pinyin', async () => {
  const person = await registerPerson(app);
  const { body: lists } = await person.call('GET', '/study/lists');
  expect(lists.map(({ id }: { id: string }) => id)).toEqual(
    expect.arrayContaining(['hsk-1', 'hsk-7', 'lesson:greetings', 'role:waiter']),
  );
  expect((await today(person)).entries).toEqual([]);
  expect(lists[0]).toMatchObject({ id: 'mine', kind: 'mine', words: 0, isOn: true });
  await person.call('PATCH', '/study/settings', { lists: ['hsk-1'] });
  const { cards } = await next(person, await begin(person));
  expect(cards.length).toBeGreaterThan(5);
  expect(cards.every(({ isNewWord }: Card) => isNewWord)).toBe(true);
  const found = async (search: string) =>
    (await person.call('GET', `/study/words?list=hsk-1&search=${encodeURIComponent(search)}`)).body.words.map(
      ({ word }: Card) => word,
    );
  expect(await found('学')).toContain('学习');
  expect(await found('xuexi')).toContain('学习');
  expect(await found('xue2 xi2')).toEqual(['学习']);
  expect(await found('to study')).toContain('学习');
  expect(await found('estudar')).toContain('学习');
});

test('lists are read page by page, each word once', async () => {
  const person = await registerPerson(app);
  for (const list of ['hsk-2', 'mine']) {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const path: string = `/study/words?list=${list}${cursor && `&cursor=${cursor}`}`;
      const { body } = await person.call('GET', path);
      seen.push(...body.words.map(({ word, reading }: Card) => `${word} ${reading}`));
      cursor = body.nextCursor;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(list === 'mine' ? 120 : seen.length);
    await person.call('POST', '/study/words/change', {
      id: randomUUID(),
      change: 'add',
      words: Array.from({ length: 120 }, (_, n) => ({ word: `字${n}`, reading: 'zi4' })),
    });
  }
  expect((await person.call('GET', '/study/words?list=role:nobody')).status).toBe(404);
});

test('words are suspended, resumed and forgotten, once for each id', async () => {
  const person = await personWith([['雨伞', 'yu3 san3']]);
  const words = [{ word: '雨伞', reading: 'yu3 san3' }];
  const change = async (what: string, id: string = randomUUID()) =>
    (await person.call('POST', '/study/words/change', { id, change: what, words })).body.changed;
  const id = randomUUID();
  expect([await change('suspend', id), await change('suspend', id)]).toEqual([1, 0]);
  expect((await today(person)).entries).toEqual([]);
  await change('resume');
  expect((await today(person)).entries).toMatchObject([{ reason: 'new_word', cards: 1 }]);
});

test('a retention shows its price, and a change of it moves what is due', async () => {
  const person = await personWith([['雨伞', 'yu3 san3']]);
  const id = await begin(person);
  const [card] = (await next(person, id)).cards;
  const at = new Date(Date.now() - 30 * 24 * 3600_000).toISOString();
  await tell(person, [answerTo(card, id, { at }), answerTo(card, id)]);
  const due = async () =>
    Date.parse(
      (await person.call('GET', '/study/words?list=mine')).body.words[0].state.skills.find(
        ({ skill }: Card) => skill === 'recognise',
      ).due,
    );
  await today(person);
  const before = await due();
  const { body } = await person.call('PATCH', '/study/settings', { retention: 0.8, easyDays: [6, 7] });
  expect(body).toMatchObject({ retention: 0.8, easyDays: [6, 7] });
  await today(person);
  expect(await due()).toBeGreaterThan(before);
  const { prices } = (await person.call('GET', '/study/settings')).body;
  expect(prices.map(({ retention }: { retention: number }) => retention)).toEqual([0.8, 0.84, 0.87, 0.92]);
  expect(prices[3].minutesADay).toBeGreaterThanOrEqual(prices[0].minutesADay);
  expect(prices[3].newWordsADay).toBeLessThan(prices[0].newWordsADay);
});

test("another person's session is not there, and their words are their own", async () => {
  const [one, other] = [await personWith([['雨伞', 'yu3 san3']]), await registerPerson(app)];
  const id = await begin(one);
  expect((await other.call('POST', `/study/sessions/${id}/next`, { skills: SKILLS })).status).toBe(404);
  expect((await other.call('POST', `/study/sessions/${id}/end`)).status).toBe(404);
  expect((await other.call('GET', '/study/words?list=mine')).body.words).toEqual([]);
});

test.each([
  ['GET', '/study/today'],
  ['PUT', `/study/sessions/${randomUUID()}`],
  ['POST', `/study/sessions/${randomUUID()}/next`],
  ['POST', `/study/sessions/${randomUUID()}/end`],
  ['GET', '/study/settings'],
  ['PATCH', '/study/settings'],
  ['GET', '/study/lists'],
  ['GET', '/study/words?list=mine'],
  ['POST', '/study/words/change'],
])('a guest is told to sign in first: %s %s', async (method, path) => {
  expect((await app.guest().call(method, path, method === 'GET' ? undefined : {})).status).toBe(401);
});

test('a device without a voice is told of no card that only the ear could answer', async () => {
  const person = await registerPerson(app);
  await person.call('PATCH', '/study/settings', { lists: ['hsk-1'], skills: ['recognise', 'listening'] });
  const words = [{ word: '爸爸', reading: 'ba4 ba5' }];
  await person.call('POST', '/study/words/change', { id: randomUUID(), change: 'add', words });
  const card = { word: '爸爸', reading: 'ba4 ba5', skill: 'listening', reason: 'due', isNewWord: false };
  await tell(person, [answerTo(card, await begin(person), { outcome: 'wrong' })]);
  const countOf = async (voice: 'yes' | 'no') => {
    const { entries, forecast } = (await person.call('GET', `/study/today?voice=${voice}`)).body;
    const missedCards = entries.find(({ reason }: { reason: string }) => reason === 'missed')?.cards ?? 0;
    return { missedCards, words: forecast.wordsThen };
  };
  const [heard, silent] = [await countOf('yes'), await countOf('no')];
  expect([heard.missedCards, silent.missedCards]).toEqual([1, 0]);
  // What listening would cost goes to new words.
  expect(silent.words).toBeGreaterThanOrEqual(heard.words);
});
