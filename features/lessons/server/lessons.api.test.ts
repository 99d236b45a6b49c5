import { expect, test } from 'vitest';
import { startApp } from '../../../app/testing/apps/start-app.ts';
import { registerPerson, runSql } from '../../../app/testing/clients/people.ts';
import { shippedContent } from '../../../content/load.ts';
import { newId } from '../../../kit/server/new-id.ts';

const app = await startApp();

const lesson = shippedContent().lessons.find(({ id }) => id === 'greetings');
if (!lesson) throw new Error('no lesson greetings');

type Person = Awaited<ReturnType<typeof registerPerson>>;
type Item = { readonly kind: 'word' | 'grammar'; readonly key: string; readonly reading: string };

const words: readonly Item[] = lesson.words.map(({ zh, pinyin }) => ({
  kind: 'word',
  key: zh,
  reading: pinyin,
}));
const points: readonly Item[] = lesson.grammar.map(({ point }) => ({
  kind: 'grammar',
  key: point,
  reading: '',
}));

let seq = 0;
const device = newId();
const answered = (item: Item, outcome: string, more: object = {}) => ({
  id: newId(),
  skill: item.kind === 'word' ? 'recognise' : 'grammar',
  item,
  outcome,
  aided: 'none',
  answer: '',
  tookMs: 2000,
  source: 'lesson',
  sourceId: 'greetings',
  partId: 'meaning',
  seq: (seq += 1),
  at: new Date().toISOString(),
  ...more,
});
const tell = (person: Person, events: readonly object[]) =>
  person.call('POST', '/learning-events', { deviceId: device, sentAt: new Date().toISOString(), events });
const greetings = async (person: Person) => {
  const { body } = await person.call('GET', '/lessons');
  return body.find(({ id }: { id: string }) => id === 'greetings');
};

test('a guest is asked to sign in', async () => {
  expect((await app.guest().call('GET', '/lessons')).status).toBe(401);
  expect((await app.guest().call('GET', '/lessons/greetings/progress')).status).toBe(401);
});

test('a newcomer sees the course from its first lesson, and has begun nothing', async () => {
  const learner = await registerPerson(app);
  const { body } = await learner.call('GET', '/lessons');
  expect(body[0]).toMatchObject({ id: 'greetings', level: 'zero', order: 1, state: 'new', wordsKnown: 0 });
  expect((await learner.call('GET', '/lessons/greetings/progress')).body).toEqual([]);
});

test('a lesson is completed by answers, and taking one back takes it back', async () => {
  const learner = await registerPerson(app);
  const right = [...words, ...points].map((item) => answered(item, 'right'));
  await tell(learner, right);
  expect(await greetings(learner)).toMatchObject({
    state: 'completed',
    wordsKnown: words.length,
    pointsKnown: points.length,
  });
  const last = right.at(-1);
  const undone = points.at(-1);
  if (!undone) throw new Error('no points');
  await tell(learner, [answered(undone, 'undone', { undoes: last?.id })]);
  expect(await greetings(learner)).toMatchObject({ state: 'begun', pointsKnown: points.length - 1 });
});

test('the last answer counts, and what another person answered does not', async () => {
  const learner = await registerPerson(app);
  const other = await registerPerson(app);
  const [word] = words;
  if (!word) throw new Error('no words');
  await tell(learner, [answered(word, 'right')]);
  await tell(learner, [answered(word, 'wrong')]);
  expect(await greetings(learner)).toMatchObject({ state: 'begun', wordsKnown: 0 });
  const { body } = await learner.call('GET', '/lessons/greetings/progress');
  expect(body).toEqual([{ ...word, isRight: false }]);
  expect(await greetings(other)).toMatchObject({ state: 'new' });
});

