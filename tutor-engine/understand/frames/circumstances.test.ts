import { expect, it } from 'vitest';
import { isLongAgo, moodIn } from './circumstances.ts';

it.each(['太好了，又迟到了！', '真棒，又下雨了。', '他又忘了我的生日，真好。'])(
  'praise for what went wrong again is no joy: %s',
  (text) => {
    expect(moodIn(text)).toBe('bad');
  },
);

it.each(['太好了，我通过了！', '今天又见到你，很高兴。'])('joy is joy: %s', (text) => {
  expect(moodIn(text)).toBe('good');
});

it.each(['小时候我常常一个人在家。', 'When I was a kid I was lonely', 'quando eu era criança eu tinha medo'])(
  'is past and gone: %s',
  (text) => {
    expect(isLongAgo(text)).toBe(true);
  },
);

it('what goes on until now is not past', () => {
  expect(isLongAgo('我从小时候到现在一直很孤独。')).toBe(false);
});
