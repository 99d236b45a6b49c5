// Roles made by admins, over HTTP: who may, what is refused, what learners meet, and what talks keep.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startApp } from '../../../app/testing/apps/start-app.ts';
import { registerAdmin, registerPerson, runSql } from '../../../app/testing/clients/people.ts';
import { startPlay } from '../../../app/testing/clients/test-talk.ts';
import { shippedContent } from '../../../content/load.ts';
import { ASIDES_MAX, draftOf, emptyDraft, type RoleDraft } from '../domain/draft.ts';

const waiter = shippedContent().roles.find(({ id }) => id === 'waiter');
if (!waiter) throw new Error('no waiter');
const full = draftOf(waiter);
const renamed = (zh: string): RoleDraft => ({ ...full, name: { ...full.name, zh } });

const app = await startApp();
const admin = await registerAdmin(app);
const learner = await registerPerson(app);

let made = 0;
/** Makes a role with one version and gives its id. */
async function make(draft: RoleDraft = full): Promise<string> {
  made += 1;
  const id = `made-${made}`;
  const { status } = await admin.call('POST', '/admin/ai-roles', { id, draft, note: '' });
  expect(status).toBe(200);
  return id;
}
const publish = (id: string, expectedVersion: number) =>
  admin.call('POST', `/admin/ai-roles/${id}/publish`, { expectedVersion });
const hide = (id: string) => admin.call('POST', `/admin/ai-roles/${id}/hide`, {});
const save = (id: string, draft: RoleDraft, expectedVersion: number, who = admin) =>
  who.call('POST', `/admin/ai-roles/${id}/versions`, { draft, note: '改了', expectedVersion });
const met = async () =>
  (await learner.call('GET', '/ai-roles/roles')).body.map(({ id }: { id: string }) => id);

test('only admins get at what is behind the roles', async () => {
  const calls = [
    ['GET', '/admin/ai-roles'],
    ['GET', '/admin/ai-roles/waiter'],
    ['POST', '/admin/ai-roles', { id: 'mine', draft: full, note: '' }],
    ['POST', '/admin/ai-roles/waiter/versions', { draft: full, note: '', expectedVersion: 0 }],
    ['POST', '/admin/ai-roles/waiter/publish', { expectedVersion: 0 }],
    ['POST', '/admin/ai-roles/waiter/hide', {}],
    ['GET', '/admin/ai-roles/waiter/versions'],
    ['POST', '/admin/ai-role-checks', { draft: full }],
    ['POST', '/admin/ai-role-tries', { draft: full, said: '你好' }],
  ] as const;
  for (const [method, path, body] of calls) {
    expect([path, (await app.guest().call(method, path, body)).status]).toEqual([path, 401]);
    expect([path, (await learner.call(method, path, body)).status]).toEqual([path, 403]);
  }
});

test('a role is met once it is published, in the published version, and no longer when it is hidden', async () => {
  const id = await make();
  expect(await met()).not.toContain(id);
  expect((await learner.call('GET', `/ai-roles/roles/${id}`)).status).toBe(404);
  expect((await publish(id, 1)).status).toBe(200);
  expect(await met()).toContain(id);
  expect((await save(id, renamed('小王'), 1)).body).toEqual({ version: 2 });
  const read = async () => (await learner.call('GET', `/ai-roles/roles/${id}`)).body;
  expect((await read()).name).toEqual(full.name);
  expect((await publish(id, 2)).status).toBe(200);
  expect((await read()).name.zh).toBe('小王');
  expect((await hide(id)).status).toBe(200);
  expect(await met()).not.toContain(id);
  expect((await admin.call('GET', `/admin/ai-roles/${id}`)).body).toMatchObject({
    state: 'hidden',
    version: 2,
    publishedVersion: 2,
    draft: renamed('小王'),
  });
});

