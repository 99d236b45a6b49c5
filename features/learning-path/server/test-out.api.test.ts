import { expect, test } from 'vitest';
import { startApp } from '../../../app/testing/apps/start-app.ts';
import { registerPerson } from '../../../app/testing/clients/people.ts';
import { shippedContent } from '../../../content/load.ts';
import { newId } from '../../../kit/server/new-id.ts';

const app = await startApp();

type Person = Awaited<ReturnType<typeof registerPerson>>;

const lesson = shippedContent().lessons.find(({ id }) => id === 'greetings');
if (!lesson) throw new Error('no lesson greetings');
const items = [
  ...lesson.words.slice(0, 12).map(({ zh, pinyin }) => ({ kind: 'word', key: zh, reading: pinyin })),
  ...lesson.grammar.map(({ point }) => ({ kind: 'grammar', key: point, reading: '' })),
];

const device = newId();
let seq = 0;
type Event = { readonly id: string; readonly outcome: string; readonly undoes?: string };

const answersOf = (sitting: string, right: number) =>
  items.map((item, place) => ({
    id: newId(),
    skill: item.kind === 'word' ? 'recognise' : 'grammar',
    item,
    outcome: place < right ? 'right' : 'wrong',
    aided: 'none',
    answer: '',
    tookMs: 2000,
    source: 'test',
    sourceId: 'lesson:greetings',
    partId: sitting,
    seq: (seq += 1),
    at: new Date().toISOString(),
  }));
const tell = (person: Person, events: readonly Event[]) =>
  person.call('POST', '/learning-events', { deviceId: device, sentAt: new Date().toISOString(), events });
const stateOf = async (person: Person, node: string) => {
  const { body } = await person.call('GET', '/learning-path');
  return body.nodes.find(({ id }: { id: string }) => id === node);
};

test('a test that was passed completes the lesson for this person, and taking answers back takes it back', async () => {
  const learner = await registerPerson(app);
  const other = await registerPerson(app);
  const most = Math.ceil(items.length * 0.85);
  const events = answersOf(newId(), most);
  await tell(learner, events);
  expect(await stateOf(learner, 'lesson:greetings')).toMatchObject({
    state: 'completed',
    completedBy: 'test',
  });
  expect((await stateOf(learner, 'lesson:where-from')).state).toBe('in_progress');
  expect((await stateOf(other, 'lesson:greetings')).completedBy).toBeNull();
  const undone = events.slice(0, 6).map(({ id, ...event }) => ({ ...event, id: newId(), undoes: id }));
  await tell(
    learner,
    undone.map((event) => ({ ...event, outcome: 'undone' })),
  );
  expect((await stateOf(learner, 'lesson:greetings')).completedBy).toBeNull();
});

test('the words of a lesson whose test was passed are behind, and it counts as a lesson that was completed', async () => {
  const learner = await registerPerson(app);
  const freshWords = async () => (await learner.call('GET', '/lessons/greetings/new-words')).body.fresh;
  expect(await freshWords()).toHaveLength(new Set(lesson.words.map(({ zh }) => zh)).size);
  const missed = items[0]?.key;
  await tell(learner, [
    ...answersOf(newId(), items.length),
    ...answersOf(newId(), 1)
      .slice(0, 1)
      .map((event) => ({ ...event, outcome: 'wrong' })),
  ]);
  // What was missed since is learnt like any other word.
  expect(await freshWords()).toEqual([missed]);
  const { body } = await learner.call('GET', '/lessons');
  expect(body.find(({ id }: { id: string }) => id === 'greetings')).toMatchObject({
    state: 'completed',
    isPlaced: false,
  });
  const report = (await learner.call('GET', '/report?period=all')).body;
  expect(report.progress).toMatchObject({ lessons: 1, lessonsPlaced: 0 });
});

test('right answers of two sittings make no pass together', async () => {
  const learner = await registerPerson(app);
  const half = Math.ceil(items.length / 2);
  await tell(learner, answersOf(newId(), half));
  await tell(learner, answersOf(newId(), half));
  expect((await stateOf(learner, 'lesson:greetings')).completedBy).toBeNull();
});

test('what was known in a test becomes a card, what was missed does not', async () => {
  const learner = await registerPerson(app);
  await tell(learner, answersOf(newId(), 6));
  const { body } = await learner.call('GET', '/study/words?list=lesson:greetings');
  const met = body.words.filter(({ state }: { state: object | null }) => state !== null);
  expect(met.map(({ word }: { word: string }) => word).toSorted()).toEqual(
    items
      .slice(0, 6)
      .map(({ key }) => key)
      .toSorted(),
  );
});
