// The player of a film: what is said stands below it at its time, keys and buttons turn it, and words lead to their place.

import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { filmQuery } from '../film-queries.ts';
import { FilmPlayer } from './film-player.tsx';
import { createPlayback } from './playback.ts';

const position = page.getByRole('slider', { name: '播放位置' });
const saidNow = () =>
  Array.from(document.querySelectorAll('[data-said]'), ({ textContent }) => textContent).join('');

async function open() {
  const film = await queryClient.fetchQuery(filmQuery('weather'));
  localStorage.clear();
  await renderFeature(
    <main>
      <h1>{film.title.zh}</h1>
      <FilmPlayer film={film} next={undefined} start={0} isBegun={false} onEnded={() => undefined} />
    </main>,
    { texts: ['preschool', 'my-words'], path: '/preschool/weather', viewer: 'guest' },
  );
  await expect.element(position).toBeVisible();
  return film;
}

const seek = (seconds: number) => position.fill(String(seconds));

it('shows at each place what is said there, and nothing between', async () => {
  const film = await open();
  for (const at of [1, 4, 12, 25, 33, 61]) {
    await seek(at);
    const caption = film.captions.find(({ from, until }) => at >= from && at < until);
    await vi.waitFor(() =>
      expect(saidNow().replaceAll(/[a-zāáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜü]/g, '')).toBe(caption?.zh ?? ''),
    );
  }
  await expectNoViolation();
});

it('follows its clock to the tenth of a second, also slowly', async () => {
  const shown: [clock: number, told: number][] = [];
  const playback = createPlayback(60, {
    onFrame: (seconds) => shown.push([seconds, playback.state().seconds]),
    onTurn: () => undefined,
  });
  const began = performance.now();
  playback.play();
  await vi.waitFor(() => expect(shown.length).toBeGreaterThan(20));
  const passed = (performance.now() - began) / 1000;
  // What is told of the frame before follows it at once.
  for (const [clock, told] of shown) expect(Math.abs(clock - told)).toBeLessThanOrEqual(0.3);
  expect(Math.abs(playback.now() - playback.state().seconds)).toBeLessThanOrEqual(0.1);
  expect(playback.now()).toBeLessThanOrEqual(passed + 0.1);
  playback.setSlow(true);
  const from = playback.now();
  const since = performance.now();
  await vi.waitFor(() => expect(playback.now()).toBeGreaterThan(from + 0.3));
  expect(playback.now() - from).toBeLessThanOrEqual(((performance.now() - since) / 1000) * 0.65 + 0.1);
  playback.pause();
});

it('turns by keys and buttons, and keeps the place on the device alone', async () => {
  await open();
  await userEvent.keyboard('s');
  await expect.element(page.getByRole('button', { name: '慢一点' })).toHaveAttribute('aria-pressed', 'true');
  // The next film and the next visit are slow, too.
  expect(JSON.parse(localStorage.getItem('yulu.preschool') ?? '')).toMatchObject({ isSlow: true });
  await userEvent.keyboard('s');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(position).toHaveValue('10');
  await page.getByRole('button', { name: '后退5秒' }).click();
  await expect.element(position).toHaveValue('5');
  await userEvent.keyboard('k');
  await expect.element(page.getByRole('button', { name: '暂停' })).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(page.getByRole('button', { name: '播放' })).toBeVisible();
  expect(Object.keys(localStorage)).toEqual(['yulu.preschool']);
});

it('leads from a word to where it is said, and leaves out the captions that nobody wants', async () => {
  const film = await open();
  const word = film.words.find(({ zh }) => zh === '雨伞');
  await page.getByRole('region', { name: '这部动画片里的词' }).getByRole('button', { name: /伞/ }).click();
  // It plays on meanwhile.
  await vi.waitFor(() =>
    expect(Number(position.element().getAttribute('value'))).toBeGreaterThanOrEqual(
      Math.floor(word?.at ?? 1e9),
    ),
  );
  // By the key: a pointer waits until nothing moves any more. Where it stops by then depends on the machine.
  await userEvent.keyboard('k');
  await seek(Math.ceil(word?.at ?? 0));
  await page.getByRole('button', { name: /英文字幕/ }).click();
  await vi.waitFor(() => expect(saidNow()).toContain('umbrella'));
  await page.getByRole('button', { name: /中文字幕/ }).click();
  await vi.waitFor(() => expect(saidNow()).not.toMatch(/\p{Script=Han}/u));
});

it('tells what a tap on a word does, and that nothing is said where the device has no voice', async () => {
  vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([]);
  const film = await open();
  const words = page.getByRole('region', { name: '这部动画片里的词' });
  await expect.element(words.getByText('点一个词，就去看说到它的那一段。')).toBeVisible();
  const word = words.getByRole('button', { name: /伞.*这里没有语音/ });
  await expect.element(word).toBeVisible();
  await word.click();
  const at = film.words.find(({ zh }) => zh === '雨伞')?.at ?? 0;
  const time = `${Math.floor(at / 60)}:${String(Math.floor(at % 60)).padStart(2, '0')}`;
  await expect.element(words.getByText(`雨伞：从${time}开始`)).toBeVisible();
  vi.restoreAllMocks();
});

it('fills the screen of a telephone held sideways with picture, caption, controls and the way out', async () => {
  await page.viewport(844, 390);
  await open();
  await seek(12);
  await page.getByRole('button', { name: '全屏' }).click();
  const way = page.getByRole('button', { name: '退出全屏' });
  await expect.element(way).toBeVisible();
  const parts = [
    'svg[role=img]',
    '[data-caption]',
    '[aria-label=播放], [aria-label=暂停]',
    '[aria-label=退出全屏]',
  ];
  await vi.waitFor(() => {
    for (const part of parts) {
      const { top, bottom, left, right } =
        document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(-1, -1);
      expect([part, top >= 0, left >= 0, bottom <= innerHeight, right <= innerWidth]).toEqual([
        part,
        true,
        true,
        true,
        true,
      ]);
    }
  });
  // The whole picture, as large as what is said below it leaves room for.
  const stage = document.querySelector('svg[role=img]')?.getBoundingClientRect();
  expect(stage?.height ?? 0).toBeGreaterThan(innerHeight * 0.75);
  expect(Math.round(stage?.width ?? 0)).toBe(Math.round(((stage?.height ?? 0) * 16) / 9));
  await way.click();
  await expect.element(page.getByRole('button', { name: '全屏' })).toBeVisible();
});

it.each([
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1280, 800],
])(
  'has picture, what is said and its buttons in sight at %d × %d, nothing on the picture',
  async (width, height) => {
    await page.viewport(width, height);
    await open();
    await seek(12);
    await vi.waitFor(() => expect(saidNow()).not.toBe(''));
    const boxOf = (part: string) =>
      document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(0, 1e4);
    const picture = boxOf('svg[role=img]');
    const said = boxOf('[data-caption]');
    for (const { bottom, right } of [
      picture,
      said,
      boxOf('[aria-label=播放]'),
      boxOf('[aria-label=播放位置]'),
    ]) {
      expect(bottom).toBeLessThanOrEqual(innerHeight);
      expect(right).toBeLessThanOrEqual(innerWidth);
    }
    expect(said.top >= picture.bottom || said.left >= picture.right).toBe(true);
  },
);

it('waits while something lies over it', async () => {
  await open();
  await userEvent.keyboard('k');
  await expect.element(page.getByRole('button', { name: '暂停' })).toBeVisible();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.append(document.createElement('button'));
  dialog.showModal();
  await vi.waitFor(() => expect(document.querySelector('[aria-label=播放]')).not.toBeNull());
  dialog.remove();
});
