// The pictures that judge: templates of their own, which nobody looks at while rules are tuned.

import { type DrawnItem, priceOf, type Template, yuanOf } from '../drawing.ts';
import type { Dice } from '../random.ts';
import { THINGS } from './things.ts';

const PHONE = { width: 390, height: 844, scale: 2, turned: 0 } as const;
const TALL = { width: 360, height: 800, scale: 3, turned: 0 } as const;

const colours = (dice: Dice) =>
  dice.chance(0.35)
    ? { back: '#0f1114', text: '#dedede', faint: '#7d7d7d', strong: '#ff5f52' }
    : {
        back: '#f7f7f7',
        text: '#222222',
        faint: '#8c8c8c',
        strong: dice.pick(['#d0021b', '#f40', '#111', '#c8102e']),
      };

const body = (dice: Dice, back: string, text: string, inside: string) =>
  `<body style="margin:0;background:${back};color:${text};font-family:'${dice.pick(['Noto Sans CJK SC', 'Noto Serif CJK SC', 'Noto Sans CJK TC'])}'">${inside}</body>`;

const scenery = (dice: Dice, height: number) =>
  `<div style="height:${height}px;background:repeating-linear-gradient(${dice.between(20, 70)}deg,hsl(${dice.between(0, 359)} 35% 70%) 0 ${dice.between(18, 50)}px,hsl(${dice.between(0, 359)} 30% 82%) 0 ${dice.between(60, 120)}px)"></div>`;

/** A self-run shop: title first, price below it, a price for members beside. */
const selfRun: Template = (dice) => {
  const { back, text, faint, strong } = colours(dice);
  const thing = dice.pick(THINGS);
  const fen = priceOf(dice, thing.yuan);
  const member = fen - dice.between(1, 5) * 100;
  const hasMember = dice.chance(0.4);
  const html = `${scenery(dice, 340)}<div style="padding:14px"><div style="font-size:17px;font-weight:700;line-height:1.45">${thing.title}</div><div style="margin-top:10px;color:${strong}">¥<b style="font-size:${dice.between(22, 32)}px">${yuanOf(fen)}</b>${hasMember ? `<span style="font-size:12px;color:${faint};margin-left:14px">PLUS会员价 ¥${yuanOf(member)}</span>` : ''}</div><div style="font-size:12px;color:${faint};margin-top:8px">累计评价 ${dice.between(1, 50)}万+　好评率 ${dice.between(93, 99)}%</div><div style="margin-top:14px">送至　上海市浦东新区　现货</div><div style="margin-top:14px">东升自营旗舰店　<span style="color:${faint}">关注</span></div></div>`;
  return {
    ...TALL,
    html: body(dice, back, text, html),
    items: [{ fen, noun: thing.noun }],
    traps: hasMember ? [member] : [],
  };
};

/** A campaign: price now, price with a coupon, price before, a deposit in half of them. */
const campaign: Template = (dice) => {
  const { back, text, faint, strong } = colours(dice);
  const thing = dice.pick(THINGS);
  const fen = priceOf(dice, thing.yuan);
  const coupon = Math.max(100, fen - dice.between(3, 20) * 100);
  const deposit = dice.between(1, 3) * 1000;
  const isPresale = dice.chance(0.5) && deposit < fen / 2;
  const extra = isPresale
    ? `定金 ¥${yuanOf(deposit)}　尾款 ¥${yuanOf(fen - deposit)}`
    : `领券后 ¥${yuanOf(coupon)}`;
  const html = `${scenery(dice, 300)}<div style="background:${strong};color:#fff;padding:10px 14px"><span style="font-size:13px">${dice.pick(['双11价', '狂欢价', '活动价'])}</span> <span style="font-size:16px">¥</span><b style="font-size:30px">${yuanOf(fen)}</b> <span style="font-size:12px;text-decoration:line-through">¥${yuanOf(fen + dice.between(20, 300) * 100)}</span></div><div style="padding:14px"><div style="font-size:14px;color:${strong}">${extra}</div><div style="font-size:16px;line-height:1.5;margin-top:10px">${thing.title}</div><div style="color:${faint};font-size:13px;margin-top:10px">每满300减50　运费险　极速退款</div></div>`;
  return {
    ...PHONE,
    html: body(dice, back, text, html),
    items: [{ fen, noun: thing.noun }],
    traps: isPresale ? [deposit, fen - deposit] : [coupon],
  };
};

