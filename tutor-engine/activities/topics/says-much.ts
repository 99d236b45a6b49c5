// Whether somebody said so much that it must count as an answer.

import type { Level } from '../../../content/schema/levels.ts';
import { aboutOf, type TutorContext } from './known/answered.ts';
import { namesNoCountry } from './no-country.ts';

/** In characters: who says so much has answered in words that nobody foresaw; to ask again would be deaf. */
export const LEAST_TO_NOTE: Readonly<Record<Level, number>> = {
  zero: 6,
  preschool: 5,
  beginner: 6,
  intermediate: 6,
  advanced: 8,
};

/** A name cannot be taken on trust. */
export function saysMuch(context: TutorContext): boolean {
  if (namesNoCountry(context.setting.core, context.said.raw)) return false;
  return context.said.hanzi >= LEAST_TO_NOTE[context.level] && aboutOf(context) !== 'name';
}
