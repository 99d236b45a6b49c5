// For tests: what a page would bundle of the engine, with data that came over the wire.

import { loadLexicon } from '../../chinese/words/index.ts';
import { type Core, type Decision, decide, type RespondInput, speak } from '../index.ts';

/** What a page has: all of a setting but the language core, as it comes out of JSON. */
export type Wire = {
  readonly inputs: readonly Omit<RespondInput, 'core'>[];
  readonly phrases: Core['phrases'];
  readonly frames: Core['frames'];
  readonly glossed: readonly (readonly [string, { en: string; pt: string; band: number }])[];
};

/** The decisions and texts, as JSON again. */
export function answerAll(lexicon: Uint8Array, json: string): string {
  // The test writes it and nobody else.
  const { inputs, glossed, phrases, frames } = JSON.parse(json) as Wire;
  const core: Core = { lexicon: loadLexicon(lexicon), glossed: new Map(glossed), phrases, frames };
  const turns = inputs.map((input): readonly [Decision, string] => {
    const decision = decide({ ...input, core });
    return [decision, speak({ ...input, core }, decision).text];
  });
  return JSON.stringify(turns);
}
