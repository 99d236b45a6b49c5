// What has been told in any language is not asked; what has not, is.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import { begin, settingFor, tutorTalks } from '../../testing/stages.ts';

const content = shippedContent();
const talks = tutorTalks(content);

function talkWith(tutor: string, locale: 'en' | 'pt', facts: readonly string[] = []) {
  const situation = talks.find(({ stage }) => stage.name === tutor)?.situation;
  if (situation === undefined) throw new Error(`nobody is called ${tutor}`);
  return begin(settingFor(situation, { locale, smallTalk: content.smallTalk, facts }));
}

/** All that is asked from the last of these lines on, through many questions of the talk. */
function askedAfter(tutor: string, locale: 'en' | 'pt', lines: readonly string[]): string {
  const { say } = talkWith(tutor, locale);
  const said = lines.map((line) => say(line).text);
  const more = Array.from({ length: 20 }, () => say('下一个问题。').text);
  return [...said.slice(-1), ...more].join('\n');
}

const AGE = /你(?:今年)?几岁/u;
const PET = /有小动物吗|有小猫小狗|有猫或者狗/u;
const FEELING = /今天(?:高兴|好不好)/u;
const JOB = /你是老师吗|工作还是上学/u;

describe('what was told in another language is not asked', () => {
  it.each([
    ['xiaoyu', 'pt', ['sou a Dora', 'oito! e você?'], AGE],
    ['dawei', 'en', ["I'm Pip", 'nine and a half'], AGE],
    ['nainai', 'pt', ['sou o Ari', 'sete', 'eu tenho um coelho branco'], PET],
    ['dawei', 'en', ["I'm Pip", 'nine', "I'm so excited today"], FEELING],
    ['xiaoyu', 'pt', ['sou a Dora', 'oito', 'bem', 'cabra-cega no recreio'], /喜欢玩什么|什么最好玩/u],
    ['xiaoyu', 'pt', ['sou a Dora', 'oito', 'moro com meu pai e minha avó'], /几口人|你家有谁/u],
    ['shilei', 'en', ["hi, I'm Moe", "I'm a firefighter"], JOB],
    ['helaoshi', 'pt', ['sou o Rui', 'trabalho numa livraria'], JOB],
    ['shilei', 'en', ["hi, I'm Moe", 'wo shi chushi'], JOB],
    ['xiaoma', 'pt', ['我叫Rui。', 'sou professora de música'], JOB],
  ] as const)('%s, %s: %j', (tutor, locale, lines, asks) => {
    expect(askedAfter(tutor, locale, lines)).not.toMatch(asks);
  });

  it('after a word that it was told already, nothing of the kind follows', () => {
    const text = askedAfter('xiaoyu', 'en', ["I'm Gwen", 'eight', 'I already told you, I feel great']);
    expect(text).not.toMatch(FEELING);
  });

  it('pinyin with figures is understood', () => {
    const { say } = talkWith('shilei', 'en');
    say("I'm Moe");
    expect(say('wo 38 sui').memory.profile?.age).toEqual(['38岁']);
  });
});

describe('what was told of others, asked or wished is asked all the same', () => {
  it.each([
    ['xiaoyu', 'pt', ['minha prima tem doze anos', 'sou a Dora'], AGE],
    ['nainai', 'en', ["I'm Pip", 'nine', 'do you have a cat? I want one'], PET],
    ['shilei', 'en', ["hi, I'm Moe", 'my sister is a lawyer'], JOB],
    ['helaoshi', 'pt', ['sou a Rute', 'sou casada e bem tímida'], JOB],
  ] as const)('%s, %s: %j', (tutor, locale, lines, asks) => {
    expect(askedAfter(tutor, locale, lines)).toMatch(asks);
  });
});

describe('within a message', () => {
  it.each([
    ['linlaoshi', '我膝盖很疼，上个月开始的。', /多长时间|多久|几天/u],
    ['xiaoma', '我没有车。你有车吗？', /你呢/u],
    ['linlaoshi', '我下周要搬家，我很担心。', /什么事|为什么/u],
    ['luxi', '我外公教我刻木头。', /谁教|跟谁学/u],
  ])('%s does not ask what stands there: %s', (tutor, line, asks) => {
    const { say } = talkWith(tutor, 'en');
    say('我叫Moe。');
    expect(say(line).text).not.toMatch(asks);
  });
});

describe('in the next talk', () => {
  it('a death is remembered, and nothing is asked with it', () => {
    const { first, say } = talkWith('zhouning', 'en', [
      '我丈夫写诗。',
      '我丈夫去世了。',
      '我住在里昂。',
      '我叫Moe。',
    ]);
    expect(first.text).not.toMatch(/丈夫|住在哪|什么地方/u);
    const { text } = say('你还记得我丈夫吗？');
    expect(text).toMatch(/走了/u);
    expect(text).toMatch(/写诗/u);
    expect(text).not.toMatch(/？/u);
  });

  it('who died is asked after by nobody', () => {
    const { first } = talkWith('linlaoshi', 'en', ['我的鸟死了。', '我有一只鸟。', '我叫Moe。']);
    expect(first.text).not.toMatch(/鸟/u);
  });

  it('who has no words yet is greeted by name, and not asked for it', () => {
    const { first } = talkWith('shilei', 'en', ['我是厨师。', '我叫Moe。']);
    expect(first.text).toMatch(/^Moe，你好！/u);
  });
});
