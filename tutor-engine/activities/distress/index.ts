// A learner in distress: answered before anything else, then asked whether to go on.

import type { Interlude } from '../../state/activity.ts';
import { afterDistress, answerDistress, distressOf, helpAfterDistress, settlesCare } from './care.ts';

export const distress: Interlude = {
  kind: 'care',
  isOpen: ({ state }) => state.care !== 'none',
  answerFirst: (scene, intent) => {
    const found = distressOf(scene);
    if (found !== undefined) return answerDistress(scene, found);
    return intent.kind === 'goodbye' ? undefined : afterDistress(scene);
  },
  // Who does not say whether to go on is answered as usual.
  answer: () => undefined,
  help: (scene) => {
    const help = helpAfterDistress(scene);
    return help && { help, step: 0 };
  },
  close: () => ({}),
  eachTurn: () => ({ care: 'none' }),
  takesAsWritten: (scene) => distressOf(scene) !== undefined || settlesCare(scene),
};
