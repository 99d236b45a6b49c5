// What stands between the learner and the character so far: what was ordered or chosen, and what was taken back again.

import type { Line } from '../../../../content/schema/line.ts';
import type { Play } from '../../../../content/schema/talks/play.ts';
import { explainExactly } from '../../../say/translate/gloss.ts';
import { each, same, setLines, wordings } from '../../../say/wording.ts';
import type { PlayMemory, Thing } from '../../../state/activity-memories.ts';
import type { Leads, TurnContext } from '../../../state/turn-context.ts';
import type { PlaySituation } from '../../../state/types.ts';
import { matchPattern, type Slots } from '../../../understand/patterns/match.ts';
import { toNumber } from '../../../understand/patterns/slots.ts';
import type { Utterance } from '../../../understand/text/utterance.ts';
import { utterance } from '../../../understand/text/utterance.ts';
import { clausesOf, sentencesOf } from '../hearing/clauses.ts';
import { isQuestion } from '../hearing/speech-acts.ts';
import { countOf } from './bill.ts';

/** Something taken back, and what is wanted in its place. */
export type Change = {
  readonly off: Thing;
  readonly on: (Line & { readonly count?: number | undefined }) | undefined;
};

type Playing = TurnContext & { readonly playing: PlaySituation };

/** More is no order that anybody remembers. */
const MOST_THINGS = 12;

/** What the slots of the play's own lists caught stands from now on. */
export function withThings(memory: PlayMemory, caught: Slots, list: PlayLists, text: string): PlayMemory {
  const known = new Set(memory.things?.map(({ zh }) => zh));
  const more = Object.entries(caught).flatMap(([slot, word]) =>
    list(slot) && !known.has(word.zh) ? [thingOf(slot, word, text)] : [],
  );
  if (more.length === 0) return memory;
  return { ...memory, things: [...(memory.things ?? []), ...more].slice(-MOST_THINGS) };
}

function thingOf(list: string, { zh, en, pt }: Line, text: string): Thing {
  const count = countOf(zh, text);
  return count === undefined ? { list, zh, en, pt } : { list, zh, en, pt, count };
}

/** Whether a list holds things of the play. */
export type PlayLists = (list: string) => boolean;

export function ownLists({ playing }: Playing): PlayLists {
  return (list) => playing.play.words[list] !== undefined && list !== NAMES;
}

/** The list of given names in plays that ask for one. */
const NAMES = 'given';

const LESS_OR_MORE =
  /(?<count>[一二两三四五六七八九十]|[0-9]{1,2})[个碗杯份瓶盘条斤张件](?:就|吧|够|行|好|可以|[，,。！!]|$)/u;
const RECOUNTS = /太多|太少|不对|改|算了|还是|只要|就要|不是|够了|少(?:来|拿|要)|多(?:来|拿|要)/u;

/** 三斤太多了，两斤吧: how much there is of what was ordered last. */
export function withRecount(memory: PlayMemory, { raw }: Utterance): PlayMemory {
  const last = memory.things?.at(-1);
  if (last === undefined || !RECOUNTS.test(raw) || /[？?]/u.test(raw)) return memory;
  const found = clausesIn(raw)
    .map((clause) => LESS_OR_MORE.exec(clause)?.groups?.['count'])
    .findLast((one) => one !== undefined);
  if (found === undefined) return memory;
  const count = toNumber(found);
  const { count: _, ...thing } = last;
  const counted = count < 2 ? thing : { ...thing, count };
  return { ...memory, things: [...(memory.things ?? []).slice(0, -1), counted] };
}

/** More is no dislike that anybody remembers. */
const MOST_REFUSED = 10;
const REFUSES =
  /(?:不(?:能|可以|想|太|爱|喜欢)?(?:吃|喝|要|喜欢)|对)(?<what>\p{Script=Han}{1,3}?)(?=过敏|[，,。！!了的]|$)/gu;

