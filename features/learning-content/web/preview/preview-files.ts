// What a draft would look like as the page fetches it: lines that are still empty are left out.

import type { Line } from '../../../../content/schema/line.ts';
import type { LessonFile } from '../../../lessons/domain/index.ts';
import type { TextFile } from '../../../reader/domain/index.ts';
import type { LessonDraft, TextDraft } from '../../domain/draft-schemas.ts';
import type { Choices } from '../queries.ts';

const isWritten = ({ zh }: Pick<Line, 'zh'>): boolean => zh.trim() !== '';

/** Each once: what is said twice is told by the check, and would be one row here. */
const once = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  Array.from(new Map(items.map((item) => [keyOf(item), item])).values());

export function lessonFileIn(id: string, draft: LessonDraft, points: Choices['points']): LessonFile {
  const { level, order, title, goals, words, characters, dialogue, grammar, task } = draft;
  return {
    id,
    level,
    order,
    title,
    goals: once(goals.filter(isWritten), ({ zh }) => zh),
    words: once(words.filter(isWritten), ({ zh, pinyin }) => `${zh} ${pinyin}`),
    characters,
    dialogue: dialogue.filter(isWritten),
    task,
    grammar: grammar.flatMap(({ point, examples }) =>
      points
        .filter((each) => each.id === point)
        .map(({ title: name, explanation, pairs }) => ({
          id: point,
          title: name,
          explanation,
          pairs,
          examples: once(examples.filter(isWritten), ({ zh }) => zh),
        })),
    ),
  };
}

export function textFileIn(id: string, draft: TextDraft): TextFile {
  const { band, kind, title, speakers, paragraphs, questions } = draft;
  return {
    id,
    band,
    kind,
    title,
    speakers,
    paragraphs: paragraphs
      .map((sentences) =>
        sentences
          .filter(isWritten)
          .map(({ speaker, ...line }) => (speaker === '' ? line : { ...line, speaker })),
      )
      .filter((sentences) => sentences.length > 0),
    questions: once(
      questions.filter(({ ask }) => isWritten(ask)),
      ({ ask }) => ask.zh,
    ),
  };
}
