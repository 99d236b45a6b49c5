import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSounds } from '../sounds/index.ts';
import { loadLexicon } from '../words/index.ts';
import { type MatchOptions, match } from './index.ts';

const read = (name: string) => readFileSync(new URL(`../data/${name}`, import.meta.url));
const lexicon = loadLexicon(read('lexicon.bin'));
const sounds = loadSounds(read('polyphones.bin'));

function verdict(answer: string, accepted: string, options: MatchOptions = {}): string {
  const { verdict: is, why } = match(lexicon, sounds, answer, accepted.split('|'), options);
  return `${is} ${why}`;
}

type Case = readonly [answer: string, accepted: string, why: string];

const RIGHT: readonly Case[] = [
  ['我喜欢喝茶。', '我喜欢喝茶', 'exact'],
  ['我喜欢喝茶', '我喜欢喝茶。', 'exact'],
  ['我喜歡喝茶', '我喜欢喝茶', 'exact'],
  ['我喜欢喝茶', '我喜歡喝茶', 'exact'],
  ['他２０岁', '他二十岁', 'exact'],
  ['3点', '三点', 'exact'],
  ['我有2个哥哥', '我有两个哥哥', 'exact'],
  ['两点半', '2点半', 'exact'],
  ['二百块', '两百块', 'exact'],
  ['两千人', '二千人', 'exact'],
  ['二月二号', '2月2号', 'exact'],
  ['我住二楼', '我住2楼', 'exact'],
  ['第二天', '第2天', 'exact'],
  ['十二个', '12个', 'exact'],
  ['我{number}岁'.replace('{number}', '二十二'), '我{number}岁', 'exact'],
  ['星期二两点', '星期二两点', 'exact'],
  ['二点五', '2点五', 'exact'],
  ['一共三百二十块', '一共320块', 'exact'],
  ['请给我一杯水', '给我一杯水', 'tolerated'],
  ['给我一杯水，谢谢', '给我一杯水', 'tolerated'],
  ['嗯，我很好', '我很好', 'tolerated'],
  ['您好', '你好', 'tolerated'],
  ['喜欢喝茶', '我喜欢喝茶', 'tolerated'],
  ['我们走吧', '我们走', 'tolerated'],
  ['我很好啊', '我很好', 'tolerated'],
  ['我爸爸是大夫', '我父亲是医生', 'synonym'],
  ['你住在哪儿', '你住在哪里', 'synonym'],
  ['我坐公交车去', '我坐公共汽车去', 'synonym'],
  ['今天非常冷', '今天很冷', 'synonym'],
  ['我会说中文', '我会说汉语', 'synonym'],
  ['今晚我去看电影', '今天晚上我去看电影', 'synonym'],
  ['今天我去北京', '我今天去北京', 'free-order'],
  ['wo3 xi3huan5 he1 cha2', '我喜欢喝茶', 'pinyin'],
  ['wǒ xǐhuan hē chá', '我喜欢喝茶', 'pinyin'],
  ['wo xihuan he cha', '我喜欢喝茶', 'pinyin'],
  ['woxihuanhecha', '我喜欢喝茶', 'pinyin'],
  ['nǐ hǎo', '你好', 'pinyin'],
  ['ní hǎo', '你好', 'pinyin'],
  ['bú shì', '不是', 'pinyin'],
  ['bù shì', '不是', 'pinyin'],
  ['yí ge', '一个', 'pinyin'],
  ['lv4se4', '绿色', 'pinyin'],
  ['péngyǒu', '朋友', 'pinyin'],
  ['我叫李明', '我叫{name}', 'exact'],
  ['我叫Maria', '我叫{name}', 'exact'],
  ['我二十五岁', '我{number}岁', 'exact'],
  ['我25岁', '我{number}岁', 'exact'],
  ['你好，我叫李明，我25岁', '你好我叫{name}我{number}岁', 'exact'],
  ['我想喝咖啡', '我想喝(茶/咖啡)', 'exact'],
  ['我很高兴', '我(很/非常)高兴', 'exact'],
  ['我不高兴', '我(很/不)高兴', 'exact'],
  ['我去', '我(也)去', 'exact'],
  ['我也去', '我(也)去', 'exact'],
  ['我（也）去'.replace(/[（）]/g, ''), '我（也）去', 'exact'],
  ['咖啡', '茶/咖啡', 'exact'],
  ['不是', '是|不是', 'exact'],
  ['我要买苹果和香蕉', '我要买香蕉和苹果', 'free-order'],
  ['我没时间', '我没有时间', 'synonym'],
  ['你有没有时间', '你有时间吗', 'synonym'],
  ['你去不去', '你去吗', 'synonym'],
  ['3:30', '三点半', 'exact'],
  ['三点三十分', '三点半', 'exact'],
  ['8:00', '八点', 'exact'],
  ['好的', '好', 'synonym'],
  ['对', '是的', 'synonym'],
  ['ok', '好', 'synonym'],
  ['我的名字叫大卫', '我叫大卫', 'synonym'],
  ['我想要一杯咖啡', '我要一杯咖啡', 'synonym'],
  ['我不能去', '我不可以去', 'synonym'],
  ['wo jiao Maria', '我叫{name}', 'pinyin'],
  ['wǒ èrshí suì', '我{number}岁', 'pinyin'],
];

