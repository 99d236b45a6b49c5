// The end of an account in the page: what is open stands in its way, the password is always asked for, focus goes on.

import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../../app/web/testing/render-feature.tsx';
import { queryClient } from '../../../../../kit/web/api/query-client.ts';
import { provideReauthentication } from '../../../../../kit/web/api/reauthentication.ts';
import { expectNoViolation } from '../../../../../kit/web/testing/axe.ts';
import { answer, callsTo } from '../../../../../kit/web/testing/server.ts';
import type { DeletionStatus } from '../../queries.ts';
import { DeletionSection } from './deletion-section.tsx';

const GOES: DeletionStatus['goes'] = [
  { topic: 'words', tables: [{ table: 'kept_words', count: 12, isEmptied: false }] },
];
const PENDING = { askedAt: '2099-03-01T10:00:00.000Z', dueAt: '2099-03-15T10:00:00.000Z', isHeld: false };

const NO_LOSSES: DeletionStatus['losses'] = { refundable: [], claimableUntil: null, classes: 0 };

async function show(obstacles: DeletionStatus['obstacles'], losses = NO_LOSSES) {
  let deletion: DeletionStatus['deletion'] = null;
  answer('GET /privacy/deletion', () => ({
    deletion,
    obstacles,
    goes: GOES,
    stays: [],
    kept: ['lastMail'],
    losses,
  }));
  answer('GET /privacy/export', () => ({ latest: null, nextAt: null }));
  answer('POST /privacy/deletion', () => {
    deletion = PENDING;
    return PENDING;
  });
  answer('POST /privacy/deletion/keep', () => {
    deletion = null;
    return {};
  });
  onTestFinished(() => queryClient.clear());
  await renderFeature(<DeletionSection />, { texts: ['privacy'] });
}

function answerPassword(isConfirmed: boolean) {
  let asked = 0;
  onTestFinished(
    provideReauthentication(async () => {
      asked += 1;
      return isConfirmed;
    }),
  );
  return () => asked;
}

/** Focus is on what holds it, and not on the whole page. */
const isWithin = (element: Element): boolean =>
  document.activeElement !== document.body && document.activeElement?.contains(element) === true;

const askButton = () => page.getByRole('button', { name: '注销我的账号' });
const confirm = () => page.getByRole('dialog').getByRole('button', { name: '删除我的账号' });

it('names what it counts, and says why nothing can go at once', async () => {
  await show([{ kind: 'refund', count: 2, orders: [] }]);
  await expect.element(page.getByText('收下的词：12')).toBeVisible();
  const now = page.getByRole('button', { name: '马上删除' });
  await expect.element(now).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText(/现在不能马上删除：/)).toBeVisible();
  await now.click({ force: true });
  expect(page.getByRole('dialog').elements()).toEqual([]);
  await expectNoViolation();
});

it('asks for the password in any case, and without it nothing is asked for', async () => {
  await show([]);
  const asked = answerPassword(false);
  await askButton().click();
  await confirm().click();
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  expect(asked()).toBe(1);
  expect(callsTo('/privacy/deletion').filter(({ method }) => method === 'POST')).toEqual([]);
});

it('goes on at what stands there then, after the wish and after it is taken back', async () => {
  await show([]);
  answerPassword(true);
  await askButton().click();
  await confirm().click();
  const keep = page.getByRole('button', { name: '保留我的账号' });
  await expect.element(keep).toBeVisible();
  await expect.poll(() => isWithin(keep.element())).toBe(true);
  await keep.click();
  await expect.element(askButton()).toBeVisible();
  await expect.poll(() => isWithin(askButton().element())).toBe(true);
});

it('says before the wish what can still be given back, by a link, and what is on its way', async () => {
  const expected = { from: '2099-04-02', until: '2099-04-09' };
  await show([{ kind: 'order', count: 1, orders: [{ id: 'o1', number: 'YL7', expected }] }], {
    refundable: [{ paymentId: 'p1', title: 'VIP 一年', amountFen: 29900, isWhole: true }],
    claimableUntil: null,
    classes: 1,
  });
  const order = page.getByRole('link', { name: /YL7：预计 2099年4月2日/ });
  await expect.element(order).toHaveAttribute('href', '/global-services/order-details?id=o1');
  await askButton().click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/全额退回 ¥299.00/)).toBeVisible();
  const refund = dialog.getByRole('link', { name: '去退：VIP 一年' });
  await expect.element(refund).toHaveAttribute('href', '/payments/p1');
  await expect.element(dialog.getByText(/最早 2099年4月2日/)).toBeVisible();
  await expectNoViolation();
});

it('says in the dialog that ends it at once what stays, and that the data can be downloaded first', async () => {
  await show([]);
  await page.getByRole('button', { name: '马上删除' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/请先在本页上面下载/)).toBeVisible();
  await dialog.getByText('删除以后还会留下什么，留到什么时候').click();
  await expect.element(dialog.getByText('最后一封邮件的发信记录')).toBeVisible();
  await expectNoViolation();
});
