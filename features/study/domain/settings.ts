// How a person's cards come back, as they chose it.

import type { CardSkill } from './card.ts';
import { DEFAULT_PARAMETERS, type MemoryModel, memoryModel, type Parameters } from './memory.ts';

/** Shares of cards still known that a learner may wish for. */
const RETENTIONS = [0.8, 0.85, 0.9, 0.95] as const;
export type Retention = (typeof RETENTIONS)[number];

/** What most programs begin with. */
export const DEFAULT_RETENTION: Retention = 0.9;
/** What anybody can practise anywhere. Listening needs a voice, writing time: who wants them adds them. */
export const DEFAULT_SKILLS: readonly CardSkill[] = ['recognise', 'recall', 'tone'];

const models = new Map<Retention, MemoryModel>();

/** The model of a retention, made once. */
export function modelOf(retention: Retention, parameters: Parameters = DEFAULT_PARAMETERS): MemoryModel {
  const known = models.get(retention);
  if (known) return known;
  const model = memoryModel(parameters, retention);
  models.set(retention, model);
  return model;
}
