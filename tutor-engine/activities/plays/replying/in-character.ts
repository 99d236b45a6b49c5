// What gets nothing done in a play is answered in character: a protest, a pause to think, a question, anything else.

import { answerForeign, isForeign } from '../../../say/asked/answer-foreign.ts';
import { comeBack, help, leave, NOTHING_FIRST } from '../../../say/shared-moves.ts';
import { each, pairs, same, setLines, wordings } from '../../../say/wording.ts';
import type { Thing } from '../../../state/activity-memories.ts';
import type { Draft } from '../../../state/draft.ts';
import type { Leads, Outcome } from '../../../state/turn-context.ts';
import { NO_MORE } from '../../../understand/asked/intent-patterns.ts';
import type { OwnQuestion } from '../../../understand/intent.ts';
import { matchAny } from '../../../understand/patterns/match.ts';
import { withoutBareReplies } from '../../../understand/replies/bare-reply.ts';
import { utterance } from '../../../understand/text/utterance.ts';
import { isAbout } from '../goals/hits.ts';
import { goalMemoryOf } from '../goals/progress.ts';
import { isPause, sentencesOf } from '../hearing/clauses.ts';
import { moveOf } from '../hearing/moves/moves-in.ts';
import { namedNoun } from '../hearing/named-noun.ts';
import { isQuestion } from '../hearing/speech-acts.ts';
import type { PlayContext } from '../world/play-context.ts';
import { addedIn, changeLeads, withAdded } from '../world/world.ts';
import { answerAside } from './go-on.ts';
import { deflected, takenNote } from './in-manner.ts';
import { askedIn, inPassing, leftOpen } from './in-passing.ts';
import { answerMove } from './moves/answer-move.ts';

const PASSING: Outcome = { move: 'aside', accepted: undefined };

export function* answerPlay(context: PlayContext, question: OwnQuestion | undefined): Generator<Draft> {
  const { protest } = context;
  if (protest === undefined || context.change !== undefined) yield* answerInCharacter(context, question);
  else if (protest.rest === undefined) yield* apologise(context, leftOpen(context) ?? [[]]);
  else yield* apologise(context, inPassing(context) ?? takenRightly(context, protest.rest, protest.isAsked));
}

/** Who had misheard says sorry first. */
function apologise(context: PlayContext, leads: Leads): Generator<Draft> {
  const sorry = context.protest?.isOurs === true ? each(setLines(context, 'sorry')) : [[]];
  return answerAside(context, pairs(sorry, leads), PASSING);
}

/** What they mean is said again, so that they know it was heard. */
function takenRightly(context: PlayContext, rest: string, isAsked: boolean): Leads {
  if (isAsked || isQuestion(rest)) return deflected(context, rest) ?? each(setLines(context, 'cannot'));
  const right = same(
    rest
      .replace(/^(?:[你您](?:没|听|弄|搞|误会|理解)[^，,]*|不是|不对)[，,。！!]/u, '')
      .replace(/^我(?:说的)?(?:是|要的?是?)?/u, '')
      .replace(/[。！!，,了吧\s]+$/u, ''),
  );
  return [...right.zh].length > LONGEST_SAID_AGAIN
    ? takenNote(context)
    : each(setLines(context, 'rightly', { right }));
}

const LONGEST_SAID_AGAIN = 10;

function* answerInCharacter(context: PlayContext, question: OwnQuestion | undefined): Generator<Draft> {
  if (declines(context)) {
    yield* decline(context);
    return;
  }
  const added = context.change === undefined ? addedIn(context) : undefined;
  const leads = changed(context) ?? inPassing(context);
  const move = leads === undefined ? moveOf(context.said.raw) : undefined;
  const made = move && answerMove(context, move);
  if (added !== undefined) yield* add(context, added);
  else if (leads !== undefined) yield* answerAside(context, leads, PASSING);
  else if (isContent(context)) yield* leave(context, undefined);
  else if (mayPause(context)) yield* pause(context);
  else if (made !== undefined) yield* answerAside(context, made, PASSING);
  else if (isForeign(context)) yield* answerForeign(context);
  else yield* answerUnforeseen(context, question);
}

/** What nobody wrote an answer for is answered by its kind, in the character's own manner. */
function* answerUnforeseen(context: PlayContext, question: OwnQuestion | undefined): Generator<Draft> {
  const leads = deflected(context);
  const outcome: Outcome = question === undefined ? PASSING : { ...PASSING, move: 'cannot' };
  if (leads !== undefined) yield* answerAside(context, leads, outcome);
  else if (question !== undefined)
    yield* answerAside(context, noted(context), { move: 'cannot', accepted: undefined });
  else if (context.open === undefined)
    yield* withoutBareReplies(context.said) === undefined
      ? comeBack(context, NOTHING_FIRST, { move: 'small-talk', accepted: undefined })
      : answerAside(context, takenNote(context), PASSING);
  else if (isOfAnother(context)) yield* answerAside(context, takenNote(context), PASSING);
  else yield* help(context, leadsToHelp(context), 'rephrased', { accepted: false });
}

