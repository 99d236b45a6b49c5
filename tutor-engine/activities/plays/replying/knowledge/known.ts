// What is so here, said to who asks: of the play itself first, then of any place of the kind.

import type { Ask, WorldFact } from '../../../../../content/schema/talks/play-world.ts';
import { each, wordings } from '../../../../say/wording.ts';
import type { Leads } from '../../../../state/turn-context.ts';
import { asksIn } from '../../hearing/asked/asks.ts';
import { clausesOf, sentencesOf } from '../../hearing/clauses.ts';
import { isQuestion } from '../../hearing/speech-acts.ts';
import { factFor, fitsBetter } from '../../world/fact-for.ts';
import type { PlayContext } from '../../world/play-context.ts';

/** Written for this very play. */
export function ownFactIn(context: PlayContext): Leads | undefined {
  return told(context, context.playing.play.world?.facts ?? [], kindOf(context)?.facts ?? []);
}

/** So wherever people of the kind are. */
export function commonFactIn(context: PlayContext): Leads | undefined {
  return told(context, kindOf(context)?.facts ?? []);
}

/** To a clause that tells of a wish, a hurry or a condition. */
export function toldFactIn(context: PlayContext, clause: string): Leads | undefined {
  const own = factFor(context.playing.play.world?.facts ?? [], clause, ['told']);
  const fact = own ?? factFor(kindOf(context)?.facts ?? [], clause, ['told']);
  return fact && each(wordings(context, fact.say));
}

export function kindOf({ talk, playing }: Pick<PlayContext, 'talk' | 'playing'>) {
  const kind = playing.play.world?.kind;
  return kind === undefined ? undefined : talk.worlds?.kinds[kind];
}

function told(
  context: PlayContext,
  facts: readonly WorldFact[],
  general: readonly WorldFact[] = [],
): Leads | undefined {
  if (facts.length === 0) return undefined;
  const { raw } = context.said;
  const fact = readings(context, raw)
    .map(([text, asks]) => {
      const own = factFor(facts, text, asks);
      return fitsBetter(factFor(general, text, asks), own, text, asks) ? undefined : own;
    })
    .find((one) => one !== undefined);
  if (fact === undefined) return undefined;
  // 如果来不及怎么办 is promised nothing.
  const say = SUPPOSED.test(raw) ? fact.say.filter(({ zh }) => !PROMISES.test(zh)) : fact.say;
  return say.length === 0 ? undefined : each(wordings(context, say));
}

const SUPPOSED = /^(?:那|[，,])*(?:如果|要是|万一)/u;
const PROMISES = /^(?:好|行|没问题)[，,]/u;

/** 大碗呢: what is asked of it is what was asked before. */
const AND_IT = /^(?:那|还有|[，,])*(?!如果|要是|万一)[^，,。！!？?]{1,10}呢[？?]*$/u;
/** Names nothing itself: 多少钱, 要多久, 为什么. */
const BARE =
  /^(?:那|请问|大概|一共|到底|现在|[，,])*(?:多少钱|要?多久|多长时间|几点|什么时候|在哪儿?|为什么|怎么办|几个|哪个|谁)(?:呢|啊)?[？?]*$/u;

/** The text and what it is after; where that is said by halves, what was asked or named just before. */
function readings(context: PlayContext, raw: string): (readonly [string, readonly Ask[]])[] {
  const asks = asksIn(raw);
  const plain = [raw, asks] as const;
  const last = questionsIn(context.history.findLast(({ by }) => by === 'learner')?.text ?? '').at(-1);
  const here = beforeIn(context.whole?.raw ?? raw, raw);
  if (AND_IT.test(raw)) {
    const before = questionsIn(here).at(-1) ?? last;
    return before === undefined ? [plain] : [[raw, asksIn(before)], plain];
  }
  if (!BARE.test(raw)) return [plain];
  // What stands in the same message is meant; else what was asked or said last.
  const lately = here === '' ? [last, context.state.recent.at(-1)] : [here];
  return [...lately.filter((text) => text !== undefined).map((text) => [text, asks] as const), plain];
}

/** What the message says before it. */
function beforeIn(message: string, raw: string): string {
  const at = message.indexOf(raw);
  return at > 0 ? message.slice(0, at) : '';
}

function questionsIn(text: string): string[] {
  return sentencesOf(text)
    .flatMap(clausesOf)
    .filter((clause) => isQuestion(clause));
}
