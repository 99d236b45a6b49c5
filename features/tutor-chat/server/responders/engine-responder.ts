// The embedded teacher as a speaker: needs nobody outside, says what was authored for the decision.

import { chunksOf, open, speak, teachingOf } from '../../../../tutor-engine/index.ts';
import { settingOf } from '../../domain/turn/compute-turn.ts';
import { sourceOf } from '../decision/engine-input.ts';
import type { TeachingContent } from '../talks/subjects/content.ts';
import type { Subject } from '../talks/subjects/subjects.ts';
import type { OwnedTalk } from '../talks/talks-repo.ts';
import type { Responder } from './responder.ts';

export const engineResponder: Responder = {
  kind: 'engine',
  respond: async function* ({ decided: { input, decision } }) {
    const { text, translation, level } = speak(input, decision);
    for (const chunk of chunksOf(text)) yield { text: chunk };
    return { memory: decision.memory, translations: translation, hardWords: level.hard };
  },
};

/** The partner's first words, as they are stored; they are authored, whoever speaks later. */
export function openingOf(
  talk: OwnedTalk,
  subject: Subject,
  content: TeachingContent,
  facts: readonly string[],
) {
  const turn = open(settingOf(sourceOf(content, talk, subject, { due: [], facts })));
  const { text, translation, memory, level } = turn;
  return {
    text,
    translations: translation,
    memory,
    hardWords: level.hard,
    teaching: teachingOf(turn) ?? null,
  };
}
