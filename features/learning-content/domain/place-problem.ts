// Finds the field that a problem is about where the checks name only what it is about: a word, a speaker, a point.

import type { Problem } from '../../drafts/domain/index.ts';
import type { LessonDraft, TextDraft } from './draft-schemas.ts';

/** A list's item by what it says; the list itself where none does. */
function at<Item>(list: string, items: readonly Item[], isIt: (item: Item) => boolean): string {
  const index = items.findIndex(isIt);
  return index < 0 ? list : `${list}.${index}`;
}

export function placeInLesson(draft: LessonDraft, problem: Problem): Problem {
  const { code, detail } = problem;
  const path = {
    neverMet: () => at('words', draft.words, ({ zh }) => zh === detail),
    taughtTwice: () => taughtPlace(draft, detail),
    speakerUnknown: () => at('dialogue', draft.dialogue, ({ speaker }) => speaker === detail),
    neverSpeaks: () => at('characters', draft.characters, ({ id }) => id === detail),
    pointUnknown: () => at('grammar', draft.grammar, ({ point }) => point === detail),
    orderTaken: () => 'order',
    lessonUnknown: () => 'requires',
    unreachable: () => 'requires',
    subjectUnknown: () => 'task.subject',
    openingWrong: () => 'task.opening',
    openingNeedless: () => 'task.opening',
    bandShare: () => 'band',
  };
  return code in path ? { ...problem, path: path[code as keyof typeof path]() } : problem; // `in` has just seen it.
}

/** `不 bu4 is taught in greetings` or `shi-sentences is taught in greetings`. */
function taughtPlace({ words, grammar }: LessonDraft, detail: string): string {
  const word = words.findIndex(({ zh, pinyin }) => detail.startsWith(`${zh} ${pinyin} is`));
  if (word >= 0) return `words.${word}`;
  return at('grammar', grammar, ({ point }) => detail.startsWith(`${point} is`));
}

export function placeInText(draft: TextDraft, problem: Problem): Problem {
  const { code, detail } = problem;
  if (code === 'orderTaken') return { ...problem, path: 'order' };
  if (code === 'bandLevel') return { ...problem, path: 'band' };
  if (code !== 'speakerUnknown') return problem;
  const paragraph = draft.paragraphs.findIndex((sentences) => sentences.some(({ zh }) => zh === detail));
  if (paragraph < 0) return problem;
  const inside = at('', draft.paragraphs[paragraph] ?? [], ({ zh }) => zh === detail);
  return { ...problem, path: `paragraphs.${paragraph}${inside}` };
}
