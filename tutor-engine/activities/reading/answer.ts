// A text is told with its first question; an answer is taken or told, and the next question follows, up to the end.

import type { Line } from '../../../content/schema/line.ts';
import type { Reading } from '../../../content/schema/talks/reading.ts';
import { comeBack } from '../../say/shared-moves.ts';
import { each, pairs, wordings } from '../../say/wording.ts';
import type { Draft } from '../../state/draft.ts';
import { shuffle } from '../../state/random.ts';
import type { Leads, Outcome, TurnContext } from '../../state/turn-context.ts';
import type { Intent } from '../../understand/intent.ts';
import { DONE, OTHERWISE, RIGHT, TOLD } from './lines.ts';

const LOST: ReadonlySet<Intent['kind']> = new Set(['hint', 'lost', 'silence', 'slow', 'skip']);
const KNOWS_NOT = /不知道|不清楚|不懂|看不懂|想不出|没看懂|告诉我/u;
const SHORT = 10;

export function openReading({ talk, state }: TurnContext): Reading | undefined {
  return talk.readings.find(({ id }) => id === state.reading.open);
}

/** One that was not read yet; when all were, they begin again. */
export function* firstQuestion(context: TurnContext, begin: readonly Line[]): Generator<Draft> {
  const { used } = context.state.reading;
  const mixed = shuffle(context.talk.readings, context.setting.seed);
  const next = mixed.find(({ id }) => !used.includes(id)) ?? mixed[0];
  const ask = next?.questions[0]?.ask;
  if (next === undefined || ask === undefined) return;
  const reading = { open: next.id, question: 0, used: [...used, next.id] };
  for (const line of wordings(context, begin, { title: next.title }))
    yield { lines: [line, next.text, ask], move: 'ask', accepted: undefined, state: { reading } };
}

export function answerReading(context: TurnContext, intent: Intent): Iterable<Draft> | undefined {
  const open = openReading(context);
  const question = open?.questions[context.state.reading.question];
  if (open === undefined || question === undefined) return undefined;
  const { said } = context;
  if (intent.kind === 'repeat' || intent.kind === 'slower')
    return [{ lines: [open.text, question.ask], move: 'repeat', accepted: undefined, state: {} }];
  const slots = { answer: question.answer };
  const isLost = LOST.has(intent.kind) || (said.hanzi <= SHORT && KNOWS_NOT.test(said.raw));
  if (isLost) return goOn(context, open, each(wordings(context, TOLD, slots)), undefined);
  // Who asks something of their own, or another exercise, is answered before the text goes on.
  if (intent.kind !== 'speech' || intent.statement === undefined || said.hanzi === 0) return undefined;
  const isRight = new RegExp(question.keys, 'u').test(said.raw);
  const leads = isRight ? wordings(context, RIGHT) : wordings(context, OTHERWISE, slots);
  return goOn(context, open, each(leads), true);
}

function* goOn(
  context: TurnContext,
  open: Reading,
  leads: Leads,
  accepted: Outcome['accepted'],
): Generator<Draft> {
  const { reading } = context.state;
  const outcome = { move: accepted === true ? 'praise-and-ask' : 'ask', accepted } as const;
  const next = open.questions[reading.question + 1]?.ask;
  if (next !== undefined) {
    const state = { reading: { ...reading, question: reading.question + 1 } };
    for (const lines of pairs(leads, [[next]])) yield { lines, ...outcome, state };
    return;
  }
  const closed = { question: 0, used: reading.used };
  for (const draft of comeBack(context, pairs(leads, each(wordings(context, DONE))), outcome))
    yield { ...draft, state: { ...draft.state, reading: closed } };
}
