/** All grammar points, family by family. */

import type { Point } from '../types.ts';
import { ADJECTIVE_POINTS } from './adjectives.ts';
import { ASPECT_POINTS } from './aspect.ts';
import { BA_BEI_POINTS } from './ba-bei.ts';
import { COMPARISON_POINTS } from './comparison.ts';
import { COMPLEMENT_POINTS } from './complements.ts';
import { CONNECTIVE_POINTS } from './connectives.ts';
import { FIRST_STEP_POINTS } from './first-steps.ts';
import { FUNCTION_WORD_POINTS } from './function-words.ts';
import { MEASURE_POINTS } from './measure.ts';
import { NEGATION_POINTS } from './negation.ts';
import { ORDER_POINTS } from './order.ts';
import { PARTICLE_POINTS } from './particles.ts';
import { SENTENCE_END_POINTS } from './sentence-ends.ts';
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
];
