// What to do next, and why: three to five nodes, each with the reasons that the path itself gives.

import {
  LEARNER_LEVELS,
  type LearnerLevel,
  type Reason as WhyLearn,
} from '../../learner-settings/domain/index.ts';
import { countKnown } from './evidence.ts';
import { lessonsToCome, nextNode, type PlacedNode, type Planned } from './path.ts';

export const REASON_KINDS = [
  /** It comes next by the plan that the learner follows. */
  'planned',
  /** It was begun. */
  'begun',
  /** The next lesson of the course. */
  'next',
  /** So many nodes open with it: `count`. */
  'opens',
  /** `count` of the `of` words that are said there are known. */
  'words_known',
  /** It uses what the lesson `node` has taught. */
  'practises',
  /** It is about what the learner learns Chinese for. */
  'aim',
  /** It is at the learner's own level. */
  'level',
  /** Nothing stands before it. */
  'open',
] as const;
export type Reason = {
  readonly kind: (typeof REASON_KINDS)[number];
  readonly count?: number;
  readonly of?: number;
  readonly node?: string;
};
export type Recommendation = { readonly node: string; readonly reasons: readonly Reason[] };

export type RecommendParams = {
  readonly nodes: readonly PlacedNode[];
  readonly level: LearnerLevel | null;
  readonly aim: WhyLearn | null;
  readonly knownWords: ReadonlySet<string>;
  /** What comes next by the plan that the learner follows; null without one. */
  readonly planned: Planned | null;
};

const FEWEST = 3;
const MOST = 5;
/** Of plays not more than these, so that there is something of each kind. */
const PLAYS = 2;
const REASONS_SHOWN = 3;

/** Places and themes that serve an aim. */
const THEMES: Readonly<Record<WhyLearn, readonly string[]>> = {
  travel: ['travel', 'restaurant', 'hospital'],
  work: ['business', 'work'],
  family: ['family', 'daily'],
  child: ['family', 'daily', 'education'],
  study: ['education', 'study'],
  culture: ['culture'],
  other: [],
};

export function recommend(params: RecommendParams): Recommendation[] {
  const { nodes } = params;
  const open = nodes.filter(({ state }) => state === 'in_progress');
  const next = nextNode(nodes, params);
  const planned = nodes.find(({ id }) => id === params.planned?.nodes[0]);
  const lessons = lessonsToCome(nodes, params.level).filter((lesson) => lesson !== next);
  const begunPlays = open.filter(({ kind, isBegun }) => isPlay(kind) && isBegun);
  const newPlays = open
    .filter(({ kind, isBegun }) => isPlay(kind) && !isBegun)
    .toSorted((a, b) => playWorth(b, params) - playWorth(a, params));
  const bands = open.filter(({ kind }) => kind === 'band');
  const chosen = [
    ...new Set([
      // Without lessons it is only the first that is open: of plays the nearest to what is wanted go before.
      ...(next && (next === planned || !isPlay(next.kind)) ? [next] : []),
      ...(planned ? [planned] : []),
      ...lessons.slice(0, 1),
      ...begunPlays.slice(0, 1),
      ...newPlays.slice(0, PLAYS),
      ...bands.slice(0, 1),
    ]),
  ];
  for (const more of [...lessons, ...newPlays, ...begunPlays, ...bands])
    if (chosen.length < FEWEST && !chosen.includes(more)) chosen.push(more);
  return chosen.slice(0, MOST).map((node) => ({ node: node.id, reasons: reasonsFor(node, params) }));
}

const isPlay = (kind: PlacedNode['kind']): boolean => kind === 'scene' || kind === 'role';

/** The nearer to what is known and wanted, the more; of equals the earlier on the path comes first. */
function playWorth(node: PlacedNode, params: RecommendParams): number {
  const aims = servesAim(node, params) ? 0.5 : 0;
  const isDone = params.nodes.some(
    ({ id, completedBy }) => node.requires.includes(id) && completedBy === 'work',
  );
  return (
    aims +
    (isDone ? 0.25 : 0) +
    countKnown(node.words, params.knownWords) / Math.max(1, node.words.length) -
    levelsAway(node, params.level)
  );
}

const levelsAway = ({ level }: PlacedNode, own: LearnerLevel | null): number =>
  own === null ? 0 : Math.abs(LEARNER_LEVELS.indexOf(level) - LEARNER_LEVELS.indexOf(own));

const servesAim = ({ theme }: PlacedNode, { aim }: RecommendParams): boolean =>
  aim !== null && theme !== null && THEMES[aim].includes(theme);

/** The strongest first. Nothing is told that would not also be true of the rows it comes from. */
export function reasonsFor(node: PlacedNode, params: RecommendParams): Reason[] {
  const all = [
    ...(node.id === params.planned?.nodes[0] ? [{ kind: 'planned' } as const] : []),
    begun(node, params),
    practises(node, params),
    ...(servesAim(node, params) ? [{ kind: 'aim' } as const] : []),
    wordsKnown(node, params),
    opens(node, params),
    ...(node.level === params.level ? [{ kind: 'level' } as const] : []),
    nextLesson(node, params),
  ];
  const told = all.filter((reason) => reason !== undefined).slice(0, REASONS_SHOWN);
  return told.length > 0 ? told : [{ kind: 'open' }];
}

function begun({ kind, isBegun, words }: PlacedNode, { knownWords }: RecommendParams): Reason | undefined {
  if (kind !== 'band') return isBegun ? { kind: 'begun' } : undefined;
  const count = countKnown(words, knownWords);
  return count > 0 ? { kind: 'words_known', count, of: words.length } : undefined;
}

/** What comes next by the plan need not be the next of the course. */
const nextLesson = ({ id, kind, isBegun }: PlacedNode, { planned }: RecommendParams): Reason | undefined =>
  kind === 'lesson' && !isBegun && id !== planned?.nodes[0] ? { kind: 'next' } : undefined;

function practises({ kind, requires }: PlacedNode, { nodes }: RecommendParams): Reason | undefined {
  if (!isPlay(kind)) return undefined;
  const before = nodes.find(({ id, completedBy }) => requires.includes(id) && completedBy === 'work');
  return before && { kind: 'practises', node: before.id };
}

function wordsKnown({ kind, words }: PlacedNode, { knownWords }: RecommendParams): Reason | undefined {
  const count = countKnown(words, knownWords);
  return kind !== 'band' && count > 0 ? { kind: 'words_known', count, of: words.length } : undefined;
}

/** Nodes for which nothing else is missing. */
function opens({ id }: PlacedNode, { nodes }: RecommendParams): Reason | undefined {
  const count = nodes.filter(
    ({ state, missing }) => state === 'locked' && missing.every((before) => before === id),
  ).length;
  return count > 0 ? { kind: 'opens', count } : undefined;
}
