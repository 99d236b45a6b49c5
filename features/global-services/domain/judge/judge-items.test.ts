// What is restricted, and what is no genuine thing, told from the words of a thing and its price.

import { expect, test } from 'vitest';
import { genuineArea } from '../areas/genuine-area.ts';
import { purchasingArea } from '../areas/purchasing-area.ts';
import type { Item } from '../quote/shapes.ts';
import { judgeItems } from './judge-items.ts';

const settings = { restricted: purchasingArea.defaults.restricted, genuine: genuineArea.defaults };
const item: Item = {
  name: '',
  priceFen: 30_000,
  quantity: 1,
  variant: '',
  shop: '',
  link: null,
  category: 'other',
  weightGrams: null,
  pictureId: null,
  declared: [],
  explanation: '',
  sources: { name: 'buyer', price: 'buyer', weight: 'buyer', freight: 'buyer' },
};
const judge = (name: string, { country, ...changed }: Partial<Item> & { readonly country?: string } = {}) =>
  judgeItems([{ ...item, name, ...changed }], { ...settings, country }).map(
    ({ rule, kind }) => `${rule} ${kind}`,
  );

test.each([
  ['花露水 195毫升', ['liquids pack']],
  ['洗发水 30ml', []],
  ['洗发水', ['liquids pack']],
  ['香水小样 30ml', ['perfume pack']],
  ['香水瓶 空瓶', []],
  ['20000mAh 充电宝', ['power-banks declare']],
  ['Power Bank 10000', ['power-banks declare']],
  ['锂电池 18650', ['batteries declare', 'power-banks declare']],
  ['牛肉干 500g', ['food declare']],
  ['阿莫西林胶囊', ['prescription-drugs refuse']],
  ['紫砂壶', ['fragile pack']],
  ['陶瓷花瓶', ['fragile pack']],
  ['帆布鞋', []],
  ['手机壳 iPhone 15 透明', []],
  ['手机 手机壳套装', ['batteries declare']],
  ['phone case with battery', ['batteries declare']],
  ['瑞士军刀 折叠刀', ['weapons refuse']],
  ['厨师菜刀', ['blades pack']],
  ['咖啡豆研磨机', []],
])('%s: %j', (name, verdicts) => {
  expect(judge(name)).toEqual(verdicts);
});

test('what the buyer declares is restricted though no word says so', () => {
  expect(judge('神秘礼物', { declared: ['batteries'] })).toEqual(['batteries declare']);
});

test('all of a kind is restricted, and of another the buyer is asked, unless a word says it already', () => {
  expect(judge('神秘礼盒', { category: 'food' })).toEqual(['food declare']);
  expect(judge('机械键盘', { category: 'electronics' })).toEqual(['batteries check']);
  expect(judge('蓝牙耳机', { category: 'electronics' })).toEqual(['batteries declare']);
  expect(judge('机械键盘', { category: 'electronics', declared: ['batteries'] })).toEqual([
    'batteries declare',
  ]);
  expect(judge('面霜', { category: 'cosmetics' })).toEqual(['liquids check']);
  expect(judge('面霜 50ml', { category: 'cosmetics' })).toEqual([]);
});

test('nobody is asked what the name says to be another thing, nor what the buyer has denied', () => {
  expect(judge('磁吸移动电源 5000 毫安', { category: 'electronics' })).toEqual(['power-banks declare']);
  expect(judge('相机肩带 编织', { category: 'electronics' })).toEqual([]);
  expect(judge('桌面台灯', { category: 'electronics', denied: ['batteries'] })).toEqual([]);
  expect(judge('桌面台灯', { category: 'electronics', denied: ['liquids'] })).toEqual(['batteries check']);
  // What a word says is no question that could be denied.
  expect(judge('无人机', { category: 'electronics', denied: ['batteries'] })).toEqual(['batteries declare']);
});

test('what only some countries refuse is refused there, and nowhere while nobody has said where it goes', () => {
  expect(judge('蒙古牛肉干', { country: 'BR' })).toEqual(['meat-and-dairy refuse']);
  expect(judge('蒙古牛肉干', { country: 'SG' })).toEqual(['food declare']);
  expect(judge('蒙古牛肉干')).toEqual(['food declare']);
});

test.each([
  ['ZIPPO 打火机', 'dangerous refuse'],
  ['isqueiro recarregável', 'dangerous refuse'],
  ['维生素C 咀嚼片', 'medicines declare'],
])('%s: %s', (name, verdict) => {
  expect(judge(name)).toEqual([verdict]);
});

test.each([
  ['定型发胶 200ml', 'aerosols refuse'],
  ['车载磁铁 强磁', 'magnets pack'],
  ['电动滑板车 成人', 'large-batteries refuse'],
  ['茅台酒 53度', 'alcohol refuse'],
  ['一条香烟', 'tobacco refuse'],
  ['悦刻电子烟', 'e-cigarettes refuse'],
  ['cigarro eletrônico pod', 'e-cigarettes refuse'],
  ['多肉植物 观音莲', 'plants refuse'],
  ['连花清瘟胶囊', 'narcotics refuse'],
  ['投资金条 10克', 'bullion refuse'],
  ['足金手链', 'precious-jewellery declare'],
  ['建国纪念钞', 'cash refuse'],
  ['水弹枪 手枪模型', 'replica-weapons refuse'],
  ['arma de brinquedo', 'replica-weapons refuse'],
  ['防狼喷雾', 'weapons refuse'],
  ['专业二胡 苏州', 'protected-materials declare'],
  ['清代古董花瓶', 'antiques refuse'],
  ['中国移动手机卡', 'sim-cards refuse'],
  ['针孔摄像头', 'spying refuse'],
  ['红光激光笔', 'lasers declare'],
])('%s: %s', (name, verdict) => {
  expect(judge(name)).toEqual([verdict]);
});

