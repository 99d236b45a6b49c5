// What there is best to say to what the learner told: to what the whole of it is about, else to a clause of it.

import { forChildren, isGrownUp } from '../../say/gates/grown-up.ts';
import { isOfNow } from '../../say/gates/tone.ts';
import { momentUptake } from '../../say/uptake/moment-uptake.ts';
import { TRIVIAL } from '../../say/uptake/telling-frame.ts';
import { isTheme, themeUptake } from '../../say/uptake/theme-uptake.ts';
import { isUnderstood } from '../../say/uptake/understood-clause.ts';
import { type TakenUp, uptakesOf } from '../../say/uptake/uptakes-of.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { isEndedWell, isJoking, isLongAgo } from '../../understand/frames/circumstances.ts';
import type { Frame } from '../../understand/frames/frame.ts';
import { GRAVE, isGrave, isGravest } from './grave.ts';
import { isTelling } from './stay.ts';

/** In characters. */
const LONGEST_BARE = 3;
/** Spaces between words. */
const FEWEST_FOREIGN = 3;
/** In letters. */
const LEAST_LATIN = 8;

export function bestUptake(context: TurnContext): TakenUp | undefined {
  const moment = momentUptake(context);
  if (moment?.isSpecific === true && !hidesGrave(context, moment)) return moment;
  const best = themeOrClause(context);
  return moment !== undefined && !isReasonOf(best, moment) ? moment : best;
}

/** 我很高兴，因为我找到工作了: what happened goes before the feeling. */
function isReasonOf(best: TakenUp | undefined, { frame }: TakenUp): boolean {
  if (best === undefined) return false;
  return isTheme(best) || isGrave(best) || (best.isSpecific && best.frame.clause !== frame.clause);
}

function themeOrClause(context: TurnContext): TakenUp | undefined {
  // 手术很顺利: what a theme of illness says is over.
  const about = isEndedWell(context.said.raw) ? undefined : themeUptake(context);
  const isReal = about !== undefined && !(about.isFelt && about.frame.isSupposed);
  const [theme] = beforeTrivial(context.told, isReal ? [about] : []);
  const clause = clauseUptake(context);
  if (theme === undefined || clause === undefined) return theme ?? clause;
  if (isFound(clause.frame) && !theme.isGrave) return clause;
  // What is graver than the theme, or told for sure beside a theme that is only open, goes first.
  const isBad = isGrave(clause) && clause.frame.stance === 'bad' && clause.frame.who.role === 'noun';
  const isGraver =
    (isGravest(clause.frame) || isBad) && (!theme.isGrave || clause.frame.predicate?.id === 'die');
  const isShort = context.said.hanzi <= SHORT_OF_ANOTHER && clause.frame.predicate !== undefined;
  const least = theme.isGrave ? GRAVE : TOLD_SURELY;
  const weight = clause.frame.predicate?.salience ?? 0;
  const isSure = weight >= least && (clause.isSpecific || (weight >= GRAVE && !theme.isGrave));
  const isOther = !theme.isSaid && (isShort || isSure);
  return isGraver || isOther ? clause : theme;
}

/** Whether something grave is told besides. */
function hidesGrave({ told }: TurnContext, { frame }: TakenUp): boolean {
  return told.some(
    (one) => one.clause !== frame.clause && isGravest(one) && !one.isDenied && !one.isSupposed,
  );
}

/** 他的狗找到了: the news, and not the kind of what was found. */
function isFound({ predicate, stance, time }: Frame): boolean {
  return predicate?.id === 'find' && stance === 'good' && time === 'past';
}

/** What weighs so much goes before a theme of which nothing is said now. */
const TOLD_SURELY = 5;
/** In characters: so short a text says one thing, which is known. */
const SHORT_OF_ANOTHER = 8;