test('a talk keeps the version that it began with; none begins in a hidden role', async () => {
  const id = await make();
  await publish(id, 1);
  const talk = await startPlay(learner, 'role', id);
  await save(id, { ...full, play: { ...full.play, goals: full.play.goals.toReversed() } }, 1);
  await publish(id, 2);
  await hide(id);
  const order = full.play.goals.map((goal) => goal.id);
  expect((await talk.read()).goals.map((goal: { id: string }) => goal.id)).toEqual(order);
  const first = full.play.goals[0];
  expect((await talk.say(first?.hint.full.zh ?? '')).ended).toMatchObject({ state: 'complete' });
  const start = { id: randomUUID(), kind: 'role', subject: id, language: 'en' };
  expect((await learner.call('POST', '/tutor-chat/talks', start)).status).toBe(404);
});

test('a shipped role is hidden and shown again, and is not edited', async () => {
  expect((await hide('waiter')).status).toBe(200);
  expect(await met()).not.toContain('waiter');
  const start = { id: randomUUID(), kind: 'role', subject: 'waiter', language: 'en' };
  expect((await learner.call('POST', '/tutor-chat/talks', start)).status).toBe(404);
  expect((await admin.call('GET', '/admin/ai-roles/waiter')).body).toMatchObject({
    origin: 'shipped',
    state: 'hidden',
    version: 0,
  });
  expect((await publish('waiter', 1)).body).toMatchObject({ code: 'ROLE_STALE', data: { version: 0 } });
  expect((await publish('waiter', 0)).status).toBe(200);
  expect(await met()).toContain('waiter');
  expect((await save('waiter', full, 0)).status).toBe(404);
  const again = await admin.call('POST', '/admin/ai-roles', { id: 'waiter', draft: full, note: '' });
  expect(again.body.code).toBe('ROLE_EXISTS');
});

test('of two admins who save at once the second is told, and nothing of either is lost', async () => {
  const other = await registerAdmin(app);
  const id = await make();
  const [one, two] = await Promise.all([save(id, renamed('一'), 1), save(id, renamed('二'), 1, other)]);
  expect([one.status, two.status].toSorted()).toEqual([200, 409]);
  const late = one.status === 409 ? one : two;
  expect(late.body).toMatchObject({ code: 'ROLE_STALE', data: { version: 2 } });
  const [lateDraft, lateAdmin] = one.status === 409 ? [renamed('一'), admin] : [renamed('二'), other];
  expect((await save(id, lateDraft, 2, lateAdmin)).body).toEqual({ version: 3 });
  expect((await publish(id, 2)).body.code).toBe('ROLE_STALE');
  const { versions } = (await admin.call('GET', `/admin/ai-roles/${id}/versions`)).body;
  expect(versions.map(({ number }: { number: number }) => number)).toEqual([3, 2, 1]);
  expect(versions[0]).toMatchObject({ authorName: lateAdmin.username, note: '改了', isComplete: true });
  const second = await admin.call('GET', `/admin/ai-roles/${id}?version=2`);
  expect(['一', '二']).toContain(second.body.draft.name.zh);
  // An answer that was lost on its way: the same save again is not another version.
  expect((await save(id, lateDraft, 2, lateAdmin)).body).toEqual({ version: 3 });
});

