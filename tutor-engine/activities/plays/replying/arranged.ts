// What the character says of what was arranged: the price, the time, and what was ordered and has not come.

import { each, wordings } from '../../../say/wording.ts';
import type { PlayMemory } from '../../../state/activity-memories.ts';
import type { Leads } from '../../../state/turn-context.ts';
import { toNumber } from '../../../understand/patterns/slots.ts';
import { utterance } from '../../../understand/text/utterance.ts';
import { isQuestion } from '../hearing/speech-acts.ts';
import { numeral } from '../world/bill.ts';
import { WALKS_AWAY } from '../world/deal.ts';
import type { PlayContext } from '../world/play-context.ts';
import { numberOf, saidTotal } from '../world/said-total.ts';
import { sumIn } from '../world/sums.ts';
import { timeOf } from '../world/terms.ts';
import { asksWhen, proposedTime } from '../world/times.ts';
import { withRefused } from '../world/world.ts';
import { amendedIn } from './amended.ts';
import { ARRANGED } from './arranged-lines.ts';
import { goodsIn } from './knowledge/things/stock.ts';

/** Undefined where the message speaks of nothing of the kind. */
export function arrangedIn(context: PlayContext): Leads | undefined {
  return (
    saidPriceLeads(context) ??
    amendedIn(context) ??
    dealLeads(context) ??
    sumLeads(context) ??
    statedLeads(context) ??
    timeLeads(context) ??
    comingLeads(context) ??
    withoutLeads(context)
  );
}

/** 二十二？你刚说十八块: what the character had said stands. */
function saidPriceLeads({ said, history, ...context }: PlayContext): Leads | undefined {
  const { amount } = SAID_PRICE.exec(said.raw)?.groups ?? {};
  if (amount === undefined) return undefined;
  const number = toNumber(amount);
  const names = [amount, numeral(number), String(number)].map((name) => `${name}块`);
  const wasSaid = history.some(({ by, text }) => by === 'tutor' && names.some((name) => text.includes(name)));
  const price = inWords(number);
  return wasSaid ? each(wordings({ ...context, said, history }, ARRANGED.meant, { price })) : undefined;
}

const SAID_PRICE =
  /[你您](?:们)?(?:刚刚?才?|前面|不是|明明|上次)+(?:还)?(?:说|告诉我)(?:的是|的|了|过)?(?:是)?[^，,。]{0,6}?(?<amount>[0-9]{1,5}|[一二两三四五六七八九十百千]{1,6})块/u;

const AMOUNT = /[0-9一二两三四五六七八九十百千万]{2}/u;

/** What is said to what the message says of the price. */
export function dealLeads(context: PlayContext): Leads | undefined {
  const { deal, playing, said } = context;
  const { haggle } = playing.play;
  if (deal === undefined || haggle === undefined) return undefined;
  const isOffer = deal.kind === 'agreed' || deal.kind === 'refused';
  if (isOffer && !AMOUNT.test(said.raw)) return undefined;
  if (deal.kind === 'stay' && !WALKS_AWAY.test(said.raw)) return undefined;
  const { least = haggle.least } = deal;
  const kind = deal.kind === 'refused' && least > haggle.least ? 'countered' : deal.kind;
  return each(wordings(context, ARRANGED[kind], { price: inWords(deal.amount), least: inWords(least) }));
}

function sumLeads(context: PlayContext): Leads | undefined {
  const { playing, said, state } = context;
  const { paid } = state.play;
  const claimedBack = GIVES_BACK.exec(said.raw)?.groups?.['amount'];
  if (paid !== undefined && claimedBack !== undefined) {
    const back = paid.amount - paid.due;
    const isSo = claimedBack === '多少' || numberOf(claimedBack) === back;
    return each(
      wordings(context, ARRANGED[isSo ? 'back' : 'short'], { price: inWords(back), least: inWords(back) }),
    );
  }
  const sum = sumIn(said.raw, playing.play, state.play);
  if (sum === undefined) return undefined;
  const { total, claimed } = sum;
  const kind = claimed === undefined ? 'sum' : claimed === total ? 'right' : 'wrong';
  return each(wordings(context, ARRANGED[kind], { price: inWords(total), least: inWords(claimed ?? total) }));
}

/** 找我四块，对吗. */
const GIVES_BACK =
  /找(?:给)?我?(?:的是)?(?<amount>[0-9]{1,4}|[一二两三四五六七八九十百]{1,5}(?=块|元|，|,|？|\?|对|吗)|多少)/u;

