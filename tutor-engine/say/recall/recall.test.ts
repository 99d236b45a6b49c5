// What was told earlier is given back to who asks for it.

import { expect, it } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import { begin, settingFor, tutorTalks } from '../../testing/stages.ts';

const content = shippedContent();
const talks = tutorTalks(content);

it.each([
  ['chenhao', ['我叫Ben，今年六十岁，刚退休，以前是公交司机。', '你还记得我以前是做什么的吗？'], '公交司机'],
  ['linlaoshi', ['我叫Ben，我以前做衣服。', '你还记得我以前的工作吗？'], '做衣服'],
  ['zhouning', ['我叫Ben。', '那我点一个鱼头汤，不要太咸。', '我点了什么菜来着？'], '鱼头汤'],
  ['xiaoyu', ['我叫Ben。', '我儿子七岁。', '问你一个问题：我儿子几岁？'], '七岁'],
  ['sulan', ['我叫Ben。', '我在里斯本开了一家书店。', '说说看，你知道我哪些事？'], '书店'],
])('%s remembers', (tutor, said, told) => {
  const situation = talks.find(({ stage }) => stage.name === tutor)?.situation;
  if (situation === undefined) throw new Error(`nobody is called ${tutor}`);
  const { say } = begin(settingFor(situation, { smallTalk: content.smallTalk }));
  expect(said.map((text) => say(text).text).at(-1)).toContain(told);
});
