// The parts of a dream that name what is wished for: an exam has no topics, and what somebody does not want is no wish.

import { examIn } from './exams.ts';

/** Where one part of a sentence ends and another begins. */
const BREAK =
  /([,.;:!?，。；：！？、\n]+|\b(?:and|but|so|because|to|e|mas|porque|para)\b|而且|但是|然后|为了|因为)/iu;
/** What comes after it in the same part is not wanted. `without` is not among them: without subtitles there is a film. */
const NOT = /\b(?:not|never|don['’]t|no longer|não|nunca)\b|不想|不要|不再|别再|不用|不必/iu;

/** The dream without its parts about an exam, and without what is negated. */
export function wishedIn(dream: string): string {
  return dream
    .split(BREAK)
    .map((part) => (examIn(part) ? '' : (part.split(NOT)[0] ?? '')))
    .join('');
}
