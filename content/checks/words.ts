// Every word that a line marks as one can be looked up, names are names, and pinyin is what the core reads.

import { meaningsOf } from '../../chinese/dictionary/index.ts';
import { toMarks } from '../../chinese/sounds/index.ts';
import type { Content } from '../schema/content.ts';
import type { Level } from '../schema/levels.ts';
import type { Vocabulary } from '../schema/word.ts';
import { type Knowledge, wordsOf } from './core.ts';
import { linesIn, listsIn, type Source } from './lines.ts';

/** At these levels a word must be glossed in Portuguese too: their learners cannot get by with the English. */
const GLOSSED_IN_PORTUGUESE: ReadonlySet<Level | undefined> = new Set(['preschool', 'beginner']);

/** Each problem is one line that begins with its place; a word is told where it comes first in the file. */
export async function wordProblems(
  core: Knowledge,
  source: Source,
  taught: ReadonlySet<string>,
): Promise<string[]> {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const { place, line } of linesIn(source.value, source.place)) {
    for (const { simplified, text, kind } of wordsOf(core, line.zh)) {
      if (seen.has(simplified)) continue;
      seen.add(simplified);
      if (core.glossed.has(simplified) || taught.has(simplified)) continue;
      if (kind === 'name' && !core.names.has(text))
        problems.push(`${place}: ${text} would be taken for a name: ${line.zh}`);
      if (kind === 'unknown') problems.push(`${place}: no dictionary has ${text}: ${line.zh}`);
      if (kind !== 'word') continue;
      const missing = await missingGloss(core, simplified, source.level);
      if (missing) problems.push(`${place}: ${missing} for ${text}: ${line.zh}`);
    }
  }
  return problems;
}

async function missingGloss(
  { dictionary }: Knowledge,
  word: string,
  level: Level | undefined,
): Promise<string | undefined> {
  const entry = await dictionary.word(word);
  if (!entry?.readings.some((reading) => meaningsOf(reading, 'en').length > 0)) return 'no gloss';
  return entry.readings.every((reading) => meaningsOf(reading, 'pt').length === 0) &&
    GLOSSED_IN_PORTUGUESE.has(level)
    ? 'no Portuguese gloss'
    : undefined;
}

/** The words that a file teaches, with their glosses. */
export function vocabularyOf({ place, value }: Source): Vocabulary[] {
  return listsIn(value, place).flatMap(({ list }) => list.filter(isVocabulary));
}

/** The words that the slots of a play recognise; they stand in the file with their glosses. */
export function playWordsOf({ play }: Source): string[] {
  return Object.values(play?.words ?? {})
    .flat()
    .flatMap(({ zh, also }) => [zh, ...also]);
}

/** The pinyin that a file gives must be the core's reading, unless the file says why not. */
export function pinyinProblems({ reader }: Knowledge, source: Source): string[] {
  return vocabularyOf(source).flatMap(({ zh, pinyin, reading }) => {
    const read = reader.readings(zh).join(' ');
    if (read === pinyin)
      return reading === undefined ? [] : [`${source.place} ${zh} needs no reason for its pinyin`];
    return reading === undefined ? [`${source.place} ${zh} is ${pinyin} here, and ${read} to the core`] : [];
  });
}

/** The same for the names of the tutors, whose pinyin has tone marks. */
export function namePinyinProblems({ reader }: Knowledge, personas: Content['personas']): string[] {
  return personas.flatMap(({ id, name }) => {
    const read = reader.readings(name.zh).map(toMarks).join('');
    const given = name.pinyin.toLowerCase().replaceAll(/[\s’']/g, '');
    return read === given
      ? []
      : [`personas/${id}.json:name: ${name.zh} is ${given} here, and ${read} to the core`];
  });
}

function isVocabulary(value: unknown): value is Vocabulary {
  return typeof value === 'object' && value !== null && 'zh' in value && 'pinyin' in value;
}
