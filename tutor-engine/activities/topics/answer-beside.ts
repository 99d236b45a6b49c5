// An answer that stands beside a request counts: hao! And how do I say thank you?

import { answerRequest } from '../../say/asked/answer-request.ts';
import { nextOpened } from '../../say/shared-moves.ts';
import { each, pairs, wordings } from '../../say/wording.ts';
import type { Draft } from '../../state/draft.ts';
import { questionsOf } from '../../state/plan.ts';
import type { Leads } from '../../state/turn-context.ts';
import { type Intent, intentOf } from '../../understand/intent.ts';
import { utterance } from '../../understand/text/utterance.ts';
import { ownAnswer } from './asked/own-answers.ts';
import { aboutOf, type TutorContext } from './known/answered.ts';
import { type Reaction, reactionTo, reactionToPart } from './reaction.ts';

type Request = Exclude<Intent, { readonly kind: 'speech' }>;

const BESIDE: ReadonlySet<Intent['kind']> = new Set([
  'say',
  'meaning',
  'judge',
  'grammar',
  'language',
  'screen',
]);

/** Undefined where nothing beside the request answers what was asked, or asks the tutor something else. */
export function answerBeside(context: TutorContext, intent: Request): Iterable<Draft> | undefined {
  if (!BESIDE.has(intent.kind)) return undefined;
  // A sentence that is to be judged answers nothing.
  const accepted = intent.kind === 'judge' ? undefined : answeredIn(context);
  if (accepted === undefined) return askedBeside(context, intent);
  const name = aboutOf(context) === 'name' ? accepted.slots.name?.zh : undefined;
  const next = nextOpened(context, { move: 'praise-and-ask', accepted: true }, { name });
  if (next === undefined) return undefined;
  const state = { ...context.state, ...next };
  const open = questionsOf(context.talk).find(({ id }) => id === state.ask);
  const replies = each(wordings(context, accepted.replies, accepted.slots)).slice(0, 2);
  return led(answerRequest({ ...context, state, open }, intent), replies, next);
}

const sentencesOf = ({ said }: TutorContext) => said.raw.split(/(?<=[。！？!?.；;\n])/u).map(utterance);

/** By a sentence of its own. */
function answeredIn(context: TutorContext): Reaction | undefined {
  const sentences = sentencesOf(context);
  const statement = sentences.filter((one) => intentOf(one).kind === 'speech').map(({ raw }) => raw);
  if (statement.length === 0 || statement.length === sentences.length) return undefined;
  const said = utterance(statement.join(''));
  return reactionTo(context, said) ?? reactionToPart(context, said);
}

/** “……”对吗？还有，你结婚了吗？ Both are answered, as far as the tutor knows. */
function askedBeside(context: TutorContext, intent: Request): Iterable<Draft> | undefined {
  // What is to be judged asks nobody.
  const asked = sentencesOf(context)
    .filter(({ raw }) => intent.kind !== 'judge' || !isJudged(raw, intent.of))
    .map(intentOf)
    .find((one) => one.kind === 'speech' && one.question !== undefined && one.question !== 'world');
  if (asked?.kind !== 'speech' || asked.question === undefined || context.level === 'zero') return undefined;
  const own = ownAnswer(context, { ...asked, question: asked.question, asked: asked.asked });
  const { answers, move, isRefusal = false } = own;
  // Beside what is answered nobody needs to hear what is not.
  if (move === 'cannot' || isRefusal) return undefined;
  return answersBefore(answerRequest(context, intent), answers.slice(0, 2));
}

function isJudged(sentence: string, judged: string | undefined): boolean {
  return (
    judged === undefined ||
    /[“"「『]/u.test(sentence) ||
    judged.includes(sentence.replace(/[。！？!?\s]+$/u, '').trim())
  );
}

function* answersBefore(drafts: Iterable<Draft>, answers: Leads): Generator<Draft> {
  for (const draft of drafts) for (const lines of pairs(answers, [draft.lines])) yield { ...draft, lines };
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
