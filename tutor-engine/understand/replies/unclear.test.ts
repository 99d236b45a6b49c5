import { expect, it } from 'vitest';
import { utterance } from '../text/utterance.ts';
import { objectionIn } from './objection.ts';

const objection = (text: string) => objectionIn(utterance(text));

it.each([
  ['什么怎么办？', undefined],
  ['你说的是哪个？我没听懂。', undefined],
  ['为什么什么？我昨天只是去买伞。', '我昨天只是去买伞。'],
  ['您到底想知道什么？我在邮局工作。', '我在邮局工作。'],
  ['您说的“门道”是什么门道？', undefined],
  ['什么为什么？我就是跟你打个招呼。', undefined],
])('who asks back did not understand: %s', (text, rest) => {
  expect(objection(text)).toEqual({ kind: 'unclear', rest });
});

it('a word that the tutor may have used is asked back only where it has', () => {
  expect(objection('“老一套”是哪一套？')).toEqual({
    kind: 'unclear',
    rest: undefined,
    denied: '老一套',
    isIfHeard: true,
  });
});

it.each([
  '这是什么茶？',
  '你的女儿叫什么？',
  '什么意思？',
  '你刚才问的是什么来着？',
  '你想吃什么？',
  '桂花糕是什么糕？',
  '谁说的？',
  '你在看什么书？',
])('who asks something asks it: %s', (text) => {
  expect(objection(text)?.kind === 'unclear' && objection(text)?.isIfHeard !== true).toBe(false);
});

it('what had been asked is asked once more', () => {
  expect(objection('你没说你家有几只鸟。')).toEqual({ kind: 'unanswered', rest: '你家有几只鸟？' });
});
