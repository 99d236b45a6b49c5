// What nobody should say again, beside right clauses of the same words, which may be.

import { expect, it } from 'vitest';
import { openLexicon } from '../../kit/server/chinese/lexicon.ts';
import { isDoubtful } from './index.ts';

const lexicon = openLexicon();

it.each([
  '我昨天见面了我叔叔',
  '我洗澡了半个小时',
  '我结婚他五年',
  '我家有两鸟',
  '他买了四个狗',
  '我弟弟画画比我画得很好',
  '我的包是非常重',
  '我把房间没打扫',
  '我学习日语在家',
  '我学日语三年',
  '我给了哥哥书它',
  '我昨天散步了那儿',
  '我喝茶了牛奶',
])('%s is doubtful', (clause) => expect(isDoubtful(lexicon, clause)).toBe(true));

it.each([
  '我昨天跟叔叔见了面',
  '我洗澡洗了半个小时',
  '我们结婚五年了',
  '我家有两只鸟',
  '他买了四只狗',
  '我弟弟画画画得比我好',
  '我的包很重',
  '我没把房间打扫干净',
  '我在家学习日语',
  '我学了三年日语',
  '下班我去接孩子',
  '吃饭时间到了',
  '我奶奶住在那儿',
])('%s is not', (clause) => expect(isDoubtful(lexicon, clause)).toBe(false));
