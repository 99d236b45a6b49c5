// Replies that say nothing by themselves, 好的 or 没有: they answer what was asked just now and nothing else.

import { type Utterance, utterance } from '../text/utterance.ts';

const YES =
  '好|好的|那好|行|成|可以|也好|没问题|当然|当然可以|同意|嗯|对|对的|是|是的|没错|要|有|都可以|都行|随便|ok|okay|yes|sim';
const NO = '不|没|没有|没有了|不是|不是的|不用|不用了|不要|不要了|不行|不对|不可以|no|nao';
const BARE = new RegExp(`^(?:那|嗯|我|我们|也|就){0,2}(?:${YES}|${NO})(?:的|了|啊|呀|吧|呢|哦|嘛|哈)?$`, 'u');

/** What is said besides such replies; undefined where nothing is. */
export function withoutBareReplies(said: Utterance): Utterance | undefined {
  const clauses = said.folded.join('').split('，');
  if (!clauses.some(isBare)) return said;
  const shown = said.shown.join('').split('，');
  const rest = shown.filter((_, at) => !isBare(clauses[at] ?? ''));
  return rest.length === 0 ? undefined : utterance(rest.join('，'));
}

const isBare = (clause: string) => BARE.test(clause.trim());
