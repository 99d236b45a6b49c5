// What of the tutor's lines and questions was said or asked before in the talk.

import type { Line } from '../../../content/schema/line.ts';
import type { FollowUp } from '../../../content/schema/listening/frame.ts';
import { setLines } from '../../say/wording.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { saysTo } from './stay.ts';

/** What was said of it lately is not said again: then what fits anything of its kind is. */
export function unsaid(context: TurnContext, lines: readonly Line[]): readonly Line[] {
  const left = lines.filter((line) => !isSaidBefore(context, line));
  if (left.length > 0 || lines.length === 0) return left;
  const isOfDeath = context.told.some(({ predicate }) => predicate?.id === 'die');
  const others = (isOfDeath ? setLines(context, 'mourn') : saysTo(context)).filter(
    ({ zh }) => !context.state.recent.some((text) => text.includes(zh)),
  );
  return others.length > 0 ? others : saysTo(context);
}

/** What is said at length is not said twice in a talk: a comfort is none the second time. */
function isSaidBefore({ state, history }: TurnContext, { zh }: Line): boolean {
  if (state.recent.some((text) => text.includes(zh))) return true;
  return zh.length > LONG && history.some(({ by, text }) => by === 'tutor' && text.includes(zh));
}

/** In characters. */
const LONG = 10;

/** In messages. */
const LATELY = 10;
/** Asked of anything: once in so many messages is enough. */
const TEMPLATE = /是个怎样的人|最先想到的是什么|能(?:不能)?再?多说|再多说几句/u;

export function isTemplateHeard({ history }: TurnContext, zh: string): boolean {
  const found = TEMPLATE.exec(zh)?.[0];
  return (
    found !== undefined &&
    history.slice(-LATELY).some(({ by, text }) => by === 'tutor' && TEMPLATE.exec(text)?.[0] === found)
  );
}

export function isUsed(context: TurnContext, key: string, { seeks, ask }: FollowUp): boolean {
  const { state, level } = context;
  return (
    ((level === 'intermediate' || level === 'advanced') && isTemplateHeard(context, ask.zh)) ||
    state.listening.used.includes(`${key}/${seeks}`) ||
    isSaidBefore(context, ask)
  );
}
