// The path's graph, put together from the content and the lists of HSK words when it is first asked, and when the content has changed.

import type { Content } from '../../../content/schema/content.ts';
import { madeOnce } from '../../../kit/core/caching/made-once.ts';
import { buildGraph, type PathGraph } from '../domain/index.ts';

/** 7 stands for 7 to 9. */
const BANDS = [1, 2, 3, 4, 5, 6, 7] as const;

export type GraphSources = {
  /** As it is now. */
  readonly content: () => Pick<Content, 'lessons' | 'scenarios' | 'roles'>;
  /** By their characters. */
  readonly wordsOfBand: (band: number) => readonly string[];
};

export function createGraph({ content, wordsOfBand }: GraphSources): () => PathGraph {
  return madeOnce(content, ({ lessons, scenarios, roles }) =>
    buildGraph({
      lessons,
      scenarios,
      roles,
      bands: BANDS.map((band) => ({ band, words: wordsOfBand(band) })),
    }),
  );
}