test.each([
  ['感冒药', 'BR', 'medicines-by-post refuse'],
  ['感冒药', 'JP', 'medicines declare, medicines-jp-kr declare'],
  ['感冒药', 'US', 'medicines declare'],
  ['褪黑素软糖', 'GB', 'melatonin refuse'],
  ['褪黑素软糖', 'US', 'medicines declare'],
  ['菜刀', 'GB', 'blades pack, blades-gb declare'],
  ['冻干猫粮', 'DE', 'pet-food refuse'],
  ['智能手表', 'BR', 'batteries declare, radio-br declare'],
  ['智能手表', 'KR', 'batteries declare, radio-kr declare'],
])('%s to %s: %s', (name, country, verdicts) => {
  expect(judge(name, { country }).join(', ')).toBe(verdicts);
});

test.each([
  '轻便 lighter 跑鞋',
  '香烟灰色 卫衣',
  '气垫霜',
  '打火石 玩具',
  '红酒杯 礼盒',
  '红酒色 毛衣',
  'vestido vinho midi',
  'wine red dress',
  '象牙白 衬衫',
  '玳瑁框 眼镜',
  '钻石画 满钻',
  '黄金色 手机壳',
  '18k gold plated necklace',
  '儿童水枪',
  '热熔胶枪',
  '筋膜枪贴',
  '冰箱贴 故宫',
  '仿真盆栽 摆件',
  '鲜花饼造型 抱枕',
  '奶酪色 帆布包',
  '手机卡包',
  '银行卡包',
  '文物冰箱贴',
  '猫粮勺',
  '喷漆铁 置物架',
  '女士 matches any outfit',
  '米色 亚麻 衬衫',
  '古风 汉服',
  '毛笔 套装',
  '二胡弦 外弦',
])('%s is not restricted', (name) => {
  expect(judge(name)).toEqual([]);
});

test('every kind has all its texts, and is for the operator to check', () => {
  const parsed = purchasingArea.schema.parse(purchasingArea.defaults);
  expect(parsed).toEqual(purchasingArea.defaults);
  expect(parsed.restricted.filter(({ state }) => state !== 'to-check')).toEqual([]);
  expect(parsed.restricted.length).toBeGreaterThan(35);
});

test.each([
  '复刻 包包',
  '高 仿 手表',
  '1:1 包',
  'Ａ货 鞋',
  '1比1精品',
  'Replica bag',
  '莆田鞋 男',
  '復刻球鞋',
  'A貨手袋',
  'réplica 1:1 da Nike',
  'Nike AAA quality, mesma fábrica',
  'Tênis Nike 1ª linha',
  'bolsa qualidade AAA',
  '1st copy Rolex',
  '顶级版本 AJ1',
  '纯原 椰子',
  '高\u200B仿 鞋',
  '高\uFE0F\u2060仿 鞋',
  '高🔥仿 鞋',
  '高\u0336仿\u0336 鞋',
  '1\u200B:\u200B1 包',
  '1 : 1 包',
])('%j is refused as a counterfeit', (name) => {
  expect(judge(name)).toContain('counterfeit refuse');
});

test.each(['原单 风衣', '外贸尾单 T恤', '莆田 皮鞋', 'Jaqueta mesma fábrica', 'bag AAA'])(
  '%s must be explained',
  (name) => {
    expect(judge(name)).toContain('maybe-copy explain');
  },
);

test.each(['pilhas AAA recarregáveis', '南孚 AAA 电池', '纯原木餐桌', '莆田荔枝', '草原单人帐篷', 'aaaa'])(
  '%s is nobody’s copy',
  (name) => {
    expect(judge(name).filter((verdict) => /copy|counterfeit/.test(verdict))).toEqual([]);
  },
);

test.each(['高仿真绿植', '1:18 合金车模', 'SUPRA货架', 'faketion', '仿真花', '品质最高。仿古茶具'])(
  '%s is no counterfeit',
  (name) => {
    expect(judge(name).filter((verdict) => verdict.startsWith('counterfeit'))).toEqual([]);
  },
);

test('a brand at a fraction of its price must be explained, at a tenth it is refused', () => {
  const shoes = (priceFen: number) => judge('耐克 Nike 跑鞋', { category: 'shoes', priceFen });
  expect(shoes(18_000)).toEqual([]);
  expect(shoes(17_999)).toEqual(['too-cheap explain']);
  expect(shoes(6000)).toEqual(['too-cheap explain']);
  expect(shoes(5999)).toEqual(['too-cheap refuse']);
});

test('the same brand in another kind of thing is not compared', () => {
  expect(judge('Nike 袜子', { category: 'clothing', priceFen: 1900 })).toEqual([]);
});
