// Somebody who knows nothing gets through: in pinyin, in their own language, lost, and at random.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Message, open, respond, suggestAnswers, teachingOf } from './index.ts';
import { settingWith } from './testing/tutor-setting.ts';

type Locale = 'en' | 'pt';

function talk(tutor: string, locale: Locale) {
  const setting = settingWith(tutor, { locale });
  const first = open(setting);
  const history: Message[] = [{ by: 'tutor', text: first.text, memory: first.memory }];
  const say = (learnerText: string) => {
    const turn = respond({ ...setting, history, learnerText });
    history.push({ by: 'learner', text: learnerText }, { by: 'tutor', text: turn.text, memory: turn.memory });
    return turn;
  };
  return { first, say, offered: () => suggestAnswers({ ...setting, history }) };
}

describe('a newcomer', () => {
  it('is greeted in their own language and given one word', () => {
    const { first } = talk('helaoshi', 'en');
    expect(teachingOf(first)).toMatchObject({ note: { en: /Welcome/ }, words: [{ zh: '你好' }] });
  });

  it.each<[Locale, string, readonly string[]]>([
    [
      'en',
      'helaoshi',
      [
        'nihao',
        'wo jiao Tom',
        'henhao',
        'xiexie',
        'bushi',
        'wo ye hen hao',
        'zaijian',
        'wo shi meiguo ren',
        'bu shi',
        'ni shi zhongguo ren',
      ],
    ],
    [
      'en',
      'shilei',
      ['hello', 'Tom', 'fine', 'thanks', 'no', 'very well, thanks', 'bye', 'Brazil', 'no', 'China'],
    ],
    [
      'pt',
      'helaoshi',
      [
        'oi',
        'me chamo Ana',
        'tudo bem',
        'obrigada',
        'não',
        'muito bem',
        'tchau',
        'sou do Brasil',
        'não',
        'da China',
      ],
    ],
    [
      'pt',
      'shilei',
      [
        'ni3 hao3',
        'wǒ jiào Ana',
        'hen hao',
        'xie xie',
        'bu shi',
        'hen hao',
        'zai jian',
        'wo shi baxi ren',
        'bushi',
        'zhongguo ren',
      ],
    ],
  ])('gets through ten turns (%s, %s)', (locale, tutor, said) => {
    const { say } = talk(tutor, locale);
    for (const text of said) expect(say(text).accepted, text).toBe(true);
  });

  it('says a job, and is not called by it', () => {
    const { say } = talk('helaoshi', 'pt');
    say('oi');
    const told = say('wo shi hushi');
    expect(told.text).toContain('你是护士');
    expect(told.memory).not.toMatchObject({ name: '护士' });
    const named = say('meu nome é Bruna, não enfermeira');
    expect(named.text).toContain('我叫Bruna，不是护士');
    expect(say('eu sou enfermeira').text).toContain('我是护士');
  });

  it('who asks a stranger’s question in their own language hears it in Chinese', () => {
    const { say } = talk('helaoshi', 'pt');
    say('oi');
    say('Bruna');
    const turn = say('onde fica o banheiro?');
    expect(turn.text).toMatch(/说：洗手间在哪儿。/u);
    expect(turn.text).not.toContain('不知道');
  });

  it('reaches the end by what is offered', () => {
    const { say, offered } = talk('helaoshi', 'en');
    for (let turn = 0; turn < 45; turn += 1) {
      const [first] = offered();
      if (first === undefined) throw new Error('nothing is offered');
      const answer = say(first.zh.replace('……', 'Lena'));
      expect(answer.accepted, first.zh).not.toBe(false);
      if (answer.ask === '@over') return;
    }
    throw new Error('the talk has no end');
  });

  it('is never asked the same thing in the same words more than twice, whatever comes', () => {
    const odd = fc.constantFrom(
      '??',
      'what',
      'não entendi',
      'asdf',
      'I don’t speak Chinese',
      '好',
      'no',
      'help',
      '猫',
      'qqq',
      'Tom',
      '',
    );
    fc.assert(
      fc.property(fc.array(odd, { minLength: 12, maxLength: 12 }), (texts) => {
        const { first, say } = talk('shilei', 'en');
        const times = new Map<string, number>([[first.text, 1]]);
        for (const text of texts) {
          const turn = say(text);
          times.set(turn.text, (times.get(turn.text) ?? 0) + 1);
        }
        expect(Math.max(...times.values())).toBeLessThanOrEqual(2);
      }),
      { numRuns: 40 },
    );
  });
});

