// A learner in distress: answered before anything else, then asked whether to go on.

import type { Interlude } from '../../state/activity.ts';
import {
  afterDistress,
  answerDistress,
  distressOf,
  helpAfterDistress,
  settlesDistress,
} from './answer-distress.ts';

export const distress: Interlude = {
  kind: 'distress',
  isOpen: ({ state }) => state.distress !== 'none',
  answerFirst: (context, intent) => {
    const found = distressOf(context);
    if (found !== undefined) return answerDistress(context, found);
    return intent.kind === 'goodbye' ? undefined : afterDistress(context);
  },
  // Who does not say whether to go on is answered as usual.
  answer: () => undefined,
  help: (context) => {
    const help = helpAfterDistress(context);
    return help && { help, step: 'none' };
  },
  close: () => ({}),
  eachTurn: () => ({ distress: 'none' }),
  takesAsWritten: (context) => distressOf(context) !== undefined || settlesDistress(context),
};
