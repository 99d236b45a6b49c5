// The page of a person: a part that fails hides no other, what is empty is named in a line, and gifts need a reason.

import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo, refuse } from '../../../../kit/web/testing/server.ts';
import type { PersonPart } from '../queries.ts';
import { PersonPage } from './person-page.tsx';

const ID = '01920000-0000-7000-8000-00000000000b';
const AT = '2026-11-23T08:05:00.000Z';
const PERSON = {
  id: ID,
  name: '小梅',
  username: 'mei',
  email: 'mei@example.org',
  role: 'student',
  avatar: null,
  createdAt: AT,
  bannedAt: null,
  banReason: null,
  banCause: 'other',
  banNote: '',
  bannedUntil: null,
  vipUntil: null,
  emailVerified: true,
  hasSecondFactor: false,
  locale: 'zh',
  sessions: [{ id: ID, createdAt: AT, lastSeenAt: AT, userAgent: null, address: '10.0.0.1' }],
  events: [{ id: ID, kind: 'registered', actorId: null, actorName: null, at: AT }],
} as const;
const PARTS: readonly PersonPart[] = [
  { name: 'payments', title: '付款', content: null },
  {
    name: 'talks',
    title: '对话',
    content: {
      facts: [{ label: '与老师的对话', value: { kind: 'count', count: 7 } }],
      table: null,
      more: null,
    },
  },
  { name: 'orders', title: '代购订单', content: { facts: [], table: null, more: null } },
];

const PAGE = (
  <Routes>
    <Route path="/admin/users/:id" element={<PersonPage />} />
  </Routes>
);

async function show(): Promise<void> {
  answer(`GET /admin/users/${ID}`, () => PERSON);
  answer(`GET /admin/users/${ID}/parts`, () => PARTS);
  answer(`GET /admin/users/${ID}/letters`, () => ({ letters: [], nextCursor: null }));
  await renderFeature(PAGE, {
    texts: ['admin', 'letters', 'membership', 'study-time'],
    path: `/admin/users/${ID}`,
  });
  await expect.element(page.getByRole('heading', { name: '对话' })).toBeVisible();
}

it('shows every part that could be read, says which could not, and names the empty ones', async () => {
  await show();
  await expect.element(page.getByText('这一部分没能读取，其他部分不受影响。')).toBeVisible();
  await expect.element(page.getByText('还没有内容：代购订单')).toBeVisible();
  await expect.element(page.getByText('7', { exact: true })).toBeVisible();
  await expectNoViolation();
});

it('gives VIP only with a reason, and under one id however often it is sent', async () => {
  await show();
  let answers = 0;
  answer(`POST /admin/users/${ID}/vip`, () => {
    answers += 1;
    return answers === 1
      ? refuse('TOO_MANY_REQUESTS', { status: 429, data: { retryAfterSeconds: 1 } })
      : { vipUntil: AT };
  });
  await page.getByRole('button', { name: '发放 VIP' }).click();
  const submit = page.getByRole('dialog').getByRole('button', { name: '发放 VIP' });
  await submit.click();
  await expect.element(page.getByText('请写明原因。')).toBeVisible();
  expect(callsTo(`/admin/users/${ID}/vip`)).toHaveLength(0);
  await page.getByLabelText('原因').fill('服务器中断');
  await submit.click();
  await expect.poll(() => callsTo(`/admin/users/${ID}/vip`)).toHaveLength(1);
  await submit.click();
  await expect.element(page.getByText(/^已发放，VIP 有效期至/)).toBeVisible();
  const [first, second] = callsTo(`/admin/users/${ID}/vip`).map(({ body }) => body);
  expect(first).toMatchObject({ unit: 'days', count: 7, reason: '服务器中断' });
  expect(second).toEqual(first);
});

it('locks nobody out for a cause that nobody chose', async () => {
  await show();
  answer(`PUT /admin/users/${ID}/ban`, () => ({ ...PERSON, bannedAt: AT }));
  await page.getByRole('button', { name: '停用' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('给对方的说明').fill('反复发送广告');
  await dialog.getByRole('button', { name: '停用', exact: true }).click();
  await expect.element(dialog.getByText('请选一个原因，对方会看到。')).toBeVisible();
  expect(callsTo(`/admin/users/${ID}/ban`)).toEqual([]);
});

it('says before a lock which orders go on without the person’s answers', async () => {
  await show();
  const facts = [
    { label: '进行中的订单', value: { kind: 'count', count: 2 } },
    { label: '其中最早的期限', value: { kind: 'time', at: AT } },
  ] as const;
  answer(`GET /admin/users/${ID}/parts`, () => [
    { name: 'orders', title: '代购订单', content: { facts, table: null, more: null } },
  ]);
  await page.getByRole('button', { name: '停用' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/进行中的订单/)).toBeVisible();
  await expect.element(dialog.getByText(/2026/)).toBeVisible();
  await expect.element(dialog.getByText(/期限也照常计算/)).toBeVisible();
});

it('says before a lock what was paid for and goes on, and leads to its payment; not what is over or was given', async () => {
  await show();
  const later = new Date(Date.now() + 40 * 86_400_000).toISOString();
  const row = (key: string, name: string, until: string, fen: number | null) => ({
    key,
    values: [
      { kind: 'time', at: AT },
      fen === null
        ? { kind: 'text', text: name }
        : { kind: 'link', text: name, to: `/admin/payments/${key}` },
      { kind: 'time', at: until },
      fen === null ? null : { kind: 'fen', fen },
    ],
  });
  const rows = [
    row('a', '购买：3 个月', later, 9900),
    row('b', '购买：1 个月', AT, 3900),
    row('c', '邀请奖励：3 天', later, null),
  ];
  const columns = ['时间', '内容', '有效期至', '金额'].map((label) => ({ label, isNumber: false }));
  const facts = [{ label: 'VIP 有效期至', value: { kind: 'time', at: later } }];
  answer(`GET /admin/users/${ID}/parts`, () => [
    { name: 'membership', title: '会员', content: { facts, table: { columns, rows }, more: null } },
  ]);
  await page.getByRole('button', { name: '停用' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/不会自动退款/)).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: '购买：3 个月' }))
    .toHaveAttribute('href', '/admin/payments/a');
  expect(dialog.getByText('购买：1 个月').elements()).toEqual([]);
  expect(dialog.getByText('邀请奖励：3 天').elements()).toEqual([]);
  await expectNoViolation();
});
