// The times that somebody names or proposes, in three languages: 星期天上午, 明天下午三点.

import type { Line } from '../../../../content/schema/line.ts';
import { clausesOf, sentencesOf } from '../hearing/clauses.ts';

const DAYS: readonly (readonly [RegExp, string, string])[] = [
  [/今天/u, 'today', 'hoje'],
  [/大后天/u, 'in three days', 'daqui a três dias'],
  [/后天/u, 'the day after tomorrow', 'depois de amanhã'],
  [/明天/u, 'tomorrow', 'amanhã'],
  [/下个?周末/u, 'next weekend', 'no próximo fim de semana'],
  [/周末/u, 'at the weekend', 'no fim de semana'],
  [/(?:星期|周|礼拜)一/u, 'on Monday', 'na segunda'],
  [/(?:星期|周|礼拜)二/u, 'on Tuesday', 'na terça'],
  [/(?:星期|周|礼拜)三/u, 'on Wednesday', 'na quarta'],
  [/(?:星期|周|礼拜)四/u, 'on Thursday', 'na quinta'],
  [/(?:星期|周|礼拜)五/u, 'on Friday', 'na sexta'],
  [/(?:星期|周|礼拜)六/u, 'on Saturday', 'no sábado'],
  [/(?:星期|周|礼拜)[日天]/u, 'on Sunday', 'no domingo'],
  [/下个?(?:星期|周|礼拜)/u, 'next week', 'na semana que vem'],
  [/下个月/u, 'next month', 'no mês que vem'],
];
const PARTS: readonly (readonly [RegExp, string, string])[] = [
  [/早上|上午/u, 'in the morning', 'de manhã'],
  [/中午/u, 'at noon', 'ao meio-dia'],
  [/下午/u, 'in the afternoon', 'à tarde'],
  [/晚上/u, 'in the evening', 'à noite'],
];
const HOURS = '一二三四五六七八九十';
const TIME =
  /(?:(?:这个?|下个?)?(?:今天|明天|大?后天|周末|(?:星期|周|礼拜)[一二三四五六日天]|下个?(?:星期|周)|下个月)(?:的)?)?(?:早上|上午|中午|下午|晚上)?(?:(?<hour>十[一二]|[一二两三四五六七八九十]|1[0-2]|[1-9])点(?!儿)(?<half>半)?)?/gu;

function timesIn(clause: string): Line[] {
  return [...clause.matchAll(TIME)].filter(([all]) => all !== '').map((found) => told(found));
}

function told({ 0: zh, groups }: RegExpMatchArray): Line {
  const day = DAYS.find(([named]) => named.test(zh));
  const part = PARTS.find(([named]) => named.test(zh));
  const hour = groups?.['hour'];
  const clock = hour === undefined ? '' : `${hourOf(hour)}${groups?.['half'] === undefined ? ':00' : ':30'}`;
  const inWords = (at: 1 | 2, before: string) =>
    [day?.[at], part?.[at], clock && `${before} ${clock}`]
      .filter((one) => one !== undefined && one !== '')
      .join(' ');
  return { zh, en: inWords(1, 'at'), pt: inWords(2, 'às') };
}

function hourOf(text: string): number {
  if (/\d/u.test(text)) return Number(text);
  if (text === '两') return 2;
  return text.startsWith('十') ? 10 + (HOURS.indexOf(text.slice(1)) + 1 || 0) : HOURS.indexOf(text) + 1;
}

const PROPOSES = /可以|行|好吗|好不好|吧|改|换|怎么样|方便|那就|见/u;
const WILL_NOT =
  /不行|没空|不方便|不能|(?:先|就|都|也|可能)?(?:不|没)(?:想|打算|会)?(?:见|来|去|约|住|用|过来|过去)(?:面|您|你)?(?:了|$|[，,。！!吧])|没时间|没有时间|不可以(?!吗)|要(?:上班|加班|上课|开会)/u;

/** What is asked for or agreed to; a time that will not do is none. */
export function proposedTime(text: string): Line | undefined {
  const clauses = sentencesOf(text).flatMap(clausesOf);
  const fitting = clauses.filter((clause, at) => {
    const tag = clauses[at + 1] ?? '';
    const proposes = PROPOSES.test(clause) || /^(?:可以|行|好|怎么样|方便)/u.test(tag);
    return proposes && !WILL_NOT.test(clause) && !/几点|哪天|什么时候/u.test(clause);
  });
  return fitting.flatMap(timesIn).findLast(({ en }) => en !== '');
}

/** Whether it is asked when something will be. */
export function asksWhen(text: string): boolean {
  return /几点|什么时候|哪天|星期几|时间/u.test(text);
}
