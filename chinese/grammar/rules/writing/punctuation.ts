/** Rules on signs. */

import { type Mark, type Rule, rules, type Text, textRule } from '../../rule.ts';
import { isMark, type Token } from '../../tokens.ts';

const WIDE: Readonly<Record<string, string>> = {
  ',': '，',
  '.': '。',
  '?': '？',
  '!': '！',
  ';': '；',
  ':': '：',
};
/** Words after which a conjunction continues the clause: 是因为, 之所以, 也就是因为. */
const LEADS_TO_CONJUNCTION = new Set(
  '是 正 就 只 也 都 不 之 仅 仅仅 主要 多半 部分 可能 会 或 和 与 或者 并 正是 就是 不是 因为 虽然 这 那 有 又 但 的 而'.split(
    ' ',
  ),
);

/** They begin a clause. */
const JOINERS = new Set('但是 可是 所以 因为'.split(' '));

function clauseStart(tokens: readonly Token[], at: number): number {
  let start = at;
  while (start > 0 && !isMark(tokens[start - 1])) start--;
  return start;
}

function clauseEnd(tokens: readonly Token[], at: number): number {
  let end = at;
  while (end < tokens.length && !isMark(tokens[end])) end++;
  return end;
}

/** A long clause runs into 但是, 所以, 可是 or 因为 without a comma. */
function missingCommas({ tokens, source }: Text): Mark[] {
  return tokens.flatMap((token, at) => {
    if (!JOINERS.has(token.text)) return [];
    const before = tokens[at - 1];
    if (before === undefined || isMark(before) || LEADS_TO_CONJUNCTION.has(before.text)) return [];
    const start = clauseStart(tokens, at);
    const isPair = token.text !== '因为' && ['因为', '虽然', '如果'].includes(tokens[start]?.text ?? '');
    const enough = at - start >= (isPair ? 2 : 4) && clauseEnd(tokens, at) - at > 3;
    // 人因为缺水而死: what follows 因为 belongs to the same clause.
    const isInner = tokens.slice(at, clauseEnd(tokens, at)).some(({ text }) => text === '而');
    if (!enough || isInner) return [];
    const correction = `${source.slice(before.start, before.end)}，${source.slice(token.start, token.end)}`;
    return [{ start: before.start, end: token.end, correction, confidence: 0.8 }];
  });
}

function missingEnd({ source, tokens }: Text): Mark[] {
  const last = tokens.at(-1);
  const clauses = tokens.filter(({ text }) => /[。？！]/.test(text)).length;
  if (last === undefined || isMark(last) || last.kind !== 'word' || clauses === 0 || tokens.length < 8)
    return [];
  const words = source.slice(last.start, last.end);
  const mark = /[吗呢]$/.test(words) ? '？' : '。';
  return [{ start: last.start, end: last.end, correction: words + mark, confidence: 0.75 }];
}

/** A message a person types; a longer text keeps the signs that whoever set it chose. */
const MESSAGE_MAX = 24;
const HALF_WIDTH =
  /(?<=[\u4e00-\u9fff”）])[,?!;:](?=[\u4e00-\u9fff“”]|$)|(?<=[\u4e00-\u9fff])\.(?=[\u4e00-\u9fff]|$)/g;

function halfWidth({ source }: Text): Mark[] {
  if (source.length > MESSAGE_MAX) return [];
  return Array.from(source.matchAll(HALF_WIDTH), ({ 0: sign, index: start }) => ({
    start,
    end: start + 1,
    correction: WIDE[sign] ?? sign,
    confidence: 0.9,
  }));
}

export const PUNCTUATION_RULES: readonly Rule[] = [
  { point: 'half-width', find: halfWidth },
  textRule(
    'doubled-sign',
    /[，、；][，。、；！？]|。[，、；]|。。(?!。)(?<!。。。)|[！？][，。、]/g,
    ([signs = '']) => (signs.startsWith('，') || signs.startsWith('、') ? signs.charAt(1) : signs.charAt(0)),
    0.85,
  ),
  { point: 'missing-end', find: missingEnd },
  { point: 'missing-comma', find: missingCommas },
  textRule('question-mark', /(?<!知道[^，。！？]{0,20})吗。/g, () => '吗？', 0.85),
  textRule(
    'say-colon',
    /(?:(?<=[\u4e00-\u9fff]{2})(?:说|说过|问道|回答|说道)(?=“[^”]{5,}[。！？]”?)|(?<=[我你他她们亲师友][老也就常]?)说(?=“[^”]{9,}))/g,
    ([verb = '']) => `${verb}：`,
    0.75,
  ),
  ...rules('pause-mark', ['[ 、 ] @person /v,d', '[ 、 ] 但是|可是|所以|然后|而且|如果|不过'], '，', {
    confidence: 0.8,
  }),
  textRule('space-between', /(?<=[\u4e00-\u9fff，。])[ \u3000]+(?=[\u4e00-\u9fff])/g, () => '', 0.8),
  textRule(
    'pair-stop',
    /(?<=(?:^|[。！？])(?:因为|虽然|尽管|如果)[^，。！？；]{3,25})。(?=(?:所以|但是|可是|就)[^。]{2})/g,
    () => '，',
    0.9,
  ),
];
