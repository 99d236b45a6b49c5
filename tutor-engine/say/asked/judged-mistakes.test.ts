// Mistakes that only who asks hears of, and right sentences that look alike.

import { describe, expect, it } from 'vitest';
import { settingWith } from '../../testing/tutor-setting.ts';
import { contextFor } from '../../turn/context-for.ts';
import { judgedMistake } from './judged-mistakes.ts';

const context = contextFor({ ...settingWith('linlaoshi'), history: [], learnerText: '' });

describe('a sentence that is asked about', () => {
  it.each([
    ['我看了这本书三天了', '我看这本书看了三天了'],
    ['我在练太极五年了', '我练太极练了五年了'],
    ['我对做饭感兴趣了两年', '我对做饭感兴趣两年了'],
  ])('%s is mended: %s', (sentence, right) => {
    expect(judgedMistake(context, sentence)?.right).toBe(right);
  });

  it.each(['我弹钢琴弹了十五年', '我等了他两个小时', '我学了三年', '我有三个朋友', '他在这儿工作了二十年'])(
    '%s is left as it is',
    (sentence) => {
      expect(judgedMistake(context, sentence)).toBeUndefined();
    },
  );
});
