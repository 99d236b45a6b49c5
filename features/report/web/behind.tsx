// A number of the report that opens what it counts; for a visitor, who sees the numbers alone, it is plain.

import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import type { AnswersFilter, DaysFilter, WordsFilter } from './queries.ts';

type Filters = { answers: AnswersFilter; words: WordsFilter; days: DaysFilter };

/** The address of the list behind a number. */
export function behind<List extends keyof Filters>(list: List, filter: Filters[List]): string {
  const given = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return `/profile/report/${list}?${new URLSearchParams(given)}`;
}

/** Whether the reader may look behind the numbers. */
export const CanOpen = createContext(true);

type BehindProps = {
  readonly to: string;
  /** What opens, where the text alone does not say it. */
  readonly label?: string;
  readonly children: ReactNode;
};

export function Behind({ to, label, children }: BehindProps) {
  const canOpen = useContext(CanOpen);
  if (!canOpen) return <span>{children}</span>;
  return (
    <Link
      to={to}
      aria-label={label}
      className="inline-flex min-h-11 items-center underline decoration-line-strong decoration-1 underline-offset-4 transition-colors hover:text-active hover:decoration-active print:no-underline"
    >
      <span>{children}</span>
    </Link>
  );
}
