// Public face of the prompts: versioned instructions for a model, the reading of what it answers, and what may be shown of it.

import type { PromptInput } from './chat/prompt-input.ts';
import { tutor1 } from './chat/tutor-1.ts';
import { tutor2 } from './chat/tutor-2.ts';
import { tutor3 } from './chat/tutor-3.ts';
import { quoteLearner } from './text/quote.ts';

type Prompt = {
  readonly instructions: (input: PromptInput) => string;
  /** How the learner's words are shown to the model. */
  readonly said: (text: string) => string;
};

const PROMPTS = {
  'tutor-3': { instructions: tutor3, said: quoteLearner },
  'tutor-2': { instructions: tutor2, said: quoteLearner },
  'tutor-1': { instructions: tutor1, said: (text) => text },
} as const satisfies Readonly<Record<string, Prompt>>;

export type PromptVersion = keyof typeof PROMPTS;

/** The versions that an admin may choose from, the newest first. */
export const CHAT_PROMPTS = ['tutor-3', 'tutor-2', 'tutor-1'] as const satisfies readonly PromptVersion[];

/** The prompt of a version; the newest for a version that is no longer known. */
export function promptOf(version: string | undefined): Prompt & { readonly version: PromptVersion } {
  const known = CHAT_PROMPTS.find((each) => each === version) ?? CHAT_PROMPTS[0];
  return { ...PROMPTS[known], version: known };
}

export {
  type Checked,
  createOutputFilter,
  isFit,
  type OutputFilter,
  type Refusal,
} from './answer/output-filter.ts';
export { createReplyReader, type Reply } from './answer/reply.ts';
export { wholeSentences } from './answer/salvage.ts';
export { memoryAfter } from './chat/memory-after.ts';
export type { PromptInput } from './chat/prompt-input.ts';
export { simplerNote } from './chat/simpler-note.ts';
export { explainInstructions, readExplanation } from './help/explain.ts';
export { readWordings, rewordInstructions, type Wording } from './help/reword.ts';
