// One thing of the tutor's own, in place of a question that would fit anything.

import type { Line } from '../../../content/schema/line.ts';
import { isHeld } from '../../say/shared-moves.ts';
import { nearInLife } from '../../say/uptake/of-their-life.ts';
import type { Leads, TurnContext } from '../../state/turn-context.ts';
import { isTelling, tellingOf } from './stay.ts';

/** From which questions come that were written for nothing in particular. */
export const GENERAL = 'general';
export const CLAUSE = 'clause';

/** So often somebody speaks of themselves while another tells: once in so many turns. */
const BETWEEN_OWN = 2;

/** Where nobody wrote a question for what was told, one thing of the tutor's own that speaks of the same, and no question. */
export function ofTheirOwn(
  context: TurnContext,
  known: readonly { readonly from: string }[],
): Line | undefined {
  const { said, state, level } = context;
  if (!isOnlyGeneral(known) || !isTelling(context)) return undefined;
  if (isHeld(context) || tellingOf(context) === 'bad') return undefined;
  const lately = state.recent.slice(-BETWEEN_OWN);
  if (level === 'preschool' || lately.some((text) => SPOKE_OF.test(text))) return undefined;
  return nearInLife(context, said.raw, 'told');
}

/** Whether no question was written for what was told. */
export function isOnlyGeneral(known: readonly { readonly from: string }[]): boolean {
  return known.every(({ from }) => from === CLAUSE || from === GENERAL);
}

/** In characters: who has been answered at length is asked nothing general besides. */
const AT_LENGTH = 30;

export function isAnswered([led = []]: Leads): boolean {
  return led.reduce((sum, { zh }) => sum + zh.length, 0) > AT_LENGTH;
}

const SPOKE_OF = /说到\p{Script=Han}{2,6}[，：]/u;
