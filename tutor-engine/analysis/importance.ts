// How much a mistake matters: what changes the meaning before what sounds wrong, what sounds wrong before trifles.

import type { Finding } from '../../chinese/grammar/index.ts';

/** Signs and spaces: in a talk nobody hears them. */
const SIGNS: ReadonlySet<string> = new Set([
  'half-width',
  'doubled-sign',
  'missing-end',
  'missing-comma',
  'question-mark',
  'say-colon',
  'pause-mark',
  'space-between',
  'pair-stop',
  'mixed-script',
]);

export function isOfSigns(point: string): boolean {
  return SIGNS.has(point);
}

/** Wrong characters of the right sound: of what was said aloud, nobody can know them. */
const WRITTEN: ReadonlySet<string> = new Set([
  'homophone',
  'look-alike',
  'misspelt',
  'half-word',
  'she-he',
  'di-adverb',
  'de-complement',
  'de-for-attribute',
]);

export function isOfWriting(point: string): boolean {
  return WRITTEN.has(point);
}

/** The meaning is lost or another: no, when, who, which word. */
const MEANING: ReadonlySet<string> = new Set([
  'homophone',
  'look-alike',
  'misspelt',
  'half-word',
  'bu-you',
  'mei-state',
  'bu-past',
  'bu-guo',
  'na-nar',
  'she-he',
  'date-order',
  'age',
  'potential',
  'rang-give',
  'bei',
  'shi-missing',
  'ba-negation',
]);
/** Heard at once by everybody, and wrong in every sentence of the kind. */
const STRUCTURE: ReadonlySet<string> = new Set([
  'time-order',
  'place-order',
  'with-order',
  'adverb-subject',
  'dou-order',
  'question-front',
  'duration-order',
  'measure-missing',
  'measure-before-unit',
  'shi-adjective',
  'bi-very',
  'bi-not',
  'bi-amount',
  'yiyang',
  'separable',
  'ba-result',
  'ba-stative',
  'degree-verb',
  'two-objects',
  'call-whom',
  'tell-whom',
  'dui-interest',
  'er-liang',
  'de-object',
  'de-missing',
  'ma-question-word',
  'ma-a-not-a',
  'particle-pair',
  'clock-hour',
]);

/** Bigger matters more; the surer of two that matter alike comes first. */
export function importanceOf({ point, confidence, tier }: Finding): number {
  if (tier === 'natural') return confidence;
  if (MEANING.has(point)) return 3 + confidence;
  return (STRUCTURE.has(point) ? 2 : 1) + confidence;
}