const NEAR: readonly Case[] = [
  ['wo2 xi3huan1 he4 cha2', '我喜欢喝茶', 'tone'],
  ['wǒ xǐhuan hé chá', '我喜欢喝茶', 'tone'],
  ['wo xihuan he ca', '我喜欢喝茶', 'sound'],
  ['我喜欢河茶', '我喜欢喝茶', 'homophone'],
  ['我再北京', '我在北京', 'homophone'],
  ['她是学生', '他是学生', 'homophone'],
  ['他跑的很快', '他跑得很快', 'particle'],
  ['你是学生', '你是学生吗', 'particle'],
  ['我吃饭', '我吃了饭', 'particle'],
  ['我吃过饭', '我吃了饭', 'particle'],
  ['我有三书', '我有三本书', 'measure-word'],
  ['我有三个书', '我有三本书', 'measure-word'],
  ['我去北京明天', '我明天去北京', 'order'],
  ['也我喜欢茶', '我也喜欢茶', 'order'],
  ['我很喜欢喝热茶', '我很喜欢喝茶', 'extra-word'],
  ['我喜欢茶', '我也喜欢茶', 'missing-word'],
  ['我昨天去了北京', '我昨天去北京了', 'particle'],
  ['可以吗', '可以', 'particle'],
  ['我妈妈是老师', '我妈妈是一个老师', 'measure-word'],
  ['我要买苹果', '我想买苹果', 'missing-word'],
  ['我参家比赛', '我参加比赛', 'homophone'],
  ['我是很高兴', '我很高兴', 'extra-word'],
];

const NUMBER_FORMS: readonly [answer: string, accepted: string, given: string, expected: string][] = [
  ['我要二杯茶', '我要两杯茶', '二杯', '两杯'],
  ['二点半', '两点半', '二点', '两点'],
  ['第两天', '第二天', '第两天', '第二天'],
  ['二点半', '2:30', '二点', '两点'],
  ['我要二杯茶', '我要2杯茶', '二杯', '两杯'],
  ['请给我二杯茶，谢谢', '给我两杯茶', '二杯', '两杯'],
  ['第两天', '第2天', '第两天', '第二天'],
  ['我吃了二盘饺子', '我吃了{number}盘饺子', '二盘', '两盘'],
  ['星期两', '星期二', '星期两', '星期二'],
  ['十两个', '十二个', '十两个', '十二个'],
  ['我两十岁', '我{number}岁', '两十岁', '二十岁'],
  ['二点我们去', '我们两点去', '二点', '两点'],
];

const WRONG: readonly Case[] = [
  ['', '你好', 'empty'],
  ['……', '你好', 'empty'],
  ['我不喜欢喝茶', '我喜欢喝茶', 'negation'],
  ['我没吃饭', '我吃饭了', 'negation'],
  ['我喜欢喝茶', '我不喜欢喝茶', 'negation'],
  ['别去', '去', 'negation'],
  ['我们都不是学生', '我们不都是学生', 'negation'],
  ['我有三个哥哥', '我有两个哥哥', 'number'],
  ['四点半', '三点半', 'number'],
  ['我15岁', '我50岁', 'number'],
  ['五月三号', '三月五号', 'number'],
  ['我2026年来的', '我2025年来的', 'number'],
  ['他喜欢喝茶', '我喜欢喝茶', 'person'],
  ['你喜欢喝茶', '我喜欢喝茶', 'person'],
  ['我们是学生', '他们是学生', 'person'],
  ['你爱我', '我爱你', 'roles'],
  ['他给我打电话', '我给他打电话', 'roles'],
  ['狗咬人', '人咬狗', 'roles'],
  ['我喜欢喝咖啡', '我喜欢喝茶', 'different'],
  ['这是学校', '这是学生', 'different'],
  ['我去上海', '我去北京', 'different'],
  ['他在左边', '他在右边', 'different'],
  ['我去', '我去北京', 'different'],
  ['再见', '你好', 'another'],
  ['我来北京', '我去北京', 'different'],
  ['我下个星期去', '我上个星期去', 'different'],
  ['我去过中国', '我没去过中国', 'negation'],
  ['我比他高', '他比我高', 'roles'],
  ['我姓王', '我姓李', 'different'],
  ['不好', '好', 'negation'],
  ['最好的', '好', 'different'],
  ['4:30', '三点半', 'number'],
  ['我要买三个苹果两个香蕉', '我要买两个苹果三个香蕉', 'number'],
  ['他正在吃饭', '他已经吃饭了', 'different'],
  ['wo xihuan kafei', '我喜欢喝茶', 'different'],
  ['wo bu xihuan cha', '我喜欢茶', 'different'],
  ['hello', '你好', 'another'],
  ['我叫什么', '我叫{name}', 'different'],
  ['我岁', '我{number}岁', 'different'],
  ['你好', '', 'different'],
];

