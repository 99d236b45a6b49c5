/** Rules on the place of time, place, manner and adverbs in the sentence. */

import { classOf } from '../../classes.ts';
import type { Match } from '../../pattern.ts';
import { type Rule, rules } from '../../rule.ts';
import type { Token } from '../../tokens.ts';
import { isReturn } from '../spared.ts';

/** Who does it and when, and a wish or an ability before the deed. */
const WHO = '^ @moment* @person|@kin @moment* 也|都|还? ';
const LIKING = '要|想|想要|会|可以|能|喜欢|常|常常|经常? ';
const WISH = '要|想|想要|会|可以|能? ';
/** What a deed is done to: a thing or a place, counted and described; nobody, who could be one of two that it is done to. */
const THING = '/n,ns,nz,nt,s,m,q,a,b&!@kin&!@people';
/** Deeds that are done to nothing, so that who or when may follow at once. */
const ALONE =
  '去|玩|玩儿|工作|学习|吃饭|做饭|上课|上班|上学|下班|睡觉|起床|看书|游泳|跑步|打球|运动|休息|练习|复习|洗澡|逛街|旅行|旅游|唱歌|跳舞|爬山|散步|购物|聊天|聊天儿|回家|出去';
const TO_A_THING = '去|来|回|看|吃|喝|学|学习|买|做|听|说|玩|练习|复习|踢|打|坐';

/** With whom, at the end. */
const COMPANY = 'c=和|跟|同 q=@ofPerson* p=@person|@kin|/nr,nz r=们? t=一起? ] $';
const CLOCK_WORDS = '@moment|@digits|/m|点|点钟|半|分|刻|十分';

/** 员, 师 … end nouns of people that no class has: 看了演员和老师 saw both. */
const SOMEBODY = /[员师生长人者友们手]$/u;

/** 和 joins two things as well: only somebody who comes along is said before the deed. */
function goesAlong({ parts, to }: Match, tokens: readonly Token[]): boolean {
  // 我回家跟孩子…… goes on: with them something else is done.
  if (tokens[to]?.text.startsWith('…')) return false;
  const [who] = parts.get('p') ?? [];
  const last = parts.get('o')?.at(-1);
  if (last !== undefined && SOMEBODY.test(last.text)) return false;
  if (who?.kind === 'latin') return /^\p{Lu}/u.test(who.text);
  return (
    who !== undefined &&
    (!who.pos.some((pos) => pos === 'nr' || pos === 'nz') || who.kind === 'name' || isKin(who))
  );
}

const isKin = ({ text }: Token) => classOf('kin').has(text) || classOf('person').has(text);

const CLOCK =
  /^(?<day>\D*?)(?:\d{1,2}|[一二两三四五六七八九十]{1,3})点钟?(?:半|一刻|三刻|[一二三四五六七八九十\d]+分?)?$/u;

/** 八点, 晚上八点半; 一点 alone is a little. */
function isTime({ parts }: Match): boolean {
  const said = (parts.get('t') ?? []).map(({ text }) => text).join('');
  const { day } = CLOCK.exec(said)?.groups ?? {};
  if (day === undefined) return false;
  return day === '' ? !said.startsWith('一点') : classOf('moment').has(day);
}

const SPLIT = '见面|聊天|聊天儿|结婚|吵架|打架|离婚|约会|分手|说话|谈话';

/** What one does with a thing; said behind it, it is where other languages put it. */
const DONE_WITH = '看|听|吃|喝|玩|打|踢|弹|唱';
const DONE_THERE = '做|吃|喝|学|学习|洗|玩|练习|复习|听';
/** Where something is done, not where it is put: 把菜做在家里, but 把书放在家里. */
const DONE_IN =
  '家|家里|学校|公司|办公室|饭馆|餐厅|食堂|宿舍|图书馆|饭店|咖啡馆|咖啡店|教室|厨房|外面|公园|房间';

