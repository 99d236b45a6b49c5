import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadLexicon, segment } from '../../words/index.ts';
import { createReader } from './reader.ts';
import { loadSounds } from './sounds.ts';

const data = (name: string) => readFileSync(new URL(`../../data/${name}`, import.meta.url));
const reader = createReader(loadLexicon(data('lexicon.bin')), loadSounds(data('polyphones.bin')));

/** `他还{hai2}在`: the text, and the reading that each marked character must get. */
function parse(marked: string): { text: string; expected: { at: number; reading: string }[] } {
  const text = marked.replaceAll(/\{[a-z0-9]+\}/g, '');
  let removed = 0;
  const expected = [...marked.matchAll(/\{([a-z]+[1-5])\}/g)].map((match) => {
    const at = match.index - removed - 1;
    removed += match[0].length;
    return { at, reading: match[1] ?? '' };
  });
  return { text, expected };
}

describe('polyphones in everyday sentences', () => {
  // None of these sentences is among those the model was trained on.
  test.each([
    '图书馆的书要按时还{huan2}，我还{hai2}没看完。',
    '他比我还{hai2}高。',
    '我昨天就把自行车还{huan2}给小王了。',
    '你写得{de5}不错，不过还得{dei3}再练。',
    '妹妹画画儿画得{de5}很好。',
    '我得{dei3}先去银行{hang2}。',
    '她得{de2}了冠{guan4}军。',
    '弟弟难过地{de5}哭了。',
    '这片地{di4}种{zhong4}的是什么？',
    '爷爷坐着{zhe5}看{kan4}报纸。',
    '宝宝已经睡着{zhao2}了{le5}。',
    '汤太烫，我喝不了{liao3}。',
    '我们认识了{le5}三年。',
    '这样做行{xing2}不行{xing2}？',
    '请看第五行{hang2}。',
    '我在银行{hang2}门口等你。',
    '你的腿真长{chang2}。',
    '女儿长{zhang3}得像爸爸。',
    '他们班的班长{zhang3}是女生。',
    '我为{wei4}这次考试准备了很久。',
    '朋友们都称他为{wei2}老大。',
    '你为{wei4}什么哭？',
    '他们都{dou1}来了。',
    '南京做过六朝古都{du1}。',
    '树上有五只{zhi1}鸟，我只{zhi3}看见三只{zhi1}。',
    '我喜欢这种{zhong3}茶。',
    '奶奶种{zhong4}的菜很新鲜。',
    '书包太重{zhong4}了。',
    '我没听清，请重{chong2}说一下。',
    '这个菜很好{hao3}吃。',
    '他是个好{hao4}奇的孩子。',
    '老少{shao4}都喜欢这个节目。',
    '我喜欢听音乐{yue4}。',
    '祝你生日快乐{le4}！',
    '我睡觉{jiao4}以前要喝牛奶。',
    '你觉{jue2}得怎么样？',
    '周末我想好好睡一觉{jiao4}。',
    '我妈妈在小学教{jiao1}数{shu4}学。',
    '教{jiao4}室里有三十个学生。',
    '你数{shu3}一下有几{ji3}个。',
    '这个房间有空{kong1}调{tiao2}吗？',
    '老师要求我们做调{diao4}查。',
    '他去理发{fa4}了。',
    '你能发{fa1}给我吗？',
    '他猜中{zhong4}了答案。',
    '我住在中{zhong1}国。',
    '我弟弟想当{dang1}飞行{xing2}员。',
    '商店里的衣服打八折{zhe2}。',
    '我把蛋糕分{fen1}成八块。',
    '你在干{gan4}吗？',
    '洗的衣服已经干{gan1}了。',
    '妈妈把房间打扫得很干{gan1}净。',
    '他送给{gei3}我一个礼物。',
    '明天会更{geng4}好。',
    '我差{cha4}点儿迟到。',
    '爸爸去广州出差{chai1}了。',
    '我请了一天假{jia4}。',
    '这张照片是假{jia3}的。',
    '将{jiang1}来你想做什么？',
    '今天降{jiang4}温了。',
    '我最喜欢这个角{jue2}色。',
    '桌子有四个角{jiao3}。',
    '他们去年结{jie2}婚。',
    '请你尽{jin3}快给我打电话。',
    '我尽{jin4}了最大的努力。',
    '我做完了这张试卷{juan4}。',
    '阿姨在家看{kan1}孩子。',
    '我们一起看{kan4}电影吧。',
    '你明天有空{kong4}吗？',
    '箱子里是空{kong1}的。',
    '跑了一天，累{lei4}死了。',
    '请量{liang2}一下这张桌子有多高。',
    '这里的空气质量{liang4}不错。',
    '我的手机落{la4}在出租车上了。',
    '秋天到了，叶子落{luo4}了一地。',
    '我没{mei2}时间。',
    '洪水淹没{mo4}了村庄。',
    '这个问题太难{nan2}了。',
    '这件衣服又便{pian2}宜又好看。',
    '坐地铁很方便{bian4}。',
    '我的窗户朝{chao2}东。',
    '请把盐传{chuan2}给我。',
    '谁来回答{da2}这个问题？',
    '姐姐会弹{tan2}琵琶。',
    '服务员给客人倒{dao4}酒。',
    '小孩儿跑得太快，摔倒{dao3}了。',
    '我们的目的{di4}地是西安。',
    '我给大家照张相{xiang4}。',
    '我们相{xiang1}处{chu3}得很愉快。',
    '他答应{ying5}我了。',
    '我应{ying1}该早点儿告诉你。',
    '爸爸背{bei1}着女儿上楼。',
    '我把生词都背{bei4}会了。',
    '请大家系{ji4}好安全带。',
    '车转{zhuan3}了一个弯。',
    '妈妈在厨房切{qie1}土豆。',
    '给客人盛{cheng2}饭。',
    '我的病让我觉得恶{e3}心，想吐{tu4}。',
    '小狗藏{cang2}在桌子下面。',
    '我想去西藏{zang4}旅行。',
    '这件大衣太薄{bao2}，冬天不能穿。',
    '我爱吃炸{zha2}鸡。',
    '请不要随地吐{tu3}痰。',
    '一场{chang2}大雪过后，天晴了。',
    '我在家待{dai1}了一天。',
    '我挣{zheng4}的钱不多。',
    '他为{wei4}孩子们铺{pu1}好了床。',
    '他的血{xue4}型是A型。',
    '会{kuai4}计正在算账。',
    '春天万物生长{zhang3}。',
    '你从来没去过{guo5}长{chang2}城吗？',
    '他觉{jue2}得自己长{zhang3}大了。',
  ])('%s', (marked) => {
    const { text, expected } = parse(marked);
    const readings = reader.readings(text);
    expect(expected.map(({ at }) => `${text.charAt(at)} ${readings[at]}`)).toEqual(
      expected.map(({ at, reading }) => `${text.charAt(at)} ${reading}`),
    );
  });
});

