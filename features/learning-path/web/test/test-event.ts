// What is told of an answer in a test. Whether somebody passes is read from these alone.

import { ANSWER_MAX, TOOK_MS_MAX } from '../../../learning-events/domain/index.ts';
import type { ToldEvent } from '../../../learning-events/web/api.ts';
import type { Given } from '../../../study/web/api.ts';
import type { TestItem } from './make-test.ts';

type Place = { readonly nodeId: string; readonly sitting: string; readonly tookMs: number };

export const testEvent = (
  { item, kind }: TestItem,
  { outcome, answer }: Given,
  { nodeId, sitting, tookMs }: Place,
): ToldEvent => ({
  skill: kind === 'word' ? 'recognise' : 'grammar',
  item,
  outcome,
  aided: 'none',
  answer: answer.slice(0, ANSWER_MAX),
  tookMs: Math.min(TOOK_MS_MAX, Math.round(tookMs)),
  source: 'test',
  sourceId: nodeId,
  partId: sitting,
});
