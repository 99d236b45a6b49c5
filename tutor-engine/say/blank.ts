// The blank in a line of help, for words of the learner's own.

import type { Line } from '../../content/schema/line.ts';

const BLANK = '……';

/** What stands before the first blank, to go on from; undefined where there is none. */
export function beginningOf({ zh }: Pick<Line, 'zh'>): string | undefined {
  const at = zh.indexOf(BLANK);
  return at < 0 ? undefined : zh.slice(0, at);
}
