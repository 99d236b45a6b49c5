// What a message tells beside the play, by the themes that a character knows something to say to.

import type { Line } from '../../../../content/schema/line.ts';
import type { ToldTheme } from '../../../../content/schema/talks/told.ts';
import type { ToldFact } from '../../../state/activity-memories.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import type { PlaySituation } from '../../../state/types.ts';
import type { Frame, NounMention } from '../../../understand/frames/frame.ts';
import { mentionsIn } from '../../../understand/frames/mentions.ts';
import { matchAny } from '../../../understand/patterns/match.ts';
import { type Utterance, utterance } from '../../../understand/text/utterance.ts';
import { clausesOf, sentencesOf } from './clauses.ts';
import { framesIn } from './frames-in.ts';
import { isSadNews } from './sad-news.ts';
import { isQuestion } from './speech-acts.ts';

/** One clause of the message, and what it tells. */
export type ToldNow = ToldFact & { readonly clause: string; readonly theme: ToldTheme };

type Telling = {
  readonly clause: string;
  readonly said: Utterance;
  readonly frames: readonly Frame[];
  /** It leads up to a question. */
  readonly isAsking: boolean;
};
type Hearing = Pick<TurnContext, 'talk' | 'setting' | 'state'> & { readonly playing: PlaySituation };

/** What matters most comes first; each theme once. `text` is all that the learner wrote. */
export function toldIn(context: Hearing, text: string): ToldNow[] {
  const { talk, playing, state } = context;
  const kind = playing.play.world?.kind;
  const themes = talk.told.filter(
    (theme) =>
      kind === undefined ||
      (theme.not?.includes(kind) !== true && (theme.in === undefined || theme.in.includes(kind))),
  );
  const tellings = tellingsIn(context, text);
  const isBad =
    isSadNews(text) ||
    AT_A_LOSS.test(text) ||
    tellings.some(({ frames }) => frames.some(({ stance }) => stance === 'bad'));
  const told = tellings.flatMap((telling) => {
    const theme = themes.find(
      ({ when, beside }) =>
        !(isBad && when.glad === true) && !(telling.isAsking && beside !== true) && fits(when, telling),
    );
    return theme === undefined
      ? []
      : [toldBy(theme, telling, spokenOfBefore(tellings, telling, state.play.told))];
  });
  // The themes stand in the order of what matters most.
  return told
    .filter(({ id }, at) => told.findIndex((one) => one.id === id) === at)
    .toSorted((a, b) => themes.indexOf(a.theme) - themes.indexOf(b.theme));
}

/** 姐姐明天结婚，怎么办 is no time for joy. */
const AT_A_LOSS = /怎么办|来不及|没办法|丢了|坏了/u;

/** Clauses that ask nothing, with the frames that were read of them. */
function tellingsIn({ setting: { core } }: Hearing, text: string): Telling[] {
  return sentencesOf(text).flatMap((sentence) =>
    clausesOf(sentence)
      .filter((clause) => !isQuestion(clause))
      .map((clause) => ({
        clause,
        said: utterance(clause),
        frames: framesIn(core, clause),
        isAsking: isQuestion(sentence),
      })),
  );
}

function fits({ predicates, nouns, match, of, together, unless }: ToldTheme['when'], telling: Telling) {
  const { clause, said, frames } = telling;
  // 她病了 is of nobody who is here.
  if (of === 'self' && OF_THEM.test(clause)) return false;
  if (unless !== undefined && matchAny(unless, said, {}) !== undefined) return false;
  if (match !== undefined && matchAny(match, said, {}) !== undefined) return isOfThem(of, frames[0]);
  if (together === true)
    return frames.some(
      ({ companions, isDenied }) => !isDenied && companions.some((one) => isBeside(one, clause)),
    );
  if (predicates === undefined) return match === undefined && frames.some((frame) => names(frame, nouns));
  return frames.some(
    (frame) =>
      predicates.includes(frame.predicate?.id ?? '') &&
      !frame.isDenied &&
      !frame.isSupposed &&
      names(frame, nouns) &&
      isOfThem(of, frame),
  );
}

const OF_THEM = /^(?:可是|但是|因为|所以|不过|现在)?[他她它]/u;

function names(frame: Frame, nouns: readonly string[] | undefined): boolean {
  return nouns === undefined || mentionsIn(frame).some(({ classId }) => nouns.includes(classId));
}

/** Who serves is asked for nothing of their own here: 您累了 tells nothing of the learner. */
function isOfThem(of: ToldTheme['when']['of'], frame: Frame | undefined): boolean {
  const who = frame?.who;
  if (who?.role === 'tutor') return false;
  if (of === undefined) return true;
  const isPerson = who?.role === 'noun' && who.noun.kind === 'person';
  return of === 'person' ? isPerson : !isPerson;
}

/** 和爷爷一起, not 给爷爷. */
function isBeside(one: NounMention, clause: string): boolean {
  const at = clause.indexOf(one.zh);
  return one.kind === 'person' && isOwn(one) && WITH.test(clause.slice(0, Math.max(0, at)));
}

const WITH = /[和跟与同](?:我的?)?$/u;
const isOwn = ({ noun, isOfOthers }: NounMention) => noun?.your !== undefined && !isOfOthers;

function toldBy(theme: ToldTheme, { clause, frames }: Telling, spokenOf: Line | undefined): ToldNow {
  const all = frames.flatMap(mentionsIn);
  const own = ownIn(frames);
  const who = own ?? (PRONOUN.test(clause) ? spokenOf : undefined);
  const named = all.find(({ classId }) => theme.when.nouns?.includes(classId) === true)?.noun;
  const thing = named && { zh: named.zh, en: named.en, pt: named.pt };
  return { id: theme.id, theme, clause, ...(who && { who: plain(who) }), ...(thing && { thing }) };
}

/** Whom a pronoun stands for: who was named before in the message, or told of last. */
function spokenOfBefore(
  tellings: readonly Telling[],
  telling: Telling,
  before: readonly ToldFact[] = [],
): Line | undefined {
  const earlier = tellings.slice(0, tellings.indexOf(telling)).flatMap(({ frames }) => ownIn(frames) ?? []);
  return earlier.at(-1) ?? before.findLast(({ who }) => who !== undefined)?.who;
}

/** Somebody of the learner's, as they are called in a line. */
function ownIn(frames: readonly Frame[]): Line | undefined {
  const subjects = frames.flatMap(({ who }) => (who.role === 'noun' ? [who.noun] : []));
  const own = [...subjects, ...frames.flatMap(mentionsIn)].find(isOwn)?.noun;
  return own?.your && { ...own.your, zh: own.zh };
}

const plain = ({ zh, en, pt }: Line): Line => ({ zh, en, pt });

/** Stands for who was spoken of before. */
const PRONOUN = /[他她](?!们)/u;
