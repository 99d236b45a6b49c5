// The findings of a check: all are counted, and stored up to a limit.

import type { FindingCode } from '../../domain/index.ts';

export type Finding = {
  readonly code: FindingCode;
  /** The id of the journal or account, the asset, or the name of the guard. */
  readonly subject: string;
  readonly expected: string;
  readonly found: string;
};

/** Enough to see what happened; who repairs looks into the database anyway. */
const KEPT_MAX = 100;

export type Findings = {
  readonly add: (finding: Finding) => void;
  readonly kept: () => readonly Finding[];
  readonly count: () => number;
};

/** Begins with what an earlier part of the same check has found. */
export function collectFindings(earlier: readonly Finding[] = [], earlierCount = earlier.length): Findings {
  const kept: Finding[] = [...earlier];
  let count = earlierCount;
  return {
    add: (finding) => {
      count += 1;
      if (kept.length < KEPT_MAX) kept.push(finding);
    },
    kept: () => kept,
    count: () => count,
  };
}
