/** All grammar points, family by family. */

import type { Point } from '../types.ts';
import { BA_BEI_POINTS } from './sentences/ba-bei.ts';
import { CLAUSE_PAIR_POINTS } from './sentences/clause-pairs.ts';
import { COMPARISON_POINTS } from './sentences/comparison.ts';
import { CONNECTIVE_POINTS } from './sentences/connectives.ts';
import { FIRST_STEP_POINTS } from './sentences/first-steps.ts';
import { ORDER_POINTS } from './sentences/order.ts';
import { SENTENCE_END_POINTS } from './sentences/sentence-ends.ts';
import { SENTENCE_ORDER_POINTS } from './sentences/sentence-order.ts';
import { TOLD_POINTS } from './sentences/told.ts';
import { ADJECTIVE_POINTS } from './words/adjectives.ts';
import { ASPECT_POINTS } from './words/aspect.ts';
import { COMPLEMENT_POINTS } from './words/complements.ts';
import { FUNCTION_WORD_POINTS } from './words/function-words.ts';
import { MEASURE_POINTS } from './words/measure.ts';
import { NEGATION_POINTS } from './words/negation.ts';
import { NOUN_NUMBER_POINTS } from './words/nouns-numbers.ts';
import { PARTICLE_POINTS } from './words/particles.ts';
import { VERB_FORM_POINTS } from './words/verb-forms.ts';
import { WORD_CHOICE_POINTS } from './words/word-choice.ts';
import { WRITING_POINTS } from './writing.ts';

/** Every point that `check` can name. */
export const POINTS: readonly Point[] = [
  ...MEASURE_POINTS,
  ...ADJECTIVE_POINTS,
  ...NEGATION_POINTS,
  ...ASPECT_POINTS,
  ...ORDER_POINTS,
  ...BA_BEI_POINTS,
  ...COMPARISON_POINTS,
  ...COMPLEMENT_POINTS,
  ...PARTICLE_POINTS,
  ...SENTENCE_END_POINTS,
  ...FIRST_STEP_POINTS,
  ...FUNCTION_WORD_POINTS,
  ...CONNECTIVE_POINTS,
  ...WRITING_POINTS,
  ...SENTENCE_ORDER_POINTS,
  ...TOLD_POINTS,
  ...VERB_FORM_POINTS,
  ...WORD_CHOICE_POINTS,
  ...NOUN_NUMBER_POINTS,
  ...CLAUSE_PAIR_POINTS,
];
