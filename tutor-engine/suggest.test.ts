// What is offered to be tapped is what the teacher accepts.

import { describe, expect, it } from 'vitest';
import { type Message, open, respond, suggestAnswers } from './index.ts';
import { settingWith } from './testing/tutor-setting.ts';

describe('the suggested answers', () => {
  it('are accepted, turn after turn', () => {
    const setting = settingWith('linlaoshi');
    const { text, memory } = open(setting);
    let history: Message[] = [{ by: 'tutor', text, memory }];
    for (let turn = 0; turn < 12; turn += 1) {
      const [first] = suggestAnswers({ ...setting, history });
      if (first === undefined) throw new Error('nothing is suggested');
      const answer = respond({ ...setting, history, learnerText: first.zh });
      expect(answer.accepted, `${first.zh} after ${history.at(-1)?.text}`).not.toBe(false);
      history = [
        ...history,
        { by: 'learner', text: first.zh },
        { by: 'tutor', text: answer.text, memory: answer.memory },
      ];
    }
  });

  it('stay in their order while nothing is said', () => {
    const setting = settingWith('linlaoshi');
    const { text, memory } = open(setting);
    const history = [{ by: 'tutor', text, memory }] as const;
    expect(suggestAnswers({ ...setting, history })).toEqual(suggestAnswers({ ...setting, history }));
  });
});
