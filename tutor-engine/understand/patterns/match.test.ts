// The pattern language, example by example.

import { describe, expect, it } from 'vitest';
import { utterance } from '../text/utterance.ts';
import { isStrong, matchPattern, wasGivenUp } from './match.ts';
import { PatternError, parsePattern } from './pattern.ts';
import { toNumber } from './slots.ts';

const words = {
  animal: [
    { zh: '小猫', also: ['猫'], en: 'cat', pt: 'gato', inText: { en: 'cats', pt: 'gatos' } },
    { zh: '牛', also: [], en: 'cow', pt: 'vaca' },
  ],
  drink: [{ zh: '牛奶', also: [], en: 'milk', pt: 'leite' }],
};

function found(pattern: string, text: string) {
  return matchPattern(pattern, utterance(text), words);
}

describe('a pattern', () => {
  it.each([
    ['喜欢', '我很喜欢！'],
    ['我(很|)(喜欢|爱)你', '我爱你'],
    ['喜欢*茶', '我喜欢喝绿茶'],
    ['^红', '红的'],
    ['猫$', '一只猫。'],
    ['{hanzi5}', '今天天气好'],
    ['nao sei', 'Não sei…'],
    ['我喜欢', '我 喜 欢'],
    ['十二', '“十二”'],
    ['去', '能不能去'],
    ['踢球', '喜不喜欢踢球'],
    ['喜欢', '我特别喜欢'],
    ['我*喜欢', '我特别喜欢'],
    ['我*茶', '我觉得不错，喝茶'],
    ['我*学', '我和别人一起学'],
    ['对*我', '对不起，我忘了'],
    ['茶*好', '喝茶没关系，很好'],
    ['茶*咖啡', '我喜欢茶，不过也喝咖啡'],
    ['我们', '要不我们走吧'],
    ['去', '我不得不去'],
  ])('%s fits %s', (pattern, text) => {
    expect(found(pattern, text)).toBeDefined();
  });

  it.each([
    ['喜欢', '我不喜欢'],
    ['喜欢', '我不太喜欢'],
    ['狗', '没有狗'],
    ['说', '不要说'],
    ['踢球', '我不喜欢踢球'],
    ['踢球', '我不太喜欢去踢球'],
    ['喜欢', '我不特别喜欢'],
    ['我*生日', '我从来不过生日'],
    ['我*机会', '我不错过机会'],
    ['关系', '跟我没关系'],
    ['说', '别说'],
    ['我*人', '我不认识别人'],
    ['喜欢*茶', '喜欢咖啡，不喝茶'],
    ['^红', '很红'],
    ['猫$', '猫很大'],
    ['{hanzi5}', '天气 very nice'],
  ])('%s does not fit %s', (pattern, text) => {
    expect(found(pattern, text)).toBeUndefined();
  });

  it.each(['(a', 'a)', '{name', 'a|b'])('%s is a mistake', (pattern) => {
    expect(() => parsePattern(pattern)).toThrow(PatternError);
  });
});

it.each([
  ['现在*({number}点|几点)', false],
  ['(^|，)*(有|看|去)*(高楼|公园|山|河)', false],
  ['(我|今年)*{number}岁', false],
  ['^六岁', true],
  ['我*(喜欢|爱)*踢足球', true],
  ['{hanzi8}', false],
])('%s is strong: %s', (pattern, strong) => {
  expect(isStrong(pattern)).toBe(strong);
});

describe('a pattern from anywhere', () => {
  // Written as one line of a card, each of these kept a server busy for minutes.
  it.each([
    ['choices of nothing', '(|)'.repeat(250) + '好', 1],
    ['anything, many times', '{any}'.repeat(20) + '$好', 300],
  ])('costs little: %s', (_name, pattern, times) => {
    const text = utterance('好'.repeat(300));
    const begun = performance.now();
    for (let each = 0; each < times; each += 1) matchPattern(pattern + '好'.repeat(each), text, words);
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  it('is told to be too much for a text, where it is', () => {
    const [plain, hostile] = [utterance('好'.repeat(300)), utterance('好'.repeat(300))];
    matchPattern('{any}好$', plain, words);
    matchPattern(`${'{any}'.repeat(20)}$好`, hostile, words);
    expect([wasGivenUp(plain), wasGivenUp(hostile)]).toEqual([false, true]);
  });

  it('begins as its choices do, also where one of them is empty', () => {
    expect(found('(很|)(|真)好', '今天真好')).toBeDefined();
    expect(found('(|)(|)茶', '绿茶')).toBeDefined();
    expect(found('(很|^)好', '不错')).toBeUndefined();
  });
});

describe('a slot', () => {
  it('catches the word in three languages, in the form for sentences', () => {
    expect(found('喜欢{animal}', '我喜欢猫')?.animal).toEqual({ zh: '小猫', en: 'cats', pt: 'gatos' });
  });

  it('holds another word than the other slots of its pattern', () => {
    const lists = { ...words, other: words.animal };
    const both = (text: string) => matchPattern('{animal}*{other}', utterance(text), lists);
    expect(both('一只猫，一只小猫')).toBeUndefined();
    expect(both('一只猫，一只猫，一头牛')).toMatchObject({ animal: { zh: '小猫' }, other: { zh: '牛' } });
  });

  it('does not find a word inside a longer one', () => {
    expect(found('{animal}', '我喝牛奶')).toBeUndefined();
    expect(found('{drink}', '我喝牛奶')?.drink?.en).toBe('milk');
  });

  it.each([
    ['我叫李明', '李明'],
    ['我叫李明很高兴认识你', '李明'],
    ['我叫 João Pedro', 'João Pedro'],
    ['我叫Anna，你呢', 'Anna'],
  ])('takes the name from %s', (text, name) => {
    expect(found('叫{name}', text)?.name?.zh).toBe(name);
  });

  it.each(['我很好', '不知道', '你好', '好', '中国人', 'wo jiao Anna', 'my name is Anna', '今天我去公园玩'])(
    'sees no name in %s',
    (text) => {
      expect(found('^{name}$', text)).toBeUndefined();
    },
  );

  it.each([
    ['十二岁', '12'],
    ['两百三十五岁', '235'],
    ['6岁', '6'],
    ['１２岁', '12'],
  ])('counts %s', (text, number) => {
    expect(found('{number}岁', text)?.number?.en).toBe(number);
  });
});

it.each([
  ['十', 10],
  ['两百三十五', 235],
  ['一千零一', 1001],
  ['二零二六', 2026],
] as const)('%s is %d', (zh, value) => {
  expect(toNumber(zh)).toBe(value);
});
