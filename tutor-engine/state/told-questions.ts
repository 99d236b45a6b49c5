// Questions that were answered in passing, or objected to as known: they are not put again.

import type { State } from './memory.ts';
import type { Found } from './plan.ts';

export function isToldQuestion({ told }: Pick<State, 'told'>, { kind, id }: Found): boolean {
  return kind === 'question' && told.includes(id);
}

/** The state in which what is open counts as told. */
export function withOpenTold<Kept extends Pick<State, 'told'>>(state: Kept, open: Found | undefined): Kept {
  if (open?.kind !== 'question' || state.told.includes(open.id)) return state;
  return { ...state, told: [...state.told, open.id] };
}
