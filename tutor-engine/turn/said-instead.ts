// Who corrects one word of what they told means the whole of it with that word: 我女儿五岁, then 我说的是儿子.

import { toldInHanzi } from '../say/recall/told-in-hanzi.ts';
import type { TurnContext } from '../state/turn-context.ts';
import { clausesOf } from '../understand/frames/clauses.ts';
import { fromForeign, UNKNOWN } from '../understand/frames/from-foreign.ts';
import { wordIndexOf } from '../understand/frames/word-index.ts';
import type { Objection } from '../understand/replies/objection.ts';

/** In characters; who says more tells it anew. */
const LONGEST = 8;

/** What was told before, with the right word in it; undefined where it has no place there. */
export function saidInstead(
  context: TurnContext,
  { rest, denied }: Objection,
  before: string,
): string | undefined {
  const right = rest === undefined ? undefined : wordIn(context, rest);
  // 是她妈妈摔断了腿 tells it anew.
  if (right === undefined || right.length > LONGEST || /[他她它我了]/u.test(right)) return undefined;
  const told = toldInHanzi(context, before);
  const wrong = denied === undefined ? sameKindIn(context, right, told) : wordIn(context, denied);
  if (wrong === undefined || wrong === right || !told.includes(wrong) || told.includes(right))
    return undefined;
  const clauses = clausesOf(told).filter(({ text }) => text.includes(wrong));
  return clauses.map(({ text }) => text.replaceAll(wrong, right)).join('，');
}

/** Whether what is denied was said just now, by one of both. */
export function wasSaid(context: TurnContext, { denied }: Objection, before: string): boolean {
  const word = denied === undefined ? undefined : wordIn(context, denied);
  const last = context.state.recent.at(-1) ?? '';
  return word !== undefined && (last.includes(word) || toldInHanzi(context, before).includes(word));
}

/** The word alone: 儿子 of 我儿子, my son or 是儿子. */
function wordIn({ setting: { core } }: TurnContext, text: string): string | undefined {
  const index = wordIndexOf(core.frames);
  const chinese = (fromForeign(core.frames.foreign, index, text)?.text ?? text).replaceAll(UNKNOWN, '');
  const word = chinese.replace(/^(?:是|我的|我)/u, '').replaceAll(/[^\p{Script=Han}]/gu, '');
  return word === '' ? undefined : word;
}

/** The one noun of the same kind that was told. */
function sameKindIn({ setting: { core } }: TurnContext, word: string, told: string): string | undefined {
  const { nouns } = wordIndexOf(core.frames);
  const kind = nouns.get(word)?.nounClass.kind;
  if (kind === undefined) return undefined;
  const alike = [...nouns.keys()].filter(
    (zh) => zh.length > 1 && told.includes(zh) && nouns.get(zh)?.nounClass.kind === kind,
  );
  const longest = alike.filter((zh) => !alike.some((other) => other !== zh && other.includes(zh)));
  return longest.length === 1 ? longest[0] : undefined;
}