/** An order about to be placed: one or two things, counts, freight and a sum. */
const order: Template = (dice) => {
  const { back, text, faint, strong } = colours(dice);
  const first = dice.pick(THINGS);
  const second = dice.pick(THINGS);
  const things = second.noun === first.noun || dice.chance(0.4) ? [first] : [first, second];
  const items = things.map((thing): DrawnItem & { readonly fen: number; readonly quantity: number } => ({
    noun: thing.noun,
    fen: priceOf(dice, thing.yuan),
    quantity: dice.between(1, 4),
  }));
  const sum = items.reduce((total, { fen, quantity }) => total + fen * quantity, 0);
  const rows = items.map(
    ({ fen, quantity }, index) =>
      `<div style="display:flex;gap:12px;padding:14px 14px 4px"><div style="width:80px;flex:none">${scenery(dice, 80)}</div><div style="flex:1"><div style="font-size:14px;line-height:1.4">${things[index]?.title.slice(0, 15)}</div><div style="font-size:12px;color:${faint};margin:5px 0">${dice.pick(['默认规格', '黑色，L码', '米色；均码'])}</div><div style="display:flex;justify-content:space-between"><span style="font-size:16px">¥${yuanOf(fen)}</span><span style="font-size:14px;color:${faint}">×${quantity}</span></div></div></div>`,
  );
  const html = `<div style="text-align:center;padding:14px;font-size:17px">确认订单</div><div style="padding:0 14px">林小满的店铺</div>${rows.join('')}<div style="padding:14px;display:flex;justify-content:space-between"><span>运费</span><span>快递 ¥0.00</span></div><div style="padding:14px;text-align:end">合计：<b style="color:${strong}">¥${yuanOf(sum)}</b></div><div style="position:fixed;bottom:12px;right:14px;background:${strong};color:#fff;padding:10px 22px;border-radius:20px">提交订单</div>`;
  return { ...TALL, html: body(dice, back, text, html), items, traps: [] };
};

/** A talk with a seller, who sends the thing as a card. */
const cardInTalk: Template = (dice) => {
  const thing = dice.pick(THINGS);
  const fen = priceOf(dice, thing.yuan);
  const card = `<div style="width:230px;background:#fff;color:#222;margin:12px;border-radius:8px;overflow:hidden">${scenery(dice, 120)}<div style="padding:10px"><div style="font-size:14px;line-height:1.4">${thing.title}</div><div style="color:#f40;margin-top:6px;font-size:17px">¥${yuanOf(fen)}</div></div></div>`;
  const said = (words: string) =>
    `<div style="margin:12px;background:#fff;color:#222;display:inline-block;padding:10px;border-radius:6px">${words}</div><br>`;
  const html = `<div style="padding:14px;text-align:center;border-bottom:1px solid #ccc">林小满</div>${said('亲，看看这款')}${card}${said(dice.pick(['喜欢可以直接拍', '今天拍今天发', '有货的哦']))}`;
  return {
    ...PHONE,
    html: body(dice, '#ebebeb', '#222', html),
    items: [{ fen, noun: thing.noun }],
    traps: [],
  };
};

/** A tag in a market, by hand, askew. */
const marketTag: Template = (dice) => {
  const thing = dice.pick(THINGS);
  const fen = priceOf(dice, thing.yuan);
  const html = `<div style="margin:70px 60px;background:#fff;padding:20px;color:#111;box-shadow:0 4px 12px #0005"><div style="font-size:26px;font-weight:700">${thing.noun}</div><div style="margin-top:6px;font-size:15px">规格：1${dice.pick(['件', '个', '套'])}　产地：${dice.pick(['江苏', '福建', '广东'])}</div><div style="margin-top:14px;font-size:18px">${dice.pick(['特价', '现价', '售价'])}：<b style="font-size:46px;color:#d00">${yuanOf(fen)}</b> 元</div>${dice.chance(0.5) ? `<div style="font-size:15px;color:#555;text-decoration:line-through">原价：${yuanOf(fen + dice.between(10, 90) * 100)}元</div>` : ''}</div>`;
  return {
    html: body(dice, '#9a9385', '#111', html),
    width: 540,
    height: 430,
    scale: 2,
    turned: dice.between(-5, 5),
    items: [{ fen, noun: thing.noun }],
    traps: [],
  };
};

/** Several variants at several prices: nobody can say which is meant. */
const variants: Template = (dice) => {
  const { back, text, strong } = colours(dice);
  const thing = dice.pick(THINGS);
  const low = priceOf(dice, thing.yuan);
  const html = `${scenery(dice, 320)}<div style="padding:14px"><div style="color:${strong};font-size:26px">¥${yuanOf(low)}${dice.pick(['-', '~', ' - '])}${yuanOf(low + dice.between(20, 200) * 100)}</div><div style="font-size:16px;line-height:1.5;margin-top:10px">${thing.title}</div></div>`;
  return {
    ...PHONE,
    html: body(dice, back, text, html),
    items: [{ fen: undefined, noun: thing.noun }],
    traps: [],
  };
};

export const JUDGING: readonly Template[] = [selfRun, campaign, order, cardInTalk, marketTag, variants];
