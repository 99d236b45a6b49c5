// What is told of an answer to a point of grammar.

import { newId } from '../../../../kit/web/new-id.ts';
import { ANSWER_MAX, itemOf, TOOK_MS_MAX } from '../../../learning-events/domain/index.ts';
import type { AnswerEvent, Given } from '../../../study/web/api.ts';

type PointStep = { readonly kind: 'choose' | 'order'; readonly point: string };

export const pointEvent = (
  lessonId: string,
  { kind, point }: PointStep,
  { outcome, answer }: Given,
  tookMs: number,
): AnswerEvent => ({
  id: newId(),
  skill: 'grammar',
  item: itemOf('grammar', point),
  outcome,
  aided: 'none',
  answer: answer.slice(0, ANSWER_MAX),
  tookMs: Math.min(TOOK_MS_MAX, Math.round(tookMs)),
  source: 'lesson',
  sourceId: lessonId,
  partId: kind,
});
