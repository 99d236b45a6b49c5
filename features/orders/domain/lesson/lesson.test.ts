// What somebody buys as a lesson: its words where they stand, and its own seller to talk with.

import { expect, it } from 'vitest';
import { shippedContent } from '../../../../content/load.ts';
import { roleSchema } from '../../../../content/schema/studies/role.ts';
import { openLexicon } from '../../../../kit/server/chinese/lexicon.ts';
import { createReadingOf } from '../../../../kit/server/chinese/reading.ts';
import { lessonWords } from './lesson-words.ts';
import { orderOfRole, sellerRole, sellerRoleId } from './seller-role.ts';

const lexicon = openLexicon();
const reading = { lexicon, readingOf: createReadingOf() };

it('takes the words of the things first, then of the messages, each once and where it stood', () => {
  const words = lessonWords(
    ['老北京布鞋 手工', '黑色 42', '我们收到您的布鞋了。鞋底有一点灰尘，要退货吗？', 'Obrigada!'],
    reading,
  );
  const of = (word: string) => words.find((each) => each.word === word);
  expect(of('布鞋')).toEqual({ word: '布鞋', pinyin: 'bu4 xie2', context: '老北京布鞋 手工' });
  expect(of('退货')?.context).toBe('鞋底有一点灰尘，要退货吗？');
  expect(words.filter(({ word }) => word === '布鞋')).toHaveLength(1);
  expect(words.map(({ word }) => word)).not.toContain('的');
  expect(words.findIndex(({ word }) => word === '布鞋')).toBeLessThan(
    words.findIndex(({ word }) => word === '退货'),
  );
});

it('takes for one word what shops say as one', () => {
  const isTradeWord = (text: string) => text === '网面';
  const words = lessonWords(['网面跑步鞋'], { ...reading, isTradeWord });
  expect(words[0]).toEqual({ word: '网面', pinyin: 'wang3 mian4', context: '网面跑步鞋' });
  for (const part of ['网', '面']) expect(words.map(({ word }) => word)).not.toContain(part);
});

it('teaches no names of shops and people as if they were words', () => {
  const said = ['王师傅说云朵小屋没有42码的白色鞋子了。'];
  const words = lessonWords(said, { ...reading, names: ['云朵小屋'] }).map(({ word }) => word);
  expect(words).toContain('鞋子');
  for (const name of ['王', '师傅', '云朵', '小屋', '码']) expect(words).not.toContain(name);
});

it('is never more than one sits down with', () => {
  const long = [...'衣裤鞋帽袜巾伞灯杯盘碗筷勺刀叉桌椅床柜镜梳盆桶锅铲壶'].join('，');
  expect(lessonWords([long], reading).length).toBeLessThanOrEqual(24);
});

const ORDER = '01920000-0000-7000-8000-0000000000a1';
const THING = {
  name: '老北京布鞋 “手工” {food}？',
  priceFen: 9950,
  quantity: 2,
  variant: '黑色 42',
  shop: '步步高鞋店',
  category: 'shoes',
  weightGrams: null,
  link: null,
  pictureId: null,
  declared: [],
  explanation: '',
  sources: { name: 'picture', price: 'picture', weight: 'default', freight: 'default' },
} as const;

it('makes a whole role that knows the thing, its price, how many and whose shop it is', () => {
  const base = shippedContent().roles.find(({ id }) => id === 'online-seller');
  if (!base) throw new Error('the seller is there');
  const role = sellerRole(base, ORDER, { items: [{ ...THING, declared: [] }] });
  expect(roleSchema.parse(role)).toEqual(role);
  expect(role.situation.zh).toContain('“老北京布鞋 手工 food”（黑色 42），99.5元一件，想买2件');
  expect(role.situation.pt).toContain('“步步高鞋店”');
  expect(role.play.asides[0]?.replies[0]?.zh).toContain('99.5元一件');
  expect(role.play.goals).toEqual(base.play.goals);
});

it('is known by its order, and nothing else is', () => {
  expect(orderOfRole(sellerRoleId(ORDER))).toBe(ORDER);
  for (const id of ['waiter', 'order-', 'order-1', `order-${ORDER}x`, ORDER]) {
    expect(orderOfRole(id)).toBeUndefined();
  }
});
