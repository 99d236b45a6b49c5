// A question in English or Portuguese put into Chinese by its frame: who is asked about, what is asked for, and the words.

import type { TurnContext } from '../../state/turn-context.ts';
import { inOrder, type Part, partsOf } from './word-for-word.ts';

export type QuestionInChinese = {
  readonly text: string;
  /** Nothing of it stayed in letters that is no name. */
  readonly isWhole: boolean;
};

const KIN =
  'mother|father|mom|mum|dad|parents?|daughter|son|kids?|children|wife|husband|brothers?|sisters?|friends?|boyfriend|girlfriend|dogs?|cats?|grandmother|grandma|grandfather|grandpa|family|house|home|city|job|' +
  'mae|pai|pais|filh[oa]s?|esposa|marido|mulher|irmaos?|irmas?|amig[oa]s?|namorad[oa]|cachorros?|gat[oa]s?|avo|avos|vovo|familia|casa|cidade|trabalho';
const WHO = `(?:you|u|voce|vc|a senhora|o senhor|tu|he|she|it|they|people|ele|ela|(?:the |os |as |o |a )?(?:your|seus?|suas?|teu|tua) (?:${KIN})|(?:the )?chinese(?: people)?|os chineses|as pessoas)`;
const WH =
  'what (?:kind|type|sort) of|what time|what color|what colour|how many|how old|how long|how much|how often|what|where|when|why|who|which|how|que horas|quantos anos|quanto tempo|quant[oa]s|quanto|o que|que tipo de|que|qual|quais|onde|aonde|quando|por que|quem|como';
const HEAD = /^(?:(?:and|so|but|ok|well|oh|e|mas|entao|then|teacher|professora?|anna|hey),? )+/u;
const ENGLISH = new RegExp(
  `^(?:(?<wh>${WH}) )?(?<aux>do|does|did|can|could|will|would|have|has|had|are|is|was|were) (?<who>${WHO})(?: (?<rest>.+))?$`,
  'u',
);
const PORTUGUESE = new RegExp(`^(?:(?<wh>${WH}) )?(?<who>${WHO})(?: (?<rest>.+))?$`, 'u');
/** Onde mora, o que come, tem filhos: who is asked is not named. */
const BARE = new RegExp(
  `^(?:(?<wh>${WH}) )?(?<rest>(?:tem|gosta|mora|sabe|come|bebe|joga|fala|trabalha|conhece|ja|quer|vai|faz|nasceu|vive)\\b.*)$`,
  'u',
);
const ENGLISH_WORLD =
  /^(?<aux>is|are|was) (?<who>(?:the |it )?\w+(?: \w+)?) (?<rest>(?:very |always )?\w+(?: (?:in|at|on) .+)?)$/u;

/** What is asked for stands where the answer would. */
const ASKED: readonly (readonly [RegExp, string])[] = [
  [/^what time|^que horas/u, '几点'],
  [/^what colou?r/u, '什么颜色'],
  [/^how old|^quantos anos/u, '多大'],
  [/^how long|^quanto tempo/u, '多久'],
  [/^how often/u, '多久一次'],
  [/^how many|^quant[oa]s/u, '几个'],
  [/^how much|^quanto/u, '多少'],
  [/^where|^onde|^aonde/u, '在哪儿'],
  [/^when|^quando/u, '什么时候'],
  [/^why|^por que/u, '为什么'],
  [/^who|^quem/u, '谁'],
  [/^how|^como/u, '怎么'],
  [/^which|^qual|^quais/u, '什么'],
  [/^what|^o que|^que/u, '什么'],
];
const BEFORE_VERB = /在哪儿|什么时候|为什么|几点|怎么/u;
const SMALL = /(?<!\p{Script=Latin})\p{Ll}\p{Script=Latin}*/u;

/** What do you do when you are tired? */
const WHEN_SO =
  /^(?:what do you (?:usually )?do when (?:you(?:re| are)? |youre )(?:feel |feeling |have |get )?(?<so>.+)|o que (?:voce|vc) faz quando (?:esta |fica |ta |tem |se sente )?(?<assim>.+))$/u;

/** What would you do if you had a free year? */
const WOULD_IF =
  /^(?:what would you do (?:if|with) (?:you )?(?:had |were |could )?(?<if>.+)|o que (?:voce|vc) faria (?:se|com) (?:tivesse |pudesse |fosse )?(?<se>.+))$/u;
const SMALL_RUN = /[\p{Script=Latin} ]+/gu;

/** What is your favourite flower? */
const FAVOURITE =
  /^(?:(?:what|which)(?: is| are|s)? your favou?rite (?:kind of |type of )?(?<thing>[a-z ]+)|qual (?:e |seria )?(?:o |a )?(?:seu |sua )?(?<coisa>[a-z ]+?) (?:que voce mais gosta|favorit[oa]|preferid[oa]))$/u;

