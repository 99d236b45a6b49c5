// What may be said to a text: for each frame the lines that fit it, the best first.

import type { Frames } from '../../../content/schema/content.ts';
import type { Level } from '../../../content/schema/levels.ts';
import type { Line } from '../../../content/schema/line.ts';
import { FAMILY, type FollowUp, type Seek, type Uptake } from '../../../content/schema/listening/frame.ts';
import type { Frame, NounMention } from '../../understand/frames/frame.ts';
import { isTrade, mentionsIn, namesAgain } from '../../understand/frames/mentions.ts';
import type { Slots } from '../../understand/patterns/match.ts';
import { fill } from '../wording.ts';
import { type CaughtNouns, type FittingUptake, fittingUptakes } from './fitting-uptake.ts';

/** Lines for a frame with their slots filled. `key` names the file they are from. */
export type TakenUp = {
  readonly key: string;
  readonly frame: Frame;
  /** How well they fit beside others for the same text. */
  readonly score: number;
  /** Whether they know more of it than its kind. */
  readonly isSpecific: boolean;
  /** Whether the talk comes to it now. */
  readonly isNew?: boolean;
  /** The talk stays with it, as with what is grave. */
  readonly holds?: boolean;
  readonly lines: readonly Line[];
  readonly asks: readonly FollowUp[];
};

/** The weight of what a lone noun tells. */
const NOUN_SALIENCE = 2;
/** What is only supposed weighs so much less. */
const SUPPOSED = 4;
/** How much of what was said the frame is about. */
const COVERAGE = 4;
/** What is said last is what somebody wants to talk of. */
const LATER = 1.4;
/** Where a line says a word of the learner's again. */
const NAMING = 1.5;
/** Of one frame so many sets of lines are worth comparing. */
const MOST_OF_ONE = 3;

/** The best first; empty where nobody has written anything that fits. */
export function uptakesOf(frames: Frames, told: readonly Frame[], level: Level): TakenUp[] {
  const total = new Set(told.map(({ clause }) => clause)).size;
  return told
    .filter((frame) => !isAtWork(frame) && !isOnlyDenied(frame) && !isOnlyFeared(frame))
    .flatMap((frame, index) => {
      const base = COVERAGE * coverageOf(frame) + (LATER * index) / Math.max(1, total);
      const supposed = frame.isSupposed ? SUPPOSED : -griefOf(frame);
      return fittingFor(frames, frame, level).flatMap(({ key, fitting }) =>
        takenUpFrom(
          key,
          frame,
          fitting,
          salienceOf(frame, key) + base + fitting.fit - supposed + personIn(key, fitting),
        ),
      );
    })
    .toSorted((a, b) => b.score - a.score);
}

/** Where somebody works, and what they own, tells of no visit: 我是护士在医院, 我有一家面包店. */
const WORKS =
  /上班|工作|值班|夜班|实习|(?:是|当|做)(?:了|个|一[个名位])?(?:[^，]{0,3}的)?(?:护士|医生|大夫|店员|服务员|厨师|老板|司机|老师|面包师)/u;
const OWNS =
  /(?:有|开)(?:了|着)?(?:[一两三几]?[家个间])?[^，]{0,4}[店馆厅]|我们?(?:家)?的[^，]{0,6}[店馆厅]/u;
const WORKPLACES: ReadonlySet<string> = new Set(['hospital-place', 'shop', 'restaurant', 'office']);

function isAtWork(frame: Frame): boolean {
  const { clause, predicate } = frame;
  if (!WORKS.test(clause) && !OWNS.test(clause)) return false;
  return (
    predicate?.id === 'hospital' ||
    (predicate === undefined && mentionsIn(frame).some(({ classId }) => WORKPLACES.has(classId)))
  );
}

/** 我没生病 sets something right: nobody is well again. */
function isOnlyDenied({ isDenied, clause }: Frame): boolean {
  return isDenied && /^我(?:也|并|可|真的?)?没(?:有)?(?:生病|受伤|难过|生气)(?!.*了)/u.test(clause);
}

/** 如果我没有工作: what has befallen nobody is not met as if it had. */
function isOnlyFeared({ isSupposed, stance, predicate }: Frame): boolean {
  return isSupposed && stance !== 'neutral' && (predicate?.salience ?? 0) >= GRIEF.ofFamily;
}

type Keyed = { readonly key: string; readonly fitting: FittingUptake };

function fittingFor({ predicates, nouns }: Frames, frame: Frame, level: Level): Keyed[] {
  const { predicate } = frame;
  const uptakes = predicates.find(({ id }) => id === predicate?.id)?.uptakes ?? [];
  const told = fittingUptakes(uptakes, frame, level)
    .slice(0, MOST_OF_ONE)
    .map((fitting) => ({ key: `predicates/${predicate?.id}`, fitting }));
  return told.length > 0 ? told : nounsFor(nouns, frame, level);
}

/** Where nothing fits what was told, something fits what it was about. */
function nounsFor(classes: Frames['nouns'], frame: Frame, level: Level): Keyed[] {
  return (
    mentionsIn(frame)
      // Who was only spoken of before is not what this clause is about.
      .filter((mention) => !mention.isOfOthers && isSpokenOf(frame.clause, mention))
      .flatMap((mention) => {
        const { classId } = mention;
        const uptakes = classes.find(({ id }) => id === classId)?.uptakes ?? [];
        return fittingUptakes(uptakes, nounFrame(frame, mention), level)
          .slice(0, 1)
          .map((fitting) => ({ key: `nouns/${classId}`, fitting }));
      })
  );
}

