import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACT_MAX, factKey, tidyFact } from './fact.ts';
import { factsTold } from './told.ts';

describe('a fact', () => {
  it('stands on one line without signs that nobody sees', () => {
    expect(tidyFact('  我喜欢\n\t猫\u0000 ')).toBe('我喜欢 猫');
  });

  it('says something and is short', () => {
    expect(tidyFact(' …！ ')).toBeUndefined();
    expect(tidyFact('猫'.repeat(FACT_MAX))).toHaveLength(FACT_MAX);
    expect(tidyFact('猫'.repeat(FACT_MAX + 1))).toBeUndefined();
  });

  it('never gets longer or another key by being tidied again, and its key fits an index', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const tidy = tidyFact(text);
        if (tidy === undefined) return;
        expect(tidyFact(tidy)).toBe(tidy);
        expect(tidy.length).toBeLessThanOrEqual(FACT_MAX);
        expect(Buffer.byteLength(factKey(tidy))).toBeLessThan(2000);
      }),
    );
  });

  it.each([
    ['我喜欢猫。', '我很喜欢猫！'],
    ['我喜欢猫。', '我不喜欢猫'],
    ['我叫Anna。', '我叫李娜。'],
    ['我今年20岁。', '我二十一岁了'],
    ['我住在上海。', '我现在住在里约。'],
    ['I like tea.', 'i like TEA'],
  ])('%s and %s are about one thing', (one, other) => expect(factKey(one)).toBe(factKey(other)));

  it.each([
    ['我喜欢猫。', '我喜欢狗。'],
    ['我叫Anna。', '我住在上海。'],
  ])('%s and %s are about two', (one, other) => expect(factKey(one)).not.toBe(factKey(other)));
});

describe('what is told in a text', () => {
  it.each([
    ['我喜欢游泳。', ['我喜欢游泳。']],
    ['你好，我是巴西人，我住在圣保罗！', ['我是巴西人。', '我住在圣保罗。']],
    ['其实我也不太喜欢咖啡。你呢？', ['我也不太喜欢咖啡。']],
    ['我有两个孩子和一只狗', ['我有两个孩子和一只狗。']],
    ['我在一家银行工作。', ['我在一家银行工作。']],
    ['我是大学生，我不吃肉。', ['我是大学生。', '我不吃肉。']],
    ['我是大学生，我对花生过敏，我不能喝牛奶。', ['我是大学生。']],
    ['我的爱好是画画。', ['我的爱好是画画。']],
    ['我很想去中国。', ['我很想去中国。']],
    ['我女儿五岁。', ['我女儿五岁。']],
    ['我太太是中国人，她叫小兰。', ['我太太是中国人。', '我太太叫小兰。']],
    ['我有一只兔子，它叫雪球。', ['我有一只兔子。', '我的兔子叫雪球。']],
    ['我住在里昂，是面包师。', ['我住在里昂。', '我是面包师。']],
    ['我在中学教地理。', ['我在中学教地理。']],
    ['我姓朴，韩国人，在釜山一家船厂做了八年。', ['我是韩国人。', '我在釜山一家船厂做了八年。']],
    ['我叔叔在海边开饭馆。', ['我叔叔在海边开饭馆。']],
    ['我姐姐怕蛇，她今天病了。', ['我姐姐怕蛇。']],
    ['我爷爷有高血压，我妈妈在住院。', []],
    ['我弟弟在睡觉。', []],
    ['我下周二有一场比赛。', ['我下周二有一场比赛。']],
    ['我月底要搬家。', ['我月底要搬家。']],
    ['我的兔子病了，我爷爷也病了。', ['我的兔子病了。']],
    ['我昨天有考试，我哥哥明天有面试。', []],
  ])('%s', (text, facts) => expect(factsTold(text)).toEqual(facts));

  it('is of whom was spoken before, where it only says she', () => {
    expect(factsTold('是昨天的事。她叫Nina，很胖。', ['我的猫不见了！'])).toEqual(['我的猫叫Nina。']);
    expect(factsTold('她叫Nina。', ['我的老师不见了！'])).toEqual([]);
    expect(factsTold('我姐姐来了，她叫Nina。', ['我的猫不见了！'])).toEqual(['我姐姐叫Nina。']);
  });

  it.each([
    '我喜欢什么？',
    '你喜欢猫吗？',
    '我喜欢这个。',
    '我爱你。',
    '我知道了。',
    '我要一碗面条。',
    '我想去厕所。',
    '我没有时间。',
    '我很好，谢谢！',
    '他喜欢我。',
    'I like tea.',
    '我喜欢。',
    '我是好人。',
    '',
  ])('nothing in: %s', (text) => expect(factsTold(text)).toEqual([]));

  it('takes a few facts at most, however long the list', () => {
    const list = Array.from({ length: 30 }, (_, n) => `我喜欢第${n}种茶`).join('，');
    expect(factsTold(list)).toHaveLength(3);
  });

  it('gives facts that can be kept, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'我喜欢爱住在是有人，。！ \n猫x国')), (signs) => {
        for (const fact of factsTold(signs.join(''))) expect(tidyFact(fact)).toBe(fact);
      }),
    );
  });
});
