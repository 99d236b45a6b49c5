// Carts, chats, and tags on things.

import { type DrawnItem, priceOf, type Template, yuanOf } from '../drawing.ts';
import { bigPrice, frame, lookOf, photo, statusBar } from './page-parts.ts';
import { PRODUCTS } from './products.ts';

/** A cart with two to four things, their counts and a total. */
const cart: Template = (dice) => {
  const look = lookOf(dice);
  const items: (DrawnItem & { readonly fen: number; readonly quantity: number; readonly title: string })[] =
    [];
  const count = dice.between(2, 4);
  while (items.length < count) {
    const product = dice.pick(PRODUCTS);
    if (items.some(({ noun }) => noun === product.noun)) continue;
    items.push({
      noun: product.noun,
      title: product.title,
      fen: priceOf(dice, product.yuan),
      quantity: dice.between(1, 3),
    });
  }
  const total = items.reduce((sum, { fen, quantity }) => sum + fen * quantity, 0);
  const rows = items.map(
    ({ title, fen, quantity }) =>
      `<div style="display:flex;gap:10px;padding:12px"><div style="width:86px;flex:none">${photo(dice, 86)}</div><div style="min-width:0"><div style="white-space:nowrap;overflow:hidden">${title.slice(0, 17)}</div><div style="color:${look.muted};font-size:12px;margin:6px 0">${dice.pick(['白色；39码', '深蓝色，XL', '标准款', '红色 大号', '减震款', '满天星'])}</div><div style="color:${look.accent}">${bigPrice(fen, 20)} <span style="color:${look.muted};float:right">x${quantity}</span></div></div></div>`,
  );
  const html = `${statusBar(dice)}<div style="padding:12px;font-size:18px;font-weight:600">购物车（${items.length}）</div><div style="padding:0 12px">云朵的小店</div>${rows.join('')}<div style="position:fixed;bottom:0;left:0;right:0;padding:14px;border-top:1px solid ${look.muted}">全选　合计：<b style="color:${look.accent}">¥${yuanOf(total)}</b><span style="float:right;background:#ff5000;color:#fff;padding:6px 14px;border-radius:16px">结算(${items.length})</span></div>`;
  return {
    html: frame(dice, look, html),
    width: 360,
    height: 800,
    scale: 3,
    turned: 0,
    items: items.map(({ noun, fen, quantity }) => ({ noun, fen, quantity })),
    traps: [],
  };
};

const bubble = (text: string, isMine: boolean) =>
  `<div style="display:flex;justify-content:${isMine ? 'flex-end' : 'flex-start'};margin:10px 12px"><span style="max-width:72%;background:${isMine ? '#95ec69' : '#ffffff'};color:#111;padding:10px 12px;border-radius:6px;font-size:15px">${text}</span></div>`;

/** Somebody asks a seller. */
const chat: Template = (dice) => {
  const product = dice.pick(PRODUCTS);
  const fen = priceOf(dice, product.yuan);
  const short = product.title.slice(0, 14).includes(product.noun)
    ? product.title.slice(0, 14)
    : `${product.noun}新款`;
  const said = dice.pick([`这款${yuanOf(fen)}元包邮`, `¥${yuanOf(fen)}，包邮的亲`, `现在卖${yuanOf(fen)}元`]);
  const html = `<body style="margin:0;background:#ededed;font-family:'Noto Sans CJK SC'">${statusBar(dice)}<div style="text-align:center;font-size:16px;padding:10px">云朵的小店</div>${bubble('你好，在吗？', true)}${bubble('在的亲', false)}${bubble(`${short}多少钱？`, true)}${bubble(said, false)}${bubble(dice.pick(['好的，要两件', '有没有红色的？', '什么时候发货？']), true)}</body>`;
  return {
    html,
    width: 375,
    height: 700,
    scale: 2,
    turned: 0,
    items: [{ fen, noun: product.noun }],
    traps: [],
  };
};

/** The tag at a shelf, photographed by hand. */
const tag: Template = (dice) => {
  const product = dice.pick(PRODUCTS);
  const fen = priceOf(dice, product.yuan);
  const member = Math.max(fen - dice.between(2, 20) * 100, 100);
  const hasMember = dice.chance(0.4);
  const html = `<body style="margin:0;background:#c9c2b4;font-family:'Noto Sans CJK SC'"><div style="margin:60px;background:#fffef5;border:2px solid #c33;padding:18px;color:#111"><div style="text-align:center;font-size:22px;background:#c33;color:#fff">商品标价签</div><div style="margin-top:12px">品名：${product.title.replaceAll(/【.*】/g, '').slice(0, 12)}</div><div>产地：浙江　单位：件　规格：标准</div><div style="margin-top:10px">零售价：<span style="font-size:40px;color:#c00">¥${yuanOf(fen)}</span></div>${hasMember ? `<div>会员价：¥${yuanOf(member)}</div>` : ''}<div style="font-size:12px;margin-top:8px">物价举报电话：12315</div></div></body>`;
  const isNamed = product.title
    .replaceAll(/【.*】/g, '')
    .slice(0, 12)
    .includes(product.noun);
  const noun = isNamed ? product.noun : product.title.replaceAll(/【.*】/g, '').slice(0, 3);
  return {
    html,
    width: 560,
    height: 420,
    scale: 2,
    turned: dice.between(-5, 5),
    items: [{ fen, noun }],
    traps: hasMember ? [member] : [],
  };
};

export const OTHER_PICTURES = [cart, chat, tag] as const;
