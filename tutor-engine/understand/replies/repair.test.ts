import { expect, it } from 'vitest';
import { withoutSlip } from './repair.ts';

it.each([
  ['嗯……饺子？不不不，面条！', '嗯……面条！'],
  ['我住两个晚上，不，三个晚上。', '三个晚上。'],
  ['我写悼词，啊不，是祝寿词。', '祝寿词。'],
  ['我去看牙医。不是，我是说，我陪我妈去看牙医。', '我陪我妈去看牙医。'],
])('%s means what comes after', (text, meant) => expect(withoutSlip(text)).toBe(meant));

it.each(['不，我不喜欢。', '不对，猫喝牛奶！', '我不是老师。'])('%s takes nothing back', (text) => {
  expect(withoutSlip(text)).toBeUndefined();
});