describe('surnames', () => {
  test.each([
    '我姓曾{zeng1}。',
    '单{shan4}经理是我们的客户。',
    '任{ren2}老师教{jiao1}我们英语。',
    '我的朋友叫解{xie4}小东。',
    '请问查{zha1}先生在吗？',
    '他叫任{ren2}建国。',
    '曾{zeng1}国藩是清朝{chao2}人。',
    '她姓仇{qiu2}，不姓九。',
    '哈{ha1}莉和撒{sa1}迪是好朋友。',
  ])('%s', (marked) => {
    const { text, expected } = parse(marked);
    const readings = reader.readings(text);
    expect(expected.map(({ at }) => readings[at])).toEqual(expected.map(({ reading }) => reading));
  });
});

test.each([
  ['东西', 'dong1 xi5'],
  ['妈妈', 'ma1 ma5'],
  ['我们', 'wo3 men5'],
  ['桌子', 'zhuo1 zi5'],
  ['谢谢', 'xie4 xie5'],
  ['什么', 'shen2 me5'],
  ['朋友', 'peng2 you5'],
  ['我的', 'wo3 de5'],
  ['哥哥', 'ge1 ge5'],
  ['漂亮', 'piao4 liang5'],
  ['儿子', 'er2 zi5'],
  ['这儿', 'zhe4 r5'],
  ['一点儿', 'yi1 dian3 r5'],
  ['佛罗里达', 'fo2 luo2 li3 da2'],
  ['角斗士', 'jue2 dou4 shi4'],
  ['泄露', 'xie4 lou4'],
  ['教学', 'jiao4 xue2'],
])('%s is read %s', (word, readings) => {
  expect(reader.readings(word).join(' ')).toBe(readings);
});

