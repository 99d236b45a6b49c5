// What the learning path is made of: lessons, scenes, roles and the words of HSK bands, in one graph.

import type { LearnerLevel } from '../../learner-settings/domain/index.ts';

export const NODE_KINDS = ['lesson', 'scene', 'role', 'band'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

export type PathNode = {
  /** `lesson:greetings`, `scene:restaurant/noodles`, `role:waiter`, `band:1`. */
  readonly id: string;
  readonly kind: NodeKind;
  /** What its own feature calls it: a lesson, `place/scene`, a role, the number of a band. */
  readonly subject: string;
  readonly level: LearnerLevel;
  /** Empty for a band, which the page names. */
  readonly title: { readonly zh: string; readonly en: string; readonly pt: string };
  /** The HSK band that it belongs to; null for what belongs to none. */
  readonly band: number | null;
  /** Nodes that come directly before. */
  readonly requires: readonly string[];
  /** What it teaches, or what is said there. */
  readonly words: readonly string[];
  /** How many points of grammar it teaches. */
  readonly points: number;
  /** What a play is about: a place or a theme. */
  readonly theme: string | null;
};

/** In the order in which the path shows them; what a node requires stands before it. */
export type PathGraph = readonly PathNode[];

export const nodeId = (kind: NodeKind, subject: string): string => `${kind}:${subject}`;
