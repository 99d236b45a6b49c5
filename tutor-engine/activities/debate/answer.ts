// The rounds of a debate: a side is chosen, an argument stands against it, and what is said to it is replied to.

import type { Line } from '../../../content/schema/line.ts';
import type { Debate } from '../../../content/schema/talks/debate.ts';
import { comeBack } from '../../say/shared-moves.ts';
import { each, pairs, wordings } from '../../say/wording.ts';
import type { Draft } from '../../state/draft.ts';
import { shuffle } from '../../state/random.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { Intent } from '../../understand/intent.ts';
import * as words from './lines.ts';

const AGAINST = /反对|不同意|不赞成|不支持|不觉得|不认为|contra|against/iu;
const FOR = /支持|同意|赞成|正方|for it|a favor/iu;
/** 不知道 alone is no argument. */
const LEAST_HANZI = 4;

export function openDebate({ talk, state }: TurnContext): Debate | undefined {
  return talk.debates.find(({ id }) => id === state.debate.open);
}

/** A motion that had no turn yet; when all had theirs, they begin again. */
export function* firstMotion(context: TurnContext): Generator<Draft> {
  const { used } = context.state.debate;
  const mixed = shuffle(context.talk.debates, context.setting.seed);
  const next = mixed.find(({ id }) => !used.includes(id)) ?? mixed[0];
  if (next === undefined) return;
  const debate = { open: next.id, round: 0, used: [...used, next.id], answered: [] };
  for (const line of wordings(context, words.BEGIN, { motion: next.motion }))
    yield { lines: [line], move: 'ask', accepted: undefined, state: { debate } };
}

export function answerDebate(context: TurnContext, intent: Intent): Iterable<Draft> | undefined {
  const open = openDebate(context);
  if (open === undefined || intent.kind !== 'speech' || context.said.hanzi + context.said.latin === 0)
    return undefined;
  const { side } = context.state.debate;
  if (side === undefined) return chooseSide(context, open);
  return context.said.hanzi < LEAST_HANZI ? undefined : reply(context, open, side);
}

type Side = 'yes' | 'no';

function chooseSide(context: TurnContext, open: Debate): Iterable<Draft> | undefined {
  const { raw } = context.said;
  const isAgainst = AGAINST.test(raw);
  if (!isAgainst && !FOR.test(raw)) return askSide(context, open);
  // The tutor's.
  const side: Side = isAgainst ? 'yes' : 'no';
  const lead = wordings(context, side === 'yes' ? words.TUTOR_FOR : words.TUTOR_AGAINST);
  const [argument] = open.sides[side].arguments;
  return argued(context, each(lead), argument, { side, round: 1 });
}

/** Once; who then says something else has changed the subject. */
function askSide(context: TurnContext, { motion }: Debate): Iterable<Draft> | undefined {
  const { debate } = context.state;
  if (debate.isAskedAgain === true) return undefined;
  return wordings(context, words.WHICH_SIDE, { motion }).map((line) => ({
    lines: [line],
    move: 'ask',
    accepted: undefined,
    state: { debate: { ...debate, isAskedAgain: true } },
  }));
}

function reply(context: TurnContext, open: Debate, side: Side): Generator<Draft> {
  const { round, answered } = context.state.debate;
  const { replies, arguments: all } = open.sides[side];
  const found = replies.find(
    ({ keys, reply: { zh } }) => !answered.includes(zh) && new RegExp(keys, 'u').test(context.said.raw),
  )?.reply;
  const next = all[round];
  if (next === undefined) return finished(context, found);
  const leads =
    found === undefined
      ? each(wordings(context, words.HEARD))
      : wordings(context, words.BESIDES).map((line) => [found, line]);
  return argued(context, leads, next, {
    side,
    round: round + 1,
    answered: found === undefined ? answered : [...answered, found.zh],
  });
}

type Memory = TurnContext['state']['debate'];

function* argued(
  context: TurnContext,
  leads: readonly (readonly Line[])[],
  argument: Line | undefined,
  memory: Partial<Memory>,
): Generator<Draft> {
  if (argument === undefined) return;
  const state = { debate: { ...context.state.debate, ...memory } };
  for (const lines of pairs(leads, each(wordings(context, words.REBUT))))
    yield {
      lines: [...lines.slice(0, -1), argument, ...lines.slice(-1)],
      move: 'praise-and-ask',
      accepted: true,
      state,
    };
}

function* finished(context: TurnContext, found: Line | undefined): Generator<Draft> {
  const leads = wordings(context, words.DONE).map((line) => (found === undefined ? [line] : [found, line]));
  const debate = { round: 0, used: context.state.debate.used, answered: [] };
  for (const draft of comeBack(context, leads, { move: 'praise-and-ask', accepted: true }))
    yield { ...draft, state: { ...draft.state, debate } };
}
