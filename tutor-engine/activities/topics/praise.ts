// A good answer: what is said to it, praise now and then, and what was told besides.

import { check } from '../../../chinese/grammar/index.ts';
import type { Level } from '../../../content/schema/levels.ts';
import { isOfSigns } from '../../analysis/importance.ts';
import { toneOf } from '../../say/gates/tone.ts';
import { NOTHING_FIRST, nextOpened } from '../../say/shared-moves.ts';
import { echoesOf } from '../../say/uptake/echo.ts';
import { tellingFrame } from '../../say/uptake/telling-frame.ts';
import { each, pairs, wordings } from '../../say/wording.ts';
import type { Draft } from '../../state/draft.ts';
import { isAtLeast } from '../../state/help.ts';
import { hash } from '../../state/random.ts';
import type { Leads, Way } from '../../state/turn-context.ts';
import { clausesOf } from '../../understand/frames/clauses.ts';
import { onlyByLength } from '../../understand/patterns/match.ts';
import { isGuess } from '../../understand/understood.ts';
import { stayWith } from '../listening/follow-up.ts';
import { isTelling } from '../listening/stay.ts';
import { mainClause } from '../listening/story.ts';
import { ownAnswer } from './asked/own-answers.ts';
import { LITTLE_HEARD } from './in-passing.ts';
import { aboutOf, type OwnQuestionAsked, type TutorContext } from './known/answered.ts';
import { ENOUGH, type Reaction, toldBesides } from './reaction.ts';

/** Praise that is given for anything is worth nothing: fewer characters get a reaction only. */
const LEAST_FOR_PRAISE: Readonly<Record<Level, number>> = {
  zero: 1,
  preschool: 1,
  beginner: 2,
  intermediate: 4,
  advanced: 8,
};

/** A good answer: a reaction to what was said, praise now and then (always after help), and the next question. */
export function praise(
  context: TutorContext,
  { replies, slots, coverage }: Reaction,
  question: OwnQuestionAsked | undefined,
): Generator<Draft> {
  const { setting, state, voice } = context;
  const name = aboutOf(context) === 'name' ? slots.name?.zh : undefined;
  const reactions = each(wordings(context, replies, slots));
  const earned =
    !isGuess(context.understood) &&
    !onlyByLength(slots) &&
    context.said.hanzi >= LEAST_FOR_PRAISE[context.level] &&
    check(setting.core.lexicon, context.said.raw).every(({ point }) => isOfSigns(point));
  // At level zero the reactions themselves say what was good about it.
  const praised =
    context.level !== 'zero' &&
    name === undefined &&
    earned &&
    !replies.some(({ zh }) => toneOf(zh) === 'comfort') &&
    (isAtLeast(state.step, 'idea') || hash(`${setting.seed}/${state.turn}/praise`) % 2 === 0);
  const answered = question === undefined ? undefined : ownAnswer(context, question);
  // Who has just said a first word is not told what the teacher does not know.
  const own = context.level === 'zero' && answered?.move === 'cannot' ? undefined : answered;
  const good = each(wordings(context, voice.good));
  const isLed = praised && own === undefined;
  const leads = reactions.length === 0 || isLed ? pairs(good, reactions) : reactions;
  const told = toldBesides(context);
  const isMore =
    coverage < (clausesOf(context.said.raw).length > 1 ? ENOUGH : LITTLE_HEARD) &&
    isTelling(context) &&
    question === undefined &&
    name === undefined;
  if (name !== undefined && question === undefined && told.length === 0 && tellsBeside(context, name))
    return stayNamed(context, reactions, name);
  if (isMore) return stayAnswered(context, reactions, { name, told: told.map(({ question: { id } }) => id) });
  const besides = told.slice(0, 1).flatMap((one) => each(wordings(context, one.replies, one.slots)));
  const ends = own === undefined ? besides.slice(0, 2) : own.answers.slice(0, 1);
  const all = ends.length === 0 ? leads : [...pairs(leads, ends), ...leads];
  const way = { name, told: told.map(({ question: { id } }) => id) };
  return context.goOn(context, all, { move: 'praise-and-ask', accepted: true }, way);
}

/** In characters: who tells so much beside their name is heard. */
const BESIDE_NAME = 9;
const LONG_ENOUGH: ReadonlySet<Level> = new Set<Level>(['intermediate', 'advanced', 'beginner']);

/** 我叫费尔南多，刚接了父亲的葡萄酒庄. */
function tellsBeside(context: TutorContext, name: string): boolean {
  const { said, level, told } = context;
  const named = clausesOf(said.raw).find(({ text }) => text.includes(name))?.text ?? '';
  const greeted = /^[^，,。]{0,6}好[，,。！]/u.exec(said.raw)?.[0] ?? '';
  const rest = [...said.raw.replace(named, '').replace(greeted, '')].filter((char) =>
    /\p{Script=Han}/u.test(char),
  );
  return (
    LONG_ENOUGH.has(level) &&
    told.length > 0 &&
    rest.length >= BESIDE_NAME &&
    mainClause(context) !== undefined
  );
}

/** The name is greeted, and what was told with it is taken up. */
function* stayNamed(context: TutorContext, reactions: Leads, name: string): Generator<Draft> {
  const way = { name, told: [] };
  const next = nextOpened(context, { move: 'small-talk', accepted: true }, way);
  const heard = { leads: reactions.slice(0, 2), accepted: true, move: 'praise-and-ask' } as const;
  yield* stayWith(context, { ...heard, ...(next && { next }) }, true);
  yield* context.goOn(context, reactions, { move: 'praise-and-ask', accepted: true }, way);
}

/** Who tells more than was asked for is asked on about that; what was open counts as answered. */
function* stayAnswered(context: TutorContext, reactions: Leads, way: Way): Generator<Draft> {
  const next = nextOpened(context, { move: 'small-talk', accepted: true }, way);
  // What answers a word of it alone is not said where the clause that tells it can be said again.
  const again = mainClause(context)?.says ?? echoesOf(context, tellingFrame(context)).slice(0, 1);
  const leads = again.length > 0 ? each(again) : reactions.length === 0 ? NOTHING_FIRST : reactions;
  yield* stayWith(context, { leads, accepted: true, move: 'praise-and-ask', ...(next && { next }) });
  yield* context.goOn(context, leads, { move: 'praise-and-ask', accepted: true }, way);
}