export function questionInChinese(context: TurnContext, raw: string): QuestionInChinese | undefined {
  const plain = raw
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z0-9 ]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(HEAD, '');
  const feeling = WHEN_SO.exec(plain)?.groups;
  const state = feeling?.['so'] ?? feeling?.['assim'];
  if (state !== undefined) {
    const text = `你${zhOf(context, state)}的时候做什么`;
    return { text, isWhole: !SMALL.test(text) };
  }
  const supposed = WOULD_IF.exec(plain)?.groups;
  const so = supposed?.['if'] ?? supposed?.['se'];
  if (so !== undefined)
    return { text: `如果你${zhOf(context, so).replaceAll(SMALL_RUN, '')}，你会做什么`, isWhole: true };
  const best = FAVOURITE.exec(plain)?.groups;
  const thing = best?.['thing'] ?? best?.['coisa'];
  if (thing !== undefined) {
    const text = `你最喜欢什么${zhOf(context, thing)}`;
    return { text, isWhole: !SMALL.test(text) };
  }
  const found = (
    ENGLISH.exec(plain) ??
    PORTUGUESE.exec(plain) ??
    BARE.exec(plain) ??
    ENGLISH_WORLD.exec(plain)
  )?.groups;
  if (found === undefined) return undefined;
  const { wh = '', aux = '', who = 'you', rest = '' } = found;
  const text = asked(context, { wh, aux, who, rest });
  return text === undefined ? undefined : { text, isWhole: !SMALL.test(text) };
}

type Frame = { readonly wh: string; readonly aux: string; readonly who: string; readonly rest: string };

function asked(context: TurnContext, { wh, aux, who, rest }: Frame): string | undefined {
  const subject = subjectOf(context, who);
  const from = /^(?:from|de|do|da) (?<place>.+)$/u.exec(rest)?.groups?.['place'];
  if (from !== undefined && wh === '' && /^(?:are|is|$)/u.test(aux))
    return `${subject}是${zhOf(context, from)}人吗`;
  if (/^where|^de onde|^onde/u.test(wh) && /^(?:from|e|vem)$/u.test(rest)) return `${subject}是哪里人`;
  const known = ever(rest);
  const verb = verbsOf(context, known.rest);
  const modal =
    /^can|^could/u.test(aux) || rest.startsWith('sabe ') ? '会' : aux.startsWith('would') ? '想' : '';
  const done = known.isEver || /^have|^has/u.test(aux) ? withPast(verb) : verb;
  const what = ASKED.find(([sign]) => sign.test(wh))?.[1];
  if (what === undefined)
    return rest === '' ? undefined : `${subject}${modal}${isThing(aux, known.rest) ? '是' : ''}${done}吗`;
  if (rest === '' || /^(?:name|called|chama|se chama|nome)$/u.test(rest)) return `${subject}叫什么名字`;
  if (what === '多大') return `${subject}多大`;
  if (BEFORE_VERB.test(what)) return `${subject}${what}${modal}${done}`;
  return /(?:喜欢|想|会)$/u.test(done) || !/^(?:do|study|fazer|faz)$/u.test(known.rest)
    ? `${subject}${modal}${done}${what}`
    : `${subject}做${what}`;
}

const EVER = /^(?:ever (?:been to |go to |gone to )?|been to |ja (?:foi (?:para|pra|pro|ao|a|em) )?|never )/u;

function ever(rest: string): { readonly rest: string; readonly isEver: boolean } {
  const said = EVER.exec(rest)?.[0];
  if (said === undefined) return { rest, isEver: false };
  const isPlace = /been|go|foi/u.test(said);
  return { rest: `${isPlace ? 'go ' : ''}${rest.slice(said.length)}`, isEver: true };
}

/** 去过加拿大, 吃过饺子. */
function withPast(verb: string): string {
  return /过/u.test(verb)
    ? verb
    : verb.replace(/^(?<first>吃|喝|去|看|听|做|学|买|用|玩|见|来|住|工作|结婚|旅游)?/u, (first) =>
        first === '' ? '' : `${first}过`,
      );
}

const isThing = (aux: string, rest: string): boolean =>
  /^(?:are|is|was|were)$/u.test(aux) && /^(?:an? |the |my |um |uma )/u.test(rest);

function subjectOf(context: TurnContext, who: string): string {
  if (/^(?:you|u|voce|vc|a senhora|o senhor|tu)$/u.test(who)) return '你';
  if (/^(?:the )?chinese|^os chineses|^people|^as pessoas/u.test(who)) return '中国人';
  const kin = /(?:your|seus?|suas?|teu|tua) (?<kin>.+)$/u.exec(who)?.groups?.['kin'];
  return kin === undefined ? zhOf(context, who) : `你${zhOf(context, kin).replace(/^我的/u, '')}`;
}

function verbsOf(context: TurnContext, rest: string): string {
  const parts: Part[] = [{ zh: '', kind: 'word' }, ...partsOf(rest, context)];
  return inOrder(parts);
}

const zhOf = (context: TurnContext, text: string): string => inOrder(partsOf(text, context));
