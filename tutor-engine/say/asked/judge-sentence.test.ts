// "Is this right?" of one's last or a quoted sentence.

import { expect, it } from 'vitest';
import { begin } from '../../testing/stages.ts';
import { settingWith } from '../../testing/tutor-setting.ts';

const after = (...said: string[]) => {
  const { say } = begin(settingWith('linlaoshi'));
  return said.map((text) => say(text)).at(-1);
};

it.each([
  [['“我比他很高”这样说对不对？'], '我比他高'],
  [['is this right? 我是饿'], '我很饿'],
  [['我见面他。这样说对吗？'], '我跟他见面'],
  [['我昨天见面他', 'isso está certo?'], '跟他见面'],
  [['wo shi e, is this right?'], '很饿'],
  [['不对，我说"我比他很高"对吗？'], '我比他高'],
])('what is wrong is said right: %j', (said, right) => {
  expect(after(...said)).toMatchObject({ move: 'explain', text: expect.stringContaining(right) });
});

it.each([
  ['我想要一杯茶。这样说对吗？', /没有错|是对的/u],
  ['我女儿五岁。这样说对吗？', /没看出错/u],
  ['“我们做朋友吧”，is this correct?', /没看出错/u],
])('no mistake is invented: %s', (said, answer) => {
  const turn = after(said);
  expect(turn).toMatchObject({ move: 'explain', corrections: [] });
  expect(turn?.text).toMatch(answer);
});

it('asks for the sentence where there is none', () => {
  expect(after('did I say that right?')?.text).toContain('说一次');
});

it('is not asked of what the teacher said', () => {
  expect(after('你刚才说的这句话对吗')?.move).not.toBe('explain');
});

it('is not asked by who asks whether something is all right', () => {
  expect(after('hello, I know no Chinese, is that ok?')?.text).not.toContain('我来看');
});

it('is not called right where the words are seldom beside each other', () => {
  expect(after('学校我喜欢很。这样说对吗？')?.text).toContain('很少');
});
