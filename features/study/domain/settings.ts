// How a person's cards come back, as they chose it.

import type { RETENTIONS } from './bounds.ts';
import type { CardSkill } from './memory/card.ts';
import { DEFAULT_PARAMETERS, type MemoryModel, memoryModel, type Parameters } from './memory/memory.ts';

export type Retention = (typeof RETENTIONS)[number];

export type StudySettings = {
  readonly retention: Retention;
  readonly skills: readonly CardSkill[];
  /** Days of the week with half the time, and without any: 1 (Monday) to 7. */
  readonly easyDays: readonly number[];
  readonly freeDays: readonly number[];
  readonly lists: readonly string[];
  /** Parameters of the person's own memory; null before they are fitted. */
  readonly fitted: Fitted | null;
};

export type Fitted = Pick<Parameters, 'version' | 'weights'>;

/** The retention is that of decision 47. Listening needs a voice, writing time: who wants them adds them. */
export const DEFAULT_SETTINGS: StudySettings = {
  retention: 0.87,
  skills: ['recognise', 'recall', 'tone'],
  easyDays: [],
  freeDays: [],
  lists: [],
  fitted: null,
};

/** What a learner studies a day who has not said how long. */
export const USUAL_MINUTES = 15;

const models = new Map<Retention, MemoryModel>();

/** The model of a retention, made once for everybody whose memory is not fitted. */
export function modelOf(retention: Retention, fitted: Fitted | null = null): MemoryModel {
  if (fitted) return memoryModel({ algorithm: DEFAULT_PARAMETERS.algorithm, ...fitted }, retention);
  const known = models.get(retention) ?? memoryModel(DEFAULT_PARAMETERS, retention);
  models.set(retention, known);
  return known;
}
