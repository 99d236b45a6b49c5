// What is no Chinese sentence is not made one by its sounds; simple pinyin and slips in it are understood.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../words/index.ts';
import { candidatesFor, createInputMethod, readingsFor } from './index.ts';

const DATA = join(import.meta.dirname, '../data');
const method = createInputMethod(
  loadLexicon(readFileSync(join(DATA, 'lexicon.bin'))),
  JSON.parse(readFileSync(join(DATA, 'transitions.json'), 'utf8')),
);

/** The way a message is sent from the composer, and as the server reads it. */
const WAYS = [{ isOpen: true }, { isOpen: false }];

it('takes letters as they are spelled where that is likely', () => {
  const [first, ...others] = readingsFor(method, 'fuwuyuan, maidan');
  expect(first).toMatchObject({ text: '服务员，买单', respelt: [] });
  expect(others.flatMap(({ respelt }) => respelt)).toEqual([]);
});

describe('another language is never written by its sounds', () => {
  it.each([
    'chuva',
    'doing',
    'that thing',
    'eu amo você',
    'eu te amo',
    'o que é pinyin?',
    'que bom',
    'minha mãe me deu um bolo',
    'a gente se fala amanhã',
    'hoje é meu aniversário',
    'bate papo com a menina',
    'de onde você é?',
    'não sei de nada',
    'me dá um tempo',
    'tá bom, pode ser',
    'a lua está bonita',
    'meu gato comeu a pipa',
    'ela mora longe da gente',
    'ai que sono',
    'banana da terra',
    'tomo café e como pão',
    'ele pegou o guarda-chuva',
    'a gente come bem aqui',
    'posso pagar com cartão?',
    'boa sorte',
    'na boa, cara',
    'que pena',
    'fala mais devagar',
    'I can pay you later',
    'see you soon',
    'she made me a cake',
    'long time no see',
    'one more time please',
    'he can sing',
    'my mum is a nurse',
    'come on man',
    'no way',
    'we ran home in the rain',
    'let me see',
    'have a nice day',
    'send me the menu',
    'do you like pizza?',
    'are you mad at me',
    'pizza',
    'chocolate',
    'taxi',
  ])('%s', (typed) => {
    for (const options of WAYS) expect(candidatesFor(method, typed, options)).toEqual([]);
  });
});

describe('pinyin without tones is understood', () => {
  it.each([
    ['ni hao', '你好'],
    ['xiexie', '谢谢'],
    ['zaijian', '再见'],
    ['bu keqi', '不客气'],
    ['duibuqi', '对不起'],
    ['mei guanxi', '没关系'],
    ['wo hen hao', '我很好'],
    ['ni ne', '你呢'],
    ['wo ye hen hao', '我也很好'],
    ['wo jiao Ana', '我叫Ana'],
    ['ni jiao shenme mingzi', '你叫什么名字'],
    ['wo shi xuesheng', '我是学生'],
    ['wo bu shi laoshi', '我不是老师'],
    ['ta shi shei', '他是谁'],
    ['wo ai ni', '我爱你'],
    ['wo xiang ni', '我想你'],
    ['wo xihuan kafei', '我喜欢咖啡'],
    ['wo bu xihuan cha', '我不喜欢茶'],
    ['wo yao shui', '我要水'],
    ['wo bu yao', '我不要'],
    ['duoshao qian', '多少钱'],
    ['tai gui le', '太贵了'],
    ['zhe shi shenme', '这是什么'],
    ['na shi wo de shu', '那是我的书'],
    ['wo you yi ge gege', '我有一个哥哥'],
    ['wo mei you didi', '我没有弟弟'],
    ['wo jia you san ge ren', '我家有三个人'],
    ['ni jinnian duo da', '你今年多大'],
    ['jintian xingqi ji', '今天星期几'],
    ['xianzai ji dian', '现在几点'],
    ['mingtian jian', '明天见'],
    ['jintian hen leng', '今天很冷'],
    ['jintian tianqi hen re', '今天天气很热'],
    ['wo xiang he cha', '我想喝茶'],
    ['wo xiang chi mifan', '我想吃米饭'],
    ['zhongguo cai hen haochi', '中国菜很好吃'],
    ['wo qu shangdian mai dongxi', '我去商店买东西'],
    ['ni qu nali', '你去哪里'],
    ['wo zai jia', '我在家'],
    ['wo zhu zai baxi', '我住在巴西'],
    ['ta zai xuexiao', '他在学校'],
    ['wo hui shuo hanyu', '我会说汉语'],
    ['wo bu hui zuo fan', '我不会做饭'],
    ['qing zuo', '请坐'],
    ['qing zai shuo yi bian', '请再说一遍'],
    ['ting bu dong', '听不懂'],
    ['wo bu dong', '我不懂'],
    ['wo zai xuexi zhongwen', '我在学习中文'],
    ['renshi ni hen gaoxing', '认识你很高兴'],
    ['wo de nv pengyou shi zhongguo ren', '我的女朋友是中国人'],
    ['wo mama zai yiyuan gongzuo', '我妈妈在医院工作'],
    ['women qu kan dianying ba', '我们去看电影吧'],
    ['ni xihuan shenme yanse', '你喜欢什么颜色'],
    ['wo meitian qi dian qichuang', '我每天七点起床'],
    ['wo zuotian hen mang', '我昨天很忙'],
    ['xia yu le', '下雨了'],
    ['wo you dianr lei', '我有点儿累'],
    ['huochezhan zai nar', '火车站在哪儿'],
    ['yi bei kafei', '一杯咖啡'],
    ['shengri kuaile', '生日快乐'],
    ['wan an', '晚安'],
  ])('%s is %s', (typed, meant) => {
    for (const options of WAYS) expect(candidatesFor(method, typed, options)[0]).toBe(meant);
  });
});

describe('a slip in an everyday word', () => {
  it.each([
    ['xihuam', '喜欢', 'xihuam'],
    ['wo xihuam ni', '我喜欢你', 'xihuam'],
    ['xiexe', '谢谢', 'xiexe'],
    ['Xiexe', '谢谢', 'Xiexe'],
    ['wo hen hoa', '我很好', 'hoa'],
    ['wo shi zhonguo ren', '我是中国人', 'zhonguo'],
    ['wo shi yinguo ren', '我是英国人', 'yinguo'],
    ['nihoa', '你好', 'nihoa'],
    ['wo bu zhidoa', '我不知道', 'zhidoa'],
  ])('%s is %s, and it is known that it was none', (typed, meant, slip) => {
    for (const options of WAYS) {
      const [first] = readingsFor(method, typed, options);
      expect(first?.text).toBe(meant);
      expect(first?.respelt.map((one) => one.typed)).toEqual([slip]);
    }
  });

  it('is none where the spelling is right', () => {
    for (const typed of ['wo xihuan ni', 'xiexie', 'nihao'])
      expect(readingsFor(method, typed)[0]?.respelt).toEqual([]);
  });
});

describe('a loanword in a Chinese sentence', () => {
  it.each([
    ['wo yao yi bei cafe', '我要一杯咖啡'],
    ['wo yao yi bei café', '我要一杯咖啡'],
    ['wo xihuan chocolate', '我喜欢巧克力'],
    ['wo xiang chi pizza', '我想吃比萨'],
    ['wo zuo taxi qu', '我坐出租车去'],
  ])('%s is %s', (typed, meant) => {
    for (const options of WAYS) expect(candidatesFor(method, typed, options)[0]).toBe(meant);
  });
});
