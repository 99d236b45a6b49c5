// What somebody who plays a part says to a question that nobody wrote an answer for: yes to what may well be so, one of two that
// are named, an hour; made of the question's own words, so that asking again brings the same.

import { segment } from '../../../../../chinese/words/index.ts';
import type { Line } from '../../../../../content/schema/line.ts';
import type { Shape } from '../../../../../content/schema/talks/manner.ts';
import type { FactKind } from '../../../../../content/schema/talks/play-facts.ts';
import type { WorldKind } from '../../../../../content/schema/talks/play-world.ts';
import type { Leads, TurnContext } from '../../../../state/turn-context.ts';
import type { PlaySituation } from '../../../../state/types.ts';
import { personalKind } from '../../hearing/asked/fact-kinds.ts';
import { clausesOf, sentencesOf } from '../../hearing/clauses.ts';
import { isQuestion } from '../../hearing/speech-acts.ts';
import { listedLine } from '../../world/world.ts';

type Playing = TurnContext & { readonly playing: PlaySituation };

/** Who answers for health, law or money does not make it up. */
const CAREFUL: ReadonlySet<WorldKind> = new Set<WorldKind>(['clinic', 'counter']);
const GRAVE =
  /过敏|怀孕|孕妇|喂奶|吃药|药|病|疼|危险|安全|花生|海鲜|牛奶|鸡蛋|合同|签证|法律|赔|退款|找到|丢|真的吗|骗|假/u;
/** What nobody wants to be so. */
const BAD =
  /坏|丢|假|错|疼|痛|死|贵|吵|麻烦|难(?!看|吃|喝|听)|难看|难吃|生气|酸|苦|辣|咸|脏|硬|骗|病|罚|漏|湿|晚|迟|危险|冷|热|远|重|累|短|小|旧|掉|碎|慢|臭|油|挤|嫌|讨厌|拒绝|笑话|看不起|怪|反对|后悔|失望|痒|皱|褪|缩|铅|毒|甲醛|虫/u;

/** Empty where nothing may be made up. */
export function improvised(context: Playing, shape: Shape, text: string): Leads {
  const asking = sentencesOf(text).filter((sentence) => isQuestion(sentence));
  const sentence = (asking.at(-1) ?? text).replace(/[？?。！!\s]+$/u, '');
  const line =
    recommended(context, sentence) ??
    chosenOf(sentence) ??
    (mayInvent(context, text) ? invented(context, shape, sentence) : undefined);
  return line === undefined ? [] : [[line]];
}

function mayInvent({ playing }: Playing, text: string): boolean {
  const { world } = playing.play;
  return !GRAVE.test(text) && !(world !== undefined && CAREFUL.has(world.kind));
}

const ASKS_ADVICE = /招牌|推荐|(?:什么|哪).*(?:好吃|好喝|有名|最好|合适|特别)/u;
const MOST_NAMED = 2;

/** Of what the play has, something that was not refused. */
function recommended({ playing: { play }, state }: Playing, sentence: string): Line | undefined {
  if (!ASKS_ADVICE.test(sentence)) return undefined;
  const { refused = [], allergies = [] } = state.play;
  const lists = play.stock ?? Object.keys(play.words).filter((list) => GOODS.test(list));
  const all = lists
    .flatMap((list) => play.words[list] ?? [])
    .filter(({ zh }) => ![...refused, ...allergies].some((what) => zh.includes(what)))
    .slice(0, MOST_NAMED);
  if (all.length === 0) return undefined;
  const things = listedLine(all);
  return {
    zh: `我看${things.zh}不错。`,
    en: `I’d go for ${things.en}.`,
    pt: `Eu iria de ${things.pt}.`,
  };
}

const GOODS = /dish|food|drink|tea|fruit|cake|meal|soup|noodle|staple|book|main/u;

const EITHER =
  /(?<one>[^，,。！!？?]{1,14}?)[，,]?还是(?<other>[^，,。！!？?]{1,10}?)(?:呢|啊|好|的好|比较好|更好)?$/u;

/** Of two that are named one; of 防水还是不防水 the one that is good. */
function chosenOf(sentence: string): Line | undefined {
  const { one, other } = EITHER.exec(sentence)?.groups ?? {};
  if (one === undefined || other === undefined || /什么|哪|谁|几|怎么|我(?!们)/u.test(other))
    return undefined;
  const denied = /^(?:没|不)(?<what>.*)$/u.exec(other)?.groups?.['what'];
  if (denied !== undefined) {
    const what = denied === '' || denied === '是' ? undefined : denied;
    if (what === undefined) return undefined;
    return BAD.test(what)
      ? { zh: `不${what}，放心吧。`, en: 'No, don’t worry.', pt: 'Não, pode ficar tranquilo.' }
      : { zh: `${what}，放心吧。`, en: 'Yes, don’t worry.', pt: 'Sim, pode ficar tranquilo.' };
  }
  const isAdvice = /应该|先|我(?!们)|好$/u.test(sentence);
  return isAdvice
    ? { zh: `我看，${other}吧。`, en: 'The latter, I’d say.', pt: 'A segunda opção, eu diria.' }
    : { zh: `${other}。`, en: 'The latter.', pt: 'A segunda opção.' };
}

