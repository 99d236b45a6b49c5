// Whether the tutor has told something in this talk: no story is told twice.

import type { Line } from '../../../../content/schema/line.ts';
import type { TurnContext } from '../../../state/turn-context.ts';

export function wasTold({ history }: TurnContext, { zh }: Line): boolean {
  return history.some(({ by, text }) => by === 'tutor' && text.includes(zh));
}
