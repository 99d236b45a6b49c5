import { expect, test } from 'vitest';
import { startApp } from '../../../app/testing/apps/start-app.ts';
import { registerPerson } from '../../../app/testing/clients/people.ts';
import { planItem, storePlan } from '../../../app/testing/clients/test-plans.ts';
import { shippedContent } from '../../../content/load.ts';
import { newId } from '../../../kit/server/new-id.ts';

const app = await startApp();

type Person = Awaited<ReturnType<typeof registerPerson>>;
type Node = { id: string; state: string; missing: string[]; share: number; isBegun: boolean };

const readPath = async (person: Person) => (await person.call('GET', '/learning-path')).body;
const nodeOf = (path: { nodes: Node[] }, id: string): Node => {
  const node = path.nodes.find((each) => each.id === id);
  if (!node) throw new Error(`no node ${id}`);
  return node;
};

const device = newId();
let seq = 0;
/** Right answers to words and points of a lesson. */
async function answer(person: Person, lessonId: string, part = 1, daysAgo = 0) {
  const lesson = shippedContent().lessons.find(({ id }) => id === lessonId);
  if (!lesson) throw new Error(`no lesson ${lessonId}`);
  const items = [
    ...lesson.words.map(({ zh, pinyin }) => ({ kind: 'word', key: zh, reading: pinyin })),
    ...lesson.grammar.map(({ point }) => ({ kind: 'grammar', key: point, reading: '' })),
  ];
  const at = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  const events = items.slice(0, Math.ceil(items.length * part)).map((item) => ({
    id: newId(),
    skill: item.kind === 'word' ? 'recognise' : 'grammar',
    item,
    outcome: 'right',
    aided: 'none',
    answer: '',
    tookMs: 2000,
    source: 'lesson',
    sourceId: lessonId,
    partId: 'meaning',
    seq: (seq += 1),
    at,
  }));
  await person.call('POST', '/learning-events', {
    deviceId: device,
    sentAt: new Date().toISOString(),
    events,
  });
}

test('a guest is asked to sign in', async () => {
  expect((await app.guest().call('GET', '/learning-path')).status).toBe(401);
});

test('a newcomer stands at the first lesson, and what builds on it is locked and says by what', async () => {
  const path = await readPath(await registerPerson(app));
  expect(path.current).toBe('lesson:greetings');
  expect(nodeOf(path, 'lesson:where-from')).toMatchObject({
    state: 'locked',
    missing: ['lesson:greetings'],
    ahead: 1,
  });
  expect(path.recommendations.length).toBeGreaterThanOrEqual(3);
});

test('the path, the course and a plan begin at the same lesson of the level that a learner names', async () => {
  const person = await registerPerson(app);
  await person.call('PATCH', '/learner-settings', { level: 'beginner' });
  const path = await readPath(person);
  const lessons = (await person.call('GET', '/lessons')).body;
  const next = lessons.find(({ isNext }: { isNext: boolean }) => isNext);
  expect(path.current).toBe(`lesson:${next?.id}`);
  expect(path.recommendations[0].node).toBe(path.current);
  await person.call('PATCH', '/plans/profile', {
    grade: 'adult',
    textbooks: ['none'],
    interests: ['food'],
    dream: 'to cook',
  });
  const id = newId();
  await person.call('POST', '/plans', { id, level: 'beginner', minutesADay: 15 });
  await expect
    .poll(async () => (await person.call('GET', `/plans/${id}`)).body.state, { timeout: 20_000 })
    .toBe('generated');
  const { content } = (await person.call('GET', `/plans/${id}`)).body;
  expect(content.weeks[0].sessions[0].items[0]).toMatchObject({ kind: 'lesson', ref: next?.id });
});

test('who follows a plan stands on the path and in the course where the plan goes on', async () => {
  const person = await registerPerson(app);
  await person.call('PATCH', '/learner-settings', { level: 'beginner' });
  const begun = await readPath(person);
  const open: readonly (Node & { kind: string; subject: string })[] = begun.nodes.filter(
    ({ id, state }: Node) => state === 'in_progress' && id !== begun.current,
  );
  const lesson = open.find(({ kind }) => kind === 'lesson');
  const play = open.find(({ kind }) => kind === 'scene' || kind === 'role');
  if (!lesson || !play) throw new Error('nothing else is open');
  for (const node of [lesson, play]) {
    await storePlan({
      databaseUrl: app.databaseUrl,
      person,
      items: [planItem(node.kind, node.subject)],
    });
    const path = await readPath(person);
    expect(path.current).toBe(node.id);
    expect(path.recommendations[0]).toMatchObject({
      node: node.id,
      reasons: expect.arrayContaining([{ kind: 'planned' }]),
    });
    const lessons = (await person.call('GET', '/lessons')).body;
    const marked = lessons.filter(({ isNext }: { isNext: boolean }) => isNext);
    expect(marked).toHaveLength(1);
    if (node.kind === 'lesson') expect(marked[0].id).toBe(node.subject);
  }
});

test('answers to a lesson complete it and open what builds on it, for nobody else', async () => {
  const learner = await registerPerson(app);
  const other = await registerPerson(app);
  await answer(learner, 'greetings');
  const path = await readPath(learner);
  expect(nodeOf(path, 'lesson:greetings')).toMatchObject({ state: 'completed', completedBy: 'work' });
  expect(nodeOf(path, 'lesson:where-from').state).toBe('in_progress');
  expect(path.current).toBe('lesson:where-from');
  expect(path.recommendations[0].node).toBe('lesson:where-from');
  // Words are known from another day on.
  expect(nodeOf(path, 'band:1').share).toBe(0);
  await answer(learner, 'greetings', 1, 2);
  expect(nodeOf(await readPath(learner), 'band:1').share).toBeGreaterThan(0);
  expect((await readPath(other)).current).toBe('lesson:greetings');
});

test('a lesson that was begun is where the learner stands', async () => {
  const learner = await registerPerson(app);
  await answer(learner, 'family', 0.2);
  const path = await readPath(learner);
  expect(path.current).toBe('lesson:family');
  expect(nodeOf(path, 'lesson:family')).toMatchObject({ state: 'in_progress', isBegun: true });
  expect(path.recommendations[0].reasons[0]).toEqual({ kind: 'begun' });
});
