// Public face for whoever checks content: the pattern language, the levels, and what the engine makes of a line.

export { heardIn } from '../activities/small-talk/bank.ts';
export { isOfSigns } from '../analysis/importance.ts';
export { BANDS, isWithin } from '../analysis/level.ts';
export { PHRASE_SLOTS } from '../say/asked/phrase-for.ts';
export { intentOf } from '../understand/intent.ts';
export {
  matchAnswers,
  matchAny,
  matchPattern,
  onlyByLength,
  wasGivenUp,
} from '../understand/patterns/match.ts';
export { PatternError, parsePattern, slotNames } from '../understand/patterns/pattern.ts';
export { FREE_SLOTS } from '../understand/patterns/slots.ts';
export { spellings } from '../understand/phrasebook/spellings.ts';
export { type Utterance, utterance } from '../understand/text/utterance.ts';
export { topicCalled } from '../understand/topic-called.ts';
