// What a learner wrote in pinyin, English or Portuguese, in characters, as far as it is known: so it can be looked up later.

import { readingsFor } from '../../../chinese/input-method/index.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { utterance } from '../../understand/text/utterance.ts';
import { phraseFor, phrasesFor } from '../asked/phrase-for.ts';

/** Texts in characters stay as they are; so does what nobody here can put into Chinese. */
export function toldInHanzi(context: TurnContext, text: string): string {
  const said = utterance(text);
  if (said.hanzi > 0 || said.latin === 0) return text;
  const own = { ...context, said };
  const phrase = phraseFor(text, own) ?? phrasesFor(text, own, true);
  if (phrase !== undefined) return phrase.zh;
  const typed = context.setting.core.inputMethod;
  const [reading] = typed === undefined ? [] : readingsFor(typed, text.trim(), { most: 1 });
  return reading !== undefined && isMostlyRead(reading.text) ? reading.text : text;
}

/** Gosto de cozinhar holds a syllable of pinyin and is none. */
export function isMostlyRead(text: string): boolean {
  const left = text.match(/(?<![\p{Script=Latin}'’])\p{Ll}[\p{Script=Latin}\p{M}'’-]*/gu) ?? [];
  const read = text.match(/\p{Script=Han}/gu) ?? [];
  return left.length < Math.max(2, read.length);
}
