// Questions about grammar: how a small word is used, how two differ; answered from the notes on usage and on mistakes.

import { points } from '../../chinese/grammar/index.ts';
import { notesOn } from '../../chinese/usage/index.ts';
import type { Line } from '../../content/schema/line.ts';
import type { Utterance } from './text/utterance.ts';

const FIRST =
  '^(?:老师|请问|我想问(?:一下)?|你知道|我不知道|我不懂|你?(?:可以|能)?(?:告诉我|解释一下|解释|说说)|，| )*';
const WORD = '(\\p{Script=Han}{1,4}?)(?:这个字|这个词)?';
const AND = '(?:和|跟|与|、|，|还是| and | e )';
const DIFFERENT = '(?:有|的|之间|这两个|这三个|字|词|什么|哪里|哪儿|怎么|是|，)*(?:不一样|区别|不同|差别)';
const ENGLISH = '(?:difference|diferenca|different|differ)';
const TO_USE =
  '(?:how|when|why|como|quando|por que|porque)[^\\p{Script=Han}]*(?:use|used|usa|usar|uso|need|precis)';

const ASKED: readonly RegExp[] = [
  `${FIRST}${WORD}${AND}${WORD}(?:${AND}${WORD})?${DIFFERENT}`,
  `${FIRST}(?:什么时候|怎么|怎样|为什么|为什么要|这里为什么)(?:要|应该|)?(?:用|使用|加)${WORD}(?:呢|啊|，|$)`,
  `${FIRST}${WORD}(?:字|，)?(?:应该|要|是)?(?:怎么|怎样|什么时候|在哪儿|为什么)(?:用|使用)`,
  `${FIRST}${WORD}(?:的用法|的语法)`,
  `${ENGLISH}[^\\p{Script=Han}]*(\\p{Script=Han}{1,4})[^\\p{Script=Han}]+(\\p{Script=Han}{1,4})`,
  `(\\p{Script=Han}{1,4})${AND}(\\p{Script=Han}{1,4})[^\\p{Script=Han}]*${ENGLISH}`,
  `${TO_USE}[^\\p{Script=Han}]*(\\p{Script=Han}{1,4})`,
].map((source) => new RegExp(source, 'u'));

/** The words that a text asks about; undefined where it asks for nothing that there are notes on. */
export function usesAsked({ folded }: Utterance): readonly string[] | undefined {
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

/** The mistakes with a word are explained where its use has no note of its own: 二 and 两. */
function pointOn(words: readonly string[]): Line | undefined {
  return points.find(({ title }) => words.every((word) => title.zh.includes(`“${word}”`)))?.explanation;
}
