// Lines that fit any play, said as politely as the play speaks.

import type { Line } from '../../../../../content/schema/line.ts';
import type { Play } from '../../../../../content/schema/talks/play.ts';

/** 您 is 你 where the play says 你. */
export function politely({ goals, opening }: Play, lines: readonly Line[]): Line[] {
  const isPolite =
    goals.some(({ ask, again }) => `${ask.zh}${again.zh}`.includes('您')) || opening.zh.includes('您');
  return isPolite ? [...lines] : lines.map((line) => ({ ...line, zh: line.zh.replaceAll('您', '你') }));
}
