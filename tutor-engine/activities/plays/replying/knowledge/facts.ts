// What the character knows of themself, of the place and of the things that they name, said to who asks.

import type { Line } from '../../../../../content/schema/line.ts';
import type { FactKind, PlayFact } from '../../../../../content/schema/talks/play-facts.ts';
import { each, pairs, wordings } from '../../../../say/wording.ts';
import type { Leads } from '../../../../state/turn-context.ts';
import { askKindOf, tells } from '../../hearing/ask-kinds.ts';
import { latestNamed, personalAsked, REQUESTED } from '../../hearing/asked/asides.ts';
import { ASKS_WHY, askedBack, generalKind, LIKES_IT, personalKind } from '../../hearing/asked/fact-kinds.ts';
import { sentencesOf } from '../../hearing/clauses.ts';
import { isQuestion } from '../../hearing/speech-acts.ts';
import type { PlayContext } from '../../world/play-context.ts';

/** Who they are and how they live: known of everybody, and asked of them alone. */
export function personalIn(context: PlayContext): Leads | undefined {
  const { raw } = context.said;
  const why = whyIn(context);
  if (why !== undefined) return why;
  const back = askedBack(raw, lastSaid(context));
  const kind = ofGoods(context, back ?? personalAsked(raw));
  // 你周末一般去哪儿玩 asks what they like to do.
  const asked = back === undefined && kind !== 'likes' ? askKindOf(raw) : undefined;
  const leads = kind === undefined ? undefined : told(context, kind);
  // 你妈妈在哪儿 is not answered by who there is in the family.
  const tellsIt = leads?.some((lines) =>
    lines.some(
      ({ zh }) =>
        !(kind === 'food' && /喝/u.test(raw) && !/喝|茶|咖啡|酒|水|奶/u.test(zh)) &&
        tells(asked === 'place' ? asked : undefined, zh),
    ),
  );
  if (tellsIt === true) return leads;
  // 你最喜欢喝什么, asked of who pours it.
  return kind === 'food' && /喝/u.test(raw) ? told(context, 'recommend') : undefined;
}

const FAVOURITE = /(?:喜欢|爱)(?:吃|喝|看|用|穿)?(?:的是)?(?:哪|什么(?=\p{Script=Han}{1,3}[？?，,]))/u;

/** 您最喜欢哪种茶, asked of who sells it: what they recommend is what they like. */
function ofGoods({ playing: { play }, said: { raw } }: PlayContext, kind: FactKind | undefined) {
  const isGoods =
    kind === 'likes' && play.facts?.recommend !== undefined && FAVOURITE.test(raw) && goodsOf(play, raw);
  if (
    kind === 'likes' &&
    /喜欢|爱/u.test(raw) &&
    /菜|吃|水果|点心/u.test(raw) &&
    play.facts?.food !== undefined
  )
    return 'food';
  return isGoods ? 'recommend' : kind;
}

function goodsOf({ things = [], stock = [], words }: PlayContext['playing']['play'], raw: string): boolean {
  const names = [
    ...things.flatMap((thing) => (thing.tells === undefined ? [] : thing.names)),
    ...stock.flatMap((list) => words[list] ?? []).map(({ zh }) => zh),
  ];
  return names.some((name) => raw.includes(name));
}

/** Of the place and the goods, where the play has no answer of its own. */
export function generalIn(context: PlayContext): Leads | undefined {
  const { raw } = context.said;
  const kind = generalKind(raw);
  if (kind === undefined) return LIKES_IT.test(raw) ? likesIt(context) : undefined;
  if (!(isQuestion(raw) || REQUESTED.has(kind))) return undefined;
  return told(context, kind);
}

function told(context: PlayContext, kind: FactKind): Leads | undefined {
  const fact = context.playing.play.facts?.[kind];
  return fact && each(wordings(context, fact.say));
}

/** 你喜欢北京吗？为什么？ is one question. */
export function joinedWhy(sentences: readonly string[]): string[] {
  return sentences.reduce<string[]>((all, sentence) => {
    const before = all.at(-1);
    const joins = before !== undefined && BARE_WHY.test(sentence) && isQuestion(before);
    return joins ? [...all.slice(0, -1), `${before}${sentence}`] : [...all, sentence];
  }, []);
}

const BARE_WHY = /^(?:那)?(?:为什么|为啥|why|por qu[eê])(?:呢|啊)?[？?]*$/iu;

