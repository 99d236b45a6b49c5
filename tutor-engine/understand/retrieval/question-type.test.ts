// What questions are after, and which answers tell it.

import { expect, it } from 'vitest';
import { isOfType, type QuestionType, questionType } from './question-type.ts';

it.each<[string, QuestionType]>([
  ['你妈妈在哪里', 'where'],
  ['where does your mother live', 'where'],
  ['你爸爸多大', 'age'],
  ['quantos anos tem sua mae', 'age'],
  ['你几岁离开澳门', 'moment'],
  ['你早上几点起床', 'clock'],
  ['你多久回一次家', 'how-often'],
  ['你当了多久导游', 'how-long'],
  ['你有几个学生', 'how-many'],
  ['你的猫叫什么', 'name'],
  ['你为什么当老师', 'why'],
  ['你丈夫是做什么的', 'job'],
  ['你们是怎么认识的', 'how'],
  ['谁教你游泳', 'who'],
  ['你喜欢喝茶', 'open'],
])('%s is after %s', (question, type) => {
  expect(questionType(question)).toBe(type);
});

it('takes no answer of another kind', () => {
  expect(isOfType('where', 'job', '我妈妈做的饺子最好吃。')).toBe(false);
  expect(isOfType('age', 'age', '爸爸妈妈都在巴西。')).toBe(false);
  expect(isOfType('why', 'open', '我爱唱歌。')).toBe(false);
});

it('takes one that tells it, whatever it was written for', () => {
  expect(isOfType('age', 'name', '她叫小月，七岁。')).toBe(true);
  expect(isOfType('where', 'job', '哥哥住在里约，开一个小饭馆。')).toBe(true);
});
