// The end of a text: told to the log once, however often its button is pressed.

import { useRef, useState } from 'react';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { tellEvents } from '../../../learning-events/web/api.ts';
import { knownShare, type Reading, readingFacts, wordsRead } from '../../domain/index.ts';
import type { ReadyText } from './use-opened-text.ts';

type Answers = Pick<Reading, 'right' | 'asked' | 'answers'>;
export type Finished = Answers & {
  /** Words that were read without help: weak evidence that they are known. */
  readonly words: number;
};

/** `textId`: of a graded text; undefined for one's own. */
export function useFinish(textId: string | undefined) {
  const [finished, setFinished] = useState<Finished | null>(null);
  const isTold = useRef(false);
  const finish = ({ analysis, knowledge, reading }: ReadyText, answers: Answers) => {
    if (isTold.current) return;
    isTold.current = true;
    const read: Reading = {
      sentences: analysis.sentences.map((words, place) => ({
        words,
        isTranslated: reading.helped.current.has(place),
      })),
      lookedUp: reading.lookedUp.current,
      isKnown: knowledge.isKnown,
      share: knownShare(analysis.words, knowledge.isTakenAsKnown),
      ...answers,
    };
    setFinished({ ...answers, words: wordsRead(read).length });
    void tellEvents(readingFacts(textId, read)).then(() =>
      // What was read has changed the list of texts and the schedule.
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['reader', 'knowledge'], refetchType: 'none' }),
        queryClient.invalidateQueries({ queryKey: ['study'] }),
      ]),
    );
  };
  return { finished, finish };
}
