/** All rules. A new rule goes to the file of its family; a new family is added here. */

import type { Rule } from '../rule.ts';
import { EDIT_RULES } from './edits/index.ts';
import { BA_BEI_RULES } from './sentences/ba-bei.ts';
import { COMPARISON_RULES } from './sentences/comparison.ts';
import { CONNECTIVE_RULES } from './sentences/connectives.ts';
import { EVERYDAY_RULES } from './sentences/everyday.ts';
import { FIRST_STEP_RULES } from './sentences/first-steps.ts';
import { FRAME_RULES } from './sentences/frames.ts';
import { FREE_SPEECH_RULES } from './sentences/free-speech.ts';
import { ORDER_RULES } from './sentences/order.ts';
import { SENTENCE_END_RULES } from './sentences/sentence-ends.ts';
import { SLIP_RULES } from './sentences/slips.ts';
import { TOLD_RULES } from './sentences/told.ts';
import { ADJECTIVE_RULES } from './words/adjectives.ts';
import { ASPECT_RULES } from './words/aspect.ts';
import { COMPLEMENT_RULES } from './words/complements.ts';
import { DOUBLED_RULES } from './words/doubled.ts';
import { FUNCTION_WORD_RULES } from './words/function-words.ts';
import { MEASURE_RULES } from './words/measure.ts';
import { NEGATION_RULES } from './words/negation.ts';
import { PARTICLE_RULES } from './words/particles.ts';
import { PUNCTUATION_RULES } from './writing/punctuation.ts';
import { SCRIPT_RULES } from './writing/script.ts';
import { SPELLING_RULES } from './writing/spelling.ts';
import { TYPO_RULES } from './writing/typos.ts';

export const ALL_RULES: readonly Rule[] = [
  ...MEASURE_RULES,
  ...ADJECTIVE_RULES,
  ...NEGATION_RULES,
  ...ASPECT_RULES,
  ...ORDER_RULES,
  ...BA_BEI_RULES,
  ...COMPARISON_RULES,
  ...COMPLEMENT_RULES,
  ...PARTICLE_RULES,
  ...SENTENCE_END_RULES,
  ...FUNCTION_WORD_RULES,
  ...FIRST_STEP_RULES,
  ...FRAME_RULES,
  ...FREE_SPEECH_RULES,
  ...CONNECTIVE_RULES,
  ...TOLD_RULES,
  ...SLIP_RULES,
  ...EVERYDAY_RULES,
  ...PUNCTUATION_RULES,
  ...DOUBLED_RULES,
  ...TYPO_RULES,
  ...SPELLING_RULES,
  ...SCRIPT_RULES,
  ...EDIT_RULES,
];