/** 没有猫, 像番茄一样, 比上海大: named, and not what is told. */
const ONLY_NAMED = /(?:没(?:有)?|不是|不|除了|不如|比|像|好像|如同)[^，]{0,4}$/u;
const WORKS_AS = /(?:是|当|做|成为|干)(?:了|过|一|个|名|位|[^，]{0,4}的)*$/u;

/** Who says what a policeman told them does not speak of that profession. */
function isSpokenOf(clause: string, { zh, classId, kind }: NounMention): boolean {
  const at = clause.indexOf(zh);
  if (at < 0 || (classId !== 'profession' && isTrade(clause, { kind, start: at }))) return false;
  const before = clause.slice(0, at);
  return (
    !ONLY_NAMED.test(before) &&
    (classId !== 'profession' || at + zh.length === clause.length || WORKS_AS.test(before))
  );
}

/** The noun alone, as something that the learner speaks of. */
function nounFrame(frame: Frame, mention: NounMention): Frame {
  const isPerson = mention.kind === 'person' || mention.kind === 'animal';
  return {
    ...frame,
    predicate: undefined,
    isDenied: false,
    objects: [mention],
    places: mention.kind === 'place' ? [mention] : [],
    who: isPerson ? { role: 'noun', noun: mention } : { role: 'learner' },
  };
}

function salienceOf({ predicate }: Frame, key: string): number {
  return key.startsWith('nouns/') ? NOUN_SALIENCE : (predicate?.salience ?? NOUN_SALIENCE);
}

/** People are what somebody tells of, before the things that they bring. */
const PERSON = 1.5;

function personIn(key: string, { nouns }: FittingUptake): number {
  return key.startsWith('nouns/') && nouns.person !== undefined ? PERSON : 0;
}

/** What befell somebody goes before what is said of how it feels. */
const GRIEF = { salience: 7, ofFamily: 6, weight: 3 };

function griefOf({ predicate, stance, who }: Frame): number {
  // A child who is ill goes before one's own bad night.
  const isOfFamily = who.role === 'noun' && FAMILY.includes(who.noun.classId);
  const least = isOfFamily ? GRIEF.ofFamily : GRIEF.salience;
  return stance === 'bad' && (predicate?.salience ?? 0) >= least ? GRIEF.weight : 0;
}

/** The share of a clause's characters that its frame stands for. */
function coverageOf(frame: Frame): number {
  const { clause, word } = frame;
  const covered = word.length + mentionsIn(frame).reduce((sum, { zh }) => sum + zh.length, 0);
  return Math.min(1, covered / Math.max(1, clause.length));
}

/** The lines with their slots filled; empty where a slot of each stays empty. */
export function takenUpFrom(
  key: string,
  frame: Frame,
  { uptake, fit, nouns }: FittingUptake,
  score: number,
): TakenUp[] {
  const slots = slotsOf(nouns);
  const filled = uptake.lines.map((line) => fill(line, slots)).filter((line) => line !== undefined);
  if (filled.length === 0) return [];
  const asks = uptake.asks.flatMap(({ seeks, ask, answer }) => {
    const [question, example] = [fill(ask, slots), fill(answer, slots)];
    if (question === undefined || example === undefined || isTold(frame, seeks)) return [];
    return [{ seeks, ask: question, answer: example }];
  });
  const naming = filled.filter(({ zh }) => namesAgain(zh, frame));
  const lines = naming.length > 0 ? naming : filled;
  return [
    {
      key,
      frame,
      score: score + (naming.length > 0 ? NAMING : 0),
      isSpecific: knowsMore(uptake, fit, frame),
      lines,
      asks,
    },
  ];
}

/** Whom it is of is not yet what was told of them. */
const OF_ANYBODY = 3;

function knowsMore({ when }: Uptake, fit: number, { predicate }: Frame): boolean {
  // What befell somebody is known by that.
  if ((predicate?.salience ?? 0) >= GRIEF.salience) return fit > 1;
  const isNarrow = when.who !== undefined && when.who.length <= NARROW && !when.who.includes('other');
  return fit - (when.who === undefined || isNarrow ? 0 : OF_ANYBODY) > 1;
}

/** So few kinds of people are somebody in particular. */
const NARROW = 2;

function slotsOf({ object, place, person }: CaughtNouns): Slots {
  return {
    ...slot('object', object),
    ...slot('place', place),
    ...(person?.noun?.your !== undefined && !person.isOfOthers ? { person: person.noun.your } : {}),
  };
}

function slot(name: string, mention: NounMention | undefined): Slots {
  return mention?.noun === undefined ? {} : { [name]: mention.noun };
}

/** Nobody is asked for what they have just said. */
function isTold({ tells, places, companions, objects }: Frame, seeks: Seek): boolean {
  if (seeks === 'where') return places.length > 0;
  if (seeks === 'with-whom') return companions.length > 0;
  if (seeks === 'what')
    return objects.some(({ kind }) => kind === 'thing' || kind === 'idea' || kind === 'animal');
  return (
    (seeks === 'when' ||
      seeks === 'how-long' ||
      seeks === 'how-often' ||
      seeks === 'how-many' ||
      seeks === 'why') &&
    tells.has(seeks)
  );
}
