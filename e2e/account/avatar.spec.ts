// A picture of oneself: chosen, cut off on its way, gone on with, shown wherever the person is, and removed again.

import { makePhoto, SVG_WITH_SCRIPT } from '../../kit/server/testing/pictures.ts';
import { alert } from '../support/account-steps.ts';
import { expect, openBrowser, register, test } from '../support/people.ts';

test('a picture that is cut off on its way goes on by itself, and is shown in header and lists', async ({
  page,
  context,
  browser,
  watch,
  admin,
}) => {
  watch.expectFailure(/api\//);
  watch.expectError(/Failed to load resource/);
  const person = await register(context);
  await page.goto('/profile');
  const menu = page.getByRole('banner').getByRole('button', { name: person.username });
  await expect(menu.locator('img')).toHaveCount(0);

  let isCut = false;
  let sent = 0;
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'PATCH') isCut ||= (sent += 1) === 2;
    await (isCut ? route.abort('connectionreset') : route.continue());
  });
  const photo = await makePhoto({ width: 1200, height: 900 });
  const file = page.getByLabel('选择头像图片');
  await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByText('网络断了。恢复以后会从断开的地方接着传。')).toBeVisible();
  isCut = false;
  sent = 2;
  await expect(page.getByText('头像已更新。')).toBeVisible({ timeout: 30_000 });
  await expect(menu.locator('img')).toBeVisible();

  await page.unroute('**/api/**');
  await page.reload();
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toBeVisible();
  const width = () =>
    picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
  await expect.poll(width).toBe(256);
  const list = await admin.api.get(`/api/admin/users?search=${person.username}`);
  expect((await list.json()).people[0].avatar).toBe(await picture.getAttribute('src'));
  // The address is the permission: a browser that is signed out reads it too.
  const other = await openBrowser(browser, watch);
  expect((await other.page.request.get((await picture.getAttribute('src')) ?? '')).status()).toBe(200);

  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: SVG_WITH_SCRIPT });
  await expect(alert(page)).toContainText('文件类型不对。');
  await expect(picture).toBeVisible();
  await page.getByRole('button', { name: '删除头像' }).click();
  await expect(page.getByText('头像已删除。')).toBeVisible();
  await expect(menu.locator('img')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '上传头像' })).toBeVisible();
});
