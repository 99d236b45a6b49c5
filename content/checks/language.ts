// Runs the language core over all content: the checks that know Chinese, together.

import type { Content } from '../schema/content.ts';
import { type Core, type Knowledge, wordsOf } from './core.ts';
import { doubleProblems } from './doubles.ts';
import { grammarProblems } from './grammar.ts';
import { languageProblems } from './languages.ts';
import { levelProblems } from './levels.ts';
import { linesIn, type Placed, type Source, slotListsOf, sourcesOf } from './lines.ts';
import { smallTalkHelpProblems } from './small-talk.ts';
import { typographyProblems } from './typography.ts';
import { namePinyinProblems, pinyinProblems, playWordsOf, vocabularyOf, wordProblems } from './words.ts';

/** Every problem is one line that begins with its place, `file:path`. Pure but for what the dictionary fetches. */
export async function languageCoreProblems(content: Content, core: Core): Promise<string[]> {
  const knowledge = withOwnWords(core, content);
  const problems: string[] = namePinyinProblems(knowledge, content.personas);
  for (const source of sourcesOf(content))
    problems.push(...(await sourceProblems(knowledge, content.talks, source)));
  problems.push(
    ...smallTalkHelpProblems(knowledge, content.smallTalk, (level) => taughtAt(content.talks, level)),
  );
  return [...problems, ...slotListsOf(content).flatMap((source) => slotListProblems(core, source))].concat(
    content.words.flatMap(({ id, words }) =>
      pinyinProblems(knowledge, { place: `words/${id}.json:`, level: undefined, value: words }),
    ),
  );
}

/** The same for one file alone. `talks` bring the words that each level explains itself. */
export async function sourceProblems(
  knowledge: Knowledge,
  talks: Content['talks'],
  source: Source,
): Promise<string[]> {
  const taught = new Set([
    ...taughtAt(talks, source.level),
    ...vocabularyOf(source).map(({ zh }) => zh),
    ...playWordsOf(source),
    ...(source.said ?? []),
  ]);
  return [
    ...lineProblems(knowledge, linesIn(source.value, source.place)),
    ...doubleProblems(source),
    ...pinyinProblems(knowledge, source),
    ...levelProblems(knowledge, source, taught),
    ...(await wordProblems(knowledge, source, taught)),
  ];
}

function lineProblems(core: Core, lines: readonly Placed[]): string[] {
  return [
    ...languageProblems(lines),
    ...typographyProblems(core.lexicon, lines),
    ...grammarProblems(core.lexicon, lines),
  ];
}

/** Words of slots are no sentences: of what lines must hold, only the languages and the signs hold for them. */
function slotListProblems({ lexicon }: Core, source: Source): string[] {
  const lines = linesIn(source.value, source.place);
  return [...languageProblems(lines), ...typographyProblems(lexicon, lines), ...doubleProblems(source)];
}

/** The core with the glosses and the names that content adds to it. */
export function withOwnWords(
  core: Core,
  { words, personas }: Pick<Content, 'words' | 'personas'>,
): Knowledge {
  const glossed = new Map(words.flatMap((file) => file.words.map((word) => [word.zh, word] as const)));
  const names = personas.flatMap(({ name }) => wordsOf(core, name.zh)).filter(({ kind }) => kind === 'name');
  const dictionary = { ...core.dictionary, word: remembering(core.dictionary.word) };
  return { ...core, dictionary, glossed, names: new Set(names.map(({ text }) => text)) };
}

/** Most words come in many files; the dictionary would read its own files again for each. */
function remembering<T>(ask: (word: string) => Promise<T>): (word: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (word) => {
    const answer = known.get(word) ?? ask(word);
    known.set(word, answer);
    return answer;
  };
}

/** The words that a level explains itself: those of its slots, which the teacher can gloss in all languages. */
function taughtAt(talks: Content['talks'], level: Source['level']): ReadonlySet<string> {
  const lists = talks
    .filter((talk) => talk.level === level)
    .flatMap(({ words }) => Object.values(words).flat());
  return new Set(lists.flatMap(({ zh, also }) => [zh, ...also]));
}
