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

export function collectFindings(): Findings {
  const kept: Finding[] = [];
  let count = 0;
  return {
    add: (finding) => {
      count += 1;
      if (kept.length < KEPT_MAX) kept.push(finding);
    },
    kept: () => kept,
    count: () => count,
  };
}
