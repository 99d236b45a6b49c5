// Examples of what admins do with what people learn from: roles, lessons, videos, and the models that speak.

import { makeMp4 } from '../../../kit/server/testing/make-mp4.ts';
import { smallPicture } from '../apps/ordering-app.ts';
import { upload } from '../clients/uploads.ts';
import { done, type Examples, newPerson, type Stage, sqlOf, uuid } from './example.ts';

const SHIPPED_ROLE = 'waiter';
const SHIPPED_LESSON = 'greetings';

const readRole = async ({ admin }: Stage) =>
  (await done(admin, 'GET', `/admin/ai-roles/${SHIPPED_ROLE}`)).draft;
const readLesson = async ({ admin }: Stage) =>
  (await done(admin, 'GET', `/admin/learning-content/lesson/${SHIPPED_LESSON}?version=0`)).draft;

const newName = () => `made-${uuid().slice(0, 8)}`;

async function madeRole(stage: Stage) {
  const [id, draft] = [newName(), await readRole(stage)];
  await done(stage.admin, 'POST', '/admin/ai-roles', { id, draft, note: '' });
  return { id, draft, subject: `role:${id}` };
}

async function madeLesson(stage: Stage) {
  const [id, draft] = [newName(), await readLesson(stage)];
  await done(stage.admin, 'POST', '/admin/learning-content', { kind: 'lesson', id, draft, note: '' });
  return { id, draft, subject: `lesson:${id}` };
}

const VIDEO = {
  title: { zh: '小鸭子', en: 'The duckling', pt: 'O patinho' },
  level: 'preschool',
  language: 'zh',
};
const CAPTIONS = { zh: '', en: '', pt: '' };

