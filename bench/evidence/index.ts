// Talks as evidence: 500 scripted talks with the embedded teacher, and what study asks afterwards.
//
// Each learner has thirty words with weeks of reviews behind them, and does one of three things with some of them: says
// them unaided in a sentence of our content, does not say them when asked, or asks what they mean. What counts as used is
// the script's word, not the teacher's record. Of a word that was used, no card that a talk shows (recognise, recall, use)
// may come before half of the interval that a right review in its place would have given. What was missed must stand in
// a session ten minutes later. Reviews saved: of the words that were used, over sixty days, by somebody who knows them.

import type { BenchResult } from '../kit/bench.ts';
import { printTable, round } from '../kit/bench.ts';
import { holdTalks } from './hold-talks.ts';

const TALKS = 500;

export async function run(): Promise<BenchResult> {
  const held = holdTalks(TALKS);
  const all = held.flatMap(({ name, verdicts }) => verdicts.map((verdict) => ({ ...verdict, name })));
  const of = (kind: string) => all.filter((verdict) => verdict.kind === kind);
  const bad = all.filter(({ isGood }) => !isGood);
  const rows = (['used', 'missed', 'asked'] as const).map((kind) => [
    kind,
    of(kind).length,
    of(kind).filter(({ isGood }) => isGood).length,
  ]);
  printTable(['words', 'in all', 'as promised'], rows);
  for (const { name, word, kind } of bad.slice(0, 10)) console.log(`${name}: ${word} was ${kind}`);
  const without = held.reduce((sum, { reviews }) => sum + reviews.without, 0);
  const after = held.reduce((sum, { reviews }) => sum + reviews.after, 0);
  const asked = (kind: 'used' | 'missed' | 'asked') => of(kind).filter(({ isGood }) => !isGood).length;
  const figures = {
    talks: held.length,
    used: of('used').length,
    used_and_asked_too_soon: asked('used'),
    used_and_other_skill_sooner: of('used').filter(({ isOtherSkillSooner }) => isOtherSkillSooner).length,
    missed_and_not_in_next_session: asked('missed') + asked('asked'),
    reviews_without_talks: without,
    reviews_saved: without - after,
    saved_per_use: round((without - after) / Math.max(1, of('used').length), 2),
  };
  const targets = {
    used_and_asked_too_soon: '<= 0',
    missed_and_not_in_next_session: '<= 0',
    reviews_saved: '>= 1',
  };
  const met =
    figures.used_and_asked_too_soon === 0 &&
    figures.missed_and_not_in_next_session === 0 &&
    figures.reviews_saved >= 1;
  return { name: 'evidence', figures, targets, met };
}
