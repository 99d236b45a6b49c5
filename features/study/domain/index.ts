// The public face of the rules of study: cards, memory, the day's plan, and what it will come to.

export { RETENTIONS } from './bounds.ts';
export type { CardState } from './card.ts';
export { forecastWords } from './forecast.ts';
export {
  type CardGroup,
  desiredRetention,
  loadOf,
  missesOf,
  newWordLoad,
  newWordsADay,
  wordsOn,
} from './load.ts';
export { DEFAULT_PARAMETERS, type Memory, type MemoryModel, memoryModel } from './memory.ts';
export { type Measured, type Pace, paceOf } from './pace.ts';
export { planDay } from './plan.ts';
export { newCard, type OpenCard, review } from './review.ts';
export { DEFAULT_SETTINGS } from './settings.ts';
export { DAY_MS } from './times.ts';
