// A cart in which some things are ticked: circles as shops draw them, with the sum of those that are ticked, or without one.

import { type Drawing, type Product, priceOf, yuanOf } from '../drawing.ts';
import type { Dice } from '../random.ts';
import { frame, type Look, lookOf, photo, statusBar } from './page-parts.ts';

export type TickedCart = Drawing & { readonly ticks: readonly boolean[] };

const COLOURS = ['#ff5000', '#e1251b', '#e02e24', '#07c160', '#1677ff', '#111111'] as const;

type Circle = { readonly side: number; readonly colour: string; readonly line: string };

const circle = ({ side, colour, line }: Circle, isTicked: boolean): string => {
  const box = `width:${side}px;height:${side}px;border-radius:50%;flex:none;box-sizing:border-box`;
  const sign = `<svg width="${side}" height="${side}" viewBox="0 0 20 20"><path d="M5.5 10.5l3 3 6-7" fill="none" stroke="#fff" stroke-width="2"/></svg>`;
  return isTicked
    ? `<span style="${box};background:${colour}">${sign}</span>`
    : `<span style="${box};border:1.3px solid ${line}"></span>`;
};

/** Two to four things; at least one is ticked and one is not. */
export function tickedCart(dice: Dice, products: readonly Product[]): TickedCart {
  const look = lookOf(dice);
  const isDark = look.ground !== '#ffffff';
  const style: Circle = {
    side: dice.between(17, 24),
    colour: isDark ? '#ff6b2c' : dice.pick([...COLOURS]),
    line: isDark ? '#6a6a6a' : dice.pick(['#c4c4c4', '#bbbbbb', '#999999', '#d0d0d0']),
  };
  const count = dice.between(2, 4);
  const from = dice.between(0, products.length - 1);
  const items = Array.from({ length: count }, (_, at) => {
    const product = products[(from + at) % products.length];
    if (!product) throw new Error('no product');
    const { noun, title, yuan } = product;
    return { noun, title, fen: priceOf(dice, yuan), quantity: dice.between(1, 2) };
  });
  const first = dice.between(0, count - 1);
  const ticks = items.map((_, at) =>
    at === first ? true : at === (first + 1) % count ? false : dice.chance(0.5),
  );
  const html = `${statusBar(dice)}<div style="padding:12px;font-size:18px;font-weight:600">购物车（${count}）</div>${items.map((item, at) => thing(dice, look, { ...item, mark: circle(style, ticks[at] ?? false) })).join('')}${foot(dice, look, { items, ticks, mark: circle(style, false) })}`;
  return {
    html: frame(dice, look, html),
    ...dice.pick([
      { width: 360, height: 800, scale: 3 },
      { width: 390, height: 844, scale: 2 },
      { width: 414, height: 896, scale: 1 },
    ]),
    turned: 0,
    items: items.map(({ noun, fen, quantity }) => ({ noun, fen, quantity })),
    traps: [],
    ticks,
  };
}

type Shown = {
  readonly title: string;
  readonly fen: number;
  readonly quantity: number;
  readonly mark: string;
};

const thing = (dice: Dice, look: Look, { title, fen, quantity, mark }: Shown): string =>
  `<div style="display:flex;gap:10px;padding:12px;align-items:center">${mark}<div style="width:86px;flex:none">${photo(dice, 86)}</div><div style="min-width:0;flex:1"><div style="white-space:nowrap;overflow:hidden">${title.slice(0, 14)}</div><div style="color:${look.muted};font-size:12px;margin:6px 0">${dice.pick(['白色；39码', '默认', '深灰 均码'])}</div><div style="color:${look.accent};font-size:18px">¥${yuanOf(fen)}<span style="color:${look.muted};float:right;font-size:14px">x${quantity}</span></div></div></div>`;

type Foot = {
  readonly items: readonly { readonly fen: number; readonly quantity: number }[];
  readonly ticks: readonly boolean[];
  readonly mark: string;
};

/** A long cart shows no sum: its foot is cut off. */
function foot(dice: Dice, look: Look, { items, ticks, mark }: Foot): string {
  const ticked = items.filter((_, at) => ticks[at]);
  const sum = ticked.reduce((total, { fen, quantity }) => total + fen * quantity, 0);
  return dice.chance(0.3)
    ? ''
    : `<div style="position:fixed;bottom:0;left:0;right:0;padding:14px 12px;border-top:1px solid ${look.muted};display:flex;gap:8px;align-items:center">${mark}全选<span style="margin-left:auto">合计：<b style="color:${look.accent}">¥${yuanOf(sum)}</b></span><span style="background:#ff5000;color:#fff;padding:6px 14px;border-radius:16px">结算(${ticked.length})</span></div>`;
}
