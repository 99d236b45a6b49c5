// The captions of every film are in step with its clock, and with the files beside its video: playing, after a seek, slowly.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCore } from '../../../../content/check.ts';
import { filmStockOf } from '../../../../content/film-stock.ts';
import { shippedContent } from '../../../../content/load.ts';
import { type Caption, captionAt, compileFilms, type Film, toWebVtt } from '../../domain/index.ts';
import { createPlayback, SLOW } from './playback.ts';

const TOLERANCE_MS = 100;
/** A screen that is now quick, now slow: milliseconds from one frame to the next. */
const FRAMES = [16, 17, 17, 33, 50, 16, 83];

const content = shippedContent();
const films = compileFilms(content.films, filmStockOf(loadCore(), content));

let now = 0;
let due: FrameRequestCallback | undefined;
const nothing = () => undefined;

beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    due = callback;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    due = undefined;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Whether a caption, or none, is right within the tolerance of a moment of a film that runs at this speed. */
function isInStep(film: Film, shown: Caption | undefined, seconds: number, rate: number): boolean {
  for (let offset = -TOLERANCE_MS; offset <= TOLERANCE_MS; offset += 10)
    if (captionAt(film, Math.max(0, seconds + (offset / 1000) * rate)) === shown) return true;
  return false;
}

/** Plays a film from a place, to its end or for so long, and answers with what was shown; what stands there when a frame comes has stood until then. */
function watch(film: Film, from: number, rate: number, during = Number.POSITIVE_INFINITY): Set<Caption> {
  const playback = createPlayback(film.length, { onFrame: nothing, onTurn: nothing });
  const began = now;
  const seen = new Set<Caption>();
  playback.setSlow(rate < 1);
  playback.seek(from);
  let shown = captionAt(film, playback.now());
  playback.subscribe(() => {
    shown = captionAt(film, playback.now());
  });
  playback.play();
  for (let frame = 0; due && now - began < during; frame++) {
    now += FRAMES[frame % FRAMES.length] ?? 0;
    const seconds = from + ((now - began) / 1000) * rate;
    expect(isInStep(film, shown, seconds, rate), `before the frame at ${seconds}`).toBe(true);
    const run = due;
    due = undefined;
    run(now);
    expect(isInStep(film, shown, seconds, rate), `at ${seconds}`).toBe(true);
    if (shown) seen.add(shown);
  }
  playback.pause();
  return seen;
}

describe.each(films.map((film) => [film.id, film] as const))('%s', (_, film) => {
  it.each([1, SLOW])('shows every caption in its time, at a speed of %s', (rate) => {
    expect([...watch(film, 0, rate)]).toEqual(film.captions);
  });

  it.each([1, SLOW])('goes on in step from wherever it is sought, at a speed of %s', (rate) => {
    for (let from = 0.37; from < film.length - 1; from += 4.13) watch(film, from, rate, 9000);
  });

  it('has files of captions that say the same at the same times', () => {
    for (const line of ['zh', 'en', 'pt'] as const) {
      const cues = [...toWebVtt(film, line).matchAll(/^(\S+) --> (\S+)\n(.+)$/gm)];
      expect(
        cues.map(([, from = '', until = '', text = '']) => [readTime(from), readTime(until), unmark(text)]),
      ).toEqual(film.captions.map((one) => [round(one.from), round(one.until), one[line]]));
    }
  });
});

const round = (seconds: number): number => Math.round(seconds * 1000);

function readTime(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return Math.round((hours * 3600 + minutes * 60 + seconds) * 1000);
}

const unmark = (text: string): string =>
  text
    .replaceAll(/<rt>.*?<\/rt>|<\/?ruby>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
