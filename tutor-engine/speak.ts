// The embedded teacher's words for a decision: what was authored for it, with the learner's sentence said right in passing.

import { taughtIn, validate } from './analysis/validate.ts';
import type { Decision, Setting, Speech } from './types.ts';
import { joined } from './wording.ts';

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
