// What things cost: those that are named, by their size, against each other, and what the bill is made of.

import type { Line } from '../../../../../../content/schema/line.ts';
import type { ThingSize } from '../../../../../../content/schema/talks/play-world.ts';
import type { Word } from '../../../../../../content/schema/talks/talk.ts';
import type { Leads } from '../../../../../state/turn-context.ts';
import { askKindOf } from '../../../hearing/ask-kinds.ts';
import { isQuestion } from '../../../hearing/speech-acts.ts';
import { agreedFor } from '../../../world/agreed.ts';
import { billOf, numeral } from '../../../world/bill.ts';
import type { PlayContext } from '../../../world/play-context.ts';
import { chosenSize, sizesIn } from '../../../world/sizes.ts';

/** A thing of the play that costs something, and the list that it is from. */
type Priced = { readonly word: Word & { readonly price: number }; readonly list: string };
type Amount = { readonly name: Line; readonly amount: number };

/** So many prices are told at once. */
const MOST_PRICES = 4;
const COMPARES =
  /比|更|最便宜|哪(?:个|种|一个|样).{0,4}(?:便宜|贵)|还是.{1,6}(?:便宜|贵)|(?:便宜|贵).{0,3}(?:还是|一样)|一样(?:贵|多|价)|差多少/u;
const OF_PRICE = /钱|块|贵|便宜|价|卖|怎么.{0,2}[0-9一二两三四五六七八九十百]/u;
/** 二十五？你刚才说二十二块, 怎么变成二十五了. */
const DOUBTS_PRICE =
  /(?:刚才|刚刚|前面|不是)说?.{0,14}(?:块|元|[一二三四五六七八九十百\d]{2})|(?:怎么|为什么|为啥).{0,8}(?:贵了|变|涨|不一样|多了|这么(?:多|贵))|算错|怎么(?:是|变成|又)?[0-9一二两三四五六七八九十百]{1,5}(?:块|元)?(?:钱)?了/u;
/** Names nothing: 多少钱 of what was ordered. */
const BARE = /^(?:那|请问|[，,])*(?:是)?(?:多少钱|要?付?多少)(?:呢|啊)?[？?]*$/u;
const OF_ALL = /一共|总共|加起来|所有|买单|结账/u;

/** Undefined where no price is asked for that the lists of the play hold. */
export function pricesIn(context: PlayContext): Leads | undefined {
  const { raw } = context.said;
  const compares = COMPARES.test(raw) && OF_PRICE.test(raw);
  if (DOUBTS_PRICE.test(raw) && OF_PRICE.test(raw)) return billLeads(context);
  if (!isQuestion(raw) || OF_ALL.test(raw) || !(compares || asksPrice(context))) return undefined;
  const things = pricedIn(context);
  if (things.length === 0 && BARE.test(raw)) return billLeads(context);
  const sizes = sizesIn(raw, context.playing.play);
  const told = toldOf(context, things, sizes);
  if (told.length === 0) return undefined;
  const [a, b] = told.toSorted((one, other) => one.amount - other.amount);
  if (compares && a !== undefined && b !== undefined && told.length === 2) return [[compared(a, b)]];
  return told.length > MOST_PRICES ? undefined : [[listedPrices(told, context.playing.play.unit)]];
}

/** 牛肉面呢 after a price. */
const AND_IT = /^(?:那|还有|[，,])*[^，,。！!？?]{1,8}呢[？?]*$/u;

function asksPrice({ said, whole, history }: PlayContext): boolean {
  if (askKindOf(said.raw) === 'price') return true;
  if (!AND_IT.test(said.raw)) return false;
  const message = whole?.raw ?? said.raw;
  const before = message.slice(0, message.indexOf(said.raw));
  const last = before === '' ? (history.findLast(({ by }) => by === 'learner')?.text ?? '') : before;
  return askKindOf(last) === 'price';
}

function toldOf(context: PlayContext, things: readonly Priced[], sizes: readonly ThingSize[]): Amount[] {
  if (things.length > 0) return things.flatMap((thing) => bySize(context, thing, sizes));
  const spokenOf = pricedIn({ ...context, said: context.whole ?? context.said }).at(-1);
  const last = spokenOf ?? lastOrdered(context);
  // 大碗多少钱，小碗多少钱 of what was spoken of or ordered, else of what costs least.
  return sizes.flatMap(({ of, say, more }) => {
    const base = last?.list === of ? last : cheapestOf(context, of);
    return base === undefined ? [] : [{ name: say, amount: base.word.price + more }];
  });
}

function bySize(context: PlayContext, { word, list }: Priced, named: readonly ThingSize[]): Amount[] {
  const { play } = context.playing;
  const agreed = agreedFor(word.zh, context.state.play);
  const chosen = chosenSize(context.state.play, play, list);
  const all = (play.sizes ?? []).filter(({ of }) => of === list);
  const own = named.filter(({ of }) => of === list);
  const sizes = own.length > 0 ? own : chosen === undefined ? all : [chosen];
  if (sizes.length === 0 || agreed !== undefined) return [{ name: word, amount: agreed ?? word.price }];
  return sizes.map(({ say, more }, at) => ({
    name: at === 0 ? sized(word, say) : say,
    amount: word.price + more,
  }));
}

/** 大碗牛肉面. */
function sized(word: Line, size: Line): Line {
  return { zh: `${size.zh}${word.zh}`, en: `${word.en}, ${size.en}`, pt: `${word.pt}, ${size.pt}` };
}

function pricedWords({ playing }: PlayContext): Priced[] {
  const seen = new Set<string>();
  return Object.entries(playing.play.words)
    .flatMap(([list, words]) => words.map((word) => ({ list, word })))
    .filter((one): one is Priced => {
      if (one.word.price === undefined || seen.has(one.word.zh)) return false;
      seen.add(one.word.zh);
      return true;
    });
}

