// What an operator did by a slip of the hand and can take back: while nothing has followed on it, and for a short time.

import { UNDO_MINUTES } from '../deadlines.ts';
import type { Action } from './actions.ts';

/** What each undoes. */
export const UNDOES = {
  retract_approval: 'approve',
  retract_purchase: 'buy',
  retract_receipt: 'receive',
  retract_customs: 'reach_customs',
} as const satisfies Readonly<Partial<Record<Action, Action>>>;

type Undo = keyof typeof UNDOES;
const UNDONE: ReadonlySet<Action> = new Set<Action>(Object.values(UNDOES));

export const isUndo = (action: Action): action is Undo => Object.hasOwn(UNDOES, action);

/** What follows on nothing: words between operators, and what was typed with the step and is typed anew. */
const ASIDE: ReadonlySet<Action> = new Set<Action>([
  'note',
  'correct_costs',
  'correct_shop_order',
  'reweigh',
  'enter_bill',
]);

type Happened = {
  /** The latest first. */
  readonly events: readonly { readonly action: Action; readonly createdAt: Date }[];
  /** When buyer or operator last wrote; null: never. */
  readonly writtenAt: Date | null;
};

/** The step that can be taken back at this moment; null where none can. */
export function undoableOf({ events, writtenAt }: Happened, now: Date): Action | null {
  const latest = events.find(({ action }) => !ASIDE.has(action));
  if (!latest || !UNDONE.has(latest.action)) return null;
  if (isUndoTime(latest.createdAt, now) && (writtenAt === null || writtenAt < latest.createdAt))
    return latest.action;
  return null;
}

/** Whether what was done then can be taken back by now. */
export const isUndoTime = (doneAt: Date, now: Date): boolean =>
  now.getTime() - doneAt.getTime() < UNDO_MINUTES * 60_000;
