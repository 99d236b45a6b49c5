/** Public face of the input method: typed pinyin becomes characters, by whole phrases. Pure, works offline. */

export {
  candidatesFor,
  createInputMethod,
  type InputMethod,
  readingsFor,
  type TypedReading,
} from './candidates.ts';
export type { Respelling } from './found-words.ts';
export { type LanguageRun, languageRuns } from './language-runs.ts';
export type { TransitionData } from './transitions.ts';
