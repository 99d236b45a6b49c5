// A text that is open: taken apart as soon as the language core is there, beside what its reader knows and does.

import { useMemo } from 'react';
import { type LearnerKnowledge, useKnowledge } from '../use-knowledge.ts';
import { type Analysis, analyse, type ReadingText } from './reading-text.ts';
import { type ReadingState, useReading } from './use-reading.ts';

/** What is known once the text has been taken apart and the learner's words have come. */
export type ReadyText = {
  readonly analysis: Analysis;
  readonly knowledge: LearnerKnowledge;
  readonly reading: ReadingState;
};

export function useOpenedText(text: ReadingText) {
  const sentences = useMemo(() => text.paragraphs.flat(), [text]);
  const knowledge = useKnowledge();
  const core = knowledge?.core ?? null;
  const analysis = useMemo(() => core && analyse(core, sentences), [core, sentences]);
  const reading = useReading(sentences.length);
  const ready: ReadyText | null = analysis && knowledge ? { analysis, knowledge, reading } : null;
  return { text, sentences, knowledge, reading, ready };
}
export type OpenedText = ReturnType<typeof useOpenedText>;
