// Lessons and texts written by admins, over HTTP: who may, what learners meet, what is refused, and what stays theirs.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startApp } from '../../../app/testing/apps/start-app.ts';
import { startTestApp } from '../../../app/testing/apps/test-app.ts';
import {
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../app/testing/clients/people.ts';
import { shippedContent } from '../../../content/load.ts';
import { newId } from '../../../kit/server/new-id.ts';
import type { LessonDraft } from '../domain/draft-schemas.ts';
import { lessonDraftOf } from '../domain/lesson-draft.ts';
import { textDraftOf } from '../domain/text-draft.ts';

const { lessons, texts } = shippedContent();
const [first, second] = lessons;
const text = texts.at(-1);
if (!first || !second || !text) throw new Error('no content');
const draft = lessonDraftOf(first);
const titled = (zh: string, from: LessonDraft = draft) => ({ ...from, title: { ...from.title, zh } });

const app = await startApp();
const admin = await registerAdmin(app);
const other = await registerAdmin(app);
const learner = await registerPerson(app);

const at = (kind: string, id: string) => `/admin/learning-content/${kind}/${id}`;
type Who = Pick<TestPerson, 'call'>;
const save = (id: string, given: object, expectedVersion: number, who: Who = admin, kind = 'lesson') =>
  who.call('POST', `${at(kind, id)}/versions`, { draft: given, note: '', expectedVersion });
const publish = (id: string, number: number, more: object = {}, kind = 'lesson') =>
  admin.call('POST', `${at(kind, id)}/publish`, { number, expectedVersion: number, ...more });
const listed = async (id: string) =>
  (await learner.call('GET', '/lessons')).body.find((lesson: { id: string }) => lesson.id === id);
const index = async () => (await learner.call('GET', '/learning-content/published')).body;
const file = (kind: string, id: string, number: number, from = app) =>
  fetch(`${from.url}/assets/published/${kind}/${id}.${number}.json`);

test('only admins get at drafts, and only members hear what is published', async () => {
  const calls = [
    ['GET', '/admin/learning-content'],
    ['GET', '/admin/learning-content/choices'],
    ['GET', at('lesson', first.id)],
    ['POST', '/admin/learning-content', { kind: 'lesson', id: 'mine', draft, note: '' }],
    ['POST', `${at('lesson', first.id)}/versions`, { draft, note: '', expectedVersion: 0 }],
    ['POST', `${at('lesson', first.id)}/publish`, { number: 0, expectedVersion: 0 }],
    ['POST', `${at('lesson', first.id)}/hide`, { expectedVersion: 0 }],
    ['GET', `${at('lesson', first.id)}/versions`],
    ['POST', '/admin/learning-content-checks', { kind: 'lesson', id: 'x', draft }],
  ] as const;
  for (const [method, path, body] of calls) {
    expect([path, (await app.guest().call(method, path, body)).status]).toEqual([path, 401]);
    expect([path, (await learner.call(method, path, body)).status]).toEqual([path, 403]);
  }
  expect((await app.guest().call('GET', '/learning-content/published')).status).toBe(401);
});

test('a published version stands in place of the shipped lesson, in its file too, until that is given back', async () => {
  expect((await save(first.id, titled('你好吗'), 0)).body).toEqual({ version: 1 });
  expect((await listed(first.id)).title.zh).toBe(first.title.zh);
  expect((await file('lesson', first.id, 1)).status).toBe(404);
  expect((await publish(first.id, 1)).status).toBe(200);
  expect((await listed(first.id)).title.zh).toBe('你好吗');
  expect((await index()).lessons).toEqual({ [first.id]: 1 });
  const answer = await file('lesson', first.id, 1);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.json()).toMatchObject({ id: first.id, title: { zh: '你好吗' } });
  const path = (await learner.call('GET', '/learning-path')).body.nodes;
  expect(path.find(({ subject }: { subject: string }) => subject === first.id).title.zh).toBe('你好吗');
  expect((await publish(first.id, 0, { expectedVersion: 1 })).status).toBe(200);
  expect((await listed(first.id)).title.zh).toBe(first.title.zh);
  expect((await index()).lessons).toEqual({});
  expect((await file('lesson', first.id, 1)).status).toBe(200);
});

