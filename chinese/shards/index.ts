/** Public face of the dictionary's layout: from its source and our tables to the files that are looked up. */

export { type DictionaryTables, dictionaryFiles } from './dictionary-files.ts';
export { type DictionarySource, formatSource, readSource } from './dictionary-source.ts';
export { type GlossLine, readGlossTables } from './gloss-tables.ts';
export type { Files } from './search-index.ts';
