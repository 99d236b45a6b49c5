// What is remembered of a turn whose words a model chose.

import type { Decision, Situation } from '../../state/types.ts';

/**
 * A play's goals stay as they were decided, for the model was told to lead to the next. A tutor's question is open only
 * where the model really asked it; else the learner would be held to a question that nobody put.
 */
export function memoryAfter(
  { memory, script }: Pick<Decision, 'memory' | 'script'>,
  { kind }: Pick<Situation, 'kind'>,
  said: string,
): Decision['memory'] {
  if (kind === 'play' || script.some(({ zh }) => isQuestion(zh) && said.includes(zh))) return memory;
  const { ask: _, ...rest } = memory;
  return rest;
}

function isQuestion(zh: string): boolean {
  return zh.includes('？');
}
