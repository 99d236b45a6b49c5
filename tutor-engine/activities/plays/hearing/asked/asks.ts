// What a question is after, in all the ways that it may be taken: 洗头要钱吗 asks the price, and a yes or no.

import type { Ask } from '../../../../../content/schema/talks/play-world.ts';
import { tells } from '../ask-kinds.ts';
import { isQuestion } from '../speech-acts.ts';

/** In the order in which they count. */
const ASKED: readonly (readonly [Ask, RegExp])[] = [
  [
    'price',
    /多少钱|多少(?:块|元|运费)|几块|几元|几毛|贵不贵|贵吗|怎么卖|[要收加付花交]?钱吗|要不要钱|什么价|价格|价钱|费用?(?:是|要)?多少|收费|免费|贵多少|房租多少|how much|quanto custa/iu,
  ],
  [
    'duration',
    /多久|多长时间|多少(?:天|分钟|小时|个月|年)|几(?:个)?(?:小时|分钟|天|星期|月|年)(?!级)|来得及|how long|quanto tempo/iu,
  ],
  [
    'time',
    /几点|什么时候|哪(?:一)?天|(?<!座位|房间|是)几号(?!车|楼|线|房|窗)|星期几|几月|\bwhen\b|\bquando\b/iu,
  ],
  ['place', /在哪|去哪|到哪|从哪|放哪|坐哪|哪(?:里|儿|边)(?!人)|什么地方|怎么走|几楼|\bwhere\b|\bonde\b/iu],
  ['why', /为什么|为啥|怎么(?:会|不|是|还没|还不|这么|那么|又)|什么原因|\bwhy\b|\bpor qu[eê]\b/iu],
  ['who', /谁|哪位|什么人|\bwho\b|\bquem\b/iu],
  ['how', /怎么(?!样)|怎样|如何|\bhow\b|\bcomo\b/iu],
  ['count', /多少(?!钱|块|元)|几(?!点|号|天|乎)|多[高大重远长快]|\bhow many\b|\bquantos?\b/iu],
  ['which', /哪(?:个|种|一|些|样|本|件|条|家|款|几)|还是|更|最|比.{1,8}(?:吗|呢|[？?])|\bwhich\b|\bqual\b/iu],
  [
    'have',
    /有没有|有[^，,。！!没]{0,12}(?:吗|么|没有|[？?])|还有|卖不卖|卖.{1,6}吗|\bdo you have\b|\btem\b/iu,
  ],
  [
    'may',
    /(?:可以|可不可以|能不能|能|行不行|可否|允许|让(?!我))|(?:行|好|成)(?:吗|么|不|[？?])|\bcan i\b|\bmay i\b|\bposso\b/iu,
  ],
  ['what', /(?<!为)什么|啥|怎么样|如何|\bwhat\b|\bo que\b/iu],
];

/** What it is after, the likeliest first; a statement tells. */
export function asksIn(text: string): readonly Ask[] {
  const found = ASKED.filter(([, asked]) => asked.test(text)).map(([ask]) => ask);
  if (found.length === 0 && !isQuestion(text)) return ['told'];
  if (!isQuestion(text) && found.every((ask) => ask === 'may' || ask === 'which')) return ['told'];
  const [first] = found;
  return first === undefined || !STRICT.has(first) ? [...found, 'yes'] : found;
}

/** Kinds of questions to which a yes is no answer. */
const STRICT: ReadonlySet<Ask> = new Set(['price', 'duration', 'time', 'place', 'why', 'who', 'count']);

const NUMBER = '[0-9零一二三四五六七八九十百千万两半]';
const WHO = /[我你您他她]|姓|叫|老师|医生|师傅|经理|老板|人|谁/u;
const COUNTED = new RegExp(`${NUMBER}|很多|不多|没有|都`, 'u');

/** Whether a line says what is asked for; of why and how, nobody can tell by its words. */
export function saysIt(ask: Ask, line: string): boolean {
  switch (ask) {
    case 'price':
    case 'duration':
    case 'time':
    case 'place':
      return tells(ask, line);
    case 'who':
      return WHO.test(line);
    case 'count':
      return COUNTED.test(line);
    case 'why':
    case 'told':
      return false;
    case 'have':
    case 'how':
    case 'may':
    case 'what':
    case 'which':
    case 'yes':
      return true;
  }
}
