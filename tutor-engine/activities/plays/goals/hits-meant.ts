// What a message gets done as it was meant: with its mistakes mended, and without what was declined or is not at hand.

import { type Utterance, utterance } from '../../../understand/text/utterance.ts';
import { clausesOf, sentencesOf, settled } from '../hearing/clauses.ts';
import { isQuestion } from '../hearing/speech-acts.ts';
import { urgentIn } from '../hearing/urgent.ts';
import type { PlayContext } from '../world/play-context.ts';
import { acceptedHit, approvedHit } from './accepts.ts';
import { type Hit, hitsOf } from './hits.ts';
import { withoutFaulty } from './without-faulty.ts';

/** 不办不办，我问的是洗头多少钱: what they mean instead leaves standing that they decline. */
function withRefusal(context: PlayContext, hits: Hit[]): Hit[] {
  const { whole, protest, open } = context;
  if (protest?.rest === undefined || whole === undefined || open === undefined || !REFUSES.test(whole.raw))
    return hits;
  if (hits.some(({ goal, state }) => goal.id === open.id && state === 'reached')) return hits;
  const refusing = sentencesOf(whole.raw).filter((sentence) => REFUSES.test(sentence));
  const said = utterance(refusing.join(''));
  const [done] = hitsOf({ ...context, said }).filter(
    ({ goal, state, pattern }) => goal.id === open.id && state === 'reached' && REFUSES.test(pattern),
  );
  return done === undefined ? hits : [done, ...hits.filter(({ goal }) => goal.id !== open.id)];
}

const REFUSES = /不[要想用办买租去见接]|别/u;

/** Says that something will not do, or is not there. */
const WILL_NOT_DO =
  /(?:不行|不可以|不能|不方便|不安全|满了|没有了|没位子了|太(?:晚|早|贵|远|急))(?:了|的|啊)?[，,。！!？?]*$/u;
/** Of an answer that is about just that. */
const DENIES = /没|不|忘|丢|满|太|在家/u;

/** 放门口不行, 护照在我丈夫那儿: what will not do is not chosen, and what is elsewhere is not shown. */
function withoutUnavailable(context: PlayContext): Hit[] {
  const hits = hitsOf(context);
  const clauses = sentencesOf(context.said.raw).flatMap(clausesOf);
  const left = clauses.filter((clause) => !isUnavailable(clause));
  if (left.length === clauses.length) return hits;
  const denied = hits.filter(({ pattern }) => DENIES.test(pattern));
  const said = utterance(left.join(''));
  const others = said.hanzi === 0 ? [] : hitsOf({ ...context, said });
  return [...denied, ...others.filter(({ goal }) => !denied.some((hit) => hit.goal.id === goal.id))];
}

/** 没有水果，不过有一块奶酪 has not said that there is nothing. */
const EXCEPTS = /^(?:不过|可是|但是|只)[^，,]*(?:有|带)/u;

function withoutExcepted(context: PlayContext, hits: Hit[]): Hit[] {
  const clauses = sentencesOf(context.said.raw).flatMap(clausesOf);
  const from = clauses.findIndex((clause) => EXCEPTS.test(clause));
  if (from < 1) return hits;
  const excepted = hitsOf({ ...context, said: utterance(clauses.slice(from).join('')) });
  return hits.map((hit) =>
    DENIES.test(hit.pattern) ? (excepted.find(({ goal }) => goal.id === hit.goal.id) ?? hit) : hit,
  );
}

function isUnavailable(clause: string): boolean {
  if (isQuestion(clause)) return false;
  return (
    WILL_NOT_DO.test(clause) || urgentIn(clause).some(({ kind }) => kind === 'absent' || kind === 'behind')
  );
}

/** What the text reaches as it stands; with its mistakes mended where that reaches more. */
export function hitsWith(
  context: PlayContext,
  meant: Utterance | undefined,
): { hits: Hit[]; isMended: boolean } {
  const accepted = acceptedHit(context) ?? approvedHit(context);
  const found = withoutFaulty(
    context,
    withoutExcepted(context, withRefusal(context, withoutUnavailable(context))),
  );
  const hits =
    accepted === undefined || found.some(({ goal }) => goal.id === accepted.goal.id)
      ? found
      : [...found, accepted];
  const more =
    meant === undefined || context.protest?.rest !== undefined
      ? []
      : withoutUnavailable({ ...context, said: settled(meant) });
  const worth = (all: readonly Hit[]) =>
    all.reduce((sum, { state }) => sum + (state === 'reached' ? 2 : 1), 0);
  return worth(more) > worth(hits) ? { hits: more, isMended: true } : { hits, isMended: false };
}