/** A whole sentence that has nothing to do with what was asked is no attempt at an answer. */
function isOfAnother({ open, playing, said, state }: PlayContext): boolean {
  const { manner } = playing.play;
  const least = manner === 'kids' || manner === 'child' ? LEAST_OF_CHILDREN : LEAST_SENTENCE;
  const isSentence = said.latin === 0 && new Set(said.folded).size >= least;
  return isSentence && open?.kind === 'goal' && state.step === 'none' && !isAbout(said, open.question);
}

const LEAST_SENTENCE = 5;
const LEAST_OF_CHILDREN = 3;

/** A character takes note of it; where none has a manner, what is not known is said. */
function noted(context: PlayContext): Leads {
  const leads = takenNote(context);
  return leads.length > 0 ? leads : unsure(context);
}

/** What is not known is named, so that they know that it was heard. */
function unsure(context: PlayContext): Leads {
  const named = namedNoun(context, context.said.raw);
  const plain = each(setLines(context, 'cannot'));
  return named === undefined ? plain : [...each(setLines(context, 'unsureOf', { word: named })), ...plain];
}

const DECLINES =
  /^(?:那|嗯|哦|还是|对不起|谢谢|[，,])*(?:算了|不用了?|我?(?:都)?不(?:想)?要了?|我?不买了?|我?不点了?|我?没(?:有)?兴趣|不了|no,? thanks?|n[aã]o,? obrigad[oa])(?:吧|谢谢|[，,。！!.])*$/iu;

function declines({ said, state, open }: PlayContext): boolean {
  return open !== undefined && !state.play.ended && DECLINES.test(said.raw.trim());
}

/** Nobody is pressed: what was asked is let go. */
function decline(context: PlayContext): Generator<Draft> {
  return context.goOn(context, each(setLines(context, 'declined')), PASSING, { leave: true });
}

function changed(context: PlayContext): Leads | undefined {
  if (context.change === undefined) return undefined;
  const swap = context.change.on === undefined ? moveOf((context.whole ?? context.said).raw) : undefined;
  const leads =
    (swap?.kind === 'swap' ? answerMove(context, swap) : undefined) ?? changeLeads(context, context.change);
  const { off, on } = context.change;
  const others = sentencesOf(context.said.raw).filter(
    (raw) => ![off, on].some((thing) => thing && raw.includes(thing.zh)),
  );
  const also = others.length === 0 ? undefined : askedIn({ ...context, said: utterance(others.join('')) });
  return also === undefined ? leads : pairs(leads, also);
}

/** What is ordered on top stands on the bill. */
function* add(context: PlayContext, thing: Thing): Generator<Draft> {
  const play = withAdded(context.state.play, thing);
  for (const draft of answerAside(context, each(setLines(context, 'added', { thing })), PASSING))
    yield { ...draft, state: { ...draft.state, play } };
}

/** Who wants a moment gets it, and is not asked the same at once. */
function mayPause({ said, state, playing }: PlayContext): boolean {
  const wasGiven = playing.play.waiting.some(({ zh }) => state.recent.some((text) => text.includes(zh)));
  return isPause(said) && !wasGiven && !state.play.ended;
}

function* pause(context: PlayContext): Generator<Draft> {
  for (const lines of each(wordings(context, context.playing.play.waiting)))
    yield { lines, ...PASSING, state: {} };
}

/** So many characters are a sentence. */
const SENTENCE = 4;

/** 好的 was understood well enough, and so is a whole sentence; the others are asked to say it again. */
function leadsToHelp(context: PlayContext): Leads {
  const { said, voice } = context;
  if (withoutBareReplies(said) === undefined) return NOTHING_FIRST;
  const isSentence = said.latin === 0 && new Set(said.folded).size >= SENTENCE;
  return isSentence ? takenNote(context) : each(wordings(context, voice.retry));
}

/** 不要了 after one dish of two: enough is enough. */
function isContent({ state, said }: PlayContext): boolean {
  const goalMemory = state.ask === undefined ? undefined : goalMemoryOf(state.play, state.ask);
  return (
    goalMemory !== undefined && goalMemory.partly.length > 0 && matchAny(NO_MORE, said, {}) !== undefined
  );
}
