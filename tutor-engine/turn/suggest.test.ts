// What is offered to be tapped is what the teacher accepts.

import { describe, expect, it } from 'vitest';
import { type Message, open, respond, suggestAnswers } from '../index.ts';
import { beginningOf } from '../say/blank.ts';
import { questionsOf } from '../state/plan.ts';
import { settingWith } from '../testing/tutor-setting.ts';

describe('the suggested answers', () => {
  it('are accepted, turn after turn', () => {
    const setting = settingWith('linlaoshi');
    const { text, memory } = open(setting);
    let history: Message[] = [{ by: 'tutor', text, memory }];
    for (let turn = 0; turn < 12; turn += 1) {
      const [first] = suggestAnswers({ ...setting, history });
      if (first === undefined) throw new Error('nothing is suggested');
      const answer = respond({ ...setting, history, learnerText: first.zh.replace('……', 'Lena') });
      expect(answer.accepted, `${first.zh} after ${history.at(-1)?.text}`).not.toBe(false);
      history = [
        ...history,
        { by: 'learner', text: first.zh.replace('……', 'Lena') },
        { by: 'tutor', text: answer.text, memory: answer.memory },
      ];
    }
  });

  it.each(['helaoshi', 'linlaoshi'])('never contradict a grief (%s)', (tutor) => {
    const setting = settingWith(tutor);
    const { text, memory } = open(setting);
    let history: Message[] = [{ by: 'tutor', text, memory }];
    for (const said of ['我的狗死了。', '我很难过。', '谢谢你。']) {
      const answer = respond({ ...setting, history, learnerText: said });
      history = [
        ...history,
        { by: 'learner', text: said },
        { by: 'tutor', text: answer.text, memory: answer.memory },
      ];
      const offered = suggestAnswers({ ...setting, history }).map(({ zh }) => zh);
      expect(offered).toContain('我很难过。');
      expect(offered.join('')).not.toMatch(/高兴|开心|很好|喜欢/u);
    }
  });

  const named = (history: readonly Message[], extra = {}) =>
    suggestAnswers({ ...settingWith('helaoshi', extra), history })
      .map(({ zh }) => zh)
      .toSorted();
  const at = (ask: string, name?: string): Message[] => [
    {
      by: 'tutor',
      text: '',
      memory: { ...open(settingWith('helaoshi')).memory, ask, ...(name ? { name } : {}) },
    },
  ];

  it('leave a blank for a name that nobody knows, and put in one that was told or is known', () => {
    expect(named(at('hello.name'))).toEqual(['我叫……']);
    expect(named(at('hello.name'), { learnerName: 'Emma' })).toEqual(['我叫Emma。', '我是Emma。']);
    expect(named(at('where.introduce', 'Lena'), { learnerName: 'Emma' })).toContain('我叫Lena，我是英国人。');
    expect(named(at('where.introduce'))).toEqual(['我叫……', '我是美国人。', '我是英国人。'].toSorted());
  });

  it.each([
    ['en', ['我是……人。', '我是美国人。', '我是英国人。']],
    ['pt', ['我是……人。', '我是巴西人。', '我是葡萄牙人。']],
    ['zh', ['我是……人。']],
  ] as const)('name the countries that are likely by the language, and a blank (%s)', (locale, offered) => {
    expect(named(at('where.from'), { locale })).toEqual(offered.toSorted());
  });

  it('name the country that was told from then on', () => {
    const setting = settingWith('helaoshi', { locale: 'en' });
    const [before] = at('where.from', 'Priya');
    if (before === undefined) throw new Error('no question');
    const told = respond({ ...setting, history: [before], learnerText: '我是法国人' });
    expect(told.memory.country).toBe('法国');
    const later = (ask: string): Message[] => [{ by: 'tutor', text: '', memory: { ...told.memory, ask } }];
    expect(named(later('where.introduce'))).toEqual(['我叫Priya，我是法国人。', '我是法国人。'].toSorted());
    expect(named(later('where.from'))).toEqual(['我是法国人。']);
  });

  it('let a child tap: several cards at each question, and a nickname for who cannot write', () => {
    const setting = settingWith('xiaoyu');
    const asked = (ask: string, learnerName?: string) => {
      const history = [{ by: 'tutor' as const, text: '', memory: { ...open(setting).memory, ask } }];
      return suggestAnswers({ ...setting, history, learnerName }).map(({ zh }) => zh);
    };
    for (const { id } of questionsOf(setting.situation.talk))
      expect(asked(id).length, id).toBeGreaterThanOrEqual(2);
    expect(asked('meet.name').toSorted()).toEqual(
      ['我叫……', '我叫乐乐。', '我叫小雨。', '我叫明明。'].toSorted(),
    );
    expect(asked('meet.name', '安安')).toEqual(['我叫安安。']);
  });

  it('have a beginning to go on from where they have a blank', () => {
    expect(beginningOf({ zh: '我叫……' })).toBe('我叫');
    expect(beginningOf({ zh: '我很好。' })).toBeUndefined();
  });

  it('stay in their order while nothing is said', () => {
    const setting = settingWith('linlaoshi');
    const { text, memory } = open(setting);
    const history = [{ by: 'tutor', text, memory }] as const;
    expect(suggestAnswers({ ...setting, history })).toEqual(suggestAnswers({ ...setting, history }));
  });
});