function invented(context: Playing, shape: Shape, sentence: string): Line | undefined {
  const clause = clausesOf(sentence).findLast((part) => isQuestion(`${part}？`)) ?? sentence;
  if (OWNS.test(clause) && !/什么|哪|谁|几|多少/u.test(clause))
    return { zh: '没有，我也很想有。', en: 'No, but I’d love to have one.', pt: 'Não, mas eu adoraria ter.' };
  const kind = personalKind(clause);
  return kind !== undefined && FIXED.has(kind) ? undefined : INVENTED[shape]?.(context, clause);
}

/** Who they are stands somewhere in the play, or nowhere. */
const FIXED: ReadonlySet<FactKind> = new Set<FactKind>(['from', 'home', 'age', 'family', 'since', 'who']);

type Inventing = (context: Playing, clause: string) => Line | undefined;

const INVENTED: Partial<Readonly<Record<Shape, Inventing>>> = {
  yes: affirmed,
  bad: affirmed,
  self: affirmed,
  have: has,
  time: (_, clause) => atTime(clause),
  duration: (_, clause) => forSoLong(clause),
  place: placed,
};

function forSoLong(clause: string): Line | undefined {
  // How long it takes to another land is no half hour.
  if (/[从到寄运]|国|飞|办好|批/u.test(clause)) return undefined;
  return /[你您]/u.test(clause)
    ? { zh: '半个小时左右吧。', en: 'Half an hour or so.', pt: 'Meia hora, mais ou menos.' }
    : {
        zh: '不用很久，差不多半个小时。',
        en: 'Not long, about half an hour.',
        pt: 'Não demora, mais ou menos meia hora.',
      };
}

const SELLS: ReadonlySet<WorldKind> = new Set<WorldKind>(['eatery', 'shop']);

/** 老师，你有狗吗: of their own, and not of what there is here. */
const OWNS =
  /(?:^|[，,])[你您](?:家)?有(?:没有)?(?:小)?(?:狗|猫|鸟|鱼|兔|车|自行车|孩子的照片|花园|钢琴|吉他)/u;

/** What a shop has stands in its lists; elsewhere there is what people need. */
function has({ playing }: Playing, clause: string): Line | undefined {
  const kind = playing.play.world?.kind;
  if (kind === undefined || SELLS.has(kind) || BAD.test(clause) || /[你您]|什么|哪/u.test(clause))
    return undefined;
  return kind === 'kids'
    ? { zh: '有啊！', en: 'Yes!', pt: 'Tem, sim!' }
    : { zh: '有的。', en: 'Yes, there is.', pt: 'Tem, sim.' };
}

/** 几点开门, 什么时候发货. */
function atTime(clause: string): Line | undefined {
  const { verb } =
    /(?:几点|什么时候)(?:能|可以|会|才|才能|要|就)*(?<verb>\p{Script=Han}{1,4})$/u.exec(clause)?.groups ?? {};
  // When somebody will be back, nobody knows who was not told.
  if (verb === undefined || /了$|的$/u.test(verb) || /[他她]/u.test(clause)) return undefined;
  if (/开门|开始|上班|起床/u.test(verb))
    return { zh: `早上九点${verb}。`, en: 'At nine in the morning.', pt: 'Às nove da manhã.' };
  if (/关门|下班|结束|打烊/u.test(verb))
    return { zh: `晚上九点${verb}。`, en: 'At nine in the evening.', pt: 'Às nove da noite.' };
  return { zh: `明天上午就能${verb}。`, en: 'Tomorrow morning.', pt: 'Amanhã de manhã.' };
}

/** 会议 and 开会 ask for nothing to come. */
const WILL = /(?<![开机社聚晚约大误体学宴面])会(?![议员计话]|\p{Script=Han}{0,2}(?:中文|英语|说))/u;
const GOOD = /喜欢|高兴|成功|好|通过|来|开|有|赢|懂/u;
/** 发货了吗, 修好了吗. */
const COMES = /(?:到|来|好|发|送|寄|办|修好|做好|做完|完|开始|下来)了$/u;

const HERE: ReadonlySet<WorldKind> = new Set<WorldKind>(['eatery', 'shop', 'hotel', 'school', 'work']);

function placed({ playing }: Playing, clause: string): Line | undefined {
  const kind = playing.play.world?.kind;
  if (
    kind === undefined ||
    !HERE.has(kind) ||
    /[我你您他她它]|买|租|修|学|玩|便宜|好吃|附近|那儿|上次|以前|来|规矩|意思|说法/u.test(clause)
  )
    return undefined;
  return {
    zh: '就在那边，往前走就看见了。',
    en: 'Just over there, straight ahead.',
    pt: 'Logo ali, é só seguir em frente.',
  };
}