describe('who answers in their own language', () => {
  it.each<[Locale, readonly string[], string]>([
    ['en', ['hello', 'Tom', 'fine', 'thanks', 'no', 'fine', 'bye', 'I’m from Brazil'], '我是巴西人'],
    ['pt', ['oi', 'Ana', 'bem', 'obrigada', 'não', 'bem', 'tchau', 'sou brasileira'], '我是巴西人'],
    ['en', ['hello', 'Tom', 'fine', 'thanks', 'no', 'fine', 'bye', 'Brazil', 'no'], '我不是中国人'],
  ])('is told the Chinese that a teacher would say (%s)', (locale, said, chinese) => {
    const { say } = talk('shilei', locale);
    const turns = said.map(say);
    expect(turns.at(-1)).toMatchObject({ accepted: true, understood: chinese });
    expect(turns.at(-1)?.text).toContain(chinese);
  });
});

describe('who is lost', () => {
  const cries = [
    'I don’t speak Chinese',
    'i dont understand',
    'não entendi',
    'nao falo chines',
    'what?',
    '??',
    'help',
    'como assim?',
    'i have no idea',
    'I can’t read this',
    'não sei falar chinês',
    'huh',
    'this is too hard',
  ];

  it.each(cries)('gets a sentence in their language and an easier step at level zero: %s', (cry) => {
    const turn = talk('helaoshi', 'pt').say(cry);
    expect(turn.accepted).toBeUndefined();
    expect(teachingOf(turn)?.note?.pt).toBeTruthy();
    expect(turn.text).toContain('你好');
  });

  it.each(cries)('and at the other levels: %s', (cry) => {
    for (const tutor of ['linlaoshi', 'luxi', 'fangwen']) {
      const turn = talk(tutor, 'en').say(cry);
      expect(turn.accepted, tutor).not.toBe(true);
      expect(teachingOf(turn)?.note?.en ?? turn.move, tutor).toBeTruthy();
    }
  });

  it.each(['I don’t like tea', 'No, I’m from Brazil', 'não gosto de café'])(
    'is not who answers: %s',
    (text) => {
      expect(talk('helaoshi', 'en').say(text).memory.step).not.toBe('full');
    },
  );
});

describe('who says something else, and right', () => {
  const upTo = (...said: string[]) => {
    const one = talk('helaoshi', 'en');
    for (const text of said) one.say(text);
    return one;
  };

  it('is greeted by the name that was told unasked, and not asked for it', () => {
    const { first, say } = talk('helaoshi', 'en');
    const turn = say('我叫Emma');
    expect(turn).toMatchObject({ ask: first.ask, accepted: undefined, memory: { name: 'Emma' } });
    expect(turn.text).toMatch(/Emma/u);
    expect(say('你好').ask).toBe('hello.fine');
  });

  it.each(['我叫Emma', '我是巴西人', '我27岁', '我十岁', '我今年八岁。', '我今天很忙', '他是我朋友'])(
    'is taken up and asked again in other words while 谢谢 is wanted: %s',
    (text) => {
      const { say } = upTo('你好', '我叫Emma');
      const asked = say('我很好');
      expect(asked.ask).toBe('hello.thanks');
      const turn = say(text);
      expect(turn).toMatchObject({ ask: 'hello.thanks', accepted: undefined });
      expect(turn.script.at(-1)?.zh).not.toBe(asked.script.at(-1)?.zh);
      expect(turn.text).not.toMatch(/没关系|慢慢来|别着急|再看/u);
      expect(say('谢谢').accepted).toBe(true);
    },
  );

  it.each(['猫', '好', '我我我', '我去昨天北京', 'qqq'])('is not who says no sentence: %s', (text) => {
    expect(upTo('你好', 'Tom', '很好').say(text).text).not.toMatch(/不错，谢谢|好，很好/u);
  });
});

describe('the same question', () => {
  const odd = [
    '我叫Emma',
    '我是巴西人',
    '我27岁',
    'hm',
    '猫',
    '好',
    '我很忙',
    'help',
    '谢谢',
    '什么意思？',
    '你呢？',
    '不',
    '',
  ];

  it.each(['helaoshi', 'shilei', 'linlaoshi'])('never comes twice running word for word (%s)', (tutor) => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...odd), { minLength: 8, maxLength: 8 }), (texts) => {
        const { first, say } = talk(tutor, 'en');
        let before = first.script.at(-1)?.zh;
        for (const text of texts) {
          const { script } = say(text);
          const asked = script.at(-1)?.zh;
          if (asked?.endsWith('？')) expect(asked, texts.join(' / ')).not.toBe(before);
          before = asked;
        }
      }),
      { numRuns: 30 },
    );
  });
});