test('一 and 不 are given without sandhi', () => {
  expect(reader.readings('一个不是').filter((_, i) => i === 0 || i === 2)).toEqual(['yi1', 'bu4']);
  expect(reader.readings('二十一')).toEqual(['er4', 'shi2', 'yi1']);
});

test('what is no hanzi stands as itself, one entry per character', () => {
  const text = 'Hi，我有3个😀。';
  expect(reader.readings(text)).toHaveLength([...text].length);
  expect(reader.readings(text)).toEqual(['H', 'i', '，', 'wo3', 'you3', '3', 'ge4', '😀', '。']);
});

describe('traditional characters', () => {
  test.each([
    ['頭髮很長', 'tou2 fa5 hen3 chang2'],
    ['發現', 'fa1 xian4'],
    ['銀行行長', 'yin2 hang2 hang2 zhang3'],
    ['乾淨', 'gan1 jing4'],
    ['幹什麼', 'gan4 shen2 me5'],
    ['這隻貓', 'zhe4 zhi1 mao1'],
    ['只有', 'zhi3 you3'],
    ['盡力', 'jin4 li4'],
    ['儘快', 'jin3 kuai4'],
    ['鬥爭', 'dou4 zheng1'],
  ])('%s is read %s', (text, readings) => {
    expect(reader.readings(text).join(' ')).toBe(readings);
  });
});

test('rare characters are read, doubled ones by their sign', () => {
  expect(reader.readings('彧龑垚').join(' ')).toBe('yu4 yan3 yao2');
  expect(reader.readings('人々')).toEqual(['ren2', 'ren2']);
  expect(reader.readings('〇')).toEqual(['ling2']);
});

test('words carry the readings of their characters', () => {
  const words = reader.annotate('我还没还书。');
  expect(words.map(({ text }) => text).join('')).toBe('我还没还书。');
  expect(words.flatMap(({ readings }) => readings)).toEqual(reader.readings('我还没还书。'));
  for (const { text, readings } of words) expect(readings).toHaveLength([...text].length);
});

test('a text that is cut already gives the same readings', () => {
  const lexicon = loadLexicon(data('lexicon.bin'));
  const text = '长大以后，我想当一名教中文的老师。';
  expect(reader.readingsOf(segment(lexicon, text))).toEqual(reader.readings(text));
});

test('any text gives one entry per character, and the same each time', () => {
  const piece = fc.oneof(
    fc.constantFrom(...'还得地了行长为都只种重好乐教数髮隻一不，。「々〇𠮷😀e\u0301 \n'),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const readings = reader.readings(text);
      expect(readings).toHaveLength([...text].length);
      expect(reader.readings(text)).toEqual(readings);
    }),
  );
});

test('bytes that are no sounds file are refused', () => {
  expect(() => loadSounds(new Uint8Array(64))).toThrow('not a sounds file');
});

test.each([
  ['的', 'de5'],
  ['了', 'le5'],
  ['南', 'nan2'],
  ['没', 'mei2'],
  ['长', 'chang2'],
  ['佛', 'fo2'],
  ['荷', 'he2'],
  ['肖', 'xiao1'],
])('%s alone is read as it is most often: %s', (character, reading) => {
  expect(reader.readings(character)).toEqual([reading]);
});
