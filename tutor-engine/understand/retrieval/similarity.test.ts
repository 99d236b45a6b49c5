// Questions that no entry was written for: they find the tutor's answer, or nothing.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import { testCore } from '../../testing/core.ts';
import { indexQuestions, retrieve } from './similarity.ts';

const { biographies } = shippedContent();
const { lexicon } = testCore();

/** As the engine holds it. */
const ALIKE = 0.53;

function askedOf(tutor: string) {
  const entries = biographies.find(({ id }) => id === tutor)?.entries ?? [];
  const index = indexQuestions(
    lexicon,
    entries,
    ({ asks, foreign }) => [...asks, ...foreign],
    ({ answer }) => answer.zh,
  );
  return (question: string) => {
    const [best] = retrieve(lexicon, index, question);
    return best !== undefined && best.score >= ALIKE ? best.document.id : 'nothing';
  };
}

const OWN: Readonly<Record<string, readonly (readonly [question: string, entry: string])[]>> = {
  zhouning: [
    ['鱼头汤？真的是鱼的头吗？', 'fish-head-soup'],
    ['Qual o nome do seu restaurante?', 'restaurant-name'],
    ['你当时为什么要开这个饭馆？', 'why-open'],
    ['刚才说的辣椒炒肉，怎么做？', 'cook-pork-chili'],
    ['你觉得搬家累还是开饭馆累？', 'moving-or-restaurant'],
    ['你们店每天有多少客人？', 'guests-number'],
    ['How did you and your husband meet?', 'husband'],
    ['为什么叫那只猫“经理”？', 'cat-manager'],
  ],
  luxi: [
    ['你的妹妹也是护士吗？', 'sister'],
    ['你家有几个人，Luxi？', 'family-size'],
    ['你在医院做护士多久了？', 'nurse-years'],
    ['机票太贵了。你想你的妹妹吗？', 'miss-sister'],
    ['Por que você foi morar em Zhuhai?', 'zhuhai-why'],
    ['老师为什么当了护士？', 'why-nurse'],
    ['Você mora sozinha?', 'live-with'],
  ],
  fangwen: [
    ['报社裁过人吗？', 'layoffs'],
    ['去过瑞典吗？', 'sweden'],
    ['您有这样的朋友吗？', 'close-friend'],
    ['“沉默”和“安静”有什么区别？', 'silence'],
    ['Which paper did you work for?', 'which-paper'],
  ],
  sulan: [
    ['你在圣保罗做过生意，当时卖什么？', 'goods'],
    ['O que você vendia em São Paulo?', 'goods'],
    ['你更喜欢上海还是圣保罗？', 'sao-paulo-shanghai'],
    ['做生意你赔过钱吗？', 'lost-money'],
  ],
  chenhao: [
    ['你的儿子叫什么名字？', 'son'],
    ['Por que parou de ser guia?', 'stop-guide'],
    ['西安和成都，你更喜欢哪个？', 'xian-chengdu'],
  ],
  hanchuan: [
    ['你女朋友做什么工作？', 'girlfriend'],
    ['Will AI take your job?', 'ai-job'],
    ['Onde fica Lanzhou?', 'lanzhou'],
  ],
  helaoshi: [
    ['why did you move to brazil?', 'why-brazil'],
    ['Como sua filha se chama?', 'daughter'],
    ['Do you miss Brazil?', 'miss-brazil'],
    ['你家有几个人？', 'family-size'],
  ],
  shilei: [
    ["What's your dog's name?", 'dog'],
    ['Como se chama seu cachorro?', 'dog'],
    ['Como era trabalhar de guia?', 'guide'],
    ['Você já foi ao Brasil?', 'brazil'],
  ],
};

/** Of all of them. */
const COMMON: readonly (readonly [question: string, entry: string])[] = [
  ['老师今天都干什么了？', 'today'],
  ['请问您今年几岁了？', 'how-old'],
  ['E a sua mãe, o que ela faz?', 'mother'],
  ['你爸爸做什么？', 'father'],
  ['Please tell me a short story!', 'story'],
  ['可以教我做一个很简单的菜吗？', 'recipe'],
  ['Have you ever visited Beijing?', 'beijing'],
  ['老师去过巴西没有？', 'brazil'],
  ['你吃不吃辣？', 'spicy'],
  ['What does your Chinese name mean?', 'name-meaning'],
  ['昨天您干什么了呀', 'yesterday'],
  ['老师结婚了没有？', 'partner'],
];

const NONE = [
  '你们国家的总统是谁？',
  '他为什么不来上班？',
  '我姐姐为什么生气？',
  '我可以说英语吗？',
  '今天是星期几？',
  'What is the capital of Mongolia?',
  'Qual é a raiz quadrada de nove?',
  'My brother broke his leg last week.',
  '我爸爸是警察，他每天很忙。',
  '你见过外星飞船吗？',
  '我妹妹会说三种语言。',
  'Você tem um helicóptero?',
];

describe('a question to a tutor, in words that stand nowhere', () => {
  const found = Object.entries(OWN).flatMap(([tutor, own]) => {
    const ask = askedOf(tutor);
    return [...own, ...COMMON, ...NONE.map((question) => [question, 'nothing'] as const)].map(
      ([question, entry]) => ({ tutor, question, entry, got: ask(question) }),
    );
  });
  const asked = found.filter(({ entry }) => entry !== 'nothing');
  const told = found.filter(({ got }) => got !== 'nothing');

  it('finds what is told of that, four times of five', () => {
    const missed = asked.filter(({ entry, got }) => entry !== got);
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(asked.length * 0.2);
  });

  it('finds nothing else, nineteen times of twenty', () => {
    const wrong = told.filter(({ entry, got }) => entry !== got);
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(told.length * 0.05);
  });

  it.each([
    ['zhouning', '你的饭馆叫什么名字？', 'restaurant-name'],
    ['luxi', '你的妹妹也是护士吗？', 'sister'],
    ['fangwen', '报社裁过人吗？', 'layoffs'],
    ['sulan', '你当时卖什么？', 'goods'],
  ])('is answered by %s: %s', (tutor, question, entry) => {
    expect(askedOf(tutor)(question)).toBe(entry);
  });
});
