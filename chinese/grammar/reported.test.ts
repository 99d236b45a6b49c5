// Sentences that were once accused or mended into another mistake, and classics that were once missed.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadLexicon } from '../words/index.ts';
import { check } from './index.ts';

const lexicon = loadLexicon(readFileSync(new URL('../data/lexicon.bin', import.meta.url)));

it.each([
  '我说比赛很精彩。',
  '手机有消息就告诉我。',
  '盒子有四个角。',
  '她很是聪明。',
  '本子上画了一个兔子。',
  '我看电视很多。',
  '他是叫我去的。',
  '事情没那么重，我是高兴！',
])('%s is right', (text) => expect(check(lexicon, text).filter(({ tier }) => tier === 'wrong')).toEqual([]));

function mended(text: string): string {
  return check(lexicon, text).reduceRight(
    (now, { start, end, correction }) => now.slice(0, start) + correction + now.slice(end),
    text,
  );
}

it.each([
  ['我把房租不付。', '我不付房租。'],
  ['他是叫大卫。', '他叫大卫。'],
  ['房租比去年很贵。', '房租比去年贵。'],
  ['我被累死了。', '我累死了。'],
  ['他拉肚子了两天。', '他拉了两天肚子。'],
  ['我寄给错人了。', '我寄错人了。'],
  ['我没有学得好。', '我没学好。'],
])('%s becomes %s', (text, right) => expect(mended(text)).toBe(right));