test('a lesson of a band that the learner was placed above counts as completed, and says so', async () => {
  const learner = await registerPerson(app);
  await runSql(
    app.databaseUrl,
    `insert into placements (id, user_id, answers, band, accepted_at) values (gen_random_uuid(), $1, '[]', 1, now())`,
    [learner.id],
  );
  expect(await greetings(learner)).toMatchObject({ state: 'completed', isPlaced: true, wordsKnown: 0 });
  const { body } = await learner.call('GET', '/lessons');
  expect(body.some(({ isPlaced }: { isPlaced: boolean }) => !isPlaced)).toBe(true);
});

test('words that a lesson asked come back in reviews', async () => {
  const learner = await registerPerson(app);
  const [word] = words;
  if (!word) throw new Error('no words');
  await tell(learner, [answered(word, 'right')]);
  const { body } = await learner.call('GET', '/study/words?list=lesson:greetings');
  const listed = body.words.find((each: { word: string }) => each.word === word.key);
  expect(listed.state.skills[0]).toMatchObject({ skill: 'recognise', stage: 'review' });
});

test('a word that was learnt elsewhere is no new one in its lesson, and begins it not', async () => {
  const learner = await registerPerson(app);
  const [word] = words;
  if (!word) throw new Error('no words');
  const ago = (days: number) => ({ at: new Date(Date.now() - days * 86_400_000).toISOString() });
  const reviewed = { source: 'review', sourceId: '' };
  await tell(
    learner,
    [4, 1].map((days) => answered(word, 'right', { ...reviewed, ...ago(days) })),
  );
  expect(await greetings(learner)).toMatchObject({ state: 'new', wordsKnown: 1 });
  const { body } = await learner.call('GET', '/lessons/greetings/progress');
  expect(body).toEqual([{ ...word, isRight: true, isByCards: true }]);
  // Once forgotten it is asked again.
  await tell(learner, [answered(word, 'wrong', reviewed)]);
  expect(await greetings(learner)).toMatchObject({ state: 'new', wordsKnown: 0 });
});

test('an unknown lesson is not there', async () => {
  const learner = await registerPerson(app);
  expect((await learner.call('GET', '/lessons/moon/progress')).status).toBe(404);
});

test('a word that a review has brought is no new word of the lesson: met, until it is known', async () => {
  const learner = await registerPerson(app);
  const [word] = words;
  if (!word) throw new Error('no words');
  const read = async () => (await learner.call('GET', '/lessons/greetings/new-words')).body;
  expect((await read()).met).toEqual([]);
  // Kept for later, it has not been met.
  const kept = [{ word: word.key, reading: word.reading }];
  await learner.call('POST', '/study/words/change', { id: newId(), change: 'add', words: kept });
  expect((await read()).met).toEqual([]);
  const review = { source: 'review', sourceId: newId() };
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000).toISOString();
  await tell(learner, [answered(word, 'right', { ...review, at: daysAgo(2) })]);
  const { fresh, met } = await read();
  expect(met).toEqual([word.key]);
  expect(fresh).toContain(word.key);
  await tell(learner, [answered(word, 'right', { ...review, sourceId: newId() })]);
  const after = await read();
  expect(after.met).toEqual([]);
  expect(after.fresh).not.toContain(word.key);
});

test('a lesson is found by its words: in characters, toned, numbered or plain pinyin, and by their meaning', async () => {
  const person = await registerPerson(app);
  const found = async (q: string) =>
    (await person.call('GET', `/lessons/found?q=${encodeURIComponent(q)}`)).body.map(
      ({ id }: { id: string }) => id,
    );
  for (const q of ['你好', 'nǐhǎo', 'ni3 hao3', 'nihao', 'NI HAO', 'hello', 'olá'])
    expect(await found(q), q).toContain('greetings');
  expect(await found('ni4 hao4')).not.toContain('greetings');
  const [first] = (await person.call('GET', '/lessons/found?q=nihao')).body;
  expect(first).toEqual({ id: 'greetings', line: '你好 nǐ hǎo', isTaught: true });
  expect(await found('zzzz')).toEqual([]);
  expect((await person.call('GET', '/lessons/found?q=%20')).status).toBe(400);
  expect((await app.guest().call('GET', '/lessons/found?q=x')).status).toBe(401);
});
