// Questions that were answered in passing, or objected to as known: they are not put again, nor any of their kind.

import { kindsAsked, kindsTold } from '../understand/asked/question-kinds.ts';
import type { State } from './memory.ts';
import type { Found } from './plan.ts';

export function isToldQuestion({ told }: Pick<State, 'told'>, { kind, id }: Found): boolean {
  return kind === 'question' && told.includes(id);
}

export function isToldKind({ told }: Pick<State, 'told'>, kind: string): boolean {
  return told.includes(kindKey(kind));
}

/** The state in which what is open counts as told. */
export function withOpenTold<Kept extends Pick<State, 'told'>>(state: Kept, open: Found | undefined): Kept {
  return open?.kind === 'question' ? withTold(state, [open.id]) : state;
}

/** The state after somebody said that they had told it: what was asked last, and what they tell again, are asked no more. */
export function withLastAskedTold<Kept extends Pick<State, 'told' | 'recent'>>(
  state: Kept,
  open: Found | undefined,
  again: string,
): Kept {
  const asked = (state.recent.at(-1) ?? '').match(/[^。！？]*？/gu) ?? [];
  const kinds = [...asked.flatMap(kindsAsked), ...kindsTold(again)].map(({ id }) => kindKey(id));
  return withTold(withOpenTold(state, open), kinds);
}

/** No id of a question holds this sign. */
const kindKey = (kind: string): string => `kind:${kind}`;

function withTold<Kept extends Pick<State, 'told'>>(state: Kept, ids: readonly string[]): Kept {
  const added = ids.filter((id) => !state.told.includes(id));
  return added.length === 0 ? state : { ...state, told: [...state.told, ...added] };
}
