import { expect, test } from 'vitest';
import { otherOrders } from './other-orders.ts';

test.each([
  ['如果 明天 天气 好， 我们 就 去 海边', ['明天如果天气好，我们就去海边', '我们如果明天天气好，就去海边']],
  ['除了 历史 以外， 他 还 对 艺术 感兴趣', ['他除了历史以外，还对艺术感兴趣']],
  ['因为 路 远， 所以 我们 坐车 去', ['我们因为路远，所以坐车去']],
  ['吃了 饭， 我们 去 散 散步吧', ['我们吃了饭，去散散步吧']],
  ['毕业 以后， 他 当了 一 名 工程师', ['他毕业以后，当了一名工程师']],
  ['他 小时候 常常 哭', ['小时候他常常哭']],
  ['开始 我 很 害怕， 后来 就 习惯了', ['我开始很害怕，后来就习惯了']],
  ['明天 早上 我 吃了 早餐 再 出发', ['我明天早上吃了早餐再出发']],
])('%s may begin otherwise', (words, orders) => {
  expect(otherOrders(words.split(' '))).toEqual(orders);
});

test.each([
  '因为 下 大雪， 所以 飞机 没 起飞',
  '昨天 夜里 孩子们 睡得 很 香',
  '我 认识 她',
  '连 狗 也 睡着了',
])('%s begins in one way', (words) => {
  expect(otherOrders(words.split(' '))).toEqual([]);
});
