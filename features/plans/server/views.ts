// Plans as the page sees them: in the reader's language, with what of them is done.

import type { Locale } from '../../../kit/core/locale.ts';
import {
  type Completion,
  completionOf,
  type Difference,
  type Evidence,
  examOf,
  type GenerationProgress,
  nextSession,
  percentageOf,
  titleOf,
} from '../domain/index.ts';
import type { PlanRow } from './plans-repo.ts';

/** Sessions that are done of those that have had their time, and how long nobody has studied. */
type ChangeReasons = {
  readonly sessionsDone: number;
  readonly sessionsDue: number;
  readonly daysAway: number;
};

type Reading = { readonly locale: Locale; readonly evidence: Evidence };
type WholeReading = Reading & { readonly minutesStudied: number };

const NOTHING: Completion = { percentage: 0, minutesLeft: 0, weeks: [] };

export const toListed = (row: PlanRow, reading: Reading) =>
  listedOf(row, reading.locale, completion(row, reading));

export function toView(row: PlanRow, { minutesStudied, ...reading }: WholeReading) {
  const { weeks, minutesLeft } = completion(row, reading);
  const next = row.content && nextSession(row.content, weeks, reading.evidence);
  return {
    ...toListed(row, reading),
    minutesLeft,
    minutesStudied,
    next: next ? { ...next, items: [...next.items] } : null,
    progress: progressOf(row),
    content: row.content,
    madeBy: row.madeBy,
    shareKey: row.shareKey,
    aim: row.basis.profile.aim,
    minutesADay: row.basis.minutesADay,
    wishedMinutes: row.basis.wishedMinutes ?? null,
    vipMinutes: row.basis.vipMinutes ?? null,
    done: weeks.map((sessions) => sessions.map((items) => [...items])),
  };
}

type End = { readonly date: string; readonly words: number };
type Change = {
  readonly difference: Difference;
  readonly reasons: ChangeReasons;
  readonly minutes: { readonly before: number; readonly after: number } | null;
  readonly ends: { readonly before: End; readonly after: End };
};

export function toChange({ version }: PlanRow, { difference, reasons, minutes, ends }: Change) {
  const { added, dropped, goalsChanged, goalsGone, goalsNew, ...weeks } = difference;
  const lists = {
    added: [...added],
    dropped: [...dropped],
    goalsChanged: [...goalsChanged],
    goalsGone: [...goalsGone],
    goalsNew: [...goalsNew],
  };
  return { version, minutes, ends, ...lists, ...weeks, ...reasons };
}

const completion = ({ content }: PlanRow, { evidence }: Reading): Completion =>
  content ? completionOf(content, evidence) : NOTHING;

function listedOf(row: PlanRow, locale: Locale, { percentage }: Completion) {
  return {
    id: row.id,
    title: row.content ? titleOf(row.title, row.content, locale) : (row.title ?? ''),
    state: row.state,
    isSaved: row.savedAt !== null,
    createdAt: row.createdAt.toISOString(),
    lastAccessedAt: row.lastAccessedAt?.toISOString() ?? null,
    targetLevel: row.targetLevel,
    targetBand: examOf(row.basis.profile)?.band ?? null,
    completion: percentage,
    weeks: row.content?.weeks.length ?? 0,
  };
}

function progressOf({ state, stage, written, writtenOf }: PlanRow) {
  const progress: GenerationProgress = { stage, written, of: writtenOf };
  return { ...progress, percentage: state === 'generated' ? 100 : percentageOf(progress) };
}
