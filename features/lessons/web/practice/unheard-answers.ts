// Answers to a lesson that were told in this browser and that the server has not heard of.

import { waitingFor } from '../../../learning-events/web/api.ts';
import { saysPointKnown, type UnheardAnswer } from '../../domain/index.ts';

/** The earliest first; only those that say whether a word is recognised or a point known. */
export const unheardAnswers = (lessonId: string): UnheardAnswer[] =>
  waitingFor(lessonId).flatMap(({ id, item, skill, outcome, undoes, partId }) => {
    const { kind, key, reading } = item;
    const counts =
      (kind === 'word' && skill === 'recognise') ||
      (kind === 'grammar' && skill === 'grammar' && saysPointKnown(partId));
    if (!counts) return [];
    const isRight = outcome === 'right' || outcome === 'near';
    return [{ id, kind, key, reading, isRight, undoes }];
  });
