// The list of films as a child sees it: pictures at once, Chinese ones first, and nothing to read while it is locked.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer } from '../../../../kit/web/testing/server.ts';
import { parseDeviceState } from '../../domain/index.ts';
import { changeDevice, today } from '../device/use-device.ts';
import { PreschoolPage } from './preschool-page.tsx';

const films = page.getByRole('list', { name: '动画片' });
const choices = page.getByRole('group', { name: '语言' });

async function open() {
  answer('GET /videos', () => []);
  await renderFeature(
    <main>
      <PreschoolPage />
    </main>,
    { texts: ['preschool'], path: '/preschool', viewer: 'guest' },
  );
  await expect.element(films.first().getByRole('link').first()).toBeVisible();
}

const choose = () => page.getByRole('button', { name: '年级和语言' }).click();
const topOf = (element: Element) => element.getBoundingClientRect().top;

beforeEach(() => changeDevice(() => ({ ...parseDeviceState(null), knowsOffer: true })));

afterEach(() => vi.restoreAllMocks());

it('shows the first picture high up, Chinese films before English ones, and the way for parents above', async () => {
  await page.viewport(390, 844);
  await open();
  const first = films.first().getByRole('link').first().element();
  // Two lines stand above it: the title, and whether the films can speak here.
  expect(topOf(first)).toBeLessThan(150);
  const titles = document.querySelectorAll('main li a [lang]:first-child');
  const languages = Array.from(titles, (title) => title.getAttribute('lang'));
  expect(languages.indexOf('en')).toBeGreaterThan(0);
  expect(languages.slice(languages.indexOf('en'))).not.toContain('zh-Hans');
  expect(topOf(page.getByRole('button', { name: '家长设置' }).element())).toBeLessThan(topOf(first));
  await expectNoViolation();
});

it.each([320, 390])('gives a small finger choices of 64 pixels on a phone of %d', async (width) => {
  await page.viewport(width, 844);
  await open();
  await choose();
  const sizes = page
    .getByRole('radio')
    .elements()
    .map((radio) => radio.closest('label')?.getBoundingClientRect());
  expect(sizes).toHaveLength(6);
  for (const size of sizes) expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(64);
});

it('tells a child why the films are over, and when there are more', async () => {
  const day = today();
  changeDevice((device) => ({ ...device, limitMinutes: 20, watched: { day, seconds: 1200 } }));
  answer('GET /videos', () => []);
  await renderFeature(
    <main>
      <PreschoolPage />
    </main>,
    { texts: ['preschool'], path: '/preschool', viewer: 'guest' },
  );
  await expect
    .element(page.getByText('家长说好今天看20分钟，已经看完了。睡一觉，明天早上又能看。'))
    .toBeVisible();
  await expectNoViolation();
});

/** Opens what stands behind the parent's question. */
async function answerQuestion() {
  const question = page.getByRole('textbox');
  await expect.element(question).toBeVisible();
  const [, left = '', right = ''] =
    /(\d+) × (\d+)/.exec(document.querySelector('dialog')?.textContent ?? '') ?? [];
  await question.fill(String(Number(left) * Number(right)));
  await page.getByRole('button', { name: '继续' }).click();
}

it('lets a parent choose how much more, and goes on counting what was seen', async () => {
  const day = today();
  changeDevice((device) => ({ ...device, limitMinutes: 10, watched: { day, seconds: 660 } }));
  answer('GET /videos', () => []);
  await renderFeature(
    <main>
      <PreschoolPage />
    </main>,
    { texts: ['preschool'], path: '/preschool', viewer: 'guest' },
  );
  await page.getByRole('button', { name: '家长：再看一会儿' }).click();
  await answerQuestion();
  // Nobody reads what has just come as fast as this; a tap at once counts as the second of a double one.
  await new Promise((done) => setTimeout(done, 700));
  await page.getByRole('button', { name: '20分钟' }).click();
  await expect.element(films.first().getByRole('link').first()).toBeVisible();
  await page.getByRole('button', { name: '家长设置' }).click();
  await answerQuestion();
  await expect.element(page.getByText('今天已经看了11分钟。 今天可以看31分钟。')).toBeVisible();
});

