// A short sentence of the content with a word in it: shown beside its meaning, it tells how the word is used.

import { segment } from '../../../chinese/words/index.ts';
import type { Frames } from '../../../content/schema/content.ts';
import type { Line } from '../../../content/schema/line.ts';
import { levelsFor } from '../../../content/schema/listening/frame.ts';
import { questionsOf } from '../../state/plan.ts';
import type { TurnContext } from '../../state/turn-context.ts';

/** In characters, with the word and its stop. */
const LEAST_AROUND = 2;
const LONGEST = 18;

const sentences = new WeakMap<Frames, Map<string, readonly Line[]>>();

/** What learners may answer at the level or below, the shortest first. */
function sentencesFor({ setting, level, talk }: TurnContext): readonly Line[] {
  const { frames } = setting.core;
  const known = sentences.get(frames) ?? new Map<string, readonly Line[]>();
  sentences.set(frames, known);
  const found = known.get(level);
  if (found !== undefined) return found;
  const levels = levelsFor(level);
  const told = [...frames.predicates, ...frames.nouns]
    .flatMap(({ uptakes }) => uptakes)
    .filter((uptake) => levels.includes(uptake.level))
    .flatMap(({ asks }) => asks.map(({ answer }) => answer));
  const hints = questionsOf(talk).flatMap(({ question: { hint } }) => [hint.full, ...(hint.others ?? [])]);
  const all = [...told, ...hints]
    .filter(({ zh }) => zh.length <= LONGEST && zh.endsWith('。') && !zh.includes('{'))
    .toSorted((a, b) => a.zh.length - b.zh.length);
  known.set(level, all);
  return all;
}

/** Undefined where none has it, as a word of its own. */
export function exampleWith(context: TurnContext, word: string): Line | undefined {
  const { lexicon } = context.setting.core;
  return sentencesFor(context).find(
    ({ zh }) =>
      zh.includes(word) &&
      zh.length >= word.length + LEAST_AROUND &&
      segment(lexicon, zh).some(({ text }) => text === word),
  );
}

/** The line whose note tells a meaning, with the example behind it. */
export function withExample(line: Line, example: Line | undefined): Line {
  const { note } = line;
  if (note === undefined || example === undefined) return line;
  const { zh, en, pt } = example;
  return {
    ...line,
    note: {
      zh: `${note.zh.replace(/。?$/u, '。')}例如：${zh}`,
      en: `${note.en} For example: ${zh} (${en})`,
      pt: `${note.pt} Por exemplo: ${zh} (${pt})`,
    },
  };
}
