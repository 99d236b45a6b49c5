// What the pages about videos read and change.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../../kit/web/api/api.ts';
import type { VideosContract } from '../contract.ts';

type Outputs = InferContractRouterOutputs<VideosContract>;
export type ShownVideo = Outputs['listShown'][number];
export type AdminVideo = Outputs['listVideos']['videos'][number];

export const videosApi = apiOf<VideosContract>('videos');

export const VIDEOS_KEY = ['videos'] as const;

/** Addresses are good for a day. */
export const shownVideosQuery = queryOptions({
  queryKey: [...VIDEOS_KEY, 'shown'],
  queryFn: listShown,
  staleTime: 10 * 60_000,
});

/** By hand: the page of the children does without the code of typed calls. */
async function listShown(): Promise<readonly ShownVideo[]> {
  const answer = await fetch('/api/videos');
  if (!answer.ok) throw new Error(`/api/videos answered ${answer.status}`);
  // The server of the same version answers in this shape.
  return (await answer.json()) as readonly ShownVideo[];
}

const LOOK_AGAIN_MS = 3000;

export const adminVideosQuery = queryOptions({
  queryKey: [...VIDEOS_KEY, 'admin'],
  queryFn: () => videosApi.listVideos(),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.videos.some((video) => video.state === 'waiting') ? LOOK_AGAIN_MS : false,
});
