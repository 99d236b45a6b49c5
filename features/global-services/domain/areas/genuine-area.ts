// What admins set about counterfeits: the words that name them, and what brands cost when they are genuine.

import * as z from 'zod';
import { defineArea, rowsOf } from '../../../settings/domain/index.ts';

const words = z.string().trim().max(4000);
const share = z.int().min(0).max(10_000);

export const genuineArea = defineArea({
  area: 'genuine',
  schema: z
    .strictObject({
      fakeWords: words,
      /** Of copies as well as of genuine things: whoever wants one says why it is genuine. */
      askWords: words,
      allowedWords: words,
      explainBelow: share,
      refuseBelow: share,
      brands: rowsOf(
        { words: words.min(1), category: z.string().max(40), typicalFen: z.int().min(1).max(100_000_000) },
        500,
      ),
    })
    .refine(({ explainBelow, refuseBelow }) => refuseBelow <= explainBelow, { path: ['refuseBelow'] }),
  defaults: {
    fakeWords:
      '复刻, 復刻, 高仿, 精仿, 超仿, 仿牌, 山寨, A货, A貨, 1:1, 1比1, 一比一, 莆田鞋, 莆田货, 纯原版, 过验, replica, réplica, counterfeit, knockoff, knock-off, mirror quality, fake, falsificado, primeira linha, ' +
      '1ª linha, linha premium réplica, réplica premium, cópia 1:1, cópia perfeita, copia perfeita, tipo original aaa, ' +
      'aaa quality, quality aaa, aaa grade, aaa copy, qualidade aaa, padrão aaa, aaa+, triple a quality, ' +
      'super copy, superclone, super clone, master copy, 1st copy, first copy, 1:1 copy, mirror copy, mirror grade, qualidade espelho, ' +
      '顶级版本, 顶级复刻, 顶级品质复刻, 纯原, 莆田球鞋, 莆田运动鞋, 莆田版, 原版复刻, 过柜, 复刻版, AAA货',
    askWords:
      'AAA, 莆田, 原单, 尾单, 外贸尾货, 同厂, 同一工厂, 原厂同款, 原厂同线, same factory, factory leftover, factory overrun, oem factory, ' +
      'mesma fábrica, mesma fabrica, sobra de fábrica, linha premium, unauthorized authentic',
    // Words of genuine things that hold one of those.
    allowedWords:
      'AAA电池, AAA碱性电池, AAA充电电池, AAA充电, AAA battery, AAA batteries, AAA cell, AAA cells, AAA rechargeable, pilha AAA, pilhas AAA, pilha recarregável AAA, pilhas recarregáveis AAA, AAA级羊绒, ' +
      '纯原木, 纯原味, 纯原生, 纯原汁, 莆田荔枝, 莆田桂圆, 莆田枇杷, 莆田米粉, 草原, 高原, 平原, 中原, 鱼尾, 马尾, 燕尾, ' +
      '高仿真, 1:10, 1:12, 1:16, 1:18, 1:100, 1:144, fake fur, fake lashes, fake nails',
    explainBelow: 3000,
    refuseBelow: 1000,
    brands: [
      { id: 'nike-shoes', words: '耐克, nike, jordan', category: 'shoes', typicalFen: 60_000 },
      { id: 'adidas-shoes', words: '阿迪达斯, adidas, yeezy', category: 'shoes', typicalFen: 60_000 },
      {
        id: 'golden-goose-shoes',
        words: 'golden goose, balenciaga, 巴黎世家',
        category: 'shoes',
        typicalFen: 350_000,
      },
      {
        id: 'louis-vuitton-bags',
        words: '路易威登, louis vuitton, lv',
        category: 'bags',
        typicalFen: 1_200_000,
      },
      { id: 'chanel-bags', words: '香奈儿, chanel', category: 'bags', typicalFen: 3_000_000 },
      { id: 'gucci-bags', words: '古驰, gucci', category: 'bags', typicalFen: 900_000 },
      { id: 'hermes-bags', words: '爱马仕, hermes, hermès', category: 'bags', typicalFen: 5_000_000 },
      { id: 'prada-bags', words: '普拉达, prada', category: 'bags', typicalFen: 1_000_000 },
      { id: 'coach-bags', words: '蔻驰, coach', category: 'bags', typicalFen: 200_000 },
      { id: 'rolex', words: '劳力士, rolex', category: 'jewellery', typicalFen: 6_000_000 },
      { id: 'omega', words: '欧米茄, omega', category: 'jewellery', typicalFen: 3_000_000 },
      { id: 'cartier', words: '卡地亚, cartier', category: 'jewellery', typicalFen: 1_500_000 },
      {
        id: 'apple-electronics',
        words: '苹果耳机, airpods, apple watch, iphone',
        category: 'electronics',
        typicalFen: 120_000,
      },
      { id: 'dyson', words: '戴森, dyson', category: 'electronics', typicalFen: 250_000 },
      { id: 'la-mer', words: '海蓝之谜, la mer', category: 'cosmetics', typicalFen: 140_000 },
      { id: 'sk-ii', words: 'sk-ii, sk2, 神仙水', category: 'cosmetics', typicalFen: 90_000 },
      {
        id: 'canada-goose',
        words: '加拿大鹅, canada goose, moncler, 盟可睐',
        category: 'clothing',
        typicalFen: 700_000,
      },
      { id: 'lego', words: '乐高, lego', category: 'toys', typicalFen: 20_000 },
    ],
  },
  fields: {
    fakeWords: 'lines',
    askWords: 'lines',
    allowedWords: 'lines',
    explainBelow: 'share',
    refuseBelow: 'share',
    brands: { columns: { words: 'text', category: 'text', typicalFen: 'money' } },
  },
});

export type GenuineValues = typeof genuineArea.defaults;
