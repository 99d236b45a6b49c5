/** All rules. A new rule goes to the file of its family; a new family is added here. */

import type { Rule } from '../rule.ts';
import { ADJECTIVE_RULES } from './adjectives.ts';
import { ASPECT_RULES } from './aspect.ts';
import { BA_BEI_RULES } from './ba-bei.ts';
import { COMPARISON_RULES } from './comparison.ts';
import { COMPLEMENT_RULES } from './complements.ts';
import { CONNECTIVE_RULES } from './connectives.ts';
import { DOUBLED_RULES } from './doubled.ts';
import { FIRST_STEP_RULES } from './first-steps.ts';
import { FRAME_RULES } from './frames.ts';
import { FUNCTION_WORD_RULES } from './function-words.ts';
import { MEASURE_RULES } from './measure.ts';
import { NEGATION_RULES } from './negation.ts';
import { ORDER_RULES } from './order.ts';
import { PARTICLE_RULES } from './particles.ts';
import { PUNCTUATION_RULES } from './punctuation.ts';
import { SCRIPT_RULES } from './script.ts';
import { SENTENCE_END_RULES } from './sentence-ends.ts';
import { SPELLING_RULES } from './spelling.ts';
import { TYPO_RULES } from './typos.ts';

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
  ...CONNECTIVE_RULES,
  ...PUNCTUATION_RULES,
  ...DOUBLED_RULES,
  ...TYPO_RULES,
  ...SPELLING_RULES,
  ...SCRIPT_RULES,
];