test('who goes back to the shipped lesson goes on from it, and nothing waits to be published', async () => {
  const lesson = lessons[7];
  if (!lesson) throw new Error('too few lessons');
  const { id } = lesson;
  const own = lessonDraftOf(lesson);
  const read = async () => (await admin.call('GET', at('lesson', id))).body;
  const inList = async () =>
    (await admin.call('GET', '/admin/learning-content')).body.find((each: { id: string }) => each.id === id);
  expect(await inList()).toMatchObject({ isAhead: false });
  await save(id, titled('不要的', own), 0);
  expect(await read()).toMatchObject({ state: 'shipped', isAhead: true });
  await publish(id, 1);
  expect([(await read()).isAhead, (await inList()).isAhead]).toEqual([false, false]);
  await save(id, titled('更不要的', own), 1);
  expect([(await read()).isAhead, (await inList()).isAhead]).toEqual([true, true]);
  // As the page discards a draft: what learners meet is saved as the newest version.
  await save(id, titled('不要的', own), 2);
  expect([(await read()).isAhead, (await inList()).isAhead]).toEqual([false, false]);
  expect((await publish(id, 0, { expectedVersion: 3, expectedPublished: 1 })).status).toBe(200);
  expect(await read()).toMatchObject({ state: 'shipped', version: 4, isAhead: false, draft: own });
  expect(await inList()).toMatchObject({ state: 'shipped', isAhead: false, title: own.title });
  const { versions } = (await admin.call('GET', `${at('lesson', id)}/versions`)).body;
  expect(versions).toHaveLength(4);
});

test('an older version is published again', async () => {
  const id = second.id;
  const own = lessonDraftOf(second);
  await save(id, titled('第一版', own), 0);
  await save(id, titled('第二版', own), 1);
  expect((await publish(id, 2)).status).toBe(200);
  expect((await publish(id, 1, { expectedVersion: 2, expectedPublished: 2 })).status).toBe(200);
  expect((await listed(id)).title.zh).toBe('第一版');
  const { versions } = (await admin.call('GET', `${at('lesson', id)}/versions`)).body;
  expect(versions.map(({ isPublished }: { isPublished: boolean }) => isPublished)).toEqual([false, true]);
  expect((await admin.call('GET', `${at('lesson', id)}?version=2`)).body.draft.title.zh).toBe('第二版');
  expect((await admin.call('GET', `${at('lesson', id)}?version=0`)).body.draft).toEqual(own);
});

