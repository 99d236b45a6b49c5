// What learners say who know no Chinese is understood, and what was guessed is neither praised nor corrected.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import { type Message, open, respond, type Setting, type Turn, teachingOf } from '../../index.ts';
import { playables, settingFor } from '../../testing/stages.ts';
import { settingWith } from '../../testing/tutor-setting.ts';

type Locale = 'en' | 'pt';

function talk(setting: Setting) {
  const first = open(setting);
  const history: Message[] = [{ by: 'tutor', text: first.text, memory: first.memory }];
  const say = (learnerText: string): Turn => {
    const turn = respond({ ...setting, history, learnerText });
    history.push({ by: 'learner', text: learnerText }, { by: 'tutor', text: turn.text, memory: turn.memory });
    return turn;
  };
  return { first, say };
}

const newcomer = (locale: Locale = 'pt') => talk(settingWith('helaoshi', { locale }));
const isPraised = ({ text }: Turn) =>
  settingWith('helaoshi').situation.talk.lines.noted.some(({ zh }) => text.includes(zh));

describe('own language at level zero', () => {
  it.each<[Locale, string, string]>([
    ['pt', 'eu amo você', '我爱你'],
    ['pt', 'Eu te amo!', '我爱你'],
    ['pt', 'te amo muito', '我爱你'],
    ['pt', 'obrigado', '谢谢'],
    ['pt', 'eu quero um café', '我要咖啡'],
    ['pt', 'quero café', '我要咖啡'],
    ['pt', 'nao quero', '我不要'],
    ['pt', 'prazer em conhecer você', '认识你很高兴'],
    ['pt', 'minha namorada é chinesa', '我女朋友是中国人'],
    ['pt', 'eu moro em Recife', '我住在Recife'],
    ['pt', 'moro em são paulo', '我住在圣保罗'],
    ['pt', 'to cansada', '我很累'],
    ['en', 'I love you', '我爱你'],
    ['en', 'I’m tired', '我很累'],
    ['en', 'nice to meet you', '认识你很高兴'],
    ['en', 'I want a coffee', '我要咖啡'],
    ['en', 'I live in London', '我住在伦敦'],
  ])('%s: %s is %s', (locale, said, chinese) => {
    const turn = newcomer(locale).say(said);
    expect(turn.understood).toBe(chinese);
    expect(turn.text).toMatch(new RegExp(`(?:中文说|跟我说|你说)：${chinese}。`, 'u'));
    expect(turn.corrections).toEqual([]);
    expect(isPraised(turn)).toBe(false);
  });

  it('answers what was asked just now', () => {
    const { say } = newcomer();
    for (const text of ['你好', 'Ana', '很好']) say(text);
    expect(say('obrigado')).toMatchObject({ accepted: true, understood: '谢谢' });
  });
});

describe('what is no Chinese sentence', () => {
  it.each([
    'asdf qwer',
    'a gente se fala amanhã',
    'me dá um tempo',
    'bate papo com a menina',
    'see you at nine',
    'que pena',
  ])('is never written in characters: %s', (said) => {
    const turn = newcomer().say(said);
    expect(turn.understood ?? '').not.toMatch(/\p{Script=Han}/u);
    expect(isPraised(turn)).toBe(false);
  });

  it.each([
    ['xihuam', '喜欢', 'xǐhuan'],
    ['wo yao yi bei cafe', '我要一杯咖啡', 'kāfēi'],
    ['wo xihuam zhongguo', '我喜欢中国', 'xǐhuan'],
  ])('a slip is understood, not praised, and spelled right: %s', (said, chinese, pinyin) => {
    const turn = newcomer().say(said);
    expect(turn).toMatchObject({ understood: chinese, corrections: [] });
    expect(isPraised(turn)).toBe(false);
    expect(teachingOf(turn)?.note?.pt).toContain(pinyin);
  });

  it('is praised when it is pinyin without a slip', () => {
    expect(isPraised(newcomer().say('wo hen xihuan he cha'))).toBe(true);
  });
});

describe('how to say it', () => {
  it.each<[Locale, string, string]>([
    ['pt', 'como se diz eu te amo?', '我爱你'],
    ['pt', 'como falo te amo em chinês', '我爱你'],
    ['pt', 'quero aprender a dizer eu te amo para minha namorada', '我爱你'],
    ['pt', 'como se diz boa noite?', '晚安'],
    ['pt', 'oi, como eu digo "obrigado" em chinês, por favor?', '谢谢'],
    ['pt', 'não sei como se diz bom dia', '早上好'],
    ['pt', 'me ensina a dizer feliz aniversário', '生日快乐'],
    ['pt', 'como se diz me ajuda', '你能帮我吗'],
    ['en', 'how do I say I miss you?', '我想你'],
    ['en', 'what’s good night in Chinese?', '晚安'],
    ['en', 'how do I tell my girlfriend I love you', '我爱你'],
    ['en', 'I want to learn to say thank you', '谢谢'],
  ])('%s: %s', (locale, asked, chinese) => {
    for (const tutor of ['helaoshi', 'linlaoshi', 'luxi']) {
      const turn = talk(settingWith(tutor, { locale })).say(asked);
      expect(turn.move, tutor).toBe('explain');
      expect(turn.text, tutor).toContain(chinese);
    }
  });

  it.each(['quero aprender a falar chinês', 'como falo com você?'])('%s asks for no word', (said) => {
    expect(newcomer().say(said).move).not.toBe('explain');
  });
});

describe('the last line again', () => {
  const asking = [
    '你说得太快了，请再说一遍',
    'ni shuo tai kuai le, qing zai shuo yi bian',
    '再说一遍',
    'pode repetir?',
    'could you repeat?',
    'fala mais devagar',
  ];

  it.each(asking)('from a tutor: %s', (said) => {
    const { say } = newcomer();
    const asked = say('你好').script.at(-1)?.zh;
    for (let time = 0; time < 5; time += 1) expect(say(said).script.at(-1)?.zh).toBe(asked);
  });

  it.each(asking)('in every play: %s', (said) => {
    for (const { situation } of playables(shippedContent())) {
      const { say } = talk(settingFor(situation, { seed: 'again' }));
      const before = say('你好');
      const again = say(said);
      if (again.goals.length > 0) continue;
      expect(again.ask).toBe(before.ask);
      expect(again.script.at(-1)?.zh).toBe(before.script.at(-1)?.zh);
    }
  });
});
