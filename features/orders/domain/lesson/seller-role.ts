// The seller of the very thing that somebody bought: a role of ours, told what is sold, for how much and by whom.

import type { Line } from '../../../../content/schema/line.ts';
import type { Role } from '../../../../content/schema/studies/role.ts';
import type { QuoteRequest } from '../../../global-services/domain/index.ts';

const PREFIX = 'order-';
const ID = /^order-([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

export const sellerRoleId = (orderId: string): string => `${PREFIX}${orderId}`;
/** The order whose seller it is; undefined for every other role. */
export const orderOfRole = (roleId: string): string | undefined => ID.exec(roleId)?.[1];

/** The first thing is what one talks about. */
export function sellerRole(base: Role, orderId: string, { items }: Pick<QuoteRequest, 'items'>): Role {
  const [thing] = items;
  if (!thing) return base;
  const { variant, quantity } = thing;
  const [name, shop] = [short(thing.name, 30), short(thing.shop, 20)];
  const yuan = writeYuan(thing.priceFen);
  const kind = variant === '' ? '' : `（${short(variant, 20)}）`;
  const { play } = base;
  return {
    ...base,
    id: sellerRoleId(orderId),
    situation: {
      zh: `你在网上看上了“${name}”${kind}，${yuan}元一件，想买${quantity}件。付钱以前，你先跟${shop === '' ? '店里' : `“${shop}”`}的客服聊几句。`,
      en: `You have found “${name}”${kind} online: ${yuan} yuan each, and you want ${quantity}. Before you pay, you write to ${shop === '' ? 'the shop' : `“${shop}”`}.`,
      pt: `Você encontrou “${name}”${kind} na internet: ${yuan} yuans cada, e quer ${quantity}. Antes de pagar, você escreve para ${shop === '' ? 'a loja' : `“${shop}”`}.`,
    },
    play: {
      ...play,
      opening: {
        zh: `您好，欢迎光临！您看的是“${name}”吧？有什么想问的，您说。`,
        en: `Hello and welcome! You’re looking at “${name}”, aren’t you? Ask me anything.`,
        pt: `Olá, seja bem-vindo! Está vendo “${name}”, não é? Pode perguntar.`,
      },
      // Before the role's own: what it costs is known here.
      asides: [priceAside(name, yuan), ...play.asides],
    },
  };
}

const short = (text: string, most: number): string =>
  Array.from(
    text
      .replaceAll(/[“”"{}（）()?？\n]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, most)
    .join('');

const writeYuan = (fen: number): string => String(fen / 100);

function priceAside(name: string, yuan: string) {
  const reply: Line = {
    zh: `“${name}”现在${yuan}元一件。`,
    en: `“${name}” is ${yuan} yuan each right now.`,
    pt: `“${name}” está a ${yuan} yuans cada.`,
  };
  return { match: ['(多少钱|什么价|价格是|怎么卖|几块)'], replies: [reply] };
}