test('of two who save or publish at once the second is told, and nothing of theirs is taken', async () => {
  const id = text.id;
  const own = textDraftOf(text);
  const mine = await save(id, own, 0, admin, 'text');
  const theirs = await save(id, { ...own, order: 9 }, 0, other, 'text');
  expect([mine.status, theirs.status, theirs.body.data]).toEqual([
    200,
    409,
    { version: 1, publishedVersion: null, isOwn: false },
  ]);
  expect((await save(id, own, 0, admin, 'text')).body).toEqual({ version: 1 });
  expect((await save(id, { ...own, order: 9 }, 1, other, 'text')).body).toEqual({ version: 2 });
  expect((await publish(id, 1, { expectedPublished: null }, 'text')).status).toBe(409);
  expect((await publish(id, 2, { expectedPublished: null }, 'text')).status).toBe(200);
  const late = await publish(id, 1, { expectedVersion: 2, expectedPublished: null }, 'text');
  expect([late.status, late.body.code]).toEqual([409, 'PIECE_STALE']);
  // The same admin, in another window.
  const again = await save(id, { ...own, order: 12 }, 1, other, 'text');
  expect(again.body.data).toMatchObject({ isOwn: true });
  const both = await Promise.all([
    save(id, { ...own, order: 10 }, 2, admin, 'text'),
    save(id, { ...own, order: 11 }, 2, other, 'text'),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('the history says when each version was given to learners, and by whom, also those of before', async () => {
  const piece = texts[3];
  if (!piece) throw new Error('too few texts');
  const own = textDraftOf(piece);
  await save(piece.id, own, 0, admin, 'text');
  await publish(piece.id, 1, {}, 'text');
  await save(piece.id, { ...own, order: own.order + 40 }, 1, other, 'text');
  await publish(piece.id, 2, { expectedPublished: 1 }, 'text');
  await publish(piece.id, 1, { expectedVersion: 2, expectedPublished: 2 }, 'text');
  const { versions, changes } = (await admin.call('GET', `${at('text', piece.id)}/versions`)).body;
  const seen = versions.map((version: { number: number; isPublished: boolean }) => [
    version.number,
    version.isPublished,
  ]);
  expect(seen).toEqual([
    [2, false],
    [1, true],
  ]);
  const { username: name } = admin;
  expect(changes).toMatchObject([
    { name, from: 2, to: 1 },
    { name, from: 1, to: 2 },
    { name, from: 0, to: 1 },
  ]);
});

test('lessons and texts are found by any line inside them, in any language, as they stand in the newest version', async () => {
  const find = async (q: string): Promise<{ id: string; found: { path: string; line: string } | null }[]> =>
    (await admin.call('GET', `/admin/learning-content?q=${encodeURIComponent(q)}`)).body;
  const lesson = lessons[5];
  const spoken = lesson?.dialogue[2];
  if (!lesson || !spoken) throw new Error('too few lessons');
  for (const said of [spoken.zh, spoken.en, spoken.pt])
    expect(await find(said)).toContainEqual(
      expect.objectContaining({
        id: lesson.id,
        found: expect.objectContaining({ path: expect.any(String) }),
      }),
    );
  expect(await find(lesson.id)).toContainEqual(expect.objectContaining({ id: lesson.id, found: null }));
  expect(await find('xyzzy-nowhere')).toEqual([]);
  await save(lesson.id, { ...lessonDraftOf(lesson), title: { ...lesson.title, pt: 'Óculos de xyzzy' } }, 0);
  expect(await find('oculos de xyz')).toMatchObject([{ id: lesson.id, found: { line: 'Óculos de xyzzy' } }]);
});

test('what is incomplete or does not fit the course is kept and not published', async () => {
  const id = `made-${randomUUID().slice(0, 4)}`.replaceAll(/\d/g, 'a');
  const create = (given: object) =>
    admin.call('POST', '/admin/learning-content', { kind: 'lesson', id, draft: given, note: '' });
  expect((await create(titled(''))).status).toBe(200);
  expect((await create(draft)).body.code).toBe('PIECE_EXISTS');
  expect((await publish(id, 1)).body.code).toBe('PIECE_INCOMPLETE');
  // Whole, but it teaches what another lesson teaches.
  expect((await save(id, titled('又一课'), 1)).status).toBe(200);
  expect((await publish(id, 2)).body.code).toBe('PIECE_INCOMPLETE');
  const { problems } = (
    await admin.call('POST', '/admin/learning-content-checks', {
      kind: 'lesson',
      id,
      draft: titled('又一课'),
    })
  ).body;
  const codes = problems.map(({ code }: { code: string }) => code);
  expect(codes).toEqual(expect.arrayContaining(['taughtTwice', 'orderTaken']));
  expect(problems.find(({ code }: { code: string }) => code === 'taughtTwice').path).toMatch(
    /^(words|grammar)\.\d+$/,
  );
});

test('the shipped lessons and texts have nothing to be mended', async () => {
  const faultsOf = async (kind: string, id: string, given: object) =>
    (await admin.call('POST', '/admin/learning-content-checks', { kind, id, draft: given })).body.problems;
  const untouched = lessons[4];
  if (!untouched) throw new Error('too few lessons');
  expect(await faultsOf('lesson', untouched.id, lessonDraftOf(untouched))).toEqual([]);
  const [easy] = texts;
  if (!easy) throw new Error('no texts');
  expect(await faultsOf('text', easy.id, textDraftOf(easy))).toEqual([]);
});

test('a lesson that others build on stays, a text can be hidden and shown again', async () => {
  const needed = await admin.call('POST', `${at('lesson', first.id)}/hide`, { expectedVersion: 2 });
  expect([needed.status, needed.body.code]).toEqual([409, 'PIECE_NEEDED']);
  const [easy] = texts;
  const hide = () => admin.call('POST', `${at('text', easy?.id ?? '')}/hide`, { expectedVersion: 0 });
  expect([(await hide()).status, (await hide()).status]).toEqual([200, 200]);
  expect((await index()).hidden.texts).toEqual([easy?.id]);
  expect((await publish(easy?.id ?? '', 0, {}, 'text')).status).toBe(200);
  expect((await index()).hidden.texts).toEqual([]);
});

test('who has completed a lesson has completed it when it changes', async () => {
  const lesson = lessons[2];
  if (!lesson) throw new Error('too few lessons');
  let seq = 0;
  const event = (item: {
    readonly kind: 'word' | 'grammar';
    readonly key: string;
    readonly reading: string;
  }) => ({
    id: newId(),
    skill: item.kind === 'word' ? 'recognise' : 'grammar',
    item,
    outcome: 'right',
    aided: 'none',
    answer: '',
    tookMs: 2000,
    source: 'lesson',
    sourceId: lesson.id,
    partId: 'meaning',
    seq: (seq += 1),
    at: new Date().toISOString(),
  });
  const events = [
    ...lesson.words.map(({ zh, pinyin }) => event({ kind: 'word', key: zh, reading: pinyin })),
    ...lesson.grammar.map(({ point }) => event({ kind: 'grammar', key: point, reading: '' })),
  ];
  const sentAt = new Date().toISOString();
  const told = await learner.call('POST', '/learning-events', { deviceId: newId(), sentAt, events });
  expect(told.status).toBe(200);
  expect((await listed(lesson.id)).state).toBe('completed');
  const changed = lessonDraftOf(lesson);
  const dropped = { ...changed, words: changed.words.slice(0, 6) };
  const more = {
    ...dropped,
    words: [
      ...dropped.words,
      { zh: '大象', pinyin: 'da4 xiang4', en: 'elephant', pt: 'elefante', reading: '' },
    ],
  };
  const said = {
    ...more,
    dialogue: [
      ...more.dialogue,
      { speaker: more.characters[0]?.id ?? '', zh: '大象！', en: 'An elephant!', pt: 'Um elefante!' },
    ],
  };
  expect((await save(lesson.id, said, 0)).status).toBe(200);
  const published = await publish(lesson.id, 1);
  expect([published.status, published.body]).toEqual([200, {}]);
  expect(await listed(lesson.id)).toMatchObject({ state: 'completed', words: 7, wordsKnown: 6 });
});

test('before something is published, admins see how many learners have studied it, and nobody else does', async () => {
  const lesson = lessons[6];
  if (!lesson) throw new Error('too few lessons');
  const count = async (who: Who = admin) => who.call('GET', `${at('lesson', lesson.id)}/learners`);
  expect((await count()).body).toEqual({ learners: 0, lately: 0, isMore: false });
  const long = await registerPerson(app);
  for (const [who, days] of [
    [learner, 1],
    [learner, 20],
    [long, 20],
  ] as const)
    await runSql(
      app.databaseUrl,
      `insert into learning_events (user_id, id, skill, item_kind, item, outcome, aided, source, source_id, happened_at)
       values ($1, $2, 'recognise', 'word', '好', 'right', 'none', 'lesson', $3, now() - make_interval(days => $4))`,
      [who.id, newId(), lesson.id, days],
    );
  expect((await count()).body).toEqual({ learners: 2, lately: 1, isMore: false });
  // Of a text with the same name nobody has.
  expect((await admin.call('GET', `${at('text', lesson.id)}/learners`)).body.learners).toBe(0);
  expect((await count(learner)).status).toBe(403);
});

test('another process hears of it, and serves a file that it has not heard of', async () => {
  const twin = await startTestApp({ databaseUrl: app.databaseUrl, dataFolder: app.dataFolder });
  try {
    const lesson = lessons[5];
    if (!lesson) throw new Error('too few lessons');
    await save(lesson.id, titled('两台', lessonDraftOf(lesson)), 0);
    expect((await publish(lesson.id, 1)).status).toBe(200);
    expect((await file('lesson', lesson.id, 1, twin)).status).toBe(200);
  } finally {
    await twin.stop();
  }
});

test('the rows of versions cannot be changed, and every deed is in the audit', async () => {
  await expect(runSql(app.databaseUrl, "update draft_versions set note = 'x'")).rejects.toThrow();
  await expect(runSql(app.databaseUrl, 'delete from draft_publications')).rejects.toThrow();
  for (const action of ['draft_saved', 'draft_published', 'draft_rolled_back', 'draft_hidden']) {
    const { entries } = (await admin.call('GET', `/admin/audit?action=${action}`)).body;
    expect(entries.length, action).toBeGreaterThan(0);
  }
});
