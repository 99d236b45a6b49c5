// Short questions that say nothing of what they are about go on from what was told just now.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../../content/load.ts';
import { begin } from '../../../testing/stages.ts';
import { settingWith } from '../../../testing/tutor-setting.ts';
import { shortQuestionIn } from '../../../understand/asked/short-question.ts';
import { utterance } from '../../../understand/text/utterance.ts';

const content = shippedContent();

/** The answers to some texts, after the name. */
function answersOf(tutor: string, texts: readonly string[]): string[] {
  const setting = settingWith(tutor, { smallTalk: content.smallTalk });
  const biography = content.biographies.find(({ id }) => id === tutor);
  const talk = begin({ ...setting, situation: { ...setting.situation, biography } });
  talk.say('我叫Tom。');
  return texts.map((text) => talk.say(text).text);
}

describe('a short question', () => {
  it.each([
    ['那为什么呢？', 'why'],
    ['And then?', 'then'],
    ['真的吗？', 'really'],
    ['她住在哪儿？', 'of-it'],
    ['那贵吗？', 'of-it'],
  ])('is one: %s', (text, kind) => expect(shortQuestionIn(utterance(text))?.kind).toBe(kind));

  it.each(['为什么都说四川人爱吃辣？', '你为什么来？', '“瘦”是什么意思？', '我太累了。'])(
    'is none: %s',
    (text) => expect(shortQuestionIn(utterance(text))).toBeUndefined(),
  );
});

describe('what is asked on', () => {
  it('is answered by what the same story goes on with', () => {
    const [, really, then] = answersOf('chenhao', ['你遇到过最有意思的客人是谁？', '真的吗？', '后来呢？']);
    expect(really).toMatch(/真的/u);
    expect(then).toContain('找到了，是你');
  });

  it('is of whoever was spoken of', () => {
    const [, age, name] = answersOf('helaoshi', ['你有孩子吗？', '她多大了？', '她叫什么？']);
    expect(age).toContain('七岁');
    expect(name).toMatch(/小月|不知道/u);
  });

  it('is never answered by what is so of the tutor, where another is meant', () => {
    const [, where] = answersOf('chenhao', ['你有孩子吗？', '他住在哪儿？']);
    expect(where).not.toContain('成都');
  });

  it('is asked of a question of the tutor’s: why it was asked', () => {
    const [, why] = answersOf('anna', ['我昨天买了一个新手机。', '为什么？']);
    expect(why).toMatch(/^(?:因为我想|我问你)/u);
  });
});

it('the trade of each tutor is told, whatever words ask for it', () => {
  const asked = [
    '你的工作最难的是什么？',
    '做这个工作赚钱吗？',
    '你对新手有什么建议？',
    'what do you like most about your job?',
  ];
  for (const { id, entries } of content.biographies)
    for (const text of answersOf(id, asked)) {
      const told = entries.filter(({ answer }) => text.includes(answer.zh)).map((entry) => entry.id);
      expect(told.join(), `${id}: ${text}`).toMatch(/work|pay/u);
    }
});
