// What was told earlier is given back to who asks for it.

import { expect, it } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import { teachingOf } from '../../index.ts';
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

const talkWith = (tutor: string, locale: 'en' | 'pt', said: readonly string[]) => {
  const situation = talks.find(({ stage }) => stage.name === tutor)?.situation;
  if (situation === undefined) throw new Error(`nobody is called ${tutor}`);
  const talk = begin(settingFor(situation, { locale, smallTalk: content.smallTalk }));
  for (const text of said) talk.say(text);
  return talk;
};

const ABOUT = [
  '我叫Julia，我是巴西人。',
  '我有一个弟弟，他叫Bruno，在柏林学音乐。',
  '我姐姐叫Carla，她是医生。',
  '我有一只猫，它叫Mimi，三岁了。',
  '我弟弟下个月来看我。',
];

it.each([
  ['你知道我弟弟做什么吗？', ['柏林学音乐'], ['下个月', 'Carla']],
  ['you know what I told you about my brother?', ['Bruno', '下个月'], ['医生', 'Mimi']],
  ['What do you remember about my family?', ['Bruno', 'Carla', '医生'], ['Mimi']],
  ["what did I say my sister's name was?", ['Carla'], ['Bruno']],
  ['我的猫几岁？', ['三岁'], ['Bruno']],
  ['你还记得我姐姐的工作吗？', ['医生'], ['Bruno']],
  ['你都记得我什么？', ['Julia', 'Bruno', 'Carla', 'Mimi'], []],
  ['我上次说我奶奶住在里约，你还记得她住在哪儿吗？', ['你奶奶住在里约'], ['Carla']],
])('%s is answered with all that was told of it, and no more', (asked, told, others) => {
  const { text } = talkWith('linlaoshi', 'en', ABOUT).say(asked);
  for (const one of told) expect(text).toContain(one);
  for (const one of others) expect(text).not.toContain(one);
  expect(text).not.toContain('我有');
});

it('what was never told of somebody is not made up of what was told of others', () => {
  expect(talkWith('linlaoshi', 'en', ABOUT).say('你记得我妈妈叫什么吗？').text).not.toMatch(/Carla|Bruno/u);
});

it.each([
  ['como se chama meu irmão?', 'Pedro', 'Recife'],
  ['o que eu te falei da minha irmã?', 'Recife', 'Pedro'],
  ['onde mora minha irmã?', 'Recife', 'Pedro'],
])('who has no words yet is told in their own: %s', (asked, told, other) => {
  const said = ['oi', 'Eu tenho um irmão, ele se chama Pedro', 'minha irmã mora em Recife'];
  const note = teachingOf(talkWith('helaoshi', 'pt', said).say(asked))?.note?.pt;
  expect(note).toContain(told);
  expect(note).not.toContain(other);
});
