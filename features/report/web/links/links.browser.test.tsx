// Links to a report as their maker and a visitor see them.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo, refuse } from '../../../../kit/web/testing/server.ts';
import { SharedReportPage } from '../pages/shared-report-page.tsx';
import { follow, followedReports, unfollow } from './followed.ts';
import { FollowedPart } from './followed-part.tsx';
import { LinksSection } from './links-section.tsx';

const LINK = {
  id: '01920000-0000-7000-8000-0000000000ab',
  label: '妈妈',
  shownName: '',
  createdAt: '2026-11-23T08:00:00.000Z',
  expiresAt: '2026-12-23T08:00:00.000Z',
  state: 'open',
  address: 'http://localhost/report/AZIAAAAAcACAAAAAAAAAqzzzzzzzzzzzzzzzzzzzzzz',
};
const texts = ['report', 'my-words'];
const render = () =>
  renderFeature(
    <main>
      <h1>学习报告</h1>
      <LinksSection />
    </main>,
    { texts },
  );

it('says what a visitor sees before a link is made, and sends whom it is for and for how long', async () => {
  answer('GET /report/links', () => ({ links: [], nextCursor: null }));
  const sent: unknown[] = [];
  answer('PUT /report/links/:id', ({ body }) => {
    sent.push(body);
    return LINK;
  });
  await render();
  await page.getByRole('button', { name: '新建链接' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/看不到邮箱、聊天内容/)).toBeVisible();
  await expectNoViolation();
  await dialog.getByRole('textbox', { name: /学习者的名字/ }).fill('小明');
  await dialog.getByRole('textbox', { name: /给谁/ }).fill('妈妈');
  await dialog.getByText('7 天').click();
  answer('GET /report/links', () => ({ links: [LINK], nextCursor: null }));
  await dialog.getByRole('button', { name: '新建' }).click();
  await expect.element(page.getByRole('textbox', { name: '链接：妈妈' })).toHaveValue(LINK.address);
  expect(sent).toEqual([{ shownName: '小明', label: '妈妈', days: 7 }]);
});

it('keeps what was typed when there are too many, and says what to do', async () => {
  answer('GET /report/links', () => ({ links: [], nextCursor: null }));
  answer('PUT /report/links/:id', () => refuse('LINKS_FULL'));
  await render();
  await page.getByRole('button', { name: '新建链接' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /给谁/ }).fill('李老师');
  await dialog.getByRole('button', { name: '新建' }).click();
  await expect.element(dialog.getByText(/已经有 20 个链接开着/)).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: /给谁/ })).toHaveValue('李老师');
});

it('asks before it closes a link', async () => {
  answer('GET /report/links', () => ({ links: [LINK], nextCursor: null }));
  answer('DELETE /report/links/:id', () => ({ ...LINK, state: 'revoked', address: null }));
  await render();
  await page.getByRole('button', { name: '关掉链接：妈妈' }).click();
  expect(callsTo(`/report/links/${LINK.id}`)).toEqual([]);
  answer('GET /report/links', () => ({
    links: [{ ...LINK, state: 'revoked', address: null }],
    nextCursor: null,
  }));
  await page.getByRole('dialog').getByRole('button', { name: '关掉链接', exact: true }).click();
  await expect.element(page.getByText('关掉了')).toBeVisible();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  await expectNoViolation();
});

it('tells a visitor that a link is closed, and what to do', async () => {
  // The router of tests knows no keys in addresses.
  answer('GET /report/shared/', () => refuse('LINK_CLOSED', { status: 410 }));
  await renderFeature(
    <main>
      <SharedReportPage />
    </main>,
    { texts, path: '/report/x', viewer: 'guest' },
  );
  await expect.element(page.getByText('这个链接打不开了')).toBeVisible();
  await expectNoViolation();
});

it('keeps reports of several learners on the device, and lets go of one', async () => {
  unfollow('anna');
  follow({ key: 'anna', name: 'Anna' });
  await renderFeature(
    <main>
      <h1>小明的报告</h1>
      <FollowedPart reportKey="ming" name="小明" />
    </main>,
    { texts, viewer: 'guest' },
  );
  await page.getByRole('button', { name: '把这份报告留在这里' }).click();
  await expect.element(page.getByRole('link', { name: 'Anna' })).toHaveAttribute('href', '/report/anna');
  await expectNoViolation();
  await page.getByRole('button', { name: '从列表里去掉' }).click();
  expect(followedReports()).toEqual([{ key: 'anna', name: 'Anna' }]);
  unfollow('anna');
});
