// Finds a sentence of the shipped content with a word: an example for a learner who shall say one with it.

import { type Lexicon, segment } from '../../../../../chinese/words/index.ts';
import { linesIn } from '../../../../../content/checks/lines.ts';
import type { Content } from '../../../../../content/schema/content.ts';
import { LEVELS, type Level } from '../../../../../content/schema/levels.ts';
import type { Line } from '../../../../../content/schema/line.ts';
import type { Play } from '../../../../../content/schema/talks/play.ts';

/** Undefined where no line has the word. `level`: the learner's. */
export type Examples = (word: string, level: Level) => Line | undefined;

type Sentence = { readonly line: Line; readonly level: Level; readonly isLearners: boolean };
type Sources = Pick<Content, 'talks' | 'smallTalk' | 'roles' | 'scenarios' | 'lessons'>;

/** So many words are looked for once; learners may keep words without end. */
const REMEMBERED = 5000;
/** In characters: what can be said after reading it once. */
const LENGTH = { least: 4, best: 9, most: 20 };

/** The index is made once, by characters: cutting every line into words would take half a second. */
export function createExamples(content: Sources, lexicon: Lexicon): Examples {
  const sentences = sentencesIn(content)
    .filter(({ line }) => isSentence(line.zh))
    .toSorted((a, b) => Number(b.isLearners) - Number(a.isLearners) || oddness(a) - oddness(b));
  const byCharacter = new Map<string, Sentence[]>();
  for (const sentence of sentences) {
    for (const character of new Set(sentence.line.zh)) {
      const known = byCharacter.get(character);
      if (known) known.push(sentence);
      else byCharacter.set(character, [sentence]);
    }
  }
  const find: Examples = (word, level) => {
    const above = (sentence: Sentence) => Math.max(0, LEVELS.indexOf(sentence.level) - LEVELS.indexOf(level));
    return byCharacter
      .get(word.charAt(0))
      ?.filter(({ line }) => line.zh.includes(word))
      .toSorted((a, b) => above(a) - above(b))
      .find(({ line }) => segment(lexicon, line.zh).some(({ simplified }) => simplified === word))?.line;
  };
  // The same dozen words are due at each turn of a learner, and beginners meet the same words.
  const found = new Map<string, Line | undefined>();
  return (word, level) => {
    const key = `${level}/${word}`;
    if (!found.has(key)) {
      if (found.size >= REMEMBERED) found.clear();
      found.set(key, find(word, level));
    }
    return found.get(key);
  };
}

/** What learners say of themselves goes before what is said to them. */
function sentencesIn({ talks, smallTalk, roles, scenarios, lessons }: Sources): Sentence[] {
  const of = (level: Level, isLearners: boolean, value: unknown) =>
    linesIn(value, '').map(({ line: { zh, en, pt } }) => ({ line: { zh, en, pt }, level, isLearners }));
  const ofPlay = (level: Level, { goals, asides, closing }: Play) => [
    ...goals.flatMap(({ hint, reached, partly }) => [
      ...of(level, true, hint.full),
      ...of(level, false, [reached, partly]),
    ]),
    ...of(level, false, [asides, closing]),
  ];
  return [
    ...talks.flatMap(({ level, topics }) =>
      topics.flatMap(({ questions }) =>
        questions.flatMap(({ hint, answers }) => [
          ...of(level, true, hint.full),
          ...of(level, false, answers),
        ]),
      ),
    ),
    ...smallTalk.flatMap(({ exchanges }) =>
      exchanges.flatMap(({ level, hint, reply }) => [
        ...of(level, true, hint.full),
        ...of(level, false, reply),
      ]),
    ),
    ...roles.flatMap(({ level, play }) => ofPlay(level, play)),
    ...scenarios.flatMap(({ scenes }) =>
      scenes.flatMap(({ level, play, phrases, dialogue }) => [
        ...of(level, true, phrases),
        ...of(level, false, dialogue),
        ...ofPlay(level, play),
      ]),
    ),
    ...lessons.flatMap(({ level, dialogue }) => of(level, false, dialogue)),
  ];
}

/** One whole sentence without slots, and nothing that is asked. */
function isSentence(zh: string): boolean {
  const length = hanziIn(zh);
  return /^[^。！？…{}]+[。！]$/u.test(zh) && length >= LENGTH.least && length <= LENGTH.most;
}

function oddness({ line }: Sentence): number {
  return Math.abs(hanziIn(line.zh) - LENGTH.best);
}

function hanziIn(zh: string): number {
  return zh.match(/\p{Script=Han}/gu)?.length ?? 0;
}
