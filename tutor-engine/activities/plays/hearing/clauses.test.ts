import { expect, it } from 'vitest';
import { utterance } from '../../../understand/text/utterance.ts';
import { isPause, settled } from './clauses.ts';

it.each([
  ['放门口吧。啊不，门口不安全，放快递柜。', '放快递柜。'],
  ['两个晚上，不，三个晚上。', '三个晚上。'],
  ['嗯……等一下，我看看。咖啡多少钱一杯？', '咖啡多少钱一杯？'],
  ['没关系。我想去……等等，我找一下地址。', '没关系。'],
])('%s means %s', (text, meant) => expect(settled(utterance(text)).raw).toBe(meant));

it('keeps a text as it is where nothing was taken back', () => {
  const said = utterance('我要一个鱼，还要一杯茶。');
  expect(settled(said)).toBe(said);
});

it.each(['等一下', '让我想想。', '嗯，我看看。', '我还没想好。'])('%s wants a moment', (text) => {
  expect(isPause(utterance(text))).toBe(true);
});

it.each(['嗯', '我想去……', '等一下，多少钱？', '我看电影。'])('%s does not', (text) => {
  expect(isPause(utterance(text))).toBe(false);
});