describe('right is', () => {
  test.each(RIGHT)('%s for %s', (answer, accepted, why) => {
    expect(verdict(answer, accepted)).toBe(`right ${why}`);
  });
});
describe('near is', () => {
  test.each(NEAR)('%s for %s', (answer, accepted, why) => {
    expect(verdict(answer, accepted)).toBe(`near ${why}`);
  });
});
describe('wrong is', () => {
  test.each(WRONG)('%s for %s', (answer, accepted, why) => {
    expect(verdict(answer, accepted)).toBe(`wrong ${why}`);
  });
});

describe('a number in the wrong form is near, and both forms are told', () => {
  test.each(NUMBER_FORMS)('%s for %s', (answer, accepted, given, expected) => {
    const found = match(lexicon, sounds, answer, [accepted]);
    expect(found).toMatchObject({ verdict: 'near', why: 'number-form', given, expected });
  });
});

test('recognised speech may write homophones', () => {
  expect(verdict('我在喝查', '我在喝茶', { input: 'speech' })).toBe('right heard');
  expect(verdict('他是学生', '她是学生', { input: 'speech' })).toBe('right heard');
  expect(verdict('我喜欢喝咖啡', '我喜欢喝茶', { input: 'speech' })).toBe('wrong different');
});

test('a slot with a list takes only its words', () => {
  const options = { slots: { drink: ['茶', '咖啡', '绿茶'] } };
  expect(verdict('我要绿茶', '我要{drink}', options)).toBe('right exact');
  expect(verdict('我要面包', '我要{drink}', options)).toBe('wrong different');
});

test('own synonyms count beside the usual ones', () => {
  const options = { synonyms: [['宿舍', '寝室']] };
  expect(verdict('我在寝室', '我在宿舍', options)).toBe('right synonym');
  expect(verdict('我在寝室', '我在宿舍')).toBe('wrong different');
});

test('near says what was expected and what was given', () => {
  const found = match(lexicon, sounds, '我有三个书', ['我有三本书']);
  expect(found).toMatchObject({ expected: '本', given: '个', accepted: '我有三本书' });
});

test.each([
  ['你们有什么喝的', '请问洗手间在哪里'],
  ['不用了', '我要一杯咖啡'],
  ['我没有时间去', '这件毛衣多少钱'],
  ['你好', '我的手机不见了'],
  ['他是我弟弟', '我想买三斤苹果'],
  ['我不知道', '明天下午三点在学校门口见'],
])('%s is no attempt at %s: nothing in it is called a mistake', (answer, accepted) => {
  const found = match(lexicon, sounds, answer, [accepted]);
  expect(found).toMatchObject({ verdict: 'wrong', why: 'another', expected: '', given: '' });
});

test.each([
  ['再来两杯吧', '再来一杯', '一', '两'],
  ['我有三個書', '我有三本书', '本', '個'],
  ['请给我三斤', '给我两斤', '两', '三'],
  ['她的大夫很好', '她的大夫很忙', '忙', '好'],
])('what differs is quoted as it was written: %s for %s', (answer, accepted, expected, given) => {
  expect(match(lexicon, sounds, answer, [accepted])).toMatchObject({ expected, given });
});

test.each([
  ['zao wo yao yi ge rou baozi', '早！我要一个肉包子，一个菜包子。', '一个菜包子'],
  ['早，我要一个肉包子', '早！我要一个肉包子，一个菜包子。', '一个菜包子'],
  ['我想吃', '我想吃米饭', '米饭'],
])('an answer that stops in the middle is told so: %s', (answer, accepted, expected) => {
  expect(match(lexicon, sounds, answer, [accepted])).toMatchObject({
    verdict: 'wrong',
    why: 'unfinished',
    expected,
    given: '',
  });
});

test('the best of several accepted answers counts', () => {
  expect(verdict('我喜欢咖啡', '我喜欢茶|我喜欢咖啡')).toBe('right exact');
});

test('what is accepted is right, with or without signs around it', () => {
  const answers = [...RIGHT, ...NEAR, ...WRONG]
    .map(([answer]) => answer)
    .filter((text) => /\p{Script=Han}/u.test(text));
  fc.assert(
    fc.property(fc.constantFrom(...answers), fc.constantFrom('', '。', '！', ' '), (answer, sign) => {
      expect(verdict(`${answer}${sign}`, answer)).toBe('right exact');
    }),
  );
});

test('no text makes it fail', () => {
  const text = fc.string({ unit: fc.constantFrom(...'我你不三3{}()/|a ǎ。？的了书', '😀'), maxLength: 20 });
  fc.assert(
    fc.property(text, text, (answer, accepted) => {
      expect(['right', 'near', 'wrong']).toContain(match(lexicon, sounds, answer, [accepted]).verdict);
    }),
    { numRuns: 300 },
  );
});
