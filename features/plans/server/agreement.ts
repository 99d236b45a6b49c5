// What was agreed of a stored plan, and what a change leaves of that.

import {
  type Agreed,
  agreedAfter,
  agreedIn,
  type Basis,
  type PlanContent,
  type Replanned,
} from '../domain/index.ts';

type Stored = { readonly content: PlanContent; readonly basis: Pick<Basis, 'agreed'> };

/** Of a plan that nobody has changed: what it holds. */
export const agreedOf = ({ content, basis }: Stored): Agreed => basis.agreed ?? agreedIn(content);

export const agreedBy = (
  stored: Stored,
  made: Pick<Replanned, 'content' | 'settledMinutes'>,
  hasNewMinutes: boolean,
): Agreed => agreedAfter(agreedOf(stored), { ...made, hasNewMinutes });
