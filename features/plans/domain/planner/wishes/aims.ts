// What a plan is for: what was chosen, else what the learner's own words say; and how many days are left for it.

import { AIMS, type Aim, type AimKind, aimOfKind } from '../../profile/aim.ts';
import type { Profile } from '../../profile/profile.ts';
import { DREAMS, type Dream, dreamsIn } from './dreams.ts';
import { type Exam, examIn } from './exams.ts';

type Wish = Pick<Profile, 'aim' | 'dream'>;

const DAY_MS = 24 * 3600 * 1000;

/** The exam that was chosen, else the one that is named. */
export function examOf({ aim, dream }: Wish): Exam | undefined {
  if (aim === null) return examIn(dream);
  if (aim.kind !== 'exam' || aim.band === null) return undefined;
  return { band: aim.band, month: aim.by === null ? undefined : Number(aim.by.slice(5, 7)) };
}

/** The exam that is told of: of whoever has chosen another aim the one that they name besides, with the day of the aim. */
export const examToTell = (wish: Wish): Exam | undefined => examOf(wish) ?? examIn(wish.dream);

const DREAM_OF: Readonly<Record<AimKind, string | undefined>> = {
  exam: 'exam',
  trip: 'travel',
  family: 'family',
  work: 'business',
  study: 'study',
  enjoyment: undefined,
};

/** What was chosen before what the words speak of; but a profession that is named is what "work" means. */
export function dreamsOf({ aim, dream }: Wish): readonly Dream[] {
  const said = dreamsIn(dream);
  const chosen = DREAMS.find(({ id }) => aim !== null && id === DREAM_OF[aim.kind]);
  if (!chosen) return said;
  const rest = said.filter(({ id }) => id !== chosen.id);
  const isNamed = aim?.kind === 'work' && rest.some(isProfession);
  return isNamed ? [...rest, chosen] : [chosen, ...rest];
}

const isProfession = ({ id, isBroad, isFirst }: Dream): boolean => !isBroad && !isFirst && id !== 'family';

/** A plan serves so many goals: the one that was chosen, and one that is named besides. */
const GOALS_SERVED = 2;

export const goalsServed = (wish: Wish): readonly Dream[] => dreamsOf(wish).slice(0, GOALS_SERVED);

/** What the learner's own words come to, where nothing was chosen: what was recognised first, else the joy of it. */
export function aimNamed(dream: string, band: number): Aim {
  const [first] = dreamsIn(dream);
  const chosen = AIMS.find((kind) => first !== undefined && DREAM_OF[kind] === first.id);
  const kind = chosen ?? (first && isProfession(first) ? 'work' : 'enjoyment');
  return aimOfKind(kind, null, examIn(dream)?.band ?? band);
}

type Goal = { readonly profile: Wish; readonly level: string; readonly minutesADay: number };

/** The same exam, or none, from the same level at as many minutes; on whatever day. */
export const isSameGoal = (one: Goal, other: Goal): boolean =>
  one.level === other.level &&
  one.minutesADay === other.minutesADay &&
  examOf(one.profile)?.band === examOf(other.profile)?.band &&
  one.profile.aim?.kind === other.profile.aim?.kind;

export type Times = {
  readonly profile: { readonly aim: Aim | null };
  readonly begins: string;
  readonly isOpenEnded?: boolean;
};

/** Days from the day on which a plan is made to the day that it is for; undefined without one, or when it is over. */
export function daysToAim({ profile: { aim }, begins }: Times): number | undefined {
  if (!aim || aim.by === null) return undefined;
  const days = Math.round((Date.parse(aim.by) - Date.parse(begins)) / DAY_MS);
  return days > 0 ? days : undefined;
}
