// Who means to rest is wished that, and asked nothing about it.

import type { Line } from '../../../content/schema/line.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { REST } from './lines.ts';

/** 今晚我想早点儿睡: what is good for them is wished them, and asked about by nobody. */
const RESTS_SOON =
  /^(?=.*(?:今晚|今天|明天|周末|晚上|一会儿|待会儿|想|要|打算|得|准备))(?!.*(?:睡不|没睡|不想|昨|每|常|总|以前|习惯|[他她它]))[^，]{0,10}(?:早[一]?点儿?|好好|早)(?:地)?(?:上床)?(?:睡|休息|歇)(?:觉)?$/u;

export function restLines({ told, level }: TurnContext): readonly Line[] {
  const isRest = told.some(({ who, clause }) => who.role === 'learner' && RESTS_SOON.test(clause));
  return level !== 'zero' && isRest ? REST[level] : [];
}
