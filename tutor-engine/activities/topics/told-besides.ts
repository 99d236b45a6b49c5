// What a message tells besides its answer: 我叫大明，昨天我搬家了 is answered by the name, and the move is taken up.

import { listenerFor } from '../../say/uptake/listener-asks.ts';
import type { TakenUp } from '../../say/uptake/uptakes-of.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { clausesOf } from '../../understand/frames/clauses.ts';
import type { Frame } from '../../understand/frames/frame.ts';
import { type Utterance, utterance } from '../../understand/text/utterance.ts';
import { bestUptake } from '../listening/best-uptake.ts';

/** Whether a clause by itself answers what was asked, or tells what would be asked next. */
type Answers = (clause: Utterance) => boolean;

/** Having, being and going say little by themselves. */
const TELLING = 4;
/** In characters: 我要一个弟弟 tells more than 没有 does. */
const LONG = 6;

/** What there is to say to the clauses that do not answer; undefined where none answers by itself. */
export function uptakeBesides(context: TurnContext, answers: Answers): TakenUp | undefined {
  const clauses = clausesOf(context.said.raw).filter(({ isQuestion }) => !isQuestion);
  const others = clauses.filter(({ text }) => !answers(utterance(text)));
  if (others.length === 0 || others.length === clauses.length) return undefined;
  const left = new Set(others.map(({ text }) => withoutSpaces(text)));
  // What was said in another language stands in Chinese in its frame.
  const all = new Set(clauses.map(({ text }) => withoutSpaces(text)));
  const isLeft = (clause: string) => (all.has(clause) ? left.has(clause) : !answers(utterance(clause)));
  const told = context.told.filter(({ clause }) => isLeft(withoutSpaces(clause)));
  const best = bestUptake({ ...context, told });
  if (best?.frame.predicate === undefined) return best?.isSpecific === true ? best : metByKind(context, told);
  const isTold = best.frame.predicate.salience >= TELLING || best.frame.clause.length >= LONG;
  return best.isSpecific || isTold ? best : undefined;
}

/** What a listener says to the kind of it, where nothing else is written for it. */
function metByKind(context: TurnContext, told: readonly Frame[]): TakenUp | undefined {
  for (const frame of told) {
    const says = listenerFor(context, frame)?.says ?? [];
    if (says.length > 0)
      return { key: 'listener', frame, score: 0, isSpecific: false, lines: says, asks: [] };
  }
  return undefined;
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s+/gu, '');
}
