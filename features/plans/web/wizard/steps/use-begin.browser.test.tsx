// A plan is begun once, and found, whatever becomes of the answer.

import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod';
import { renderFeature } from '../../../../../app/web/testing/render-feature.tsx';
import { answer, callsTo, lose, refuse } from '../../../../../kit/web/testing/server.ts';
import { EMPTY_DRAFT } from '../../../domain/index.ts';
import { idOfAsked, noteOpened } from '../answers/asked-id.ts';
import { Wizard } from '../wizard.tsx';

const DRAFT = {
  ...EMPTY_DRAFT,
  step: 'confirm',
  grade: 'adult',
  textbooks: ['none'],
  interests: ['food'],
  dream: 'read',
};
const idsAsked = () =>
  callsTo('/plans').flatMap(({ method, body }) => (method === 'POST' ? [idOf(body)] : []));
const idOf = (body: unknown): string => z.object({ id: z.string() }).parse(body).id;
const make = page.getByRole('button', { name: '生成我的计划' });

/** The one plan that was asked for. */
async function isOpen() {
  await expect.poll(idsAsked).toHaveLength(1);
  const path = `/adaptive-learning/plans/${idsAsked()[0]}`;
  await expect.element(page.getByText(`at ${path}`), { timeout: 9000 }).toBeVisible();
  expect(idsAsked()).toHaveLength(1);
}

/** The plans that the server has begun. */
let begun: Set<string>;

async function open() {
  begun = new Set();
  visits.clear();
  answer('GET /plans/:id', ({ path }) => {
    const id = path.split(/[/?]/)[2] ?? '';
    return begun.has(id) ? { id, state: 'generating' } : refuse('NOT_FOUND', { status: 404 });
  });
  answer('GET /plans/profile', () => DRAFT);
  answer('GET /plans/start', () => ({ placedLevel: null, words: 0, probable: 0, minutes: null }));
  answer('GET /placement', () => ({ latest: null, inForce: null }));
  answer('GET /study/settings', () => ({ freeDays: [7] }));
  answer('GET /plans', () => []);
  answer('GET /plans/next', () => null);
  answer('PATCH /learner-settings', ({ body }) => body);
  const shown = await renderFeature(
    <>
      <Wizard />
      <Where />
    </>,
    { texts: ['plans'], path: '/adaptive-learning?step=confirm' },
  );
  await page.getByRole('radio', { name: '初级' }).click({ force: true });
  return shown;
}

/** Going to the same page twice is two. */
const visits = new Set<string>();

function Where() {
  const { pathname, key } = useLocation();
  useEffect(() => {
    visits.add(key);
  }, [key]);
  return <p>at {pathname}</p>;
}

it('opens the plan whose answer was lost', async () => {
  answer('POST /plans', ({ body }) => {
    begun.add(idOf(body));
    return lose();
  });
  await open();
  await make.click();
  await isOpen();
});

it('opens the plan whose answer is late, without waiting for it, and a double tap asks once', async () => {
  answer('POST /plans', ({ body }) => {
    begun.add(idOf(body));
    return new Promise(() => {});
  });
  await open();
  await make.dblClick();
  await isOpen();
});

it('opens a plan once that was found before its late answer came', async () => {
  answer('POST /plans', async ({ body }) => {
    begun.add(idOf(body));
    await new Promise((resolve) => setTimeout(resolve, 4000));
    return { id: idOf(body), state: 'generating' };
  });
  await open();
  await make.click();
  await isOpen();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(visits.size).toBe(2);
}, 15_000);

it('asks for the same plan in a tab that was open when another tab opened it, and for another afterwards', () => {
  const before = Date.now();
  const id = idOfAsked('the same', before);
  noteOpened(id, before + 1);
  expect(idOfAsked('the same', before)).toBe(id);
  expect(idOfAsked('the same', before + 2)).not.toBe(id);
});

it('asks for the same plan again where the first asking never arrived, also after a reload, and for another with other answers', async () => {
  answer('POST /plans', () => lose());
  const { unmount } = await open();
  await make.click();
  await expect.element(page.getByText('还没有收到回答')).toBeVisible();
  await make.click();
  await expect.poll(idsAsked).toHaveLength(2);
  await unmount();
  await open();
  await make.click();
  await expect.poll(idsAsked).toHaveLength(3);
  expect(new Set(idsAsked()).size).toBe(1);
  await page.getByRole('radio', { name: '中级' }).click({ force: true });
  await make.click();
  await expect.poll(idsAsked).toHaveLength(4);
  expect(new Set(idsAsked()).size).toBe(2);
});
