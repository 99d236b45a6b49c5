// The embedded teacher's words for a decision: what was authored for it, with the learner's sentence said right in passing.

import { taughtIn, validate } from '../analysis/validate.ts';
import type { Decision, Setting, Speech, Teaching } from '../state/types.ts';
import { joined, notesIn } from './wording.ts';

/** What is taught beside the words of a decision, whoever words it; undefined where nothing is. */
export function teachingOf({ script, teaches }: Pick<Decision, 'script' | 'teaches'>): Teaching | undefined {
  const note = notesIn(script);
  if (note === undefined && teaches.length === 0) return undefined;
  return { note, words: teaches.map(({ zh, pinyin, en, pt }) => ({ zh, pinyin, en, pt })) };
}

export function speak(input: Setting, { script }: Pick<Decision, 'script'>): Speech {
  const { situation, core, lookup } = input;
  const { zh: text, en, pt } = joined(script);
  const level = situation.kind === 'tutor' ? situation.persona.level : situation.level;
  return {
    text,
    translation: { en, pt },
    level: validate(core, text, level, taughtIn(input), lookup),
  };
}
