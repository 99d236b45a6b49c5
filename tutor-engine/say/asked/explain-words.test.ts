// Questions about words and sentences, asked in the learner's language with pinyin or characters in them.

import { expect, it } from 'vitest';
import { open, respond, type Turn, teachingOf } from '../../index.ts';
import { settingWith } from '../../testing/tutor-setting.ts';

function answerTo(tutor: string, learnerText: string): Turn {
  const setting = settingWith(tutor, {
    lookup: (query) => ({ 名字: { zh: '名字', en: 'name', pt: 'nome' } })[query],
  });
  const first = open(setting);
  const history = [{ by: 'tutor' as const, text: first.text, memory: first.memory }];
  return respond({ ...setting, history, learnerText });
}

it.each([
  ['helaoshi', 'what does hen hao mean?', '“很好” means “very good”.'],
  ['helaoshi', 'what does henhao mean', '“很好” means “very good”.'],
  ['helaoshi', 'what does hěn hǎo mean', '“很好” means “very good”.'],
  ['helaoshi', 'what does 很好 mean?', '“很好” means “very good”.'],
  ['helaoshi', 'What is ni hao?', '“你好” means “hello”.'],
  ['helaoshi', 'o que significa xiexie?', '“谢谢” means “thank you”.'],
  ['helaoshi', "What does 'ming zi' mean?", '“名字” means “name”.'],
  ['helaoshi', 'what does ni hao ma mean', '“你好”'],
  ['anna', 'what does xihuan mean', '“喜欢”'],
  ['fangwen', "What does 'ming zi' mean?", '“name”'],
])('%s is asked: %s', (tutor, asked, answer) => {
  const turn = answerTo(tutor, asked);
  expect(turn.move).toBe('explain');
  expect(teachingOf(turn)?.note?.en).toContain(answer);
});

it.each([
  ['老婆的爸爸，用中文怎么叫？', '岳父'],
  ['姐姐的丈夫，中文叫什么？', '姐夫'],
  ['My wife is Chinese. How do I say mother-in-law?', '岳母'],
])('relatives are called by whose they are: %s', (asked, told) => {
  expect(answerTo('linlaoshi', asked).text).toContain(told);
});

it.each([
  ['how do I say I am from England?', '我是英国人'],
  ['How do I say my name is Priya in Chinese?', '我叫Priya'],
  ['how do you say I am a teacher', '我是老师'],
  ['how do I say I am 25 years old', '我25岁'],
  ['how do I say I like tea', '我喜欢茶'],
  ['como se diz eu sou do Brasil', '我是巴西人'],
  ['como se diz eu tenho 30 anos em chinês', '我30岁'],
  ['how do I say my daughter is five', '我女儿五岁'],
  ['how do I say I live in Berlin with my wife', '我和我妻子一起住在柏林'],
  ['how do I say the food is too spicy for me', '菜太辣了'],
  ['how do I say I have two dogs', '我有两只狗'],
  ['how do I say I want to go to the park with my kids tomorrow', '我明天想和我孩子去公园'],
  ['how do I say yesterday I went to the park', '我昨天去公园了'],
  ['como se diz moro aqui há dois anos', '我在这儿住了两年了'],
  ['como se diz minha esposa é professora', '我妻子是老师'],
  ['como se diz minha avó está doente', '我奶奶病了'],
  ['como se diz meu avô está doente', '我爷爷病了'],
  ['help! minha filha se perdeu, o que eu falo?', '我女儿不见了'],
  ['help, I can’t find my son! what do I say?', '我儿子不见了'],
  ['my wallet was stolen, how do I say that', '我的钱包被偷了'],
])('%s: %s', (asked, sentence) => {
  expect(answerTo('helaoshi', asked)).toMatchObject({
    move: 'explain',
    text: expect.stringContaining(sentence),
  });
});

it.each([
  ['How do I say "she bought a red dress"?', '她买了红色的连衣裙'],
  ['How do I say “my neighbor”?', '邻居'],
  ['how do I say "three bottles of cold beer"', '三瓶冷啤酒'],
  ['how do I say "a bottle of red wine"', '一瓶红酒'],
  ['how do I say "this shirt is too small"', '这件衬衫太小了'],
  ['how do I say "the cat is under the bed"', '猫在床下面'],
  ['how do I say "I left my umbrella at the office"', '我把我的雨伞忘在办公室了'],
  ['how do I say "don’t tell my mother"', '别告诉我妈妈'],
  ['how do I say "stop crying"', '别哭了'],
  ['how do I say "close the window"', '关窗户'],
  ['how do I say "they are arguing"', '他们在吵架'],
  ['how do I say "what time did you get up"', '你什么时候起床的'],
  ['how do I say "I used to live in China"', '我以前住在中国'],
  ['como se diz "ele quebrou o braço"', '他胳膊骨折了'],
  ['como se diz "não abra a janela"', '别开窗户'],
  ['como se diz "meus pais moram no Rio"', '我父母住在Rio'],
  ['como se diz "minha filha está chorando"', '我女儿在哭'],
  ['como se diz "comprei um carro novo"', '我买了新车'],
  ['como se diz "vou me atrasar dez minutos"', '我要迟到十分钟'],
])('puts together what no phrase has whole: %s', (asked, sentence) => {
  expect(answerTo('helaoshi', asked).text).toContain(sentence);
});

it.each(['how do I say I am very jealous', 'how do I say I am from Narnia'])(
  'what is not known is said to be so: %s',
  (asked) => {
    const turn = answerTo('helaoshi', asked);
    expect(turn.move).toBe('cannot');
    expect(turn.translation.en).toContain('I don’t know');
  },
);

it('is asked for its name, not for a word', () => {
  expect(answerTo('helaoshi', 'what is your name').move).toBe('aside');
});

it.each(['helaoshi', 'anna'])('%s takes no people of no country for an answer', (tutor) => {
  const { noted } = settingWith(tutor).situation.talk.lines;
  const isNoted = ({ text }: Turn) => noted.some(({ zh }) => text.startsWith(zh));
  expect(answerTo(tutor, '我是听国人').accepted).not.toBe(true);
  expect(isNoted(answerTo(tutor, '我是听国人'))).toBe(false);
  expect(isNoted(answerTo(tutor, '我是冰岛人'))).toBe(true);
});

it('reads yinguo as the country that was meant', () => {
  expect(answerTo('helaoshi', 'wo shi yinguo ren').understood).toBe('我是英国人');
});
