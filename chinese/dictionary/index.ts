/** Public face of the dictionary. */

export { createDictionary, type Dictionary, type LoadShard, type SearchOptions } from './dictionary.ts';
export {
  type DictionaryEntry,
  type DictionaryReading,
  type LearnerGlosses,
  meaningsOf,
  type SearchHit,
} from './entry.ts';
