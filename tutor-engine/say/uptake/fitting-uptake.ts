// Which authored lines fit a frame, and how well.

import type { Level } from '../../../content/schema/levels.ts';
import { FAMILY, levelsFor, type Uptake, type When } from '../../../content/schema/listening/frame.ts';
import type { Frame, NounMention, Who } from '../../understand/frames/frame.ts';

/** What each condition adds: who it happened to says most. */
const WEIGHT = { who: 3, word: 3, object: 3, place: 2, with: 2, not: 2, stance: 1, time: 1 } as const;
/** Lines of an easier level fit, a little less. */
const EASIER = 0.4;

export type FittingUptake = { readonly uptake: Uptake; readonly fit: number; readonly nouns: CaughtNouns };
/** The nouns by which the conditions were met, for the slots. */
export type CaughtNouns = Partial<Readonly<Record<'object' | 'place' | 'person', NounMention>>>;

/** The best first. */
export function fittingUptakes(uptakes: readonly Uptake[], frame: Frame, level: Level): FittingUptake[] {
  const levels = levelsFor(level);
  return uptakes
    .flatMap((uptake) => {
      const down = levels.indexOf(uptake.level);
      const match = down < 0 ? undefined : matchOf(uptake.when, frame);
      return match === undefined ? [] : [{ uptake, fit: match.weight - down * EASIER, nouns: match.nouns }];
    })
    .toSorted((a, b) => b.fit - a.fit);
}

type Match = { readonly weight: number; readonly nouns: CaughtNouns };

function matchOf(when: When, frame: Frame): Match | undefined {
  if ((when.not ?? false) !== frame.isDenied) return undefined;
  if (when.word !== undefined && !when.word.includes(frame.word)) return undefined;
  if (when.time !== undefined && !when.time.includes(frame.time)) return undefined;
  if (when.stance !== undefined && !when.stance.includes(frame.stance)) return undefined;
  // What is felt otherwise than its kind needs lines that know it.
  if (when.stance === undefined && isUnexpected(frame)) return undefined;
  if (!isWho(when.who, frame.who)) return undefined;
  const object = nounOf(when.object, frame.objects);
  const place = nounOf(when.place, frame.places);
  const companion = nounOf(when.with, frame.companions);
  if (object === MISSING || place === MISSING || companion === MISSING) return undefined;
  const person = frame.who.role === 'noun' ? frame.who.noun : undefined;
  // The keys of a constant.
  const keys = Object.keys(WEIGHT) as (keyof typeof WEIGHT)[];
  const weight = keys.filter((key) => when[key] !== undefined).reduce((sum, key) => sum + WEIGHT[key], 0);
  return { weight, nouns: { ...(object && { object }), ...(place && { place }), ...(person && { person }) } };
}

/** Good news told as bad, or bad news told with a laugh. */
function isUnexpected({ predicate, stance, isDenied }: Frame): boolean {
  const own = predicate?.stance ?? 'neutral';
  return !isDenied && own !== 'neutral' && own !== stance;
}

function isWho(wanted: When['who'], who: Who): boolean {
  if (wanted === undefined) return who.role === 'learner' || who.role === 'we';
  if (who.role !== 'noun') return wanted.includes(who.role);
  const { classId, kind } = who.noun;
  if (wanted.includes(classId)) return true;
  if (wanted.includes('family') && FAMILY.includes(classId)) return true;
  return wanted.includes('other') && !FAMILY.includes(classId) && kind === 'person';
}

const MISSING = Symbol('missing');

/** The first noun of the wanted classes; undefined where none is wanted. */
function nounOf(wanted: readonly string[] | undefined, nouns: readonly NounMention[]) {
  if (wanted === undefined) return undefined;
  const fits = ({ classId }: NounMention) =>
    wanted.includes(classId) || (wanted.includes('family') && FAMILY.includes(classId));
  return nouns.find(fits) ?? MISSING;
}