function clauseUptake(context: TurnContext): TakenUp | undefined {
  const { told, setting, level, said, state } = context;
  // A word or two in another language is what the learner wants the Chinese for.
  const isFew = said.hanzi === 0 && said.folded.filter((char) => char === ' ').length < FEWEST_FOREIGN;
  // A clause put into Chinese word by word has no other words.
  const isWhole = (taken: TakenUp) =>
    (!said.raw.includes(taken.frame.clause) && !taken.key.startsWith('nouns/')) ||
    isUnderstood(setting.core.lexicon, told, taken);
  const fitting = uptakesOf(setting.core.frames, told, level)
    .filter(isWhole)
    .filter(fitsThen(said.raw))
    .filter(({ frame }) => !isOnlyThought(context, frame));
  const all = beforeTrivial(told, behindBut(said.raw, fitting));
  if (isJoking(said.raw) && isTelling(context) && level !== 'preschool' && !all.some(isGrave))
    return undefined;
  const [best] = isGrownUp(state.profile) ? all.flatMap(forGrownUps) : all;
  if (isFew && (best?.frame.predicate === undefined || said.latin < LEAST_LATIN)) return undefined;
  // 很好 and the like judge what nobody knows.
  const isBare = said.hanzi <= LONGEST_BARE && best?.frame.objects.length === 0 && !best.isSpecific;
  // 不高兴 is short, and is felt.
  const isSaid = best === undefined || said.raw.includes(best.frame.clause);
  return isBare && isSaid && said.hanzi > 0 && !isGrave(best) ? undefined : best;
}

const THOUGHT = /我(?:总|一直|倒|也|还是|真)?(?:觉得|认为|相信|怀疑)/u;
/** 最难受的不是炮声: what it is, is told of a thing. */
const OF_THINGS = /^最.{1,6}的(?:不)?是/u;

/** 我总觉得机器不会疼 tells of nobody who is well again. */
function isOnlyThought(context: TurnContext, { clause, who, predicate }: Frame): boolean {
  if (clause.includes('我') || who.role !== 'learner' || predicate?.stance !== 'bad') return false;
  return THOUGHT.test(context.said.raw) || OF_THINGS.test(clause);
}

/** 小时候手断了 hurts no more: nobody is told to rest. */
function fitsThen(raw: string): (taken: TakenUp) => boolean {
  if (!isLongAgo(raw)) return () => true;
  // 以前我太太每天做饭，她去年走了: the death is not as long ago as what was before it.
  return ({ frame, lines, asks }) =>
    frame.predicate === undefined ||
    frame.predicate.stance === 'good' ||
    (frame.predicate.id === 'die' && !isLongAgo(frame.clause)) ||
    ((frame.stance !== 'bad' || frame.predicate.salience >= GRAVE) &&
      ![...lines, ...asks.map(({ ask }) => ask)].some(({ zh }) => isOfNow(zh)));
}

const BUT = /[，。,；;！]\s*(?:可是|但是|但|不过|然而)/gu;

/** 我学到了很多，可是我的中文很差: what stands behind the turn is what is meant, unless something grave stands before. */
function behindBut(raw: string, all: readonly TakenUp[]): readonly TakenUp[] {
  const turn = [...raw.matchAll(BUT)].at(-1)?.index ?? -1;
  const behind = all.filter(({ frame }) => frame.predicate !== undefined && raw.indexOf(frame.clause) > turn);
  return turn < 0 || behind.length === 0 || all.slice(0, 1).some(hurts) ? all : behind;
}

const hurts = (taken: TakenUp): boolean => isGrave(taken) && taken.frame.stance === 'bad';

/** What has happened or is felt goes before where somebody is from and that tones are hard. */
function beforeTrivial<Taken extends TakenUp>(
  told: readonly Frame[],
  all: readonly Taken[],
): readonly Taken[] {
  const tells = told.some(({ clause, predicate }) => predicate !== undefined && !TRIVIAL.test(clause));
  return tells ? all.filter(({ frame }) => !TRIVIAL.test(frame.clause) || isGrave({ frame })) : all;
}

/** Without what is said to children; none where nothing is left. */
function forGrownUps(taken: TakenUp): TakenUp[] {
  const lines = taken.lines.filter(({ zh }) => !forChildren(zh));
  const asks = taken.asks.filter(({ ask }) => !forChildren(ask.zh));
  return lines.length === 0 ? [] : [{ ...taken, lines, asks }];
}
