import { describe, expect, it } from 'vitest';
import { tonesAsked } from './tone-asked.ts';

describe('tones that are asked about', () => {
  it.each([
    ['“奶奶”两个字的声调一样吗？', '奶奶', true],
    ['商店的两个字都是第四声吗？', '商店', false],
    ['Do the two syllables of 时间 have the same tone?', '时间', true],
  ])('%s', (raw, word, isCompared) => {
    expect(tonesAsked(raw)).toEqual({ words: [word], isCompared });
  });

  it.each(['对我来说，第三声最难。', '这两件衣服一样吗？', '你们的声音一样好听。'])(
    '%s asks of none',
    (raw) => {
      expect(tonesAsked(raw)).toBeUndefined();
    },
  );
});
