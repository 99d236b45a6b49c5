// The moment of the content that is likest to what a learner says.

import type { Lexicon } from '../../../chinese/words/index.ts';
import type { Frames } from '../../../content/schema/content.ts';
import type { Moment } from '../../../content/schema/listening/moment.ts';
import { latest } from '../../../kit/core/caching/latest.ts';
import { clausesOf } from '../frames/clauses.ts';
import { type ClauseTerms, clauseTerms, DONE } from './clause-terms.ts';
import { type MomentIndex, momentIndexOf, tellingIn } from './moment-index.ts';

export type FoundMoment = {
  readonly moment: Moment;
  /** File and id. */
  readonly key: string;
  /** The clause that tells it. */
  readonly clause: string;
  /** How much of the wording was said, 0 to 1. */
  readonly covered: number;
  /** Words of the wording that were not said as they stand there. */
  readonly missing: readonly string[];
  readonly score: number;
  /** How much of what was said is in the wording, 0 to 1. */
  readonly met: number;
  readonly isQuestion: boolean;
  /** Only a feeling, of which something else in the message may be the reason. */
  readonly isFeeling: boolean;
};

/** So much of a wording must be said. */
const LEAST_COVERED = 0.85;
/** So much of what was said must be in the wording: what was said besides is met by nothing. */
const LEAST_MET = 0.6;
/** What two words are alike that are not the same. */
const ALIKE = { part: 0.7, verb: 0.65, noun: 0.5 };

/** 方老师, 不是没胃口, 我同事说, 冷的: who is called, what is set right, who says what comes, a word of an answer. */
const TELLS_NOTHING =
  /^.{0,3}(?:老师|医生|阿姨|叔叔|先生|师傅)好?$|^(?:也|可)?不是|(?:说|问|觉得|认为|以为)$|^.{1,2}的$|(?:^|已经|刚才)说(?:了|过)/u;

/** What happened first, the best first of it. `spoken`: the text without what is quoted. */
export function findMoments(lexicon: Lexicon, frames: Frames, spoken: string): readonly FoundMoment[] {
  const known = finders.get(frames) ?? latest((text) => momentsIn(lexicon, frames, text), MESSAGES_KEPT);
  finders.set(frames, known);
  return known(spoken);
}

/** A turn asks for the same message several times. */
const MESSAGES_KEPT = 16;
const finders = new WeakMap<Frames, (spoken: string) => readonly FoundMoment[]>();

function momentsIn(lexicon: Lexicon, frames: Frames, spoken: string): readonly FoundMoment[] {
  const index = momentIndexOf(lexicon, frames);
  const all: FoundMoment[] = [];
  let persons = '';
  let before: { readonly text: string; readonly persons: string } | undefined;
  for (const { text, isQuestion, isSupposed } of clausesOf(spoken)) {
    const asked = clauseTerms(lexicon, text, isQuestion, persons);
    if (!isSupposed && !TELLS_NOTHING.test(text)) {
      all.push(...bestOf(index, text, asked));
      // 我的手很疼，昨天烫了: one thing in two clauses.
      if (before !== undefined) {
        const both = before.text + text;
        all.push(...bestOf(index, both, clauseTerms(lexicon, both, isQuestion, before.persons)));
      }
    }
    before = isQuestion || isSupposed ? undefined : { text, persons };
    if (asked.persons !== '') persons = asked.persons;
  }
  return all.toSorted((a, b) => Number(a.isFeeling) - Number(b.isFeeling) || b.score - a.score);
}

function isFeeling({ stanceOf }: MomentIndex, terms: ClauseTerms): boolean {
  const [only, ...others] = tellingIn(terms);
  return only !== undefined && others.length === 0 && stanceOf(only) !== undefined;
}

function bestOf(index: MomentIndex, clause: string, said: ClauseTerms): readonly FoundMoment[] {
  let best: FoundMoment | undefined;
  for (const wording of tellingIn(said).flatMap(index.ledBy)) {
    if (isOther(said, wording.terms) || (said.isDone && !tellsDone(wording.moment))) continue;
    const covered = shareMet(index, wording.terms, said);
    if (covered.share < LEAST_COVERED) continue;
    const met = shareMet(index, said, wording.terms);
    if (met.share < LEAST_MET || turnsIt(index, met.missing, wording.terms)) continue;
    const score = covered.share * Math.sqrt(met.share) * Math.log(1 + met.weight);
    if (score <= (best?.score ?? 0)) continue;
    best = {
      moment: wording.moment,
      key: wording.key,
      clause,
      covered: covered.share,
      missing: covered.missing,
      score,
      met: met.share,
      isQuestion: said.isQuestion,
      isFeeling: isFeeling(index, wording.terms),
    };
  }
  return best === undefined ? [] : [best];
}

/** 在村子里住了三天 is no 住在村子里: what nobody words as done is a state. */
function tellsDone({ said }: Moment): boolean {
  return said.some((wording) => DONE.test(wording));
}

/** Of somebody else, denied, asked, or done where the other is still to come. */
function isOther(said: ClauseTerms, wording: ClauseTerms): boolean {
  return (
    said.persons !== wording.persons ||
    said.isDenied !== wording.isDenied ||
    said.isQuestion !== wording.isQuestion ||
    isOfOtherTime(said, wording)
  );
}

function isOfOtherTime(said: ClauseTerms, wording: ClauseTerms): boolean {
  const isBehind = ({ isDone, isToCome }: ClauseTerms) => isDone && !isToCome;
  const isAhead = ({ isDone, isToCome }: ClauseTerms) => isToCome && !isDone;
  return (isBehind(said) && isAhead(wording)) || (isAhead(said) && isBehind(wording));
}

/** 高兴得睡不着 is no 睡不着: a word that was said besides tells the opposite. */
function turnsIt({ stanceOf }: MomentIndex, besides: readonly string[], { words }: ClauseTerms): boolean {
  const others = new Set(besides.flatMap((word) => stanceOf(word) ?? []));
  if (others.size === 0) return false;
  return [...words.keys()].some((word) => {
    const stance = stanceOf(word);
    return stance !== undefined && others.has(stance === 'good' ? 'bad' : 'good');
  });
}

/** How much of what one clause tells the other has. */
function shareMet(
  index: MomentIndex,
  one: ClauseTerms,
  other: ClauseTerms,
): { readonly share: number; readonly weight: number; readonly missing: readonly string[] } {
  let all = 0;
  let met = 0;
  const missing: string[] = [];
  for (const [word, share] of one.words) {
    const weight = share * index.weightOf(word);
    const alike = other.words.has(word) ? 1 : likest(index, word, other);
    all += weight;
    met += weight * alike;
    if (share === 1 && alike < 1) missing.push(word);
  }
  return { share: all === 0 ? 0 : met / all, weight: met, missing };
}

function likest({ classesOf }: MomentIndex, word: string, { words }: ClauseTerms): number {
  const classes = classesOf(word);
  let best = 0;
  for (const [other, share] of words) {
    if (share < 1) continue;
    if (isPart(word, other)) best = Math.max(best, ALIKE.part);
    else if (best < ALIKE.verb) {
      const common = classes.find((one) => classesOf(other).includes(one));
      if (common !== undefined) best = Math.max(best, common.startsWith('v:') ? ALIKE.verb : ALIKE.noun);
    }
  }
  return best;
}

/** 考试 and 数学考试, 累 and 累死. */
function isPart(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length > 1 ? long.includes(short) : long.startsWith(short) || long.endsWith(short);
}
