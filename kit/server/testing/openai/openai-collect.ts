// Reads a streamed answer to its end, successful or not, for tests.

import { type ChatDelta, type ChatEnd, ProviderError } from '../../ai/index.ts';

export type Collected = {
  readonly text: string;
  readonly pieces: readonly string[];
  /** Undefined when the answer failed. */
  readonly end: ChatEnd | undefined;
  /** Undefined when the answer came whole. */
  readonly error: ProviderError | undefined;
};

/** Collects the answer; anything thrown but a ProviderError goes on to the test. */
export async function collectAnswer(
  answer: AsyncGenerator<ChatDelta, ChatEnd, undefined>,
): Promise<Collected> {
  const pieces: string[] = [];
  try {
    let step = await answer.next();
    while (step.done !== true) {
      pieces.push(step.value.text);
      step = await answer.next();
    }
    return { text: pieces.join(''), pieces, end: step.value, error: undefined };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { text: pieces.join(''), pieces, end: undefined, error };
  }
}
