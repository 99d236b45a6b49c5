// How people choose to be told: by mail and on devices for each kind, and whether on this device at all.

import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo, lose } from '../../../../kit/web/testing/server.ts';
import { NoticesPage } from '../pages/notices-page.tsx';

const paid = { kind: 'payments.paid', label: '收到付款', isMailed: true, isPushed: true };
const sent = { kind: 'orders.sent', label: '包裹寄出', isMailed: false, isPushed: true };
const KEY = 'BPublicKey';

async function open(push: { publicKey: string; isOnHere: boolean } | null) {
  answer('GET /notices', () => ({ notices: [], nextCursor: null, unread: 0 }));
  answer('GET /notices/choices', () => ({ choices: [paid, sent], push }));
  await renderFeature(
    <main>
      <NoticesPage />
    </main>,
    { texts: ['notices'] },
  );
  await page.getByRole('button', { name: '提醒设置' }).click();
}
const choice = (name: string) => page.getByRole('switch', { name });
const here = choice('在这台设备上提醒我');

it('each kind has its two ways, and a lost call shows them as they were', async () => {
  await open({ publicKey: KEY, isOnHere: false });
  answer('PUT /notices/choices/payments.paid', () => ({ ...paid, isPushed: false }));
  await choice('收到付款: 设备').click();
  await expect.element(choice('收到付款: 设备')).not.toBeChecked();
  await expect.poll(() => callsTo('/notices/choices/payments.paid')[0]?.body).toEqual({ isPushed: false });
  answer('PUT /notices/choices/orders.sent', lose);
  await choice('包裹寄出: 邮件').click();
  await expect.element(choice('包裹寄出: 邮件')).not.toBeChecked();
  await expectNoViolation();
});

it('a site that cannot reach devices does not speak of them', async () => {
  await open(null);
  await expect.element(choice('收到付款: 邮件')).toBeChecked();
  await expect.element(choice('收到付款: 设备')).not.toBeInTheDocument();
  await expect.element(here).not.toBeInTheDocument();
});

it('this device is switched on with what its browser gives out', async () => {
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default');
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue('granted');
  const keys = { p256dh: 'p', auth: 'a' };
  const subscription = { toJSON: () => ({ endpoint: 'https://push.example/1', keys }) };
  const subscribe = vi.fn(async (_options: PushSubscriptionOptionsInit) => subscription);
  const pushManager = { getSubscription: async () => null, subscribe };
  const registration = { pushManager } as never; // A stand-in: all that is used of a registration.
  vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(registration);
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockResolvedValue(registration);
  await open({ publicKey: KEY, isOnHere: false });
  answer('PUT /notices/device', () => ({}));
  answer('GET /notices/choices', () => ({ choices: [], push: { publicKey: KEY, isOnHere: true } }));
  await here.click();
  await expect.element(here).toBeChecked();
  await expect
    .poll(() => callsTo('/notices/device')[0]?.body)
    .toEqual({ endpoint: 'https://push.example/1', ...keys });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
});

it('a browser that refuses says where that is changed', async () => {
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('denied');
  await open({ publicKey: KEY, isOnHere: false });
  await expect.element(page.getByText('请在浏览器的网站设置里允许通知', { exact: false })).toBeVisible();
  await expect.element(here).not.toBeInTheDocument();
});
