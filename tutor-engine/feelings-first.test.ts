// Feelings and leaving come before praise, lesson and script, at every level and in any words.

import { expect, it } from 'vitest';
import { shippedContent } from '../content/load.ts';
import { begin, settingFor, tutorTalks } from './testing/stages.ts';

const { smallTalk } = shippedContent();
const talks = tutorTalks();

function talkWith(name: string, lines: readonly string[], locale: 'en' | 'pt' = 'en') {
  const situation = talks.find(({ stage }) => stage.name === name)?.situation;
  if (situation === undefined) throw new Error(`nobody is called ${name}`);
  const talk = begin(settingFor(situation, { seed: 'x', locale, smallTalk }));
  return lines.map((line) => talk.say(line));
}

it.each([
  ['nainai', ['豆豆', '五岁', '不高兴']],
  ['xiaoyu', ['我叫乐乐', '六岁', '高兴', '足球', '不高兴……']],
  ['xiaoyu', ['我叫乐乐', '六岁', '妈妈说我坏']],
  ['xiaoyu', ['我叫乐乐', '六岁', '妈妈说我坏', '我不坏']],
])('%s comforts a child who says %j, and stays with it', (name, lines) => {
  const last = talkWith(name, lines).at(-1)?.text ?? '';
  expect(last).toMatch(/抱抱|难过|不哭|好孩子/u);
  expect(last).not.toMatch(/喜欢|好吃|真聪明|好听/u);
});

it.each([
  ['shilei', 'my boss shouted at me'],
  ['shilei', 'Today one transformer exploded and my colleague burnt his hand.'],
  ['helaoshi', 'meu colega queimou a mão no trabalho'],
])('%s does not rejoice at %s', (name, line) => {
  const text = talkWith(name, ['hi, I am Tom', line]).at(-1)?.text ?? '';
  expect(text).not.toMatch(/真好|真棒|请说|[？?]/u);
});

it.each([
  ['shilei', 'I gotta run, my bus is here'],
  ['helaoshi', 'zaijian! o bar abre em dez minutos, preciso ir. amanhã eu volto, xiexie'],
  ['linlaoshi', '时候不早了，我就不打扰了。'],
  ['hanchuan', '我那个电话会到点了，得撤了。'],
  ['hanchuan', '好了，今天就说到这儿吧，刚才我口气冲了点儿，您别往心里去。'],
])('%s parts from who says %s', (name, line) => {
  expect(talkWith(name, ['你好，我叫安娜', line]).at(-1)).toMatchObject({ end: 'goodbye' });
});

it.each([
  'I have to go to work every day.',
  '我昨天说我得走了，可是没走。',
  'Tenho que ir ao médico amanhã.',
])('nobody is sent away who says %s', (line) =>
  expect(talkWith('linlaoshi', ['你好，我叫安娜', line]).at(-1)?.end).not.toBe('goodbye'),
);
