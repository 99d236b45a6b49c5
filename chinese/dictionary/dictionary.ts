/** Looks words up by hanzi, pinyin, English or Portuguese in files that the caller fetches. */

import { type DictionaryEntry, meaningsOf, type SearchHit, toEntry, toHit } from './entry.ts';
import { foldGloss, foldPinyin, glossKeys, isPinyinLike } from './fold.ts';
import { answersQuery, rankByGloss, rankByPinyin } from './rank.ts';
import {
  FORMS_SHARD,
  type FormsShard,
  type SearchRow,
  type SearchShard,
  shardOf,
  type WordShard,
} from './shards.ts';

/** Fetches a file of the dictionary as text, by its path inside the folder of its files; rejects if it cannot. */
export type LoadShard = (path: string) => Promise<string>;

export type SearchOptions = {
  /** The language of the glosses searched besides pinyin. */
  readonly language: 'en' | 'pt';
  /** Most hits wanted; 20 by default. */
  readonly limit?: number;
};

export type Dictionary = {
  /** The entry of a word in simplified or traditional characters; undefined if the dictionary lacks it. */
  readonly word: (word: string) => Promise<DictionaryEntry | undefined>;
  /** Hits for hanzi, pinyin (with or without tones) or words of the language, best first. */
  readonly search: (query: string, options: SearchOptions) => Promise<SearchHit[]>;
};

const HANZI = /\p{Script=Han}/u;
const DEFAULT_LIMIT = 20;
/** Files kept in memory; a page that looks up more reads them again from its cache. */
const KEPT_FILES = 64;

/** Keeps the parsed files read last, and asks once for a file that is wanted twice at a time. */
function shardReader(loadShard: LoadShard) {
  const files = new Map<string, Promise<unknown>>();
  return <Shard>(path: string): Promise<Shard> => {
    const known = files.get(path);
    const shard = known ?? loadShard(path).then((text): unknown => JSON.parse(text));
    files.delete(path);
    files.set(path, shard);
    shard.catch(() => files.delete(path));
    const oldest = files.keys().next().value;
    if (files.size > KEPT_FILES && oldest !== undefined) files.delete(oldest);
    // The build script of the same version wrote the file in this shape.
    return shard as Promise<Shard>;
  };
}

function simplify(text: string, { traditional, simplified, words }: FormsShard): string {
  const word = words[text];
  if (word !== undefined) return word;
  const form = (character: string) => {
    const at = traditional.indexOf(character);
    return at < 0 ? character : simplified.charAt(at);
  };
  return text.replaceAll(/[\s\S]/g, form);
}

/**
 * A dictionary over files of its own; holds no state but a cache. One look-up by hanzi reads one file, and for a
 * traditional form two more; a search reads one file per index, so none costs more than 30 KB of network.
 */
export function createDictionary({ loadShard }: { readonly loadShard: LoadShard }): Dictionary {
  const read = shardReader(loadShard);

  async function own(word: string): Promise<DictionaryEntry | undefined> {
    const shard = await read<WordShard>(shardOf('words', word));
    const row = Object.hasOwn(shard, word) ? shard[word] : undefined;
    return row && toEntry(word, row);
  }

  async function word(text: string): Promise<DictionaryEntry | undefined> {
    const found = await own(text);
    if (found !== undefined || !HANZI.test(text)) return found;
    const simplified = simplify(text, await read<FormsShard>(FORMS_SHARD));
    return simplified === text ? undefined : own(simplified);
  }

  async function rowsOf(
    index: 'pinyin' | 'english' | 'portuguese',
    key: string,
  ): Promise<readonly SearchRow[]> {
    if (key === '') return [];
    const shard = await read<SearchShard>(shardOf(index, key));
    return Object.hasOwn(shard, key) ? (shard[key] ?? []) : [];
  }

  async function byGloss(index: 'english' | 'portuguese', query: string): Promise<SearchRow[]> {
    const phrase = await rowsOf(index, foldGloss(query));
    if (phrase.length > 0) return rankByGloss(phrase, query);
    // The longest word of a query is most often its rarest, and its file the only one needed.
    const key = glossKeys(query).toSorted((a, b) => b.length - a.length)[0] ?? '';
    return rankByGloss(await rowsOf(index, key), query);
  }

  async function byLatin(query: string, language: 'en' | 'pt'): Promise<SearchRow[]> {
    const typed = foldPinyin(query);
    const index = language === 'pt' ? 'portuguese' : 'english';
    const [sounds, meanings] = await Promise.all([
      isPinyinLike(typed.key) ? rowsOf('pinyin', typed.key) : [],
      byGloss(index, query),
    ]);
    const glosses = language === 'pt' && meanings.length === 0 ? await byOtherGloss(query) : meanings;
    return merge(query, rankByPinyin(sounds, typed), glosses, typed.tones !== '');
  }

  /** What Portuguese glosses do not have as it was typed: the feminine of one of theirs, else English. */
  async function byOtherGloss(query: string): Promise<SearchRow[]> {
    for (const masculine of masculinesOf(query)) {
      const found = await byGloss('portuguese', masculine);
      if (found.length > 0) return found;
    }
    return byGloss('english', query);
  }

  async function search(
    query: string,
    { language, limit = DEFAULT_LIMIT }: SearchOptions,
  ): Promise<SearchHit[]> {
    if (HANZI.test(query)) {
      const found = await word(query.trim());
      return found === undefined ? [] : [asHit(found, language)];
    }
    return (await byLatin(query, language)).slice(0, limit).map((row) => toHit(row, language));
  }

  return { word, search };
}

/** The forms under which a Portuguese dictionary lists a feminine: obrigada, obrigado; professora, professor. */
function masculinesOf(query: string): string[] {
  const forms = [
    query.replaceAll(/a(s?)\b/gi, 'o$1'),
    query.replaceAll(/a\b/gi, ''),
    query.replaceAll(/as\b/gi, 'es'),
  ];
  return [...new Set(forms)].filter((form) => form !== query);
}

/** Pinyin with tones is meant as pinyin. Without, glosses that are the query come first, then sounds, then the rest. */
function merge(query: string, sounds: SearchRow[], meanings: SearchRow[], isToned: boolean): SearchRow[] {
  const wanted = foldGloss(query);
  const isWhole = (row: SearchRow) => answersQuery(wanted, row);
  const merged = isToned
    ? [...sounds, ...meanings]
    : [...inTurn(meanings.filter(isWhole), sounds), ...meanings.filter((row) => !isWhole(row))];
  const seen = new Set<string>();
  return merged.filter(([word, pinyin]) => {
    const key = `${word} ${pinyin}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

/** `he` may be him or 喝: one of each in turn. */
function inTurn(meanings: SearchRow[], sounds: SearchRow[]): SearchRow[] {
  const longest = Math.max(meanings.length, sounds.length);
  return Array.from({ length: longest }, (_, i) => [meanings[i], sounds[i]])
    .flat()
    .filter((row) => row !== undefined);
}

function asHit(entry: DictionaryEntry, language: 'en' | 'pt'): SearchHit {
  const reading = entry.readings[0];
  const gloss = reading && (meaningsOf(reading, language)[0] ?? meaningsOf(reading, 'en')[0]);
  return {
    word: entry.word,
    pinyin: reading?.pinyin ?? '',
    gloss: gloss ?? '',
    band: entry.band,
    zipf: entry.zipf ?? 0,
  };
}