/** 会漏水吗, 是不是新的, 有没有大的, 需要填表吗, 好吃吗. */
function affirmed(context: Playing, clause: string): Line | undefined {
  const text = clause.replace(/(?:吗|么|呢|吧|啊)+$/u, '');
  const isYesOrNo = text !== clause || /(\p{Script=Han})[不没]\1/u.test(clause);
  if (!isYesOrNo || /什么|哪|谁|几|多少|怎么|为什么/u.test(text)) return undefined;
  if (/认识/u.test(text))
    return {
      zh: '认识一个，我帮你问问。',
      en: 'I know somebody; I’ll ask for you.',
      pt: 'Conheço alguém; pergunto para você.',
    };
  if (TREATS.test(text))
    return {
      zh: '谢谢，你太客气了，那我不客气了。',
      en: 'Thank you, that’s so kind; with pleasure, then.',
      pt: 'Obrigado, muita gentileza; então aceito com prazer.',
    };
  const isBad = BAD.test(text);
  if (/会不会/u.test(text) && !GOOD.test(text))
    return { zh: '不会的，放心吧。', en: 'No, don’t worry.', pt: 'Não, pode ficar tranquilo.' };
  if (WILL.test(text))
    return isBad
      ? { zh: '不会的，放心吧。', en: 'No, don’t worry.', pt: 'Não, pode ficar tranquilo.' }
      : { zh: '会的。', en: 'Yes, it will.', pt: 'Vai, sim.' };
  if (/(?:要不要|需不需要|用不用|得不得|^(?:我们?|还|也|那)*(?:要|需要|得|用))/u.test(text))
    return { zh: '不用，这样就行。', en: 'No need, it’s fine as it is.', pt: 'Não precisa, assim está bom.' };
  if (/^(?:那|师傅|老板|[，,])*[你您]会/u.test(text))
    return { zh: '会一点儿。', en: 'A little.', pt: 'Um pouco.' };
  if (/^(?:那|[，,])*[你您](?:也)?想/u.test(text))
    return { zh: '想啊！', en: 'I’d love to!', pt: 'Adoraria!' };
  if (/(?<![还可不但只总都要老])是/u.test(text) && !isBad && isLikely(context, text))
    return { zh: '对，是的。', en: 'Yes, that’s right.', pt: 'É isso mesmo.' };
  if (COMES.test(text))
    return { zh: '还没呢，快了。', en: 'Not yet, but soon.', pt: 'Ainda não, mas falta pouco.' };
  return described(context, text, isBad);
}

/** 你要不要吃一个: something of the learner’s own is offered. */
const TREATS = /^(?:那|[，,])*[你您](?:要不要|想不想|要|也|想)*(?:吃|喝|尝|来)(?:一|点|个|块|杯|尝|我)/u;

/** 这个火车站是南站吗: where and who somebody is, nobody says yes to who does not know. */
function isLikely({ state, playing }: Playing, text: string): boolean {
  const what = /是(?:不是)?(?<what>[^，,]*)$/u.exec(text)?.groups?.['what'] ?? '';
  if (!NAMED.test(what)) return true;
  const known = [
    ...state.recent,
    playing.play.opening.zh,
    ...playing.play.goals.map(({ ask }) => ask.zh),
  ].join('');
  return known.includes(what);
}

const NAMED = /(?:站|门|楼|路|街|机场|车|号|老师|先生|小姐|人|点|块|元|国)$/u;

/** 防水吗, 这个苹果甜不甜: what it is like stands last, as a word of its own. */
function described({ setting: { core } }: Playing, text: string, isBad: boolean): Line | undefined {
  const plain = text.replace(/(?<one>\p{Script=Han})[不没]\k<one>/u, '$<one>');
  const last = segment(core.lexicon, plain).at(-1)?.text ?? '';
  const what = [...last].length > 0 && TRAITS.test(last) ? last : (TRAIT_PHRASE.exec(plain)?.[0] ?? '');
  if (what === '') return undefined;
  return isBad
    ? { zh: `不${what}，放心吧。`, en: 'No, don’t worry.', pt: 'Não, pode ficar tranquilo.' }
    : { zh: `${what}，放心吧。`, en: 'Yes, don’t worry.', pt: 'Sim, pode ficar tranquilo.' };
}

/** Two words for the segmenter. */
const TRAIT_PHRASE = /(?:防水|防摔|好用|好喝)$/u;
const TRAITS =
  /^(?:防水|防摔|安全|新鲜|干净|舒服|结实|安静|方便|好用|好吃|好喝|好看|合适|便宜|漂亮|容易|简单|暖和|凉快|[甜香软大新快近轻厚辣贵远重难吵冷热酸苦咸脏慢累小硬薄挤旧])$/u;
