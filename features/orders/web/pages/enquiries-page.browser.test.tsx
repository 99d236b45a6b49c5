// Asking before paying: what is asked about comes along, a lost answer asks once, and operators learn who was faster.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo, refuse } from '../../../../kit/web/testing/server.ts';
import type { Enquiry } from '../queries.ts';
import { DeskEnquiriesPage } from './desk-enquiries-page.tsx';
import { EnquiriesPage } from './enquiries-page.tsx';

const texts = ['orders', 'global-services', 'files'];
const anEnquiry = (changes: Partial<Enquiry> = {}): Enquiry => ({
  id: '01920000-0000-7000-8000-0000000000e1',
  product: '儿童羽绒服',
  link: null,
  text: '130 码八岁能穿吗？',
  pictures: [],
  answer: '',
  createdAt: '2026-11-23T08:00:00.000Z',
  answeredAt: null,
  ...changes,
});
const idsOf = (path: string) =>
  callsTo(path).flatMap(({ body }) => (body === undefined ? [] : [(body as { id: string }).id])); // as the contract declares it

it('takes along what it is about, keeps what was typed when it fails, and asks once', async () => {
  answer('GET /global-services/enquiries', () => ({ enquiries: [], nextCursor: null }));
  answer('POST /global-services/enquiries', () => refuse('ENQUIRIES_FULL'));
  await renderFeature(<EnquiriesPage />, {
    texts,
    path: `/?about=${encodeURIComponent('儿童羽绒服')}&link=https%3A%2F%2Fitem.taobao.com%2Fitem.htm%3Fid%3D1`,
  });
  await expect.element(page.getByLabelText('关于什么')).toHaveValue('儿童羽绒服');
  await expect.element(page.getByText('你还没有问过。')).toBeVisible();
  await expectNoViolation();
  await page.getByLabelText('你想知道什么').fill('130 码八岁能穿吗？');
  await page.getByRole('button', { name: '发出问题' }).click();
  await expect.element(page.getByText(/你有十个问题在等回复/)).toBeVisible();
  await expect.element(page.getByLabelText('你想知道什么')).toHaveValue('130 码八岁能穿吗？');
  answer('POST /global-services/enquiries', () => anEnquiry());
  answer('GET /global-services/enquiries', () => ({ enquiries: [anEnquiry()], nextCursor: null }));
  await page.getByRole('button', { name: '发出问题' }).click();
  await expect.element(page.getByText('等回复', { exact: true })).toBeVisible();
  const ids = idsOf('/global-services/enquiries');
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it('tells an operator what a colleague has answered, and keeps their own words', async () => {
  const asked = { buyer: '安娜', asker: { id: '01920000-0000-7000-8000-0000000000a1', locale: 'pt' } };
  const said = { answer: '有货。', answeredAt: '2026-11-23T09:00:00.000Z' };
  answer('GET /admin/global-orders/enquiries', ({ path }) => ({
    enquiries: [
      path.includes('which=answered')
        ? { ...anEnquiry({ ...said, id: '01920000-0000-7000-8000-0000000000e2' }), ...asked }
        : { ...anEnquiry(), ...asked },
    ],
    nextCursor: null,
  }));
  answer('POST /admin/global-orders/enquiries/:id/answer', () =>
    refuse('ENQUIRY_ANSWERED', { data: { answer: '140 更稳妥。' } }),
  );
  await renderFeature(<DeskEnquiriesPage />, { texts });
  await expect.element(page.getByText('有货。')).toBeVisible();
  await expect.element(page.getByText('对方看的语言：Português').first()).toBeVisible();
  // A ready sentence comes in the language of whoever has asked.
  await page.getByLabelText('常用句').selectOptions('卖家说没有货了，现在买不到。');
  await expect
    .element(page.getByLabelText('回复'))
    .toHaveValue('O vendedor está sem estoque, então não dá para comprar agora.');
  await page.getByLabelText('回复').fill('可以穿。');
  await page.getByRole('button', { name: '发出回复' }).click();
  await expect.element(page.getByText(/同事已经回复了：“140 更稳妥。”/)).toBeVisible();
  await expect.element(page.getByLabelText('回复')).toHaveValue('可以穿。');
  await expectNoViolation();
});