test('what is incomplete is kept and not published, with a problem at each place', async () => {
  const id = await make(emptyDraft());
  expect((await publish(id, 1)).body.code).toBe('ROLE_INCOMPLETE');
  const [listed] = (await admin.call('GET', '/admin/ai-roles')).body.filter(
    (role: { id: string }) => role.id === id,
  );
  expect(listed).toMatchObject({ origin: 'made', state: 'draft', isComplete: false, version: 1 });
  const { problems } = (await admin.call('POST', '/admin/ai-role-checks', { draft: emptyDraft() })).body;
  const at = problems.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`);
  for (const place of [
    'name.zh missing',
    'play.opening.pt missing',
    'play.goals.2.hint.full.zh missing',
    'play.goals.0.reached.0.match few',
    'play.unclear.1.en missing',
    'targetWords.5.pinyin missing',
  ])
    expect(at).toContain(place);
});

test('a complete role whose play does not hold together is not published', async () => {
  const [first, ...rest] = full.play.goals;
  if (!first) throw new Error('no goal');
  const broken = { ...first, reached: [{ ...first.reached[0], match: ['永远不会说的话'] }] };
  const draft = { ...full, play: { ...full.play, goals: [broken, ...rest] } } as RoleDraft; // replies are the waiter's
  const id = await make(draft);
  expect((await publish(id, 1)).body.code).toBe('ROLE_INCOMPLETE');
  const { problems } = (await admin.call('POST', '/admin/ai-role-checks', { draft })).body;
  expect(problems).toContainEqual({ path: 'play.goals.0', code: 'notReached', detail: '' });
});

test('a sentence is tried on the goals and the asides', async () => {
  const attempt = async (said: string, draft: RoleDraft = full) =>
    (await admin.call('POST', '/admin/ai-role-tries', { draft, said })).body;
  expect((await attempt('我要一个鸡蛋汤，还要一个牛肉。')).goals).toContainEqual({
    index: 0,
    reach: 'reached',
    pattern: expect.stringContaining('{dish}'),
  });
  expect(await attempt('我要鱼')).toMatchObject({ goals: [{ index: 0, reach: 'partly' }] });
  expect((await attempt('买单')).goals).toMatchObject([{ index: 2, reach: 'reached' }]);
  expect(await attempt('今天天上有云')).toEqual({ goals: [], aside: null, unreadable: [] });
  const [aside, ...others] = full.play.asides;
  const odd = { ...aside, match: ['(没有关上'] } as RoleDraft['play']['asides'][number]; // replies are the waiter's
  const draft = { ...full, play: { ...full.play, asides: [odd, ...others] } };
  expect((await attempt('你好', draft)).unreadable).toEqual(['(没有关上']);
});

test('versions are only added: the database refuses to change or delete one', async () => {
  const id = await make();
  for (const statement of [
    `update draft_versions set note = 'x' where item_id = $1`,
    'delete from draft_versions where item_id = $1',
  ])
    await expect(runSql(app.databaseUrl, statement, [id])).rejects.toThrow('only grow');
});

test('what is no draft is refused', async () => {
  const many = {
    ...full,
    play: { ...full.play, asides: Array.from({ length: ASIDES_MAX + 1 }, () => full.play.asides[0]) },
  };
  for (const draft of [{}, { ...full, level: 'expert' }, { ...full, more: 1 }, many])
    expect((await admin.call('POST', '/admin/ai-roles', { id: 'odd', draft, note: '' })).status).toBe(400);
  // Half a character is no text that the database holds, in any call.
  const half = { id: 'odd', draft: renamed('半个\ud83d'), note: '' };
  expect((await admin.call('POST', '/admin/ai-roles', half)).status).toBe(422);
  for (const id of ['Waiter', '', '../x', 'a b'])
    expect((await admin.call('POST', '/admin/ai-roles', { id, draft: full, note: '' })).status).toBe(400);
  for (const path of [
    '/admin/ai-roles/nobody',
    '/admin/ai-roles/nobody/versions',
    '/admin/ai-roles/waiter?version=3',
  ])
    expect([path, (await admin.call('GET', path)).status]).toEqual([path, 404]);
  expect((await hide('nobody')).status).toBe(404);
  expect((await publish('nobody', 1)).status).toBe(404);
  expect((await publish('nobody', 0)).status).toBe(404);
});

test('there are at most as many made roles as one page lists', async () => {
  await runSql(
    app.databaseUrl,
    `insert into draft_items (kind, id, version, is_hidden) select 'role', 'filler-' || n, 1, false from generate_series(1, 300) as n`,
  );
  const answer = await admin.call('POST', '/admin/ai-roles', { id: 'one-more', draft: full, note: '' });
  expect(answer.body.code).toBe('ROLE_LIMIT');
  await runSql(app.databaseUrl, `delete from draft_items where id like 'filler-%'`);
});
