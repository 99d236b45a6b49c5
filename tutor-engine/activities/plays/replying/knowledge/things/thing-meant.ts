// Which of the things that a character knows a question is about: the one that it names, else the one that was spoken of last.

import type { NamedThing } from '../../../../../../content/schema/talks/play-facts.ts';
import { nounsIn } from '../../../../../understand/retrieval/similarity.ts';
import { namedThing, traitsAsked } from '../../../hearing/asked/traits.ts';
import { clausesOf } from '../../../hearing/clauses.ts';
import type { PlayContext } from '../../../world/play-context.ts';

/** Says which thing only by pointing: 这个怎么用, 它是什么做的, 里面有什么. */
const POINTS =
  /[这那](?!里|儿|边|样|么|天|年|时)|它|刚才|里面|\b(?:it|this|that|these|those)\b|\b(?:isso|esse|essa|este|esta)\b/iu;
/** Names nothing at all: 一天吃几次, 怎么洗. */
const LONGEST_BARE = 8;
/** So many texts of the talk back. */
const MOST_BACK = 4;
/** Of what a thing is like, and of who uses it; they name no thing. */
const OF_TRAITS =
  /^(?:颜色|味道|口味|名字|材料|料子|面料|成分|牌子|大小|尺寸|尺码|号|馅|肉|奶|糖|洗衣机|冰箱|手|水|孩子|小孩|老人|妈妈|爸爸|朋友|同事|女儿|儿子|太太|先生|老师|东西|种|个|件|条|盒|瓶|杯|碗|份|双|把|片|次|天|饭|医生|师傅|老板)$/u;

/** Undefined where none is named, and none was spoken of that could be meant. */
export function thingMeant(
  context: PlayContext,
  isWanted: (thing: NamedThing) => boolean = () => true,
): NamedThing | undefined {
  const things = (context.playing.play.things ?? []).filter(isWanted);
  if (things.length === 0) return undefined;
  const { raw } = context.said;
  const own = namedThing(things, raw);
  const lately = pointsTo(context, things);
  // 这个茶 is the one in the cup, and not tea at all.
  if (own === undefined || !POINTS.test(raw)) return own ?? lately;
  const isOfIt = lately?.names.some((name) => own.names.some((one) => name !== one && name.endsWith(one)));
  return isOfIt === true ? lately : own;
}

function pointsTo(context: PlayContext, things: readonly NamedThing[]): NamedThing | undefined {
  const { said, state, history, whole, setting } = context;
  const isBare = [...said.raw.replaceAll(/[^\p{L}]/gu, '')].length <= LONGEST_BARE;
  if (!POINTS.test(said.raw) && !isBare) return undefined;
  // 这是什么病 is of an illness, whatever was spoken of.
  const isOther = (noun: string) =>
    // 什么泥做的 asks what it is made of.
    !(noun.length === 1 && traitsAsked(said.raw).length > 0) &&
    !OF_TRAITS.test(noun) &&
    !things.some(({ names }) => names.some((name) => name.includes(noun)));
  if (nounsIn(setting.core.lexicon, said.raw).some(isOther)) return undefined;
  const ordered = state.play.things?.at(-1)?.zh ?? '';
  const before = history
    .slice(-MOST_BACK)
    .toReversed()
    .flatMap(({ text }) => clausesOf(text).toReversed());
  return [whole?.raw ?? '', ordered, ...before]
    .map((text) => namedThing(things, text))
    .find((thing) => thing !== undefined);
}
