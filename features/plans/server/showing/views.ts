// Plans as the page sees them: in the reader's language, with what of them is done.

import type { Locale } from '../../../../kit/core/locale.ts';
import {
  type Catalogue,
  type Completion,
  completionOf,
  type Difference,
  dreamUse,
  type Evidence,
  examOf,
  type GenerationProgress,
  isSmallChild,
  type PlanContent,
  percentageOf,
  reasonsOf,
  type Three,
  titleOf,
  type Way,
} from '../../domain/index.ts';
import type { nextOn } from '../history/day-of-plan.ts';
import { heldBefore } from '../rows/agreement.ts';
import type { PlanRow } from '../rows/plans-repo.ts';

/** Lessons that are settled, sessions that are done of those that have had their time, and how long nobody has studied. */
type ChangeReasons = {
  readonly settled: number;
  readonly sessionsDone: number;
  readonly sessionsDue: number;
  readonly daysAway: number;
};

type Reading = { readonly locale: Locale; readonly evidence: Evidence };
/** `begun`: a lesson that lies half done beside the plan. */
type WholeReading = Reading & {
  /** What comes next; undefined where nothing does. */
  readonly next: ReturnType<typeof nextOn> | undefined;
  readonly minutesStudied: number;
  /** What its learner asks for beyond their study time, as it is now. */
  readonly capped: Pick<PlanRow['basis'], 'wishedMinutes' | 'vipMinutes'>;
  readonly begun: Begun | null;
  readonly testOut: TestOut | null;
  /** Of the plan's words those that are known by now. */
  readonly wordsKnown: ReadonlySet<string>;
  readonly catalogue: () => Catalogue;
};
type TestOut = {
  readonly lesson: string;
  readonly known: number;
  readonly of: number;
  readonly isLikely: boolean;
};
type Begun = { readonly lesson: string; readonly title: Three };

const NOTHING: Completion = { percentage: 0, minutesDone: 0, minutesLeft: 0, minutesCut: 0, weeks: [] };

export const toListed = (row: PlanRow, reading: Reading) =>
  listedOf(row, reading.locale, completion(row, reading));

export function toView(
  row: PlanRow,
  { minutesStudied, capped, begun, testOut, wordsKnown, catalogue, next, ...reading }: WholeReading,
) {
  const { weeks, minutesLeft, minutesCut } = completion(row, reading);
  return {
    ...toListed(row, reading),
    minutesLeft,
    minutesCut,
    minutesStudied,
    next: next ? { ...next, begun, testOut } : null,
    progress: progressOf(row),
    content: row.content,
    wordsKnown: [...wordsKnown],
    madeBy: row.madeBy,
    shareKey: row.shareKey,
    aim: row.basis.profile.aim,
    isForChild: isSmallChild(row.basis.profile.grade),
    reasons: row.content
      ? whysOf(row.content, row.basis, { catalogue: catalogue(), locale: reading.locale })
      : [],
    dream: row.content
      ? dreamOf(row.content, row.basis, { catalogue: catalogue(), locale: reading.locale })
      : [],
    minutesADay: row.basis.minutesADay,
    wishedMinutes: capped.wishedMinutes ?? null,
    vipMinutes: capped.vipMinutes ?? null,
    done: weeks.map((sessions) => sessions.map((items) => [...items])),
  };
}

const whysOf = (content: PlanContent, basis: PlanRow['basis'], { catalogue, locale }: DreamParams) =>
  reasonsOf(content, basis, catalogue).map(({ kind, ref, why }) => ({ kind, ref, why: why[locale] }));

type DreamParams = { readonly catalogue: Catalogue; readonly locale: Locale };

const dreamOf = (
  content: PlanContent,
  { profile: { dream }, level }: PlanRow['basis'],
  { catalogue, locale }: DreamParams,
) =>
  dreamUse({ dream, level }, content, catalogue).map(({ term, items, words, elsewhere }) => ({
    term: term[locale],
    items: [...items],
    words: [...words],
    elsewhere: [...elsewhere],
  }));

type Previewed = {
  readonly before: End;
  readonly way: { readonly way: Way; readonly end: End; readonly difference: Difference };
};

/** What new answers would change; `change` null where that is nothing. */
export const toPreview = ({ version }: PlanRow, preview: Previewed | undefined) => ({
  version,
  change: preview ? { before: preview.before, way: toWay(preview.way) } : null,
});

type End = { readonly date: string; readonly words: number };
type Change = {
  readonly reasons: ChangeReasons;
  readonly minutes: { readonly before: number; readonly after: number } | null;
  readonly before: End;
  readonly ways: readonly { readonly way: Way; readonly end: End; readonly difference: Difference }[];
};

export const toChange = ({ version }: PlanRow, { before, reasons, minutes, ways }: Change) => ({
  version,
  minutes,
  before,
  ...reasons,
  ways: ways.map(toWay),
});

const toWay = ({ way, end, difference }: Previewed['way']) => ({ way, end, ...toDifference(difference) });

const toDifference = ({ added, dropped, goalsChanged, goalsGone, goalsNew, ...weeks }: Difference) => ({
  ...weeks,
  added: [...added],
  dropped: [...dropped],
  goalsChanged: [...goalsChanged],
  goalsGone: [...goalsGone],
  goalsNew: [...goalsNew],
});

const completion = ({ content, basis }: PlanRow, { evidence }: Reading): Completion =>
  content ? completionOf(content, evidence, heldBefore({ content, basis })) : NOTHING;

function listedOf(row: PlanRow, locale: Locale, { percentage }: Completion) {
  return {
    id: row.id,
    title: row.content ? titleOf(row.title, row.content, locale) : (row.title ?? ''),
    state: row.state,
    isSaved: row.savedAt !== null,
    isFollowed: row.isFollowed,
    createdAt: row.createdAt.toISOString(),
    lastAccessedAt: row.lastAccessedAt?.toISOString() ?? null,
    targetLevel: row.targetLevel,
    targetBand: targetBandOf(row),
    completion: percentage,
    weeks: row.content?.weeks.length ?? 0,
  };
}

/** An exam that is out of reach is no target: the furthest is that is not. */
function targetBandOf({ content, basis }: PlanRow): number | null {
  if (content?.within !== undefined) return content.within;
  return examOf(basis.profile)?.band ?? null;
}

function progressOf({ state, stage, written, writtenOf }: PlanRow) {
  const progress: GenerationProgress = { stage, written, of: writtenOf };
  return { ...progress, percentage: state === 'generated' ? 100 : percentageOf(progress) };
}
