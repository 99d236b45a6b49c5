import { expect, it } from 'vitest';
import { utterance } from '../text/utterance.ts';
import { objectionIn } from './objection.ts';

const objection = (text: string) => objectionIn(utterance(text));

it.each([
  ['不是，我是说我自己是医生。', 'misheard', '我自己是医生。'],
  ['我问的不是城市，我问你住在哪个区。', 'misheard', '你住在哪个区。'],
  ['您误会了，我没结婚。', 'misheard', '我没结婚。'],
  ['No, I meant my brother.', 'misheard', 'my brother.'],
  ['我说过了，我是老师。', 'told', '我是老师。'],
])('what is meant instead is the message: %s', (text, kind, rest) => {
  expect(objection(text)).toEqual({ kind, rest });
});

it.each([
  ['你误会了。', 'misheard'],
  ['You misunderstood', 'misheard'],
  ['Você não entendeu.', 'misheard'],
  ['我不是这个意思。', 'misheard'],
  ['你没回答我的问题！', 'unanswered'],
  ['你怎么又问？', 'told'],
  ['Eu já falei.', 'told'],
])('an objection may stand alone: %s', (text, kind) => {
  expect(objection(text)).toEqual({ kind, rest: undefined });
});

it.each([
  '不是，我是老师。',
  '不对，是三点。',
  '我没去过中国。',
  '他误会我了。',
  '我说得不好。',
  '老师没听懂我的名字，因为我说得太快。',
  'No, I have a brother.',
  '我是说中文的。',
])('who answers or tells does not object: %s', (text) => {
  expect(objection(text)).toBeUndefined();
});
