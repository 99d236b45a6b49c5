// Public face of the prompts: versioned instructions for a model, the reading of what it answers, and what may be shown of it.

import type { PromptInput } from './input.ts';
import { quoteLearner } from './quote.ts';
import { tutor1 } from './tutor-1.ts';
import { tutor2 } from './tutor-2.ts';

type Prompt = {
  readonly instructions: (input: PromptInput) => string;
  /** How the learner's words are shown to the model. */
  readonly said: (text: string) => string;
};

const PROMPTS = {
  'tutor-2': { instructions: tutor2, said: quoteLearner },
  'tutor-1': { instructions: tutor1, said: (text) => text },
} as const satisfies Readonly<Record<string, Prompt>>;

export type PromptVersion = keyof typeof PROMPTS;

/** The versions that an admin may choose from, the newest first. */
export const CHAT_PROMPTS = ['tutor-2', 'tutor-1'] as const satisfies readonly PromptVersion[];

/** The prompt of a version; the newest for a version that is no longer known. */
export function promptOf(version: string | undefined): Prompt & { readonly version: PromptVersion } {
  const known = CHAT_PROMPTS.find((each) => each === version) ?? CHAT_PROMPTS[0];
  return { ...PROMPTS[known], version: known };
}

export { explainInstructions, readExplanation } from './explain.ts';
export { type Checked, createGuard, type Guard, isFit, type Refusal } from './guard.ts';
export type { PromptInput } from './input.ts';
export { memoryAfter } from './memory-after.ts';
export { createReplyReader, type Reply } from './reply.ts';
export { readWordings, rewordInstructions, type Wording } from './reword.ts';
export { wholeSentences } from './salvage.ts';
export { simplerNote } from './simpler.ts';
