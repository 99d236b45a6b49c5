// 最难的？不难啊: words of the tutor’s thrown back before the answer ask nothing.

import type { TurnContext } from '../../state/turn-context.ts';
import type { Intent } from '../../understand/intent.ts';

/** In characters; what is longer is asked for itself. */
const SHORT = { least: 2, most: 8 };
const ENDS = /[吗呢啊呀？?！!。，,\s]+$/u;

export function withoutThrownBack({ state, said }: TurnContext, intent: Intent): Intent {
  if (intent.kind !== 'speech' || intent.asked === undefined || intent.statement === undefined) return intent;
  const words = intent.asked.raw.replace(ENDS, '');
  const isShort = words.length >= SHORT.least && words.length <= SHORT.most;
  const isHeard = isShort && state.recent.at(-1)?.includes(words) === true && !/[你您]/u.test(words);
  if (!isHeard) return intent;
  const [next, ...others] = intent.others ?? [];
  return next === undefined
    ? { kind: 'speech', statement: said, question: undefined }
    : { ...intent, ...next, ...(others.length > 0 ? { others } : { others: [] }) };
}