/** Why what was told just now is so, or what the question names. */
function whyIn(context: PlayContext): Leads | undefined {
  const { raw } = context.said;
  if (!ASKS_WHY.test(raw)) return undefined;
  const { facts = {} } = context.playing.play;
  const last = lastSaid(context);
  const isBare = [...raw.replace(/[^\p{L}]/gu, '')].length <= LONGEST_WHY;
  const just = Object.values(facts).find(({ say }) => say.some(({ zh }) => last.includes(zh)));
  const kind =
    ofGoods(context, personalKind(raw)) ?? generalKind(raw) ?? (/喜欢|爱/u.test(raw) ? 'likes' : undefined);
  const named = kind === undefined ? undefined : facts[kind];
  const asked = (isBare ? just : undefined) ?? named ?? (ASKS_YOU.test(raw) ? just : undefined);
  const reason = reasonOf(asked);
  const isNew = asked !== undefined && asked !== just && sentencesOf(raw).length > 1;
  return reason && isNew ? pairs(each(wordings(context, asked.say)), reason) : reason;
}

const LONGEST_WHY = 6;
const ASKS_YOU = /[你您]/u;

function reasonOf(fact: PlayFact | undefined): Leads | undefined {
  return fact?.why === undefined ? undefined : [[fact.why]];
}

/** 你喜欢足球吗: nobody who plays a part spoils it. */
function likesIt(context: PlayContext): Leads | undefined {
  return CHOOSES.test(context.said.raw) ? undefined : each(wordings(context, LIKES));
}

const FEARS = /[你您](?:自己|也)?(?:怕不怕|怕|敢不敢|敢)(?!什么)[^，,。？?什谁哪]{1,8}(?:吗|么|[？?]|$)/u;
const NOT_AFRAID: readonly Line[] = [
  {
    zh: '不怕，天天见，都习惯了。',
    en: 'No, I see it every day, I’m used to it.',
    pt: 'Não, vejo todo dia, já me acostumei.',
  },
  {
    zh: '有一点儿怕，小心就好。',
    en: 'A little; one just has to be careful.',
    pt: 'Um pouco; é só ter cuidado.',
  },
];

/** 你怕不怕老虎 is not answered by where it lives. */
export function feelingAsked(context: PlayContext): Leads | undefined {
  return FEARS.test(context.said.raw) ? each(wordings(context, NOT_AFRAID)) : undefined;
}

const CHOOSES = /还是/u;
const LIKES: readonly Line[] = [
  { zh: '喜欢啊！', en: 'I do!', pt: 'Gosto, sim!' },
  { zh: '喜欢，怎么不喜欢呢。', en: 'I do, how could I not.', pt: 'Gosto, como não gostar.' },
];

/** 那是什么？ of what was named last, 什么是豆汁儿？ of what the question names. */
export function thingIn(context: PlayContext, named = context.said.raw): Leads | undefined {
  const { things = [] } = context.playing.play;
  if (things.length === 0 || !ASKS_WHAT.test(context.said.raw) || OF_YOURSELF.test(context.said.raw))
    return undefined;
  const inQuestion = latestNamed(things, named);
  const found = inQuestion ?? (POINTS.test(named) ? latestNamed(things, lastSaid(context)) : undefined);
  return found && [[found]];
}

/** 你自己对什么过敏 asks for no explanation. */
const OF_YOURSELF = /[你您]自己/u;

const ASKS_WHAT =
  /(?:辣|甜|酸|苦|硬|软|好吃|好喝|好玩|新鲜|有意思|有名)的?(?:吗|么|不)|(?:是|叫|算)(?:个)?(?:什么|啥|谁|哪|哪儿|哪里)|什么(?:是|叫|意思|东西|样|味|地方)|怎么样|好吃吗|好喝吗|好玩吗|难吗|听说过|不知道|没听说过|what(?:'| i)?s|o que [eé]/iu;
/** Names nothing itself. */
const POINTS =
  /^(?:那|这|它|那个|这个|啊|嗯|哦|请问|不好意思|[，,])*(?:是|又是|叫)?(?:个)?(?:什么|啥|哪儿|哪里|谁|怎么样|好吃吗|好喝吗|好玩吗)|^(?:and )?what(?:'| i)?s that|^o que [eé] isso/iu;

function lastSaid({ state }: PlayContext): string {
  return state.recent.at(-1) ?? '';
}
