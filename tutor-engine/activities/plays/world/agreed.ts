// What was agreed on in the play's own words: the price of one where the character gave way, and what was promised.

import type { Play } from '../../../../content/schema/talks/play.ts';
import type { PlayMemory } from '../../../state/activity-memories.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import { toNumber } from '../../../understand/patterns/slots.ts';

type Spoken = Pick<TurnContext, 'history'>;

const GIVES_WAY = /就(?:这个|你说的|您说的)价|(?:按|就)[你您]说的(?:价|算|吧)/u;
const OFFERED = /(?<amount>[0-9]{1,4}|[一二两三四五六七八九十百]{1,5})(?:块|元)(?:钱)?(?!.{0,4}贵)/gu;

/** What one of it costs, where that was agreed on. */
export function agreedFor(zh: string, { unitPrice }: PlayMemory): number | undefined {
  return unitPrice !== undefined && (unitPrice.of ?? zh) === zh ? unitPrice.amount : undefined;
}

/** 六块行不行, and 就这个价吧 to it: the memory with that price. */
export function withUnitPrice(memory: PlayMemory, play: Play, { history }: Spoken): PlayMemory {
  const answer = history.at(-1);
  const offer = history.at(-2);
  if (answer?.by !== 'tutor' || offer?.by !== 'learner' || !GIVES_WAY.test(answer.text)) return memory;
  const amount = [...offer.text.matchAll(OFFERED)].at(-1)?.groups?.['amount'];
  const priced = Object.values(play.words)
    .flat()
    .filter(({ price }) => price !== undefined);
  if (amount === undefined || priced.length === 0) return memory;
  const named = priced.find(({ zh, also }) => [zh, ...also].some((name) => offer.text.includes(name)));
  const of = named?.zh ?? memory.things?.at(-1)?.zh;
  return { ...memory, unitPrice: { amount: toNumber(amount), ...(of === undefined ? {} : { of }) } };
}

/** What a character binds themself to, and what a learner calls it who comes back to it. */
const PROMISES: readonly (readonly [promised: RegExp, named: RegExp])[] = [
  [/[给帮][你您].{0,3}打.折/u, /.折|打折/u],
  [/(?:钱|费用?).{0,4}(?:不收|退给[你您])|给[你您]退|免单/u, /退|免单|不收/u],
  [/送[你您](?:一|两|.?个)/u, /送/u],
];

/** Whether the message comes back to something that the character has promised. */
export function isPromised({ history }: Spoken, text: string): boolean {
  return PROMISES.some(
    ([promised, named]) =>
      named.test(text) && history.some(({ by, text: said }) => by === 'tutor' && promised.test(said)),
  );
}