const NO_THING = /^[不太很]|[今明昨后]天|[早晚下上中]|现在|[你您我他她它]|这|那|都|一点|真的/u;
/** 代金券我不要. */
const REFUSED_FIRST =
  /(?:^|[，,。！!])(?:那|这个?|可是|不过)?(?<what>\p{Script=Han}{2,4}?)(?:我|我们)?(?:真的|就|都)?不(?:要|用|需要|办|喜欢)(?:了|吧|$|[，,。！!])/gu;

/** What the learner does not eat, drink or want: no line offers it to them. */
export function withRefused(memory: PlayMemory, { raw }: Utterance): PlayMemory {
  // 我不吃肉，有什么菜？ tells it before it asks.
  const told = sentencesOf(raw).map((sentence) =>
    /[？?]/u.test(sentence) ? tellingPart(sentence) : sentence,
  );
  const refused = told
    .flatMap((sentence) => [...sentence.matchAll(REFUSES), ...sentence.matchAll(REFUSED_FIRST)])
    .flatMap(({ groups }) => groups?.['what'] ?? [])
    .filter((what) => what !== '了' && !NO_THING.test(what));
  if (VEGETARIAN.test(raw) || refused.includes('肉')) refused.push(...MEAT);
  const allergies = allergiesIn(raw);
  const after =
    allergies.length === 0 ? memory : { ...memory, allergies: joinedLists(memory.allergies, allergies) };
  return refused.length === 0 ? after : { ...after, refused: joinedLists(memory.refused, refused) };
}

const VEGETARIAN = /(?<!不)吃素|素食|\bvegetarian[oa]?\b|\bvegan[oa]?\b/iu;
const MEAT = ['肉', '鱼', '鸡丁', '虾', '排骨', '烤鸭'];

function tellingPart(sentence: string): string {
  const clauses = clausesOf(sentence);
  const asking = clauses.findIndex((clause) => isQuestion(clause));
  return clauses.slice(0, Math.max(0, asking)).join('');
}

function joinedLists(known: readonly string[] = [], more: readonly string[]): string[] {
  return [...new Set([...known, ...more])].slice(-MOST_REFUSED);
}

/** 我对花生过敏, 我不能吃花生: no matter of taste. */
const CANNOT_STAND =
  /(?<!不)对(?<to>\p{Script=Han}{1,4})(?:严重|有点儿?|也|都|会)*过敏|(?:不能|不可以)(?:吃|喝|用)(?<food>\p{Script=Han}{1,3}?)(?=[，,。！!的]|$)/gu;

function allergiesIn(raw: string): string[] {
  const told = clausesIn(raw).filter((clause) => !/[？?]$|[吗么]$/u.test(clause));
  const found = told.flatMap((clause) => [...clause.matchAll(CANNOT_STAND)]);
  const abroad = [...raw.matchAll(ALLERGIC)].map(({ groups }) => groups?.['to'] ?? '');
  return [
    ...found
      .flatMap(({ groups }) => groups?.['to'] ?? groups?.['food'] ?? [])
      .filter((what) => !/什么|这|那/u.test(what)),
    ...abroad,
  ];
}

