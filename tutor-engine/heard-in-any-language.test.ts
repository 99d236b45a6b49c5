// What is told in English, Portuguese or pinyin is answered, remembered and put right like what is told in characters.

import { describe, expect, it } from 'vitest';
import { begin } from './testing/stages.ts';
import { settingWith } from './testing/tutor-setting.ts';

const talkWith = (tutor: string, locale: 'en' | 'pt' = 'en', facts: readonly string[] = []) =>
  begin(settingWith(tutor, { locale, facts }));

describe('a sentence in the learner’s own language', () => {
  it.each([
    ['linlaoshi', 'My daughter is five', '我女儿五岁'],
    ['anna', 'minha filha gosta de gatos', '我女儿喜欢猫'],
    ['chenhao', 'I’m tired today', '今天我很累'],
  ])('%s says it in Chinese: %s', (tutor, said, chinese) => {
    const turn = talkWith(tutor).say(said);
    expect(turn).toMatchObject({ understood: chinese, corrections: [], recorded: [] });
    expect(turn.text).toContain(`用中文说：${chinese}。`);
  });

  it.each([
    ['minha filha tem cinco anos', '你记得我女儿几岁吗？'],
    ['My daughter is five', 'do you remember how old my daughter is?'],
    ['wo nver wu sui', 'você lembra quantos anos minha filha tem?'],
  ])('is remembered: %s', (told, asked) => {
    const { say } = talkWith('linlaoshi');
    say(told);
    expect(say(asked).text).toContain('你女儿五岁');
  });

  it('is no fact about the learner, where it is of somebody else', () => {
    const { say } = talkWith('xiaoma');
    say('my wife is a nurse');
    expect(say('你记得我妻子做什么工作吗？').text).toContain('你妻子是护士');
    expect(say('你记得我做什么工作吗？').text).not.toContain('护士');
  });

  it('tells a name as well', () => {
    expect(talkWith('xiaoma').say('I’m Tom, I’m from London').memory.name).toBe('Tom');
    expect(talkWith('xiaoma').say('I’m Brazilian').memory.name).toBeUndefined();
  });
});

describe('who corrects one word of what they told', () => {
  it.each([
    ['我女儿五岁', '我说的是儿子，不是女儿', '你儿子五岁'],
    ['minha filha tem cinco anos', 'eu quis dizer meu filho', '你儿子五岁'],
    ['我上个星期去北京了', '不是上个星期，是上个月', '你上个月去北京'],
  ])('%s, %s', (told, corrected, heard) => {
    const { say } = talkWith('linlaoshi');
    say(told);
    expect(say(corrected).text).toContain(heard);
  });

  it('objects to nothing by telling a reason', () => {
    const { say } = talkWith('linlaoshi');
    say('我没去');
    expect(say('不是因为贵，是因为远').text).not.toMatch(/对不起|不好意思|我错了/u);
  });
});

it.each(['preciso de ajuda', 'minha filha se perdeu', 'I can’t find my son!', '我女儿不见了！'])(
  'a cry for help is met as one: %s',
  (said) => {
    for (const tutor of ['helaoshi', 'dawei', 'luxi'])
      expect(talkWith(tutor).say(said).move, tutor).toBe('distress');
  },
);

it('who is asked what they think of it thinks of what was told', () => {
  const { say } = talkWith('luxi');
  say('我最近在想要不要辞职');
  expect(say('你怎么看？').text).not.toMatch(/结婚|聊天我很舒服/u);
});

describe('a message in two languages', () => {
  it('counts its Chinese, and answers what is asked beside it', () => {
    const { say } = talkWith('shilei', 'pt');
    expect(say('Ni hao! Oi, aqui é o Rafael.')).toMatchObject({ accepted: true });
    expect(say('wo jiao Rafael, sou mecânico em Curitiba. e vc?').memory.name).toBe('Rafael');
    const turn = say('hen hao! e como eu digo ‘obrigado’? preciso falar pros chefes');
    expect(turn.accepted).toBe(true);
    expect(turn.text).toContain('“obrigado”：谢谢');
    expect(say('xie xie! xie xie! tô certo?')).toMatchObject({ accepted: true });
  });

  it('praises the word that a child repeats, and hears the parent', () => {
    const { say } = talkWith('dawei', 'pt');
    const first = say('Oi! Aqui é a mãe do Pedro, eu digito pra ele. Ele se chama Pedro.');
    expect(first.memory.name).toBe('Pedro');
    expect(say('Pedro quer saber como fala ‘bola’').text).toContain('球');
    expect(say('qiú! Ele repetiu dez vezes, rindo.')).toMatchObject({ accepted: true });
  });

  it('drills no word with who has lost somebody', () => {
    const turn = talkWith('helaoshi').say('bu hao. my husband died last year');
    expect(turn.move).toBe('distress');
    expect(turn.text).not.toContain('丈夫');
  });
});

it('a tutor chooses one of two', () => {
  expect(talkWith('zhouning').say('你更喜欢吃鱼还是吃肉？').text).toMatch(/我(?:更喜欢|选)吃[鱼肉]/u);
});

it.each(['我得去接孩子了，谢谢你', '我要走了，再见！下次说我的考试'])('leave is taken with %s', (said) => {
  expect(talkWith('chenhao').say(said).end).toBe('goodbye');
});

it('what is spoken of as one’s own is remembered', () => {
  const { say } = talkWith('chenhao');
  say('我家的乌龟十五岁了');
  expect(say('你还记得我养什么动物吗？').text).toContain('乌龟');
});
