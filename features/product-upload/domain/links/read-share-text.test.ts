// Texts as the share buttons of shops and the pages of agents give them.

import { describe, expect, test } from 'vitest';
import { readShareText } from './read-share-text.ts';

type Expected = {
  readonly shop: string;
  /** Of the item; null where the text has a short address or a 口令 alone. */
  readonly id: string | null;
  readonly title?: string;
  readonly fen?: number;
  readonly code?: string;
};
type Case = readonly [text: string, expected: Expected];

const TAOBAO: readonly Case[] = [
  [
    'https://item.taobao.com/item.htm?id=675432109876&spm=a21bo.jianhua.201876.1&abbucket=12',
    { shop: 'taobao', id: '675432109876' },
  ],
  [
    'https://item.taobao.com/item.htm?spm=a1z10.5&ft=t&skuId=4911234567890&id=612345678901#detail',
    { shop: 'taobao', id: '612345678901' },
  ],
  [
    'https://h5.m.taobao.com/awp/core/detail.htm?id=598765432101&sourceType=item&ttid=227200',
    { shop: 'taobao', id: '598765432101' },
  ],
  [
    'https://main.m.taobao.com/detail/index.html?id=701234567890&price=59.9&un=abc',
    { shop: 'taobao', id: '701234567890' },
  ],
  ['https://world.taobao.com/item/675432109877.htm?fromSite=main', { shop: 'taobao', id: '675432109877' }],
  ['https://a.m.taobao.com/i523456789012.htm', { shop: 'taobao', id: '523456789012' }],
  [
    '【淘宝】7天无理由退货 https://e.tb.cn/h.TxYzAbCdEf?tk=Qm3W2pLkJhG HU006 「回力帆布鞋女2026新款百搭小白鞋」\n点击链接直接打开 或者 淘宝搜索直接打开',
    { shop: 'taobao', id: null, title: '回力帆布鞋女2026新款百搭小白鞋', code: 'Qm3W2pLkJhG' },
  ],
  [
    '【淘宝】https://m.tb.cn/h.5GhTqAb?tk=aB3dEfGh1Jk CZ3457 「青花瓷茶具套装家用功夫茶杯」\n点击链接直接打开',
    { shop: 'taobao', id: null, title: '青花瓷茶具套装家用功夫茶杯' },
  ],
  [
    '【不锈钢保温杯大容量便携】https://m.tb.cn/h.VcXz12Q 点击链接，再选择浏览器咑閞；或復·制这段描述￥aXhB2XjQcYe￥后到淘♂寳♀',
    { shop: 'taobao', id: null, title: '不锈钢保温杯大容量便携', code: 'aXhB2XjQcYe' },
  ],
  [
    '8.0 ￥kQ3xXbYzWvU￥ https://m.tb.cn/h.fQwErTy  儿童积木拼装玩具 到手价￥59.90',
    { shop: 'taobao', id: null, title: '儿童积木拼装玩具', fen: 5990, code: 'kQ3xXbYzWvU' },
  ],
];
const TMALL: readonly Case[] = [
  [
    'https://detail.tmall.com/item.htm?id=654321098765&skuId=4876543210987&ali_refid=a3_430582',
    { shop: 'tmall', id: '654321098765' },
  ],
  [
    'https://detail.m.tmall.com/item.htm?id=643210987654&utm_source=share',
    { shop: 'tmall', id: '643210987654' },
  ],
  [
    'https://chaoshi.detail.tmall.com/item.htm?id=20738291029&user_id=725677994',
    { shop: 'tmall', id: '20738291029' },
  ],
  ['https://detail.tmall.hk/hk/item.htm?id=611223344556', { shop: 'tmall', id: '611223344556' }],
  ['https://world.tmall.com/item/654321098766.htm', { shop: 'tmall', id: '654321098766' }],
  [
    '【天猫】https://e.tb.cn/h.UpQrStUv?tk=Zx9YwVuTsRq MF168 「华为FreeBuds无线蓝牙耳机」\n点击链接直接打开 或者 天猫搜索直接打开',
    { shop: 'tmall', id: null, title: '华为FreeBuds无线蓝牙耳机' },
  ],
  [
    '【天猫】假一赔四 https://m.tb.cn/h.gAbCdEf CZ0001 「李宁羽毛球拍碳素超轻」现价￥268',
    { shop: 'tmall', id: null, title: '李宁羽毛球拍碳素超轻', fen: 26800 },
  ],
];
const ALI1688: readonly Case[] = [
  [
    'https://detail.1688.com/offer/712345678901.html?spm=a26352.13672862&cosite=-&tracelog=p4p',
    { shop: '1688', id: '712345678901' },
  ],
  ['https://m.1688.com/offer/698765432100.html', { shop: '1688', id: '698765432100' }],
  [
    'https://detail.m.1688.com/page/index.html?offerId=723456789012&sortType=&pageId=',
    { shop: '1688', id: '723456789012' },
  ],
  ['detail.1688.com/offer/600123456789.html', { shop: '1688', id: '600123456789' }],
  [
    '我在1688发现了一个好货「厂家直销陶瓷马克杯定制logo」，赶快来看看吧 https://m.1688.com/offer/655443322110.html?sk=consign',
    { shop: '1688', id: '655443322110', title: '厂家直销陶瓷马克杯定制logo' },
  ],
  [
    'https://qr.1688.com/s/AbCdEf12 CZ228 【1688】「汉服女装批发春秋款」￥45.00',
    { shop: '1688', id: null, title: '汉服女装批发春秋款', fen: 4500 },
  ],
];
const PINDUODUO: readonly Case[] = [
  [
    'https://mobile.yangkeduo.com/goods.html?goods_id=412345678901&page_from=35&refer_page_name=index',
    { shop: 'pinduoduo', id: '412345678901' },
  ],
  [
    'https://mobile.yangkeduo.com/goods2.html?_wvx=10&refer_share_uid=123456&goods_id=398765432109&_oak_share_time=1',
    { shop: 'pinduoduo', id: '398765432109' },
  ],
  [
    'https://mobile.pinduoduo.com/goods.html?goods_id=423456789012',
    { shop: 'pinduoduo', id: '423456789012' },
  ],
  ['https://mobile.yangkeduo.com/goods1.html?ps=Ab12CdEf34', { shop: 'pinduoduo', id: null }],
  [
    '【拼多多】我发现了一个不错的商品 https://p.pinduoduo.com/xYz12AbC 「加厚羊毛袜中筒冬季5双装」拼单价￥19.9',
    { shop: 'pinduoduo', id: null, title: '加厚羊毛袜中筒冬季5双装', fen: 1990 },
  ],
  [
    'https://yangkeduo.com/goods.html?goods_id=387654321098&uin=123&share_uin=456 竹制茶盘家用排水 29.8元包邮',
    { shop: 'pinduoduo', id: '387654321098', fen: 2980 },
  ],
];
const JD: readonly Case[] = [
  [
    'https://item.jd.com/100012043978.html?cu=true&utm_source=kong&utm_medium=tuiguang',
    { shop: 'jd', id: '100012043978' },
  ],
  [
    'https://item.m.jd.com/product/10087654321098.html?gx=RnE&ad_od=share',
    { shop: 'jd', id: '10087654321098' },
  ],
  ['https://item.m.jd.com/ware/view.action?wareId=4835534', { shop: 'jd', id: '4835534' }],
  ['https://npcitem.jd.hk/100034567890.html', { shop: 'jd', id: '100034567890' }],
  ['https://item.jd.hk/1976543210.html', { shop: 'jd', id: '1976543210' }],
  [
    '【京东】https://3.cn/-2aBcDeF?jkl=@q1W2e3R4t5Y6@ MF8335 「小米电动牙刷T300声波震动」\n点击链接直接打开',
    { shop: 'jd', id: null, title: '小米电动牙刷T300声波震动', code: 'q1W2e3R4t5Y6' },
  ],
  [
    'https://u.jd.com/KxYzAbC 【京东】得力毛笔套装 券后￥29.9 现价￥39.9',
    { shop: 'jd', id: null, fen: 3990 },
  ],
];
const WEIDIAN: readonly Case[] = [
  [
    'https://weidian.com/item.html?itemID=7234567890&wfr=c&ifr=itemdetail&source=home_shop',
    { shop: 'weidian', id: '7234567890' },
  ],
  [
    'https://shop1625498769.v.weidian.com/item.html?itemID=6123456789&spider_token=4572',
    { shop: 'weidian', id: '6123456789' },
  ],
  ['https://weidian.com/fastorder.html?itemID=5012345678', { shop: 'weidian', id: '5012345678' }],
  [
    'https://k.youshop10.com/AbCd12Ef?a=b&p=iphone 【微店】手工真皮钱包',
    { shop: 'weidian', id: null, title: '手工真皮钱包' },
  ],
  [
    '我在微店发现了一个不错的商品「手工布艺书签」¥12.00 https://weidian.com/item.html?itemID=4987654321&p=iphone&wfr=wxp',
    { shop: 'weidian', id: '4987654321', title: '手工布艺书签', fen: 1200 },
  ],
];
const XIANYU: readonly Case[] = [
  [
    'https://www.goofish.com/item?id=798765432109&categoryId=0&spm=a21ybx.home',
    { shop: 'xianyu', id: '798765432109' },
  ],
  ['https://h5.m.goofish.com/item?id=787654321098&ut_sk=1.abc', { shop: 'xianyu', id: '787654321098' }],
  ['https://2.taobao.com/item.htm?id=576543210987', { shop: 'xianyu', id: '576543210987' }],
  [
    '【闲鱼】https://m.tb.cn/h.gQwErTyU?tk=Po9iU8yT7rE HU293 「我在闲鱼发布了【九成新二胡带琴盒】」\n点击链接直接打开',
    { shop: 'xianyu', id: null, title: '九成新二胡带琴盒' },
  ],
  [
    '【闲鱼】https://m.tb.cn/h.hJkLmNoP MF8765 「快来捡漏【索尼头戴耳机 二手】」¥399',
    { shop: 'xianyu', id: null, fen: 39_900 },
  ],
];
const OTHERS: readonly Case[] = [
  [
    'https://haohuo.jinritemai.com/views/product/item2?id=3654321098765432109&origin_type=604',
    { shop: 'douyin', id: '3654321098765432109' },
  ],
  [
    '【抖音商城】https://v.douyin.com/iAbCdEfG/ 新中式马面裙套装女\n长按复制此条消息，打开抖音搜索，查看商品详情！',
    { shop: 'douyin', id: null, title: '新中式马面裙套装女' },
  ],
  [
    'https://www.xiaohongshu.com/goods-detail/65a1b2c3d4e5f60718293a4b?xsec_token=ABC',
    { shop: 'xiaohongshu', id: '65a1b2c3d4e5f60718293a4b' },
  ],
];
const AGENTS: readonly Case[] = [
  [
    'https://www.superbuy.com/en/page/buy?nTag=Home-search&url=https%3A%2F%2Fitem.taobao.com%2Fitem.htm%3Fid%3D675432109876',
    { shop: 'taobao', id: '675432109876' },
  ],
  [
    'https://www.pandabuy.com/product?ra=500&url=https%3A%2F%2Fweidian.com%2Fitem.html%3FitemID%3D4567890123',
    { shop: 'weidian', id: '4567890123' },
  ],
  [
    'https://www.wegobuy.com/en/page/buy?from=search-input&url=https%253A%252F%252Fdetail.1688.com%252Foffer%252F610203040506.html',
    { shop: '1688', id: '610203040506' },
  ],
  [
    'https://www.sugargoo.com/#/productDetail?productLink=https%253A%252F%252Fweidian.com%252Fitem.html%253FitemID%253D5678901234',
    { shop: 'weidian', id: '5678901234' },
  ],
  [
    'https://cnfans.com/product/?shop_type=weidian&id=7211223344&ref=12345',
    { shop: 'weidian', id: '7211223344' },
  ],
  [
    'https://mulebuy.com/product/?shop_type=taobao&id=733445566778&ref=200',
    { shop: 'taobao', id: '733445566778' },
  ],
  ['https://www.acbuy.com/product/?id=688990011223&source=AL&u=ABC', { shop: '1688', id: '688990011223' }],
  ['https://hoobuy.com/product/2/7333221100?utm_source=share', { shop: 'weidian', id: '7333221100' }],
  ['https://oopbuy.com/product/weidian/7444332211', { shop: 'weidian', id: '7444332211' }],
  ['https://www.cssbuy.com/item-micro-6543210987.html', { shop: 'weidian', id: '6543210987' }],
  [
    'https://www.hagobuy.com/item/details?url=https%3A%2F%2Fdetail.tmall.com%2Fitem.htm%3Fid%3D645544332211%26spm%3Da1',
    { shop: 'tmall', id: '645544332211' },
  ],
  [
    'https://www.kakobuy.com/item/details?url=https%3A%2F%2Fmobile.yangkeduo.com%2Fgoods.html%3Fgoods_id%3D401020304050&affcode=x',
    { shop: 'pinduoduo', id: '401020304050' },
  ],
];
const GROUPS = { TAOBAO, TMALL, ALI1688, PINDUODUO, JD, WEIDIAN, XIANYU, OTHERS, AGENTS };

