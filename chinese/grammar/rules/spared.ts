/** Right wordings that look like a mistake. */

import type { Match } from '../pattern.ts';
import type { Token } from '../tokens.ts';

const ENDS = /[。！？!?；;\n]/u;
/** How what was granted goes on: 是不错，不过…; 是漂亮，就是太远; 是忙，不是懒; 是难，也有意思. */
const GOES_ON =
  /^[，,、]?(?:可是|但是|但|不过|可惜|然而|只是|只不过|就是|却|而|可|还是)|[，,](?:.{0,6}?(?:但|却|也|不是|是))/u;
/** What was set against it before: 不是忙，是累. */
const SET_AGAINST = /不是|并非|与其|还是|(?:^|[，,])[^，,]{0,3}[不没]\p{Script=Han}{1,4}(?:啊|呀|的)?[，,]/u;

/** 漂亮是漂亮，可是太远; 太阳是不错，不过夏天热; 我们不是忙，是累: the 是 is meant, and no mistake. */
export function isConceded({ from, to }: Match, tokens: readonly Token[]): boolean {
  const texts = tokens.map(({ text }) => text);
  const trait = texts[to - 1] ?? '';
  const before = texts.slice(texts.slice(0, from).findLastIndex((text) => ENDS.test(text)) + 1, from);
  const end = texts.slice(to).findIndex((text) => ENDS.test(text));
  const after = texts.slice(to, end < 0 ? undefined : to + end).join('');
  const said = before.join('');
  return (
    said.endsWith(trait) || /(?:不|很|甚|颇)$/u.test(said) || SET_AGAINST.test(said) || GOES_ON.test(after)
  );
}

/** What a thing has that holds nothing: 箱子有消息了, 桌子有四条腿. */
const NOT_IN_IT =
  /^(?:有|没有)(?:了|没有)?(?:消息|问题|毛病|名字|味|轮|颜色|门|盖|锁|洞|用|多|[一两三四五六七八九十][条个]?(?:腿|轮|门|角|面))/u;

/** Whether something lies in or on what the match names. */
export function isOfPlace({ to }: Match, tokens: readonly Token[]): boolean {
  const after = tokens
    .slice(to)
    .map(({ text }) => text)
    .join('');
  return !NOT_IN_IT.test(after);
}

/** 第一回|去佳木斯, 这回|来北京: 回 counts times there, and nobody returns. */
export function isReturn({ from }: Match, tokens: readonly Token[]): boolean {
  return !/[一两二三四五六七八九十几\d这那上下头每首]$/u.test(tokens[from - 1]?.text ?? '');
}