/** Those that the text names; of 牛肉面 and 面 the longer. */
function pricedIn(context: PlayContext): Priced[] {
  const { raw } = context.said;
  let left = raw;
  return pricedWords(context)
    .toSorted((a, b) => b.word.zh.length - a.word.zh.length)
    .filter(({ word }) => {
      const name = [word.zh, ...word.also].find((one) => left.includes(one));
      if (name !== undefined) left = left.replaceAll(name, '…');
      return name !== undefined;
    })
    .toSorted((a, b) => raw.indexOf(a.word.zh) - raw.indexOf(b.word.zh));
}

function lastOrdered(context: PlayContext): Priced | undefined {
  const ordered = context.state.play.things ?? [];
  const sizesOf = new Set(context.playing.play.sizes?.map(({ of }) => of));
  const priced = pricedWords(context);
  return ordered
    .toReversed()
    .map(({ zh }) => priced.find(({ word, list }) => word.zh === zh && sizesOf.has(list)))
    .find((one) => one !== undefined);
}

/** 有没有便宜的, 哪个最便宜: what costs least of what there is. */
export function cheapestIn(context: PlayContext): Leads | undefined {
  const { raw } = context.said;
  if (!isQuestion(raw) || !/便宜(?:一?点儿?)?的|最便宜/u.test(raw)) return undefined;
  const { refused = [] } = context.state.play;
  const [least] = pricedWords(context)
    .filter(({ word }) => word.price > 0 && !refused.some((what) => word.zh.includes(what)))
    .toSorted((a, b) => a.word.price - b.word.price);
  if (least === undefined) return undefined;
  const { word } = least;
  return [
    [
      line(
        `${word.zh}最便宜，${numeral(word.price)}块`,
        `${word.en} costs least: ${word.price} yuan`,
        `o mais barato é ${word.pt}: ${word.price} yuans`,
      ),
    ],
  ];
}

function cheapestOf(context: PlayContext, list: string): Priced | undefined {
  return pricedWords(context)
    .filter((one) => one.list === list && one.word.price > 0)
    .toSorted((a, b) => a.word.price - b.word.price)[0];
}

function listedPrices(told: readonly Amount[], unit: Line | undefined): Line {
  const per = unit ?? { zh: '', en: '', pt: '' };
  const first = (at: number, text: string) => (at === 0 && text !== '' ? ` ${text}` : '');
  const zh = told.map(({ name, amount }, at) =>
    amount === 0 ? `${name.zh}不要钱` : `${name.zh}${numeral(amount)}块${at === 0 ? per.zh : ''}`,
  );
  const inWords = (of: 'en' | 'pt', free: string, yuan: string) =>
    told
      .map(({ name, amount }, at) =>
        amount === 0 ? `${name[of]}: ${free}` : `${name[of]}: ${amount} ${yuan}${first(at, per[of])}`,
      )
      .join('; ');
  return line(zh.join('，'), inWords('en', 'free', 'yuan'), inWords('pt', 'de graça', 'yuans'));
}

function compared(a: Amount, b: Amount): Line {
  if (a.amount === b.amount)
    return line(
      `${a.name.zh}和${b.name.zh}一样，都是${numeral(a.amount)}块`,
      `${a.name.en} and ${b.name.en}: the same, ${a.amount} yuan`,
      `${a.name.pt} e ${b.name.pt}: o mesmo preço, ${a.amount} yuans`,
    );
  return line(
    `${a.name.zh}便宜，${numeral(a.amount)}块，${b.name.zh}${numeral(b.amount)}块`,
    `${a.name.en} for less: ${a.amount} yuan; ${b.name.en}: ${b.amount} yuan`,
    `${a.name.pt} sai mais barato: ${a.amount} yuans; ${b.name.pt}: ${b.amount} yuans`,
  );
}

/** What one of each thing that was ordered costs, for the middle of a sentence. */
export function orderedPrices({ state, playing }: PlayContext): Line | undefined {
  const bill = billOf(state.play, playing.play) ?? [];
  if (bill.length === 0 || bill.length > MOST_PRICES) return undefined;
  const each = bill.map(({ thing, amount }) => ({ name: thing, amount: amount / (thing.count ?? 1) }));
  const { zh, en, pt } = listedPrices(each, undefined);
  return { zh: withoutStop(zh), en: withoutStop(en), pt: withoutStop(pt) };
}

const withoutStop = (text: string) => text.replace(/[。.]$/u, '');

/** What the bill is made of, to who doubts it. */
function billLeads({ state, playing }: PlayContext): Leads | undefined {
  const bill = billOf(state.play, playing.play)?.filter(({ amount }) => amount > 0) ?? [];
  if (bill.length === 0 || bill.length > MOST_PRICES) return undefined;
  const told = bill.map(({ thing, amount }) => {
    const size = chosenSize(state.play, playing.play, thing.list);
    return { name: size === undefined ? thing : sized(thing, size.say), amount };
  });
  const total = bill.reduce((sum, { amount }) => sum + amount, 0);
  const parts = listedPrices(told, undefined);
  if (bill.length === 1) return [[parts]];
  return [
    [
      line(
        `${withoutStop(parts.zh)}，一共${numeral(total)}块`,
        `${withoutStop(parts.en)}; ${total} yuan altogether`,
        `${withoutStop(parts.pt)}; ${total} yuans ao todo`,
      ),
    ],
  ];
}

function line(zh: string, en: string, pt: string): Line {
  const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  return { zh: `${zh}。`, en: sentence(en), pt: sentence(pt) };
}
