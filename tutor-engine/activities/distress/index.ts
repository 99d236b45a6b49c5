// A learner in distress: answered before anything else, then asked whether to go on.

import type { Interlude } from '../../state/activity.ts';
import { afterDistress, answerDistress, distressOf, helpAfterDistress, settlesCare } from './care.ts';

export const distress: Interlude = {
  kind: 'care',
  isOpen: ({ state }) => state.care !== 'none',
  answerFirst: (context, intent) => {
    const found = distressOf(context);
    if (found !== undefined) return answerDistress(context, found);
    return intent.kind === 'goodbye' ? undefined : afterDistress(context);
  },
  // Who does not say whether to go on is answered as usual.
  answer: () => undefined,
  help: (context) => {
    const help = helpAfterDistress(context);
    return help && { help, step: 0 };
  },
  close: () => ({}),
  eachTurn: () => ({ care: 'none' }),
  takesAsWritten: (context) => distressOf(context) !== undefined || settlesCare(context),
};
