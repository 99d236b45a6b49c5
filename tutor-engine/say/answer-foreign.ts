// What is said to English, Portuguese or pinyin: the Chinese for it where we have it, and the first words of an answer.

import type { Draft } from '../state/draft.ts';
import type { Scene } from '../state/turn-context.ts';
import { isPinyin } from '../understand/text/foreign.ts';
import { FIRST_WORDS, help, REPHRASED } from './shared-moves.ts';
import { translate } from './translate/gloss.ts';
import { each, same, setLines } from './wording.ts';

const MISSED = { accepted: false } as const;

export function isForeign({ said }: Scene): boolean {
  return said.hanzi === 0;
}

export function answerForeign(scene: Scene): Generator<Draft> {
  if (scene.level === 'zero') return help(scene, each(setLines(scene, 'foreign')), REPHRASED, MISSED);
  if (isPinyin(scene.said)) return help(scene, each(setLines(scene, 'pinyin')), FIRST_WORDS, MISSED);
  const found = translate(scene.said.raw, scene);
  const plain = each(setLines(scene, 'foreign'));
  if (found === undefined) return help(scene, plain, FIRST_WORDS, MISSED);
  const slots = { said: same(found.said), word: same(found.word.zh) };
  const withWord = each(setLines(scene, 'foreignWord', slots));
  return help(scene, [...withWord, ...plain], FIRST_WORDS, MISSED);
}