describe('links and share texts', () => {
  test('there are sixty of eight shops and more', () => {
    expect(Object.values(GROUPS).flat().length).toBeGreaterThanOrEqual(60);
  });

  describe.each(Object.entries(GROUPS))('%s', (_, cases) => {
    test.each(cases)('%s', (text, { shop, id, ...rest }) => {
      const [item, ...more] = readShareText(text);
      expect(more).toEqual([]);
      expect([item?.platform, item?.itemId ?? null]).toEqual([shop, id]);
      if (rest.title) expect(item?.title).toBe(rest.title);
      expect(item?.priceFen).toBe(rest.fen);
      if (rest.code) expect(item?.shareCode).toBe(rest.code);
      expect(item?.link ?? 'https://').toMatch(/^https:\/\/[^?]+(\?(id|itemID|goods_id|ps)=[\w-]+)?$/);
    });
  });

  test('the same item has one address, whatever the link came from', () => {
    const links = TAOBAO.slice(0, 1)
      .concat(AGENTS.slice(0, 1))
      .map(([text]) => readShareText(text)[0]?.link);
    expect(new Set(links).size).toBe(1);
  });

  test('several links in one text are several items, each once', () => {
    const text =
      '要这两个\nhttps://item.taobao.com/item.htm?id=675432109876 鞋子\nhttps://detail.1688.com/offer/712345678901.html\nhttps://item.taobao.com/item.htm?id=675432109876&spm=1';
    expect(readShareText(text).map(({ itemId }) => itemId)).toEqual(['675432109876', '712345678901']);
  });

  test.each([
    'https://item.taobao.com.evil.example/item.htm?id=675432109876',
    'https://item.taobao.com@evil.example/item.htm?id=675432109876',
    'https://evil.example/?platform=taobao&id=675432109876',
    'javascript:alert(1)//item.taobao.com',
    'https://item.taobao.com/item.htm?id=1%27%20or%201=1',
    '你好，这个多少钱？',
    '',
  ])('%s is of no shop', (text) => {
    expect(readShareText(text)).toEqual([]);
  });
});
