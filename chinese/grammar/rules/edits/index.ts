/** All inverse rules: each undoes a kind of mistake, and the language model keeps what reads better. */

import type { Rule } from '../../rule.ts';
import { ADVERB_EDITS } from './adverbs.ts';
import { CALQUE_EDITS } from './calques.ts';
import { CLAUSE_EDITS } from './clauses.ts';
import { NOUN_EDITS } from './nouns.ts';
import { ORDER_EDITS } from './order.ts';
import { SENTENCE_EDITS } from './sentences.ts';
import { VERB_EDITS } from './verbs.ts';
import { WORD_EDITS } from './words.ts';

export const EDIT_RULES: readonly Rule[] = [
  ...ORDER_EDITS,
  ...ADVERB_EDITS,
  ...VERB_EDITS,
  ...SENTENCE_EDITS,
  ...NOUN_EDITS,
  ...WORD_EDITS,
  ...CLAUSE_EDITS,
  ...CALQUE_EDITS,
];
