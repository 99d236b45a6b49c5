// How much help stood before an answer.

import type { HelpStep } from '../state/help.ts';
import type { Aided } from '../state/types.ts';
import { isHanzi, utterance } from '../understand/text/utterance.ts';

/** `sentence`: the whole sentence that the help ends with. */
export function aidedBy(step: HelpStep, said: string, sentence: string): Aided {
  if (step === 'full') return bare(said) === bare(sentence) ? 'repeat' : 'full';
  return step === 'rephrased' ? 'none' : step;
}

function bare(text: string): string {
  return utterance(text).folded.filter(isHanzi).join('');
}
