// A tutor goes on: to the next question, to small talk before a new topic, to the end.

import type { Line } from '../../../content/schema/line.ts';
import { isKnownQuestion } from '../../say/gates/known.ts';
import { NOTHING_FIRST } from '../../say/shared-moves.ts';
import { each, pairs, questionWordings, setLines, wordings } from '../../say/wording.ts';
import type { Draft } from '../../state/draft.ts';
import { OVER } from '../../state/move.ts';
import { type FoundQuestion, nextQuestion } from '../../state/plan.ts';
import { knownFacts } from '../../state/profile.ts';
import { hash } from '../../state/random.ts';
import type { Leads, Outcome, TurnContext, Way } from '../../state/turn-context.ts';

/** After `leads`, the next question; when none is left, the offer to start over. */
export function* goOn(context: TurnContext, leads: Leads, outcome: Outcome, way: Way): Generator<Draft> {
  const { setting, talk, state } = context;
  const restarted = way.round !== undefined && way.round !== state.round;
  const told = [...state.asked, ...(way.told ?? [])];
  const name = way.name ?? state.name;
  const known = knownFacts({ ...state, name });
  const isTold = (question: FoundQuestion) => isKnownQuestion(context, question);
  const progress = restarted
    ? { round: way.round, asked: [], known }
    : { round: state.round, asked: told, known, isTold };
  const next = nextQuestion(talk, progress, setting.seed, way);
  if (next === undefined) {
    const nothing = { ask: OVER, step: 'none', stay: 0, name } as const;
    yield* context.offerInterlude(context, 'over', leads, outcome, nothing);
    for (const lines of pairs(leads, each(setLines(context, 'over')))) {
      yield { lines, ...outcome, state: nothing };
    }
    return;
  }
  const asked = [...progress.asked, next.id];
  const opened = { ask: next.id, step: 'none', stay: 0, asked, name, round: progress.round } as const;
  // At level zero the steps themselves bring words back; nothing comes between them.
  if (outcome.accepted === true && context.level !== 'zero') {
    yield* context.offerInterlude(context, next.opensTopic ? 'topic' : 'question', leads, outcome, opened);
  }
  // A newcomer is greeted and given one word; that it is the first step needs no saying.
  const isOpened = next.opensTopic && !(context.level === 'zero' && outcome.move === 'greet');
  const openings = isOpened ? topicOpenings(context, next.topic.open, leads) : NOTHING_FIRST;
  const questions = questionWordings(next, progress.round);
  for (const lines of pairs(pairs(leads, openings), each(questions)))
    yield { lines, ...outcome, state: opened };
}

/** How a new topic is opened; a saying of the tutor's goes before it now and then, where little else is said. */
function topicOpenings(context: TurnContext, open: readonly Line[], leads: Leads): Line[][] {
  const { setting, state, voice } = context;
  const short =
    context.level !== 'zero' &&
    leads.every((lead) => lead.length <= 1) &&
    hash(`${setting.seed}/${state.turn}/saying`) % 3 === 0;
  const [saying] = wordings(context, voice.phrases);
  const plain = wordings(context, open);
  return short && saying !== undefined ? plain.map((line) => [saying, line]) : each(plain);
}