async function madeVideo(stage: Stage): Promise<{ id: string; version: number }> {
  const { app, admin } = stage;
  const id = uuid();
  const uploadId = await upload(app, admin, 'video', makeMp4());
  await done(admin, 'PUT', `/admin/videos/${id}`, { ...VIDEO, uploadId });
  // Whatever the job makes of it meanwhile stays out of the example.
  for (let tries = 0; tries < 200; tries += 1) {
    const { videos } = await done(admin, 'GET', '/admin/videos');
    const video = videos.find((each: { readonly id: string }) => each.id === id);
    if (video.state !== 'waiting') return { id, version: video.version };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('a video was not looked into');
}

const MODEL = { name: 'm', contextTokens: null, seesPictures: false, inFen: 80, outFen: 200 };
const PROVIDER = { name: 'Own', baseUrl: 'http://127.0.0.1:9/v1', isEnabled: false, models: [MODEL] };

async function madeProvider({ admin }: Stage) {
  const id = uuid();
  const given = { id, preset: 'custom', ...PROVIDER, key: null };
  const { version } = await done(admin, 'POST', '/admin/ai/providers', given);
  return { id, version };
}

export const examplesOfContent: Examples = {
  'aiRoles.createRole': async (stage) => {
    const id = newName();
    const input = { id, draft: await readRole(stage), note: '' };
    return { input, action: 'draft_saved', subject: `role:${id}` };
  },
  'aiRoles.saveRole': async (stage) => {
    const { id, draft, subject } = await madeRole(stage);
    const input = { id, draft, note: 'Better.', expectedVersion: 1 };
    return { input, action: 'draft_saved', subject };
  },
  'aiRoles.publishRole': async (stage) => {
    const { id, subject } = await madeRole(stage);
    const input = { id, expectedVersion: 1 };
    return { input, action: 'draft_published', subject, stale: { expectedVersion: 2 } };
  },
  'aiRoles.hideRole': async (stage) => {
    const { id, subject } = await madeRole(stage);
    await done(stage.admin, 'POST', `/admin/ai-roles/${id}/publish`, { expectedVersion: 1 });
    return { input: { id }, action: 'draft_hidden', subject };
  },
  'aiRoles.importCard': async () => {
    const name = newName();
    const data = { name, description: 'A sailor.', scenario: 'On deck.', first_mes: '你好！' };
    const card = { spec: 'chara_card_v2', spec_version: '2.0', data };
    const file = Buffer.from(JSON.stringify(card)).toString('base64');
    return { input: { file, note: '' }, action: 'draft_saved', subject: `role:${name}` };
  },
  'learningContent.createPiece': async (stage) => {
    const id = newName();
    const input = { kind: 'lesson', id, draft: await readLesson(stage), note: '' };
    return { input, action: 'draft_saved', subject: `lesson:${id}` };
  },
  'learningContent.savePiece': async (stage) => {
    const { id, draft, subject } = await madeLesson(stage);
    const input = { kind: 'lesson', id, draft, note: 'Better.', expectedVersion: 1 };
    return { input, action: 'draft_saved', subject };
  },
  'learningContent.publishPiece': async (stage) => {
    const id = SHIPPED_LESSON;
    const saved = { draft: await readLesson(stage), note: '', expectedVersion: 0 };
    await done(stage.admin, 'POST', `/admin/learning-content/lesson/${id}/versions`, saved);
    return {
      input: { kind: 'lesson', id, number: 1, expectedVersion: 1, expectedPublished: null },
      action: 'draft_published',
      subject: `lesson:${id}`,
      late: { number: 0 },
    };
  },
  'learningContent.hidePiece': async (stage) => {
    const { id, subject } = await madeLesson(stage);
    const input = { kind: 'lesson', id, expectedVersion: 1, expectedPublished: null };
    return { input, action: 'draft_hidden', subject, stale: { expectedVersion: 0 } };
  },
  'videos.addVideo': async ({ app, admin }) => {
    const id = uuid();
    const uploadId = await upload(app, admin, 'video', makeMp4());
    return { input: { ...VIDEO, id, uploadId }, action: 'video_added', subject: id };
  },
  'videos.changeVideo': async (stage) => {
    const { id, version } = await madeVideo(stage);
    const input = { ...VIDEO, id, version, captions: CAPTIONS, isPublished: true };
    return { input, action: 'video_changed', subject: id };
  },
  'videos.setPoster': async (stage) => {
    const { id } = await madeVideo(stage);
    const uploadId = await upload(stage.app, stage.admin, 'video-poster', await smallPicture());
    return { input: { id, uploadId }, action: 'video_changed', subject: id };
  },
  'videos.deleteVideo': async (stage) => {
    const { id, version } = await madeVideo(stage);
    return { input: { id, version }, action: 'video_deleted', subject: id, stale: { version: 99 } };
  },
  'aiServices.createProvider': async () => {
    const id = uuid();
    const input = { id, preset: 'custom', ...PROVIDER, key: null };
    return { input, action: 'ai_provider_added', subject: id };
  },
  'aiServices.updateProvider': async (stage) => {
    const { id, version } = await madeProvider(stage);
    const input = { id, version, ...PROVIDER, name: 'Renamed' };
    return { input, action: 'ai_provider_changed', subject: id };
  },
  'aiServices.deleteProvider': async (stage) => {
    const { id } = await madeProvider(stage);
    return { input: { id }, action: 'ai_provider_deleted', subject: id };
  },
  'aiServices.updateUse': async ({ admin }) => {
    const { uses } = await done(admin, 'GET', '/admin/ai/config');
    const { version } = uses.find(({ use }: { readonly use: string }) => use === 'plan');
    const input = { use: 'plan', version, modelIds: [], temperature: 0.4, promptVersion: null };
    return { input, action: 'ai_use_changed', subject: 'plan' };
  },
  'aiServices.updateLimits': async ({ admin }) => {
    const { version } = (await done(admin, 'GET', '/admin/ai/config')).limits;
    const input = { version, dayFen: 5000, learnerFen: null };
    return { input, action: 'ai_limits_changed', subject: 'limits' };
  },
  'aiServices.updateReport': async (stage) => {
    const [id, { id: learner }] = [uuid(), await newPerson(stage)];
    await sqlOf(stage)(
      `insert into ai_reports (id, user_id, message_id, reason, comment, answer, context)
       values ($1, $2, gen_random_uuid(), 'wrong', '', '好', '[]')`,
      [id, learner],
    );
    const input = { id, version: 1, state: 'closed', note: 'Mended.' };
    return { input, action: 'ai_report_handled', subject: learner };
  },
};
