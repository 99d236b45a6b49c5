// A recorded film is a video that browsers play: its size, its length, and any place in it.

import { expect, it } from 'vitest';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { filmQuery } from '../film-queries.ts';
import { recordFilm } from './record-film.ts';

const happens = (video: HTMLVideoElement, event: string) =>
  new Promise<void>((done, fail) => {
    video.addEventListener(event, () => done(), { once: true });
    video.addEventListener('error', () => fail(new Error(video.error?.message)), { once: true });
  });

it('plays in 720p, for as long as was recorded, from any place', async () => {
  const film = await queryClient.fetchQuery(filmQuery('hello'));
  const recorded = await recordFilm(film, { framesPerSecond: 5, from: 3, until: 6 });
  const video = document.createElement('video');
  video.muted = true;
  video.src = URL.createObjectURL(recorded);
  await happens(video, 'loadeddata');
  expect([video.videoWidth, video.videoHeight]).toEqual([1280, 720]);
  expect(video.duration).toBeCloseTo(3, 1);
  const sought = happens(video, 'seeked');
  video.currentTime = 2.4;
  await sought;
  const colours = new Set(pixelsOf(video));
  expect(colours.size, 'a picture, not one colour').toBeGreaterThan(20);
  const ended = happens(video, 'ended');
  await video.play();
  await ended;
  expect(video.currentTime).toBeCloseTo(video.duration, 1);
});

it('has sound that is not silence', async () => {
  const film = await queryClient.fetchQuery(filmQuery('hello'));
  const recorded = await recordFilm(film, { framesPerSecond: 1, from: 3, until: 6 });
  const decoded = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(await recorded.arrayBuffer());
  expect(decoded.duration).toBeCloseTo(3, 0);
  expect(Math.max(...decoded.getChannelData(0).slice(0, 96_000))).toBeGreaterThan(0.02);
});

/** One of a hundred. */
function pixelsOf(video: HTMLVideoElement): number[] {
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  const context = canvas.getContext('2d');
  context?.drawImage(video, 0, 0);
  const all = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  return Array.from({ length: Math.floor(all.length / 400) }, (_, at) => all[at * 400] ?? 0);
}
