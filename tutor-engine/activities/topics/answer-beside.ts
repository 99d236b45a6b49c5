// An answer that stands beside a request counts: hao! And how do I say thank you?

import { answerRequest } from '../../say/asked/answer-request.ts';
import { nextOpened } from '../../say/shared-moves.ts';
import { each, pairs, wordings } from '../../say/wording.ts';
import type { Draft } from '../../state/draft.ts';
import { questionsOf } from '../../state/plan.ts';
import type { Leads } from '../../state/turn-context.ts';
import { type Intent, intentOf } from '../../understand/intent.ts';
import { utterance } from '../../understand/text/utterance.ts';
import { aboutOf, ownAnswer, type TutorContext } from './own-answers.ts';
import { type Reaction, reactionTo, reactionToPart } from './reaction.ts';

type Request = Exclude<Intent, { readonly kind: 'speech' }>;

const BESIDE: ReadonlySet<Intent['kind']> = new Set(['say', 'meaning', 'judge', 'grammar', 'screen']);

/** Undefined where nothing beside the request answers what was asked. */
export function answerBeside(context: TutorContext, intent: Request): Iterable<Draft> | undefined {
  if (!BESIDE.has(intent.kind)) return undefined;
  const accepted = answeredIn(context);
  if (accepted === undefined) return askedBeside(context, intent);
  const name = aboutOf(context) === 'name' ? accepted.slots.name?.zh : undefined;
  const next = nextOpened(context, { move: 'praise-and-ask', accepted: true }, { name });
  if (next === undefined) return undefined;
  const state = { ...context.state, ...next };
  const open = questionsOf(context.talk).find(({ id }) => id === state.ask);
  const replies = each(wordings(context, accepted.replies, accepted.slots)).slice(0, 2);
  return led(answerRequest({ ...context, state, open }, intent), replies, next);
}

/** “自由”对吗？还有，你去过上海吗？ The question to the tutor is answered first. */
function askedBeside(context: TutorContext, intent: Request): Iterable<Draft> | undefined {
  if (context.level === 'zero') return undefined;
  const asked = context.said.raw
    .split(/(?<=[。！？!?；;\n])/u)
    .map((sentence) => intentOf(utterance(sentence)))
    .find((one) => one.kind === 'speech' && one.question !== undefined && one.question !== 'world');
  if (asked?.kind !== 'speech' || asked.question === undefined) return undefined;
  const { answers, move } = ownAnswer(context, { question: asked.question, asked: asked.asked });
  return move === 'aside' ? ahead(answers, answerRequest(context, intent)) : undefined;
}

function* ahead(answers: Leads, drafts: Iterable<Draft>): Generator<Draft> {
  for (const draft of drafts)
    for (const lines of answers) yield { ...draft, lines: [...lines, ...draft.lines] };
}

/** By a sentence of its own. */
function answeredIn(context: TutorContext): Reaction | undefined {
  const sentences = context.said.raw.split(/(?<=[。！？!?.；;\n])/u).map(utterance);
  const statement = sentences.filter((one) => intentOf(one).kind === 'speech').map(({ raw }) => raw);
  if (statement.length === 0 || statement.length === sentences.length) return undefined;
  const said = utterance(statement.join(''));
  return reactionTo(context, said) ?? reactionToPart(context, said);
}

function* led(
  drafts: Iterable<Draft>,
  replies: ReturnType<typeof each>,
  next: Draft['state'],
): Generator<Draft> {
  for (const draft of drafts)
    for (const lines of pairs(replies, [draft.lines]))
      yield { ...draft, lines, accepted: true, state: { ...next, ...draft.state } };
}
