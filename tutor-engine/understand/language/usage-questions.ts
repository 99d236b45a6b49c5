// Questions about grammar: how a small word is used, how two differ; answered from the notes on usage and on mistakes.

import { points } from '../../../chinese/grammar/index.ts';
import { notesOn } from '../../../chinese/usage/index.ts';
import type { Line } from '../../../content/schema/line.ts';
import { type Utterance, utterance } from '../text/utterance.ts';

const FIRST =
  '^(?:老师|请问|我想问(?:一下)?|你知道|我不知道|我不懂|你?(?:可以|能)?(?:告诉我|解释一下|解释|说说)|，| )*';
const WORD = '(\\p{Script=Han}{1,6}?)(?:这个字|这个词|字句|句|字|这个语法|这个句型)?';
const AND = '(?:和|跟|与|、|，|还是| ?and ?| ?e ?| ?vs ?| ?or ?| ?ou ?)';
const DIFFERENT = '(?:有|的|之间|这两个|这三个|字|词|什么|哪里|哪儿|怎么|是|，)*(?:不一样|区别|不同|差别)';
const ENGLISH = '(?:difference|diferenca|different|differ)';
const TO_USE =
  '(?:how|when|why|explain|understand|como|quando|por que|porque|explica|entend)[^\\p{Script=Han}]*(?:use|used|usa|usar|uso|need|precis)';

const ASKED: readonly RegExp[] = [
  `${FIRST}${WORD}${AND}${WORD}(?:${AND}${WORD})?${DIFFERENT}`,
  `${FIRST}(?:什么时候|怎么|怎样|为什么|为什么要|这里为什么)(?:要|应该|)?(?:用|使用|加)${WORD}(?:呢|啊|，|$)`,
  `${FIRST}${WORD}(?:字|，)?(?:应该|要|是)?(?:怎么|怎样|什么时候|在哪儿|为什么)(?:用|使用)`,
  `${FIRST}${WORD}(?:的用法|的语法)`,
  `${FIRST}(?:我)?(?:不懂|不太懂|不明白|不太明白|不会用|没学过|总是用错|常常用错)${WORD}(?:怎么用|的用法|的语法|，|$)`,
  `${FIRST}(?:能不能|可不可以|可以|能|请)?(?:给我|跟我|帮我)?(?:讲|解释|说明|教|说)(?:我)?(?:一下|讲|一讲)?${WORD}(?:怎么用|的用法|的语法|吗|吧|，|$)`,
  `${ENGLISH}[^\\p{Script=Han}]*(\\p{Script=Han}{1,4})[^\\p{Script=Han}]+(\\p{Script=Han}{1,4})`,
  `(\\p{Script=Han}{1,4})${AND}(\\p{Script=Han}{1,4})[^\\p{Script=Han}]*${ENGLISH}`,
  `${TO_USE}[^\\p{Script=Han}]*(\\p{Script=Han}{1,4})`,
].map((source) => new RegExp(source, 'u'));

/** The words that a text asks about; undefined where it asks for nothing that there are notes on. */
export function usesAsked({ raw }: Utterance): readonly string[] | undefined {
  // 一……就 and the like are one word here.
  const joined = raw.replaceAll(/[…⋯]+|\.{2,}|。{2,}|～+/gu, '');
  const sentences = joined.split(/(?<=[。！？!?；;\n])/u).slice(0, MOST_SENTENCES);
  const known = sentences.map((sentence) => usesIn(utterance(sentence))).find((words) => words !== undefined);
  return known ?? sentences.map(quotedIn).find((words) => words !== undefined);
}

const QUOTED = /[“"「『](\p{Script=Han}{1,8})[”"」』]/gu;
const ABOUT_USE =
  /区别|差别|不同|一样|怎么[用读念写]|用法|为什么|哪儿不对|哪里不对|通不通|还是[“"「『]|[可能]以?说|应该说|对[吗不]|正确|语法|哪个[对更字词]|difference|diferen[cç]a|should i (?:say|use)|is it (?:right|correct)|cert[oa]|corret[oa]/iu;

/** “缘分”和“命运”的差别: asked of words in quotes, whether or not there is a note on them. */
function quotedIn(sentence: string): readonly string[] | undefined {
  const words = [...sentence.matchAll(QUOTED)].flatMap(([, word]) => word ?? []);
  return words.length > 0 && ABOUT_USE.test(sentence) && IS_ASKED.test(sentence)
    ? words.slice(0, MOST)
    : undefined;
}

/** 我说“妈”和“马”一样 tells. */
const IS_ASKED =
  /[?？吗么呢]|怎么|哪|还是|区别|差别|用法|语法|对不对|不同|difference|diferen[cç]a|should i|is it|cert[oa]|corret[oa]/iu;

/** Later ones are not looked at. */
const MOST_SENTENCES = 8;

function usesIn({ folded }: Utterance): readonly string[] | undefined {
  const text = folded.join('');
  for (const expression of ASKED) {
    const words = expression
      .exec(text)
      ?.slice(1)
      .filter((word) => word !== undefined);
    if (words !== undefined && words.length > 0 && notesFor(words).length > 0) return words;
  }
  return undefined;
}

/** More at once is a lesson, not an answer. */
const MOST = 2;

/** A note on all of the words together, else on each of them. */
export function notesFor(words: readonly string[]): readonly Line[] {
  const together = words.length < 2 ? undefined : pointOn(words);
  if (together !== undefined) return [together];
  const single = words.flatMap((word) => notesOn(word).slice(0, words.length === 1 ? MOST : 1));
  if (words.some((word) => notesOn(word).length === 0)) return words.length === 1 ? onOne(words) : [];
  const once = [...new Map(single.map((note) => [note.id, note])).values()];
  return once.map(({ explanation }) => explanation).slice(0, Math.max(MOST, words.length));
}

function onOne(words: readonly string[]): readonly Line[] {
  const point = pointOn(words);
  return point === undefined ? [] : [point];
}

/** The mistakes with a word are explained where its use has no note of its own: 二 and 两, 一……就. */
function pointOn(words: readonly string[]): Line | undefined {
  const quoted = words.map((word) => `“${word}”`);
  return points.find(({ title }) => {
    const plain = title.zh.replaceAll('……', '');
    return quoted.every((word) => plain.includes(word));
  })?.explanation;
}
