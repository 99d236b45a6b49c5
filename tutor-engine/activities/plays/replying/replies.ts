// The character's replies as they fit what was said: slots filled, and no joy at bad news.

import type { Line } from '../../../../content/schema/line.ts';
import { each, wordings } from '../../../say/wording.ts';
import { matchPattern } from '../../../understand/patterns/match.ts';
import type { Hit } from '../goals/hits.ts';
import { isSadNews } from '../hearing/sad-news.ts';
import { totalOf } from '../world/bill.ts';
import { namedOf } from '../world/ordered.ts';
import type { PlayContext } from '../world/play-context.ts';
import { listedLine, ownLists, withRefused } from '../world/world.ts';
import { orderedPrices } from './knowledge/things/prices.ts';

/** The replies to a hit; a word that the pattern did not catch is looked for in the whole text. */
export function repliesTo(
  context: PlayContext,
  { replies, slots }: Pick<Hit, 'replies' | 'slots'>,
): Line[][] {
  const total = totalOf(context.state.play, context.playing.play);
  const prices = replies.some(({ zh }) => zh.includes('{prices}')) ? orderedPrices(context) : undefined;
  const fitting = withBill(tactful(context, replies), {
    total: total !== undefined,
    prices: prices !== undefined,
  });
  const filled = {
    ...slots,
    ...severalOf(context, slots),
    ...(total && { total }),
    ...(prices && { prices }),
  };
  const said = wordings(context, fitting, filled);
  if (said.length > 0) return each(said);
  const lists = Object.keys(context.words).flatMap((list) => {
    const word = matchPattern(`{${list}}`, context.said, context.words)?.[list];
    return word === undefined ? [] : [[list, word] as const];
  });
  const more = wordings(context, fitting, { ...Object.fromEntries(lists), ...filled });
  return more.length > 0 ? each(more) : [[]];
}

/** 一个这个，两个那个: all that was ordered at once is named. */
function severalOf(context: PlayContext, slots: Hit['slots']): Hit['slots'] {
  const isOwn = ownLists(context);
  const several = Object.keys(slots)
    .filter(isOwn)
    .map((list) => [list, namedOf(context, list)] as const)
    .filter(([, named]) => named.length > 1)
    .map(([list, named]) => [list, listedLine(named)] as const);
  return Object.fromEntries(several);
}

/** Where the bill can be told, no reply leaves it out that has another wording with it. */
function withBill(
  replies: readonly Line[],
  known: Readonly<Record<'total' | 'prices', boolean>>,
): readonly Line[] {
  const telling = replies.filter(
    ({ zh }) => (known.total && zh.includes('{total}')) || (known.prices && zh.includes('{prices}')),
  );
  return telling.length > 0 ? telling : replies;
}

const GLAD = /^(?:真好|太好|好极|恭喜|哇|哈哈|真棒|好啊|不错)/u;

/** 奶奶生病了 is not answered 真好, whatever the reply was written for; nobody is offered what they do not eat. */
function tactful({ said, state }: PlayContext, replies: readonly Line[]): Line[] {
  const isSad = isSadNews(said.raw);
  const kind = replies.filter(({ zh }) => !isSad || !GLAD.test(zh));
  const { refused = [] } = withRefused(state.play, said);
  const welcome = kind.filter(({ zh }) => !refused.some((what) => zh.includes(what)));
  return welcome.length > 0 ? welcome : kind;
}
