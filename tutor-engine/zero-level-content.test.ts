// The lines of level zero fit what was said: the drink that was ordered, the country in good Portuguese.

import { expect, it } from 'vitest';
import { open, respond, suggestAnswers } from './index.ts';
import { settingWith } from './testing/tutor-setting.ts';

/** A tutor who holds nothing but one topic, asked up to its question. */
function topicOf(topic: string, answers: readonly string[], locale: 'en' | 'pt' = 'en') {
  const setting = settingWith('helaoshi', { locale });
  const { situation } = setting;
  const topics = situation.talk.topics
    .filter(({ id }) => id === topic)
    .map((one) => ({ ...one, first: true }));
  const held = { ...setting, situation: { ...situation, talk: { ...situation.talk, topics } } };
  let turn = open(held);
  const history = [{ by: 'tutor' as const, text: turn.text, memory: turn.memory }];
  const all = answers.map((learnerText) => {
    turn = respond({ ...held, history: [...history], learnerText });
    history.push({ by: 'tutor', text: turn.text, memory: turn.memory });
    return turn;
  });
  return { turns: all, offered: () => suggestAnswers({ ...held, history }) };
}

it.each([
  ['wo yao kafei', '咖啡'],
  ['wo yao shui', '水'],
  ['要', '水'],
])('in the café, %s brings %s', (said, drink) => {
  const { turns } = topicOf('drinks', ['喜欢', '喜欢', '我要茶', said, '一杯', '我要水']);
  expect(turns[3]?.ask).toBe('drinks.one-cup');
  expect(turns[3]?.text).toContain(drink);
  expect(turns[3]?.text).not.toContain(drink === '水' ? '咖啡' : '水');
  // Whether it tastes good is asked of what was ordered last, which was no coffee.
  expect(turns[5]).toMatchObject({ ask: 'drinks.tasty' });
  expect(turns[5]?.text).not.toContain('咖啡');
});

it('tells one’s country in Portuguese with its article', () => {
  const { offered } = topicOf('where', [], 'pt');
  expect(offered().map(({ zh, pt }) => [zh, pt])).toContainEqual(['我是巴西人。', 'Sou do Brasil.']);
});
