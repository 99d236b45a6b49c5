// Of all clauses of a message the one that tells the most: what somebody did, thinks or lives through, in the most words.

import { tokensOf } from '../../../chinese/grammar/index.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { moodIn } from '../../understand/frames/circumstances.ts';
import type { Frame } from '../../understand/frames/frame.ts';

/** What somebody did or what befell them, of themselves, says the most of a longer text. */
const DONE = /[了过]|正在/u;
/** Of the talk and not of the world: 我刚才说过了, 说实话, 你没听懂. */
const OF_THE_TALK =
  /^(?:我)?(?:刚才|刚刚|刚|已经)?(?:说过|说了|说的|问的|问了|告诉|回答|的意思)|^我(?:刚才|刚刚|已经)?(?:是)?说(?![服笑谎])|恕我直言|^(?:我)?(?:都|也)?(?:记住|知道|明白|懂|听懂|了解|想起来)了$|^(?:我)?(?:说实话|老实说|说真的|坦白说|不瞒[你您]说|不懂|不明白|不知道|没听懂|问[你您])|^[你您]|(?:直接|快)告诉我|^(?:对不起|谢谢|没关系|没什么|算了|行吧|好吧|老师)|(?:话题|问题|这句话|这个句子|怎么说|[第一两二三]遍)|^(?:我)?(?:是)?(?:在)?说(?:的)?(?:是)?[^我]{1,6}$/u;
/** Words that tell something. */
const TELLS = /^(?:n|v|a|i|l|s|t)/u;
const WEIGHT = {
  own: 2,
  we: 1,
  done: 1,
  known: 1,
  word: 0.6,
  later: 0.6,
  brief: -2,
  plain: -4,
  denied: -3,
  felt: 2,
  news: 1.2,
  turn: 2,
  trivial: -3,
};
/** 韩国人, 五十二岁, 声调最难: of anybody, and nothing that has happened. */
export const TRIVIAL =
  /^我?(?:来自|是)[^，]{1,6}人$|岁(?:半|了|多)?$|(?:声调|语法|汉字|发音|四声)[^，]{0,4}难|^我[^，]{0,4}学(?:习)?(?:中文|汉语)$/u;
/** What stands behind it is what is meant. */
const TURN = /(?:可是|但是|但|不过|所以|只是|就是)$/u;
/** What weighs more is loss, danger, injury, or a great joy, and goes before what only happened. */
const NEWS = 5;
/** How old and what called somebody is, is said and no story. */
export const PLAIN_FACT =
  /^我?(?:现在)?在[^，]{2,14}[做干]了?[^，]{0,8}[年月]了?$|岁(?:半|了|多)?$|^(?:我们?)?(?:只|还|就|有|已经|快|大概|差不多)*[0-9零一二三四五六七八九十百两几半多]+个?(?:年|月|天|小时|分钟|星期|周)(?:半|多)?了?$|^(?:大家|别人|朋友们?|你可以)?(?:都)?(?:我)?(?:叫我?|姓)|^我?的?(?:中文|英文|日文)?名字?(?:是|叫)|^我(?:在|也)?学(?:习)?(?:中文|汉语)$|^我(?:们)?(?:都|已经)?[学住做干教练等开][^，]{0,2}了[0-9零一二三四五六七八九十百两几半多]+个?(?:年|月|天|小时|星期|周)(?:半|多)?了?$/u;
/** In characters: 我也哭了, 我觉得能. */
const BRIEF = 5;

/** Whether a clause is of the talk itself. */
export function isOfTheTalk(clause: string): boolean {
  return OF_THE_TALK.test(clause);
}

/** 一个外国人，该不该自己翻译？ asks with all of its clauses that tell nothing of the learner. */
export function isAskedAlong({ said }: Pick<TurnContext, 'said'>, clause: string): boolean {
  if (clause.includes('我')) return false;
  const sentence = (said.raw.match(/[^。.！!？?；;\n]+[？?]?/gu) ?? []).find((one) => one.includes(clause));
  return sentence !== undefined && /[？?]$/u.test(sentence) && !/呢[？?]$/u.test(sentence);
}

/** The frames of a message, that of the clause which tells the most first. */
export function byTelling(context: TurnContext): Frame[] {
  const { lexicon } = context.setting.core;
  const weights = new Map<string, number>();
  const words = (clause: string) =>
    tokensOf(lexicon, clause).filter(({ pos }) => TELLS.test(pos[0] ?? '')).length;
  const weight = (frame: Frame, at: number) => {
    const { clause, who, predicate } = frame;
    const known = weights.get(clause) ?? WEIGHT.word * words(clause) + WEIGHT.later * at;
    weights.set(clause, known);
    return (
      known +
      (who.role === 'learner' && clause.includes('我') ? WEIGHT.own : who.role === 'we' ? WEIGHT.we : 0) +
      (DONE.test(clause) ? WEIGHT.done : 0) +
      (clause.length < BRIEF ? WEIGHT.brief : 0) +
      (PLAIN_FACT.test(clause) ? WEIGHT.plain : 0) +
      (predicate === undefined ? 0 : WEIGHT.known) +
      (frame.isDenied && predicate?.stance === 'bad' ? WEIGHT.denied : 0) +
      (!frame.isDenied && isFeltOrJudged(clause) ? WEIGHT.felt : 0) +
      (TRIVIAL.test(clause) ? WEIGHT.trivial : 0) +
      (TURN.test(context.said.raw.slice(0, context.said.raw.indexOf(clause))) ? WEIGHT.turn : 0) +
      WEIGHT.news * newsIn(frame)
    );
  };
  return context.told
    .filter(({ clause }) => !isOfTheTalk(clause) && !isAskedAlong(context, clause))
    .map((frame, at) => ({ frame, weight: weight(frame, at) }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ frame }) => frame);
}

/** A feeling or a judgement goes before a side fact. */
function isFeltOrJudged(clause: string): boolean {
  return (
    moodIn(clause) !== undefined ||
    /不(?:想|愿意|肯|敢)(?!到|起)|舍不得|没用|没人|我(?:总|一直|倒|也|还是|真)?(?:觉得|认为|发现|相信)/u.test(
      clause,
    )
  );
}

/** How much a clause weighs as news; nothing where it is denied, supposed, or felt by nobody. */
function newsIn({ predicate, stance, isDenied, isSupposed, time }: Frame): number {
  if (predicate === undefined || stance === 'neutral' || isDenied || isSupposed || time === 'habit') return 0;
  return stance === predicate.stance ? Math.max(0, predicate.salience - NEWS) : 0;
}

export function tellingFrame(context: TurnContext): Frame | undefined {
  return byTelling(context)[0];
}

/** An answer in which no word is known. */
export function bareFrame(clause: string): Frame {
  return {
    clause,
    predicate: undefined,
    word: '',
    at: { start: 0, end: 0 },
    who: { role: 'learner' },
    objects: [],
    places: [],
    companions: [],
    time: 'now',
    tells: new Set(),
    isDenied: false,
    isSupposed: false,
    stance: 'neutral',
  };
}
