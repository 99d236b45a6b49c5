// For tests: what a page would bundle of the engine, with data that came over the wire.

import { loadLexicon } from '../../chinese/words/index.ts';
import { type Core, type Decision, decide, type RespondInput, type Setting, speak } from '../index.ts';

/** What was said in the setting at this place in the list. */
export type TurnInput = Omit<RespondInput, keyof Setting> & { readonly setting: number };

/** What a page has: all of a setting but the language core, as it comes out of JSON. */
export type Wire = {
  readonly settings: readonly Omit<Setting, 'core'>[];
  readonly said: readonly TurnInput[];
  readonly phrases: Core['phrases'];
  readonly frames: Core['frames'];
  readonly glossed: readonly (readonly [string, { en: string; pt: string; band: number }])[];
};

/** The decisions and texts, as JSON again. */
export function answerAll(lexicon: Uint8Array, json: string): string {
  // The test writes it and nobody else.
  const { settings, said, glossed, phrases, frames } = JSON.parse(json) as Wire;
  const core: Core = { lexicon: loadLexicon(lexicon), glossed: new Map(glossed), phrases, frames };
  const turns = said.map(({ setting: at, ...words }): readonly [Decision, string] => {
    const setting = settings[at];
    if (setting === undefined) throw new Error(`no setting ${at}`);
    const input = { ...setting, ...words, core };
    const decision = decide(input);
    return [decision, speak(input, decision).text];
  });
  return JSON.stringify(turns);
}
