// The public face of the rules of placement.

export { INVENTED, inventedFor } from './invented-words.ts';
export { type Answer, BANDS, type Band, ITEM_KINDS, ITEMS_MAX } from './item.ts';
export { isOver, nextItem } from './next-item.ts';
export { type ExamMix, type PlacedLevel, placedLevelOf } from './placed-level.ts';
export { isLessonCovered, probableWords } from './probable-words.ts';
export { levelOf, resultOf } from './result.ts';