const ASKS_TOTAL =
  /^(?:那|好|请问|师傅|老板|一共|总共|所以|到底|what\?? ?|ok,? ?|[，,])*(?:多少钱|几块钱?|how much|quanto)[^，,。]{0,4}[？?]*$/iu;
const CHECKS_TOTAL =
  /^[^，,。？?]{0,4}?(?<amount>[0-9]{1,5}|[一二两三四五六七八九十百千]{1,6})(?:块|元|kuai)?(?:钱)?(?:吗|对吗|是吧|对吧)?[？?]/iu;

/** 一共四十六块 was said, and is asked about again: it stands. */
function statedLeads(context: PlayContext): Leads | undefined {
  const total = saidTotal(context);
  if (total === undefined) return undefined;
  const raw = context.said.raw.trim();
  if (ASKS_TOTAL.test(raw)) return each(wordings(context, ARRANGED.sum, { price: inWords(total) }));
  const amount = CHECKS_TOTAL.exec(raw)?.groups?.['amount'];
  return amount !== undefined && numberOf(amount) === total
    ? each(wordings(context, ARRANGED.right, { price: inWords(total) }))
    : undefined;
}

function inWords(amount: number) {
  return { zh: numeral(amount), en: String(amount), pt: String(amount) };
}

function timeLeads(context: PlayContext): Leads | undefined {
  const { playing, said, state } = context;
  const when = timeOf(state.play, playing.play);
  if (when === undefined) return undefined;
  const proposed = proposedTime(said.raw);
  const isMoved = state.play.restated?.some(({ to }) => to.zh === proposed?.zh) === true;
  if (proposed !== undefined && isMoved) return each(wordings(context, ARRANGED.moved, { when: proposed }));
  const isAgreed = state.play.restated?.some(({ to }) => to.zh === when.zh) === true;
  return isAgreed && isQuestion(said.raw) && asksWhen(said.raw)
    ? each(wordings(context, ARRANGED.when, { when }))
    : undefined;
}

/** 明天早上呢, asked of who has nothing to say of the time. */
export function proposalLeads(context: PlayContext): Leads | undefined {
  const { playing, said } = context;
  const when =
    MAY_IT_BE.test(said.raw) && !ASKS_ELSE.test(said.raw)
      ? proposedTime(said.raw.replace(/呢[？?]*$/u, '可以吗'))
      : undefined;
  if (when === undefined || playing.play.manner === 'expert') return undefined;
  return each(wordings(context, ARRANGED.moved, { when }));
}

/** 下午谁替他看店呢 proposes nothing. */
const ASKS_ELSE = /谁|什么|怎么(?!样)|哪|多少|为什么/u;

const MAY_IT_BE = /(?:可以|行|好|方便|怎么样)(?:吗|么|不|呢|$|[？?])|呢[？?]*$|改|换/u;

const WHERE_IS_IT = /呢[？?!！]*$|还没(?:来|到|上|好|做好|拿来)|怎么(?:还|这么)|没(?:给|拿|上)/u;

const IS_IT_READY = /还没(?:好|做好|来|上)|(?:菜|饭|咖啡|东西)(?:好了?|做好了?)(?:吗|没)|怎么还/u;

/** 我的啤酒呢 of what was ordered. */
function comingLeads(context: PlayContext): Leads | undefined {
  const { said, state } = context;
  if (!WHERE_IS_IT.test(said.raw)) return undefined;
  const { things } = state.play;
  const named = things?.find(({ zh }) => said.raw.includes(zh));
  const thing = named ?? (IS_IT_READY.test(said.raw) ? things?.at(-1) : undefined);
  return thing && each(wordings(context, ARRANGED.coming, { thing }));
}

/** 我不吃牛肉 is taken note of, where it is something to eat or of the play. */
function withoutLeads(context: PlayContext): Leads | undefined {
  const { core } = context.setting;
  const { raw } = context.said;
  if (isQuestion(raw)) return undefined;
  const [named] = withRefused(NOTHING_REFUSED, context.said).refused ?? [];
  const word = Object.values(context.playing.play.words)
    .flat()
    .find(({ zh, also }) => named !== undefined && [zh, ...also].includes(named));
  const gloss = named === undefined ? undefined : core.glossed.get(named);
  const thing =
    word ?? (named !== undefined && isFood(context, named) && gloss ? { ...gloss, zh: named } : undefined);
  return thing && each(wordings(context, ARRANGED.without, { thing }));
}

const NOTHING_REFUSED: PlayMemory = { goals: [], ended: false };

function isFood(context: PlayContext, word: string): boolean {
  return goodsIn({ ...context, said: utterance(word) }).length > 0;
}
