// The practice of a scene by keyboard: judged, helped with, skipped, and its result with the next round.

import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import noodles from '../../../../content/scenarios/restaurant/scenes/noodles.json';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo, lose } from '../../../../kit/web/testing/server.ts';
import { PracticeView } from './practice-view.tsx';

const scene = {
  ...noodles,
  level: 'beginner',
  place: 'restaurant',
  placeTitle: { zh: '餐厅', en: 'Restaurant', pt: 'Restaurante' },
  // Each line of the partner stands as long as it takes to read.
  dialogue: noodles.dialogue.slice(0, 4),
  goals: noodles.play.goals,
} as const;
type SentEvent = {
  readonly id: string;
  readonly skill: string;
  readonly outcome: string;
  readonly aided: string;
};
type Batch = {
  readonly deviceId: string;
  readonly events: readonly (SentEvent & { item: { key: string } })[];
};
/** The page's own calls fit the contract, whose schema is not here. */
const batchOf = (body: unknown) => body as Batch;
const told = () => callsTo('/learning-events').flatMap(({ body }) => batchOf(body).events);
const field = page.getByRole('textbox', { name: '你的这一句' });
const yourTurn = page.getByText('轮到你说');
const radio = (name: string) => page.getByRole('radio', { name });

beforeEach(async () => {
  sessionStorage.clear();
  answer('GET /plans/next', () => null);
  answer('POST /learning-events', ({ body }) => ({ added: batchOf(body).events.length }));
  await show();
});

let shown: Awaited<ReturnType<typeof renderFeature>>;

/** The page, or the page again after a reload. */
async function show(): Promise<void> {
  shown = await renderFeature(
    <main>
      <h1>一碗面条</h1>
      <PracticeView scene={scene} />
    </main>,
    {
      texts: ['scenarios', 'my-words', 'study-time'],
      path: '/scenarios/restaurant/noodles',
      viewer: 'learner',
    },
  );
}

/** Without help, by keys alone. */
async function beginAlone(): Promise<void> {
  radio('整句').element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  page.getByRole('button', { name: '开始练习' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
}

it('judges what is said, helps on wish, and marks each line by how it went', async () => {
  await beginAlone();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/这是另外一句话/)).not.toBeInTheDocument();
  await userEvent.type(field, '我很好。{Enter}');
  await expect.element(page.getByText(/这是另外一句话/)).toBeVisible();
  await expect.element(field).toBeInvalid();
  await expectNoViolation();
  page.getByRole('button', { name: '看开头' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^服务员，.*＿/)).toBeVisible();
  await field.fill('服务员，你们有什么面条？');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('看着提示说对了')).toBeVisible();
  await expect.element(yourTurn).toBeVisible();
  await expect.element(field).toHaveFocus();
  await userEvent.type(field, '我要一碗牛肉面，不要太辣。{Enter}');
  await expect.element(page.getByText('自己说对了')).toBeVisible();
});

it('ends with a result that has the focus, and begins again as the other character', async () => {
  await beginAlone();
  const skip = page.getByRole('button', { name: '跳过这一句' });
  const title = page.getByRole('heading', { name: '这一轮结束了' });
  for (let line = 0; line < scene.dialogue.length && title.query() === null; line += 1) {
    await expect.poll(() => skip.query() ?? title.query()).not.toBeNull();
    if (skip.query() !== null) await skip.click();
  }
  await expect.element(title).toHaveFocus();
  await expect.element(page.getByText(/^\d+ 句里说对了 0 句$/)).toBeVisible();
  await expectNoViolation();
  page.getByRole('button', { name: '换我演服务员' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(yourTurn).toBeVisible();
});

it('tells the log of each line and its words, once, also what happened while nobody could be reached', async () => {
  answer('POST /learning-events', lose);
  await beginAlone();
  await userEvent.keyboard('{Enter}');
  await userEvent.type(field, '服务员，你们有什么面条？{Enter}');
  await expect.element(page.getByText('自己说对了')).toBeVisible();
  await expect.poll(() => told().length).toBeGreaterThan(0);
  const lost = told();
  answer('POST /learning-events', ({ body }) => ({ added: batchOf(body).events.length }));
  dispatchEvent(new Event('online'));
  await expect.poll(() => told().length).toBe(2 * lost.length);
  expect(told().slice(lost.length)).toEqual(lost);
  expect(lost[0]).toMatchObject({ skill: 'recall', outcome: 'right', aided: 'none' });
  expect(lost.map(({ item }) => item.key)).toContain('restaurant/noodles/1');
  expect(new Set(callsTo('/learning-events').map(({ body }) => batchOf(body).deviceId)).size).toBe(1);
  dispatchEvent(new Event('online'));
  await expect.element(yourTurn).toBeVisible();
  expect(told()).toHaveLength(2 * lost.length);
});

it('goes on with the same line after a reload, and tells nothing twice', async () => {
  await beginAlone();
  await userEvent.type(field, '服务员，你们有什么面条？{Enter}');
  await expect.element(page.getByText('自己说对了')).toBeVisible();
  await expect.element(yourTurn).toBeVisible();
  const before = told().length;
  await shown.unmount();
  await show();
  await expect.element(page.getByText('自己说对了')).toBeVisible();
  await expect.element(yourTurn).toBeVisible();
  await expect.element(field).toBeVisible();
  expect(told()).toHaveLength(before);
});
