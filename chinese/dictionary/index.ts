/** Public face of the dictionary. */

export { createDictionary, type Dictionary, type LoadShard, type SearchOptions } from './dictionary.ts';
export type { DictionaryEntry, DictionaryReading, SearchHit } from './entry.ts';
