// What a question is after, and whether a line says it: to 厨房在哪儿 nobody answers that the kitchen is new.

export type AskKind = 'price' | 'place' | 'duration' | 'time';

/** The first that fits counts. */
const ASKED: readonly (readonly [AskKind, RegExp])[] = [
  [
    'price',
    /多少钱|几块|几元|贵不贵|贵吗|怎么卖|[要收加付]钱吗|什么价|价格|价钱|费用|免费|how much|quanto custa/iu,
  ],
  ['duration', /多久|多长时间|几(?:个)?(?:小时|分钟|天|星期|月|年)(?!级)|how long|quanto tempo/iu],
  [
    'place',
    /在哪|去哪|到哪|从哪|哪(?:里|儿|边)(?!人)|什么地方(?!人)|怎么走(?![上进过来到])|\bwhere\b|\bonde\b/iu,
  ],
  [
    'time',
    /几点|什么时候|哪天|(?<!房间|房间是|座位|座位是|车厢)几号(?!车|楼|门|线|房|窗|桌|店|院)|星期几|\bwhen\b|\bquando\b/iu,
  ],
];

const NUMBER = '[0-9零一二三四五六七八九十百千万两半几]';
const TOLD: Readonly<Record<AskKind, RegExp>> = {
  price: new RegExp(
    `${NUMBER}(?:块|元|毛|分(?!钟)|百|千|万)|一共${NUMBER}|不要钱|不收|免费|送您|送你|贵|便宜|价|钱|打.折`,
    'u',
  ),
  duration: new RegExp(
    `${NUMBER}个?(?:多|半)?(?:分|小时|钟头|天|工作日|星期|周|月|年)|快|马上|一会儿|久|[早晚]`,
    'u',
  ),
  place: /在(?!吃)|往|从|这儿|那儿|这边|那边|[楼里外前后左右旁南北]边?|东(?!西)|(?<!东)西边?|[门路]口|站/u,
  time: new RegExp(
    `${NUMBER}个?(?:多|半)?(?:点|号|分|月|天|小时)|[今明后每当]天|天天|现在|马上|随时|[早晚]|周|星期|月底|年|时候|以后|快|一会儿`,
    'u',
  ),
};

/** Undefined for a statement, and for a question that may be answered in any way. */
export function askKindOf(text: string): AskKind | undefined {
  return ASKED.find(([, asked]) => asked.test(text))?.[0];
}

export function tells(kind: AskKind | undefined, line: string): boolean {
  return kind === undefined || TOLD[kind].test(line);
}

/** Words of a pattern that speaks of it. */
const NAMED: Readonly<Record<AskKind, RegExp>> = {
  price: /多少|几[块千]|[钱贵价费卖]|便宜|number/u,
  duration: /多久|多长|几|时间|number/u,
  place: /哪|怎么走|地方/u,
  time: /几|时候|时间|哪天|number/u,
};

/** Whether a pattern speaks of what such a question is after. */
export function names(kind: AskKind | undefined, pattern: string): boolean {
  return kind === undefined || NAMED[kind].test(pattern);
}
