// What stands below the picture of every film is in step with a clock that this test turns: playing, after a seek, slowly.

import { afterEach, expect, it, vi } from 'vitest';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { captionAt, type Film } from '../../domain/index.ts';
import { changeDevice } from '../device/use-device.ts';
import { filmQuery, filmsQuery } from '../film-queries.ts';
import { FilmPlayer } from './film-player.tsx';
import { SLOW } from './playback.ts';

const FRAME_MS = 50;
const TOLERANCE_SECONDS = 0.1;

afterEach(() => {
  vi.restoreAllMocks();
});

/** A screen whose frames come when they are asked for. */
function holdScreen() {
  let now = 1000;
  let due: FrameRequestCallback[] = [];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => due.push(callback));
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => {
    due = [];
  });
  return async (milliseconds: number) => {
    now += milliseconds;
    const run = due;
    due = [];
    for (const one of run) one(now);
    // The page renders before its next frame.
    await Promise.resolve();
    await Promise.resolve();
  };
}

const shownNow = () => document.querySelector('[data-said]')?.textContent ?? '';

/** Undefined where a tenth of a second before or after something else may be shown. */
function wantedAt(film: Film, seconds: number, tolerance: number): string | undefined {
  const around = [seconds - tolerance, seconds, seconds + tolerance].map(
    (at) => captionAt(film, Math.max(0, at))?.zh ?? '',
  );
  return new Set(around).size === 1 ? around[0] : undefined;
}

function pressKey(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

function seek(seconds: number): void {
  const bar = document.querySelector('input[type=range]');
  if (!(bar instanceof HTMLInputElement)) throw new Error('there is no bar to seek by');
  // Past React, which knows the value that it has set itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(bar, String(seconds));
  bar.dispatchEvent(new Event('input', { bubbles: true }));
}

it('shows what each film says, in step', { timeout: 180_000 }, async () => {
  const films = await queryClient.fetchQuery(filmsQuery);
  expect(films.length).toBeGreaterThanOrEqual(24);
  const data = await Promise.all(films.map(({ id }) => queryClient.fetchQuery(filmQuery(id))));
  changeDevice((device) => ({ ...device, captions: ['zh'], hasPinyin: false, isMuted: true }));
  for (const film of data) {
    const turn = holdScreen();
    const { unmount } = await renderFeature(
      <FilmPlayer film={film} next={undefined} start={0} isBegun={false} onEnded={() => undefined} />,
      { texts: ['preschool', 'my-words'], path: `/preschool/${film.id}`, viewer: 'guest' },
    );
    const play = async (from: number, rate: number, during: number) => {
      let at = from;
      let compared = 0;
      for (let passed = 0; passed < during; passed += FRAME_MS / 1000) {
        await turn(FRAME_MS);
        at += (FRAME_MS / 1000) * rate;
        const wanted = wantedAt(film, at, TOLERANCE_SECONDS * rate);
        if (wanted === undefined) continue;
        compared += 1;
        expect(shownNow(), `${film.id} at ${at}, ${rate} times as fast`).toBe(wanted);
      }
      expect(compared).toBeGreaterThan(during * 8);
    };
    pressKey('k');
    await play(0, 1, 4);
    seek(Math.floor(film.length / 2));
    await play(Math.floor(film.length / 2), 1, 1);
    pressKey('s');
    seek(20);
    await play(20, SLOW, 2);
    pressKey('s');
    await unmount();
    vi.restoreAllMocks();
  }
});
