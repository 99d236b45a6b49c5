// What is stored beside an answer whose words a model was not allowed to choose.

import type { Refusal } from '../../../../tutor-engine/prompts/index.ts';

/** Why what a model said was not shown, and how it began. */
export type RejectedAnswer = { readonly reason: Refusal; readonly text: string };
