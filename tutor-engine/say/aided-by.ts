// How much help stood before an answer.

import type { Aided } from '../state/types.ts';
import { isHanzi, utterance } from '../understand/text/utterance.ts';
import { FIRST_WORDS, IDEA, WHOLE_SENTENCE } from './shared-moves.ts';

/** `sentence`: the whole sentence that the help ends with. */
export function aidedBy(step: number, said: string, sentence: string): Aided {
  if (step >= WHOLE_SENTENCE) return bare(said) === bare(sentence) ? 'repeat' : 'full';
  if (step >= FIRST_WORDS) return 'start';
  return step >= IDEA ? 'idea' : 'none';
}

function bare(text: string): string {
  return utterance(text).folded.filter(isHanzi).join('');
}