/** Sou alérgica a dipirona, said in the middle of Chinese. */
const ALLERGIC =
  /(?:(?:i(?:'|’)?m|i am|is) allergic to|(?:sou|é|tenho) al[eé]rgi(?:c[oa]|a) (?:a|à|ao)) (?<to>[\p{Script=Latin}\p{M}]{3,20})/giu;

const clausesIn = (raw: string) => sentencesOf(raw).flatMap(clausesOf);
/** This or what is in it, not coffee in general. */
const ASKS_WHETHER_SAFE = /(?:这|那)(?!样).{0,3}(?:能|可以)(?:不能|不可以)?(?:吃|喝|用)|里面?(?:有|没|含)/u;

function asksWhetherSafe(clause: string, allergen: string | undefined): boolean {
  if (!/[？?]$|[吗么]$/u.test(clause)) return false;
  const isNamed =
    allergen !== undefined && new RegExp(`有(?:没有)?${allergen}|含${allergen}`, 'u').test(clause);
  // 蛋糕里有没有鸡蛋 asks of something else.
  const other = /(?:有没有|有|含)(?<what>\p{Script=Han}{1,3}?)(?:吗|么|[？?]|$)/u.exec(clause)?.groups?.[
    'what'
  ];
  if (!isNamed && other !== undefined && other !== '问题') return false;
  return isNamed || ASKS_WHETHER_SAFE.test(clause);
}

/** 没有青霉素的药, 我会过敏: who comes back to it has not been heard yet, and nothing else is as grave. */
function insists(clause: string, allergen: string): boolean {
  return /过敏/u.test(clause) || new RegExp(`[有含]${allergen}`, 'u').test(clause);
}

/** What is said to who tells that they cannot stand something, and to who asks whether something is safe for them. */
export function allergyIn(context: Playing): Leads | undefined {
  const { raw } = context.said;
  const told = allergiesIn(raw).at(-1);
  const known = context.state.play.allergies?.at(-1);
  const asks = clausesIn(raw).some((clause) => asksWhetherSafe(clause, known ?? told));
  const comesBack =
    told === undefined && known !== undefined && clausesIn(raw).some((clause) => insists(clause, known));
  const served = servedIn(context, told ?? known);
  if (served !== undefined) return served;
  if (known !== undefined && asks)
    return each(setLines(context, 'allergySafe', { thing: glossed(known, context) }));
  if (known !== undefined && comesBack)
    return each(setLines(context, 'allergy', { thing: glossed(known, context) }));
  return told === undefined
    ? undefined
    : each(setLines(context, 'allergy', { thing: glossed(told, context) }));
}

/** 对花生过敏，结果上面撒了一层花生: it stands on the table already. */
function servedIn(context: Playing, allergen: string | undefined): Leads | undefined {
  const { raw } = context.said;
  if (allergen === undefined || context.playing.play.world?.kind !== 'eatery') return undefined;
  const isThere = new RegExp(
    `(?:里|上|上面|里面|盘子)[^，,。！!？?没不]{0,6}(?:有|是|放了?|撒了?|全)[^，,。！!？?没不]{0,8}${allergen}`,
    'u',
  );
  const clause = clausesIn(raw).find((one) => isThere.test(one) && !/[？?]$|[吗么]$/u.test(one));
  return clause === undefined
    ? undefined
    : each(wordings(context, SERVED, { thing: glossed(allergen, context) }));
}

const SERVED: readonly Line[] = [
  {
    zh: '太对不起了！对{thing}过敏可不是小事，这盘我马上撤走，换干净的锅重做。',
    en: 'I’m so sorry! An allergy to {thing} is no small matter: I’m taking this away and having it made again in a clean pan.',
    pt: 'Mil desculpas! Alergia a {thing} não é brincadeira: vou tirar este prato e refazer numa panela limpa.',
  },
  {
    zh: '是我们的错，{thing}一点儿都不能有，我亲自看着厨房重做。',
    en: 'It’s our fault. Not a trace of {thing}: I’ll watch the kitchen make it again myself.',
    pt: 'A culpa é nossa. Nada de {thing}: vou acompanhar pessoalmente na cozinha.',
  },
];

export function glossed(word: string, context: Playing): Line {
  const { en, pt } = explainExactly(word, context) ?? same(word);
  const first = (text: string) => text.split(/[;,(]/u)[0]?.trim() ?? text;
  return { zh: word, en: first(en), pt: first(pt) };
}

/** Something with a price that is ordered on top of what was asked for: 再来一碗米饭. */
export function addedIn({ playing, said, words, state }: Playing): Thing | undefined {
  const isAsked = /[？?]$|[吗么]$/u.test(said.raw.trim()) && !ASKS_LEAVE.test(said.raw.trim());
  if (isAsked || !ORDERS.test(said.raw)) return undefined;
  for (const [list, all] of Object.entries(playing.play.words)) {
    if (!all.some(({ price }) => price !== undefined)) continue;
    const word = matchPattern(`{${list}}`, said, words)?.[list];
    if (word !== undefined && !state.play.things?.some(({ zh }) => zh === word.zh))
      return thingOf(list, word, said.raw);
  }
  return undefined;
}

const ORDERS =
  /^(?:那|对了|嗯|服务员|老板|你好|我|我们|请|麻烦|再|还|另外|也|[，,])*(?:要|来|加|点|给我|想要|多来)/u;

export function withAdded(memory: PlayMemory, thing: Thing): PlayMemory {
  return { ...memory, things: [...(memory.things ?? []), thing].slice(-MOST_THINGS) };
}

/** The play without its questions that offer what was refused, where the other wording does not. */
export function tactfulPlay(play: Play, { refused: disliked = [], allergies = [] }: PlayMemory): Play {
  const refused = [...disliked, ...allergies];
  if (refused.length === 0) return play;
  const offers = ({ zh }: Line) => refused.some((what) => zh.includes(what));
  const left = (play.stock ?? []).flatMap((list) => play.words[list] ?? []).filter((word) => !offers(word));
  const goals = play.goals.map((goal) => {
    const { ask, again } = goal;
    if (offers(ask) && offers(again) && left.length > 0)
      return { ...goal, ask: offering(left), again: offering(left) };
    if (offers(ask) === offers(again)) return goal;
    return offers(ask) ? { ...goal, ask: again } : { ...goal, again: ask };
  });
  return { ...play, goals };
}

/** What there still is. */
function offering(left: readonly Line[]): Line {
  const { zh, en, pt } = listedLine(left.slice(0, MOST_OFFERED));
  return {
    zh: `那还有${zh}，都很好。`,
    en: `There’s still ${en}, all good.`,
    pt: `Ainda tem ${pt}, tudo muito bom.`,
  };
}

const MOST_OFFERED = 3;

const NOT_WANTED = '(?:不要|不想要|不点|不喝|不吃|不买|不拿|不用|取消|去掉|退掉?|别放|别要)';
const BETWEEN = '[^，,。！!？?]{0,5}';

/** What was ordered and is not wanted any more: 茶我不要了，换可乐吧. */
export function changeIn(context: Playing): Change | undefined {
  const { said, state } = context;
  const raw = said.raw.trim();
  // 不要茶吗 asks; 换成茶，可以吗 only asks for leave.
  if (/[吗么][？?]?$/u.test(raw) && !ASKS_LEAVE.test(raw)) return undefined;
  const off =
    state.play.things?.find((thing) => isTakenBack(raw, thing.zh)) ?? offeredAndRefused(raw, context);
  if (off === undefined) return exchangedIn(context);
  const on = wantedIn(utterance(raw.replaceAll(off.zh, '……')), off, context);
  // What was ordered beside it only stays.
  const stays = on === undefined || state.play.things?.some(({ zh }) => zh === on.zh) === true;
  return { off, on: stays ? undefined : { ...on, count: countOf(on.zh, raw) } };
}

/** 鱼不要了 of what was never heard: it is not ordered by that. */
function offeredAndRefused(raw: string, { playing }: Playing): Thing | undefined {
  for (const list of playing.play.stock ?? []) {
    const word = playing.play.words[list]?.find(({ zh, also }) =>
      [zh, ...also].some((name) => new RegExp(`${name}${BETWEEN}(?:不要了|算了|取消)`, 'u').test(raw)),
    );
    if (word !== undefined) return thingOf(list, word, '');
  }
  return undefined;
}

/** 不是牛肉，是鸡肉: what was misheard is put right. */
export function correctedIn(context: Playing, not: string): Change | undefined {
  const off = context.state.play.things?.find(({ zh }) => not.includes(zh));
  const on = off && wantedIn(context.said, off, context);
  return off && on ? { off, on } : undefined;
}

/** Asks for leave to do what it says. */
const ASKS_LEAVE =
  /[，,。！!](?:这样|那)?(?:可以|行|好|成)(?:吗|么|不)[？?]?$|(?:能|可以|可不可以|能不能|行不行).{0,8}[换改]|[换改].{1,8}(?:可以|行|好|成)(?:吗|么|不)[？?]?$/u;
const INTO = /(?:换|改)(?:成|为|要|喝|吃|点|个|一|[个杯碗份])*(?<into>[^，,。！!？?]+)/u;

/** 换成牛肉，可以吗: what came last of that kind is meant. */
function exchangedIn(context: Playing): Change | undefined {
  const into = INTO.exec(context.said.raw)?.groups?.['into'];
  if (into === undefined) return undefined;
  for (const off of context.state.play.things?.toReversed() ?? []) {
    const on = wantedIn(utterance(into), off, context);
    if (on !== undefined) return { off, on };
  }
  return undefined;
}

function isTakenBack(text: string, zh: string): boolean {
  return (
    new RegExp(`${NOT_WANTED}(?:这|那|个|杯|份|一|了)*${zh}`, 'u').test(text) ||
    new RegExp(`${zh}${BETWEEN}(?:${NOT_WANTED}了?|算了|换)`, 'u').test(text)
  );
}

/** 我要鱼。等一下，不要鱼，要牛肉: what is left of it, in the end. */
export function withoutChanged(said: Utterance, { off, on }: Change): Utterance {
  const clauses = clausesIn(said.raw).filter((clause) => !isTakenBack(clause, off.zh));
  const text = clauses.join('').replaceAll(off.zh, on?.zh ?? '');
  // Nothing is ordered by taking it back.
  if (!/\p{Script=Han}/u.test(text)) return utterance('……');
  return text === said.raw ? said : utterance(text);
}

function wantedIn(left: Utterance, { list, zh }: Thing, { words }: Playing): Line | undefined {
  const wanted = matchPattern(`{${list}}`, left, words)?.[list];
  return wanted?.zh === zh ? undefined : wanted;
}

/** The memory without what was taken back, and with what came in its place. */
export function afterChange(memory: PlayMemory, { off, on }: Change): PlayMemory {
  const kept = (memory.things ?? []).filter(({ zh }) => zh !== off.zh);
  const came =
    on === undefined
      ? []
      : [
          {
            list: off.list,
            zh: on.zh,
            en: on.en,
            pt: on.pt,
            ...(on.count === undefined ? {} : { count: on.count }),
          },
        ];
  return {
    ...memory,
    things: [...kept, ...came],
    goals: memory.goals.map((goal) => ({ ...goal, partly: goal.partly.filter((key) => key !== off.zh) })),
  };
}

export function changeLeads(context: Playing, { off, on }: Change): Leads {
  const lines =
    on === undefined
      ? setLines(context, 'cancelled', { thing: off })
      : setLines(context, 'changed', { thing: off, other: on });
  return lines.map((line) => [line]);
}

const RECAP = /我们?(?:都|一共|刚才|到底)*(?:点|要|买|拿|选)了?(?:些|几个)?(?:什么|几)(?!都)/u;

/** To who asks what they ordered. */
export function recapIn(context: Playing): Leads | undefined {
  const things = context.state.play.things ?? [];
  if (things.length === 0 || !RECAP.test(context.said.raw)) return undefined;
  const all = listedLine(things);
  return setLines(context, 'recap', { things: all }).map((line) => [line]);
}

/** Words in a row, in each language. */
export function listedLine(words: readonly Line[]): Line {
  return {
    zh: listed(
      words.map(({ zh }) => zh),
      '、',
      '和',
    ),
    en: listed(
      words.map(({ en }) => en),
      ', ',
      ' and ',
    ),
    pt: listed(
      words.map(({ pt }) => pt),
      ', ',
      ' e ',
    ),
  };
}

function listed(words: readonly string[], comma: string, and: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(comma)}${and}${words.at(-1)}`;
}
