// How far the making of a plan has come: by steps that are really done, and by what a model has really written.

export const GENERATION_STAGES = ['waiting', 'reading', 'writing', 'checking'] as const;
export type GenerationStage = (typeof GENERATION_STAGES)[number];

export type GenerationProgress = {
  readonly stage: GenerationStage;
  /** Parts that are written, of those that were asked for. */
  readonly written: number;
  readonly of: number;
};

const BEGINS_AT: Readonly<Record<GenerationStage, number>> = {
  waiting: 0,
  reading: 5,
  writing: 10,
  checking: 95,
};

/** 0 to 100. */
export function percentageOf({ stage, written, of }: GenerationProgress): number {
  const begin = BEGINS_AT[stage];
  if (stage !== 'writing' || of === 0) return begin;
  return Math.round(begin + (BEGINS_AT.checking - begin) * Math.min(1, written / of));
}