export const ORDER_RULES: readonly Rule[] = [
  ...rules(
    'object-order',
    [
      `喜欢|爱 [ o=/n,ns,nz,vn|比赛&!@kin&!@people+ v=${DONE_WITH} ] $`,
      `@person|@kin 都|也|每天|常常|经常? [ o=电视|音乐|电影|足球|篮球|咖啡|啤酒|米饭|面条|汉语|中文 v=看|听|喝|吃|踢|学|学习|打 ] $`,
    ],
    '{v}{o}',
  ),
  ...rules(
    'place-order',
    [
      `[ 把 o=/n,nz,m,q,r+ v=${DONE_THERE} 在 p=${DONE_IN} ] $`,
      `[ 把 o=/n,nz,m,q,r+ v=${DONE_THERE} 在 p=${DONE_IN} ] >了`,
    ],
    '在{p}{v}{o}',
    { tier: 'natural' },
  ),
  ...rules(
    'time-order',
    [
      '^ s=@person [ v=@doing o=/n,ns,nz? t=@moment+ ] $',
      '^ s=@person [ v=要|想|会|可以 w=@doing o=/n,ns,nz? t=@moment+ ] $',
    ],
    '{t}{v}{w}{o}',
    { confidence: 0.9 },
  ),
  ...rules('time-order', '^ s=@person [ v=去|来|回 w=@doing o=/n,ns,nz t=@moment+ ] $', '{t}{v}{w}{o}', {
    confidence: 0.9,
  }),
  ...rules(
    'time-order',
    '^ s=@person [ v=去|来|回 p=/ns,n w=@doing o=/n? t=@moment+ ] $',
    '{t}{v}{p}{w}{o}',
    { confidence: 0.9 },
  ),
  ...rules(
    'place-order',
    '[ v=学习|学|工作|吃饭|上课|上学|买东西|打工|读书|教书|玩|见面|吃|喝|买|学汉语 在 p=/n,ns,nt,s,nz,nr q=/n,f,s? ] $',
    '在{p}{q}{v}{o}',
    { confidence: 0.8 },
  ),
  ...rules(
    'time-order',
    [
      `^ @person|@kin [ m=${WISH}v=@doing|坐 l=了? o=${THING}+ 在? t=@moment+ ] $`,
      `^ @person|@kin [ m=${WISH}u=去|来? v=${ALONE} 在? t=@moment+ ] $`,
    ],
    '{t}{m}{u}{v}{l}{o}',
  ),
  ...rules(
    'time-order',
    [
      `${WHO}[ m=${WISH}v=${TO_A_THING} l=了? o=${THING}+ 在? t=${CLOCK_WORDS}+ ] $`,
      `${WHO}[ m=${WISH}u=去|来? v=${ALONE} 在? t=${CLOCK_WORDS}+ ] $`,
    ],
    '{t}{m}{u}{v}{l}{o}',
    { when: isTime },
  ),
  ...rules(
    'place-order',
    '[ v=学习|学|工作|吃饭|做饭|上课|上学|打工|读书|教书|看书|玩|休息|睡觉|见面|运动|吃|喝|学汉语 z=在家 ] $',
    '{z}{v}',
  ),
  ...rules(
    'place-order',
    [
      '<!你|您|你们 [ v=看|吃|喝|学|学习|买|做|写|听|练习|复习 l=了? o=/n,nz&!@kin&!@people z=在家 ] $',
      '<!你|您|你们 [ v=看书 z=在 p=/n,ns,nt,s,nz q=/n,f,s? ] $',
      '<!你|您|你们 [ v=看|吃|喝|学|学习|买|做|听|练习|复习 l=了? o=/n,nz&!@kin&!@people z=在 p=/n,ns,nt,s,nz q=/n,f,s? ] $',
    ],
    '{z}{p}{q}{v}{l}{o}',
    { confidence: 0.8 },
  ),
  ...rules(
    'with-order',
    [
      `${WHO}${LIKING}[ v=${TO_A_THING} l=了|过? o=${THING}+ w=${ALONE}? ${COMPANY}`,
      `${WHO}${LIKING}[ v=${ALONE} l=了? ${COMPANY}`,
    ],
    '{c}{q}{p}{r}{t}{v}{l}{o}{w}',
    { when: goesAlong },
  ),
  ...rules('with-order', `[ v=${SPLIT} c=跟|和 p=@person|@kin ] $`, '{c}{p}{v}', { confidence: 0.85 }),
  ...rules('with-order', `[ v=${SPLIT} c=跟|和 m=@person 的? p=@kin ] $`, '{c}{m}{p}{v}', {
    confidence: 0.85,
  }),
  ...rules('with-order', `[ v=${SPLIT} c=跟 p=@kin ]`, '{c}{p}{v}', { confidence: 0.85 }),
  ...rules(
    'separable',
    [
      `^ @person [ v=${SPLIT} q=我|你|他|她? r=的? p=@person|@kin t=@moment+ ] $`,
      `^ @person [ m=要|想|会 v=${SPLIT} q=我|你|他|她? r=的? p=@person|@kin t=@moment+ ] $`,
    ],
    '{t}{m}跟{q}{r}{p}{v}',
    { confidence: 0.88 },
  ),
  ...rules('adverb-subject', '^ [ a=也 s=@person ] >/v,d,p,a', '{s}{a}', { confidence: 0.85 }),
  ...rules('adverb-subject', '^ [ a=却|已经|常常|也都 s=@person ] >/v,d,p', '{s}{a}', { confidence: 0.8 }),
  ...rules('dou-order', '[ a=都 也 ] >/v,d,a', '也都', { confidence: 0.85 }),
  ...rules('dou-order', '^ [ 都 s=我们|他们|你们|她们 ] >/v,d,a', '{s}都', { confidence: 0.8 }),
  ...rules(
    'question-front',
    '^ [ q=什么 s=你|您|他|她|你们|他们 v=喜欢|吃|喝|买|看|要|想|学|学习|做|说 ] >？',
    '{s}{v}{q}',
    { confidence: 0.85 },
  ),
  ...rules('question-front', '^ [ q=哪儿|哪里 s=你|您|他|她|你们|他们 v=去|住 ] >？', '{s}{v}{q}', {
    confidence: 0.85,
  }),
  ...rules(
    'dao-lai-qu',
    '[ v=回去|回来|进去|进来 p=/ns ] $',
    ({ parts }) => {
      const [way = '', side = ''] = parts.get('v')?.[0]?.text ?? '';
      return way + (parts.get('p')?.[0]?.text ?? '') + side;
    },
    { confidence: 0.8, when: isReturn },
  ),
  ...rules(
    'dao-lai-qu',
    '[ v=回去|回来|进去|进来 p=中国|家|北京|学校|房间|教室|宿舍|公司|上海|国 ] $',
    ({ parts }) => {
      const [way = '', side = ''] = parts.get('v')?.[0]?.text ?? '';
      return way + (parts.get('p')?.[0]?.text ?? '') + side;
    },
    { confidence: 0.85, when: isReturn },
  ),
  ...rules('degree-verb', '^ @person [ v=喜欢|想|爱|讨厌|害怕 d=很|非常|特别 ] o=/n,r,v,nz', '{d}{v}', {
    confidence: 0.85,
  }),
];
