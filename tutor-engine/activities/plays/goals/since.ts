// Since when something has been so, told in passing or in another language, to who has to ask it.

import type { FoundGoal } from '../../../state/plan.ts';
import { type Utterance, utterance } from '../../../understand/text/utterance.ts';
import { clausesOf, sentencesOf } from '../hearing/clauses.ts';
import { isQuestion, isSupposed, ownWords } from '../hearing/speech-acts.ts';

/** 这样多长时间了, 是什么时候开始的; not how long somebody will stay. */
const ASKS_SINCE = /(?:多长时间|多久|几天|多少天)了|什么时候(?:开始|起)|(?:昨天|哪天|今天)开始/u;

const DAY =
  '今天|昨天|前天|大前天|早上|上午|中午|下午|晚上|夜里|上个?(?:星期|周|月)[一二三四五六日天]?|(?:星期|周)[一二三四五六日天]|去年|周末';
const COUNT = '[0-9一二两三四五六七八九十几半]+(?:多)?(?:个)?(?:多)?(?:小时|天|星期|周|月|年)(?:多)?';
const SINCE = new RegExp(
  `(?<since>(?:${DAY})+)(?:就|才|起|以后)?(?:开始|起|就这样|就有)|(?<long>${COUNT})(?:了|前|以前|以来)`,
  'u',
);

const ABROAD: readonly (readonly [told: RegExp, since: string])[] = [
  [/\b(?:since|from) yesterday|\bdesde ontem/iu, '昨天'],
  [/\bsince (?:this )?morning|\bdesde (?:hoje )?(?:de manh[ãa]|cedo)/iu, '今天早上'],
  [/\bsince last night|\bdesde (?:ontem [àa] noite)/iu, '昨天晚上'],
  [/\bsince last week|\bdesde (?:a )?semana passada/iu, '上个星期'],
  [/\bsince last month|\bdesde (?:o )?m[eê]s passado/iu, '上个月'],
  [
    /\bsince (?:mon|tues|wednes|thurs|fri|satur|sun)day|\bdesde (?:a )?(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)/iu,
    '上个星期',
  ],
];
const UNITS: readonly (readonly [unit: RegExp, zh: string])[] = [
  [/\b(?:days?|dias?)\b/iu, '天'],
  [/\b(?:weeks?|semanas?)\b/iu, '个星期'],
  [/\b(?:months?|m[eê]s(?:es)?)\b/iu, '个月'],
];
const FOR =
  /\b(?:for|h[áa]|faz)\s+(?<count>\d{1,2}|a|an|one|two|three|four|five|um|uma|dois|duas|tr[êe]s|quatro|cinco)\s+\p{L}+/iu;
const NUMBERS: Readonly<Record<string, string>> = {
  a: '一',
  an: '一',
  one: '一',
  um: '一',
  uma: '一',
  two: '两',
  dois: '两',
  duas: '两',
  three: '三',
  três: '三',
  tres: '三',
  four: '四',
  quatro: '四',
  five: '五',
  cinco: '五',
};

/** The same as a whole answer; undefined where it is not asked, or not told. */
export function toldSince(said: Utterance, { question }: FoundGoal): Utterance | undefined {
  if (![question.ask, question.again].some(({ zh }) => ASKS_SINCE.test(zh))) return undefined;
  const own = ownWords(said.raw);
  const sentences = sentencesOf(own).filter((sentence) => !isSupposed(sentence));
  const clauses = sentences.flatMap(clausesOf);
  const groups = clauses
    .filter((clause) => !isQuestion(clause))
    .map((clause) => SINCE.exec(clause)?.groups)
    .find((found) => found !== undefined);
  if (groups?.['since'] !== undefined) return utterance(`从${groups['since']}开始的`);
  if (groups?.['long'] !== undefined) return utterance(`${groups['long']}了`);
  const abroad = ABROAD.find(([told]) => told.test(own))?.[1];
  if (abroad !== undefined) return utterance(`从${abroad}开始的`);
  const found = FOR.exec(own);
  const count = found?.groups?.['count']?.toLowerCase() ?? '';
  const unit = found && UNITS.find(([one]) => one.test(found[0]))?.[1];
  return unit ? utterance(`${NUMBERS[count] ?? count}${unit}了`) : undefined;
}
