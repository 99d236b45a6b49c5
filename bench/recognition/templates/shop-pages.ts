// Pages of one thing, as the apps of shops show them.

import { type Drawing, priceOf, type Template, yuanOf } from '../drawing.ts';
import type { Dice } from '../random.ts';
import { bigPrice, frame, lookOf, photo, statusBar } from './page-parts.ts';
import { PRODUCTS } from './products.ts';

type Phone = Pick<Drawing, 'width' | 'height' | 'scale'>;

const PHONES: readonly [Phone, ...Phone[]] = [
  { width: 360, height: 800, scale: 3 },
  { width: 375, height: 812, scale: 2 },
  { width: 414, height: 896, scale: 2 },
];

const buttons = (left: string, right: string) =>
  `<div style="position:fixed;bottom:0;left:0;right:0;height:52px;display:flex;gap:12px;align-items:center;padding:0 12px;font-size:12px"><span>店铺</span><span>客服</span><span>收藏</span><span style="background:#ffb000;color:#fff;padding:9px 16px;border-radius:20px;font-size:14px">${left}</span><span style="background:#ff5000;color:#fff;padding:9px 16px;border-radius:20px;font-size:14px">${right}</span></div>`;

const shopOf = (dice: Dice) =>
  dice.pick(['青禾官方旗舰店', '山里人家专营店', '小鹿数码专卖店', '云朵的小店', '老匠人工厂店']);

/** Taobao: price, crossed out price, sold, title, coupons, variant, shop. */
const taobao: Template = (dice) => {
  const look = lookOf(dice);
  const product = dice.pick(PRODUCTS);
  const fen = priceOf(dice, product.yuan);
  const original = fen + dice.between(10, 200) * 100;
  const coupon = Math.max(fen - dice.between(5, 20) * 100, 100);
  const hasCoupon = dice.chance(0.35);
  const label = dice.pick(['', '', '到手价', '活动价', '限时价']);
  const html = `${statusBar(dice)}${photo(dice, 300)}<div style="padding:12px">
<div style="color:${look.accent}"><span style="font-size:12px">${label}</span> ${bigPrice(fen, dice.between(24, 34))} <s style="color:${look.muted};font-size:12px">¥${yuanOf(original)}</s> <span style="float:right;color:${look.muted};font-size:12px">已售 ${dice.between(100, 9000)}+</span></div>
${hasCoupon ? `<div style="color:${look.accent};font-size:13px;margin-top:4px">券后 ¥${yuanOf(coupon)}</div>` : ''}
<div style="font-size:${dice.between(15, 18)}px;font-weight:600;line-height:1.4;margin:8px 0">${product.title}</div>
<div style="color:${look.muted};font-size:12px">满${dice.between(1, 3)}00减${dice.between(1, 4)}0 | 退货宝 | ${dice.between(24, 72)}小时内发货</div>
<div style="margin:12px 0">选择 颜色分类 尺码</div><div>快递：${dice.chance(0.5) ? '免运费' : `运费 ¥${dice.between(5, 15)}.00`} | 浙江杭州</div>
<div style="margin-top:16px">${shopOf(dice)} <span style="color:${look.muted}">进店逛逛</span></div></div>${buttons('加入购物车', hasCoupon ? '领券购买' : '立即购买')}`;
  return page(dice, frame(dice, look, html), { fen, noun: product.noun }, hasCoupon ? [coupon] : []);
};

/** Pinduoduo: the price in a bar of colour, the price of buying alone below. */
const pinduoduo: Template = (dice) => {
  const look = lookOf(dice);
  const product = dice.pick(PRODUCTS);
  const fen = priceOf(dice, product.yuan);
  const html = `${statusBar(dice)}${photo(dice, 320)}<div style="background:#e02e24;color:#fff;padding:8px 12px">${dice.pick(['百亿补贴', '限时秒杀', '拼单价'])} ${bigPrice(fen, 30)} <s style="font-size:12px;opacity:.8">¥${yuanOf(fen + dice.between(5, 90) * 100)}</s><span style="float:right;font-size:12px">已拼${dice.between(1, 9)}.${dice.between(1, 9)}万件</span></div>
<div style="padding:12px"><div style="font-size:16px;line-height:1.5">${product.title}</div><div style="color:${look.muted};margin-top:8px;font-size:12px">全场包邮 · 7天无理由退货 · 假一赔十</div><div style="margin-top:16px">商品评价（${dice.between(100, 9000)}）</div></div>${buttons(`¥${yuanOf(fen + dice.between(2, 9) * 100)}<br>单独购买`, `¥${yuanOf(fen)}<br>发起拼单`)}`;
  return page(dice, frame(dice, look, html), { fen, noun: product.noun });
};

/** A sale in advance: a deposit now, the rest later; only the price of the sale is the price. */
const presale: Template = (dice) => {
  const look = lookOf(dice);
  const product = dice.pick(PRODUCTS);
  const fen = priceOf(dice, product.yuan);
  const deposit = Math.min(dice.between(10, 50) * 100, Math.floor(fen / 200) * 100 || 100);
  const html = `${statusBar(dice)}${photo(dice, 280)}<div style="padding:12px"><div style="color:${look.accent}">预售价 ${bigPrice(fen, 28)}</div><div style="margin-top:6px;color:${look.accent}">定金 <b style="font-size:${dice.between(14, 20)}px">¥${yuanOf(deposit)}</b>　<span style="color:${look.muted}">尾款 ¥${yuanOf(fen - deposit)}</span></div><div style="color:${look.muted};font-size:12px;margin-top:6px">11月20日 20:00 付尾款</div>
<div style="font-size:16px;font-weight:600;line-height:1.4;margin:10px 0">${product.title}</div><div>${shopOf(dice)}</div></div>${buttons('加入购物车', '立即付定金')}`;
  return page(dice, frame(dice, look, html), { fen, noun: product.noun }, [deposit, fen - deposit]);
};

/** A range of prices, until a variant is chosen: the buyer must be asked. */
const range: Template = (dice) => {
  const look = lookOf(dice);
  const product = dice.pick(PRODUCTS);
  const [low, high] = [priceOf(dice, product.yuan), product.yuan[1] * 100 + dice.between(10, 90) * 100];
  const html = `${statusBar(dice)}${photo(dice, 300)}<div style="padding:12px"><div style="color:${look.accent};font-size:24px">¥${yuanOf(low)}-${dice.chance(0.5) ? '¥' : ''}${yuanOf(high)}</div><div style="font-size:16px;line-height:1.4;margin:8px 0">${product.title}</div><div>请选择 颜色 规格</div><div style="margin-top:12px">${shopOf(dice)}</div></div>${buttons('加入购物车', '立即购买')}`;
  return page(dice, frame(dice, look, html), { fen: undefined, noun: product.noun });
};

function page(
  dice: Dice,
  html: string,
  item: Drawing['items'][number],
  traps: readonly number[] = [],
): Drawing {
  return { html, ...dice.pick(PHONES), turned: 0, items: [item], traps };
}

export const SHOP_PAGES = [taobao, pinduoduo, presale, range] as const;
