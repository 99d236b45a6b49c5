// Gives back what the learner told, to who asks whether it is remembered.

import type { Line } from '../../content/schema/line.ts';
import type { FactSlot } from '../../content/schema/listening/frame.ts';
import type { Profile } from '../state/profile.ts';
import type { TurnContext } from '../state/turn-context.ts';
import { matchAny } from '../understand/patterns/match.ts';
import { toldValue } from './told-value.ts';
import { fill, wordings } from './wording.ts';

/** Nobody recites a list. */
const MOST = 2;
/** What is told of somebody first, where nothing special is asked. */
const ORDER: readonly FactSlot[] = [
  'name',
  'event',
  'health',
  'plan',
  'family',
  'pet',
  'like',
  'job',
  'city',
  'country',
];

/** Undefined where the text asks for nothing of the kind. */
export function recall(context: TurnContext): Line[] | undefined {
  const { said: asked } = context;
  const { recall: content } = context.setting.core.frames;
  if (content === undefined || matchAny(content.asked, asked, {}) === undefined) return undefined;
  const known = knownOf(context);
  // The schema has these keys and no others.
  const slots = Object.entries(content.slots) as [FactSlot, (typeof content.slots)[FactSlot]][];
  const meant = slots.filter(([, { asked: patterns }]) => matchAny(patterns, asked, {}) !== undefined);
  const wanted = meant.length > 0 ? meant.map(([slot]) => slot) : ORDER;
  const told = wanted.flatMap((slot) => {
    const values = known[slot]?.toReversed().slice(0, MOST) ?? [];
    const line = content.slots[slot].tell;
    return values.length === 0 ? [] : [fill(line, { value: toldValue(context.setting.core.frames, values) })];
  });
  const lines = told.filter((line) => line !== undefined).slice(0, MOST);
  return lines.length > 0 ? lines : wordings(context, content.unknown).slice(0, 1);
}

function knownOf({ state }: TurnContext): Profile {
  const { name, country, profile } = state;
  return {
    ...(country === undefined ? {} : { country: [country] }),
    ...profile,
    ...(name === undefined ? {} : { name: [name] }),
  };
}
