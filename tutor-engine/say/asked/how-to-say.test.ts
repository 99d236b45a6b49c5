// What learners ask of the language, in whatever words: the words just heard, two at once, phrases in quotation marks.

import { expect, it } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import { begin, settingFor, tutorTalks } from '../../testing/stages.ts';

const { smallTalk } = shippedContent();
const talks = tutorTalks();

function answerOf(name: string, lines: readonly string[], locale: 'en' | 'pt' = 'en') {
  const situation = talks.find(({ stage }) => stage.name === name)?.situation;
  if (situation === undefined) throw new Error(`nobody is called ${name}`);
  const talk = begin(settingFor(situation, { seed: 'x', locale, smallTalk }));
  return lines.map((line) => talk.say(line)).at(-1)?.text ?? '';
}

it.each([
  ['o que quer dizer "lei"? e como fala copo?', '“累”'],
  ['o que significa lei?', '“累”'],
  ['what does hen mean?', '“很”'],
])('%s asks of the word that was heard just now', (line, word) => {
  const before = ['oi, eu sou o Rafael', 'como se fala cansado?', 'wo hen lei!'];
  expect(answerOf('helaoshi', [...before, line], 'pt')).toContain(word);
});

it.each([
  ['怎么说 "mouse" 和 "teacher"？', ['老鼠', '老师']],
  ['用中文怎么说 cat 和 dog？', ['猫', '狗']],
  ['老师和老鼠，怎么说？', ['lǎoshī', 'lǎoshǔ']],
  ['怎么说 “encantada de conocerla”, nice to meet you, 客气的？', ['认识您很高兴']],
  ['“难过”和“伤心”一样吗？', ['分手']],
  ['“您”和“你”有什么不一样？', ['阿姨，您好']],
])('%s', (line, words) => {
  const answer = answerOf('linlaoshi', ['你好，我叫安娜', line]);
  for (const word of words) expect(answer).toContain(word);
});

it('what nobody can put into Chinese is not given back as if it were', () => {
  expect(answerOf('linlaoshi', ['你好，我叫安娜', '怎么说peruca？'])).not.toMatch(/peruca/iu);
});