it('offers the limit and the lock before the child sits down, and not again', async () => {
  changeDevice((device) => ({ ...device, knowsOffer: false }));
  await open();
  const offer = page.getByRole('region', { name: '要让孩子自己看吗？' });
  await expect.element(offer).toBeVisible();
  await expectNoViolation();
  await page.getByRole('button', { name: '先不用' }).click();
  await expect.element(offer).not.toBeInTheDocument();
  expect(parseDeviceState(JSON.parse(localStorage.getItem('yulu.preschool') ?? '')).knowsOffer).toBe(true);
});

it('is called by the school that was chosen', async () => {
  await open();
  await choose();
  await page.getByRole('radio', { name: '中学' }).click({ force: true });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('中学');
});

it('says of each film without a network whether it plays', async () => {
  await open();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(caches, 'match').mockImplementation((address) =>
    Promise.resolve(
      (address instanceof Request ? address.url : address.toString()).endsWith('/hello.json')
        ? new Response()
        : undefined,
    ),
  );
  dispatchEvent(new Event('offline'));
  await expect.element(page.getByRole('link', { name: /早上好.*没有网络也能看/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /五个苹果.*要联网才能看/ })).toBeVisible();
  vi.restoreAllMocks();
  dispatchEvent(new Event('online'));
});

it('draws a picture where one does not come', async () => {
  await open();
  const card = films.first().getByRole('link').first().element();
  card.querySelector('img')?.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(card.querySelector('img')).toBeNull());
  expect(topOf(card.querySelector('svg') ?? document.body)).toBeGreaterThan(topOf(card));
});

it('tells above the films whether they can speak here, and how a voice comes onto the device', async () => {
  vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([]);
  await open();
  const note = page.getByText('这台设备没有中文语音');
  await expect.element(note).toBeVisible();
  expect(topOf(note.element())).toBeLessThan(topOf(films.first().element()));
  await page.getByRole('button', { name: '怎么办' }).click();
  await page.getByRole('button', { name: '试听一下' }).click();
  await expect.element(page.getByText(/还没有语音/)).toBeVisible();
  await page.getByRole('button', { name: '关闭' }).click();
  changeDevice((device) => ({ ...device, isLocked: true }));
  await expect.element(note).not.toBeInTheDocument();
});

it('marks what is kept when a request fails, although the browser says that it is online, and shows it first', async () => {
  vi.spyOn(caches, 'match').mockImplementation((address) =>
    Promise.resolve(
      (address instanceof Request ? address.url : address.toString()).endsWith('/painter.json')
        ? new Response()
        : undefined,
    ),
  );
  const through = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    new Request(input).url.endsWith('/api/videos')
      ? Promise.reject(new TypeError('no network'))
      : through(input, init),
  );
  await renderFeature(
    <main>
      <PreschoolPage />
    </main>,
    { texts: ['preschool'], path: '/preschool', viewer: 'guest' },
  );
  await expect.element(page.getByRole('link', { name: /五个苹果.*要联网才能看/ })).toBeVisible();
  await expect
    .poll(() => films.first().getByRole('link').first().element().textContent)
    .toMatch(/小画家.*没有网络也能看/);
});

it('closes a dialog by the way back, and stays', async () => {
  answer('GET /videos', () => []);
  const { router } = await renderFeature(
    <main>
      <PreschoolPage />
    </main>,
    { texts: ['preschool'], path: '/preschool', viewer: 'guest' },
  );
  await router.navigate('/preschool?again');
  await page.getByRole('button', { name: '家长设置' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await router.navigate(-1);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?again');
  await router.navigate(-1);
  await expect.poll(() => router.state.location.search).toBe('');
});

it('has no filters while a parent keeps a child here', async () => {
  await open();
  await expect.element(choices).not.toBeInTheDocument();
  await choose();
  await expect.element(choices).toBeInTheDocument();
  changeDevice((device) => ({ ...device, isLocked: true }));
  await expect.element(choices).not.toBeInTheDocument();
});

it('says that the films cannot load, and shows them once they do', async () => {
  let isAway = true;
  const through = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    isAway && new Request(input).url.endsWith('/list.json')
      ? Promise.reject(new TypeError('no network'))
      : through(input, init),
  );
  answer('GET /videos', () => []);
  await renderFeature(
    <main>
      <PreschoolPage />
    </main>,
    { texts: ['preschool'], path: '/preschool', viewer: 'guest' },
  );
  const retry = page.getByRole('button', { name: '再试一次' });
  await expect.element(retry).toBeVisible();
  isAway = false;
  await retry.click();
  await expect.element(films.first().getByRole('link').first()).toBeVisible();
});
