// What the log says of each node of the path.

import type { PathNode } from './node.ts';
import type { NodeEvidence } from './path.ts';
import { isPassed, type TestCount } from './test-out.ts';

export type Evidence = {
  /** By lesson that was begun: the share of it that is known, 1 when it is completed. */
  readonly lessons: ReadonlyMap<string, number>;
  /** By the id of the node: plays that were begun, and whether one came to its end. */
  readonly plays: ReadonlyMap<string, { readonly isFinished: boolean }>;
  /** Words that are known, by their characters. */
  readonly knownWords: ReadonlySet<string>;
  /** What a placement that was taken over says: the band that is known whole, 0 for none; lessons that it puts behind; words that are probably known. */
  readonly placed: {
    readonly band: number;
    readonly lessons: ReadonlySet<string>;
    readonly words: ReadonlySet<string>;
  };
  /** By the id of the node: what was answered in each sitting of its test. */
  readonly tests: ReadonlyMap<string, readonly TestCount[]>;
};

/** Who knows so many of a band's words can go on to the next. */
const ENOUGH_WORDS = 0.8;
/** Words of all bands are met everywhere: a band is begun by more than a few. */
const BEGUN_WORDS = 0.2;

const UNTOUCHED: NodeEvidence = { completedBy: null, isBegun: false, share: 0 };

export function evidenceOf(node: PathNode, evidence: Evidence): NodeEvidence {
  const done = workOn(node, evidence);
  if (done.completedBy !== null) return done;
  const sittings = evidence.tests.get(node.id) ?? [];
  if (sittings.some((sitting) => isPassed(node, sitting))) return { ...done, completedBy: 'test' };
  return isPlaced(node, evidence) ? { ...done, completedBy: 'placement' } : done;
}

function isPlaced({ kind, subject, band }: PathNode, { placed }: Evidence): boolean {
  if (kind === 'lesson') return placed.lessons.has(subject);
  return band !== null && band <= placed.band;
}

function workOn(node: PathNode, evidence: Evidence): NodeEvidence {
  if (node.kind === 'lesson') return ofLesson(node, evidence);
  return node.kind === 'band' ? ofBand(node, evidence) : ofPlay(node, evidence);
}

function ofLesson({ subject }: PathNode, { lessons }: Evidence): NodeEvidence {
  const share = lessons.get(subject);
  if (share === undefined) return UNTOUCHED;
  return { completedBy: share === 1 ? 'work' : null, isBegun: true, share };
}

function ofPlay({ id }: PathNode, { plays }: Evidence): NodeEvidence {
  const play = plays.get(id);
  if (!play) return UNTOUCHED;
  return play.isFinished
    ? { completedBy: 'work', isBegun: true, share: 1 }
    : { completedBy: null, isBegun: true, share: 0 };
}

/** What is probably known counts for how far somebody is; completed by work is what was shown. */
function ofBand({ words }: PathNode, { knownWords, placed }: Evidence): NodeEvidence {
  const all = Math.max(1, words.length);
  const shown = countKnown(words, knownWords) / all;
  const share = countKnown(words, knownWords.union(placed.words)) / all;
  return { completedBy: shown >= ENOUGH_WORDS ? 'work' : null, isBegun: share >= BEGUN_WORDS, share };
}

export const countKnown = (words: readonly string[], known: ReadonlySet<string>): number =>
  words.filter((word) => known.has(word)).length;
