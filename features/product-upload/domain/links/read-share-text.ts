// Reads what the share button of a shop's app puts on the clipboard: shop, item, title, and a price if one is written.

import { withoutHidden } from '../../../../kit/core/text/hidden-signs.ts';
import { toNormalText } from '../extract/lines/normal-text.ts';
import { findAmounts } from '../extract/prices/amounts.ts';
import { isOtherPrice } from '../extract/prices/price-roles.ts';
import type { ItemLink } from './item-link.ts';
import { PLATFORM_RULES, type Platform, platformNamed } from './platforms.ts';
import { readLink } from './read-link.ts';
import { findShareCode, withoutCodes } from './share-code.ts';

export type SharedItem = {
  readonly platform: Platform;
  readonly itemId: string | undefined;
  /** Undefined where the text has a 口令 alone. */
  readonly link: string | undefined;
  readonly shareCode: string | undefined;
  readonly title: string | undefined;
  readonly priceFen: number | undefined;
};

const ADDRESS =
  /(?:https?:\/\/|(?<![\w.@/-])(?:[a-z0-9-]+\.)+(?:com|cn|hk|net)\/)[^\s，。；、！「」【】《》“”"'<>（）]*/giu;
const LENGTH_MOST = 8000;

/** One entry for each item that the text means; empty when it means none. */
export function readShareText(given: string): SharedItem[] {
  const text = withoutHidden(given.slice(0, LENGTH_MOST));
  const links = [...text.matchAll(ADDRESS)].flatMap(({ 0: address, index }) => {
    const link = readLink(trimmed(address));
    return link ? [{ ...link, index }] : [];
  });
  const distinct = links.filter((link, at) => links.findIndex((other) => other.link === link.link) === at);
  if (distinct.length <= 1) return readOne(text, distinct[0]);
  // Several items, one after the other: each has the text up to its own link, and the last one what follows.
  return distinct.flatMap((link, at) => {
    const from = at === 0 ? 0 : (distinct[at - 1]?.index ?? 0) + (distinct[at - 1]?.link.length ?? 0);
    return readOne(text.slice(Math.min(from, link.index), distinct[at + 1]?.index), link);
  });
}

function readOne(text: string, link: ItemLink | undefined): SharedItem[] {
  const shareCode = findShareCode(text);
  const named = namedIn(text);
  const platform = platformOf(link, named) ?? (shareCode ? 'taobao' : undefined);
  if (!platform || !(link || shareCode)) return [];
  const rest = withoutCodes(text.replaceAll(ADDRESS, ' '));
  const title = titleIn(rest);
  return [
    {
      platform,
      itemId: link?.itemId,
      link: link?.link,
      shareCode,
      title,
      priceFen: priceIn(rest),
    },
  ];
}

/** Short addresses of Taobao are used by Tmall and Xianyu as well; the text then says whose it is. */
function platformOf(link: ItemLink | undefined, named: Platform | undefined): Platform | undefined {
  if (!link) return named;
  const isShared = link.itemId === undefined && link.platform === 'taobao';
  return isShared && (named === 'tmall' || named === 'xianyu') ? named : link.platform;
}

function namedIn(text: string): Platform | undefined {
  for (const [, name = ''] of text.matchAll(/[【「[]([^】」\]]{2,8})[】」\]]/gu)) {
    const platform = platformNamed(name);
    if (platform) return platform;
  }
  return PLATFORM_RULES.find(({ names }) => names.some((name) => name.length > 1 && text.includes(name)))?.id;
}

/** What stands in brackets but is no title. */
const NOT_A_TITLE =
  /^(\d+天)?(无理由退货|退货|包邮|假一赔.|极速退款|退货宝|送运费险|官方立减|限时.*|先用后付|急速发货|.*发货|正品保障|放心购|百亿补贴|.*小时.*)$/u;
/** The innermost of brackets in brackets. */
const WRAPPED = [
  /「([^「」]{2,200})」/gu,
  /【([^【】]{2,200})】/gu,
  /《([^《》]{2,200})》/gu,
  /“([^“”]{2,200})”/gu,
];
const BOILERPLATE =
  /(点击链接.*|点击.{0,200}直接打开.*|复制.*|復.{0,20}制.*|(?:再)?选择浏览器.*|.{0,2}打开.{0,3}(?:淘宝|天猫|京东|拼多多|闲鱼|微店|抖音|小红书|手机淘宝).*|(?:我|你的好友|朋友)?(?:在|给你)(?:.{0,6})(?:发现了?|分享了?|推荐了?)(?:一个|一件)?(?:不错|好看|好用|超值|超赞)?的?(?:商品|好货|宝贝|东西|链接)?(?:，?赶快来看看吧|，?快来看看)?[。，！:：]?|快来捡漏|[“”].{0,200}的(?:这件|这个)|长按.*|查看商品详情.*|来自.{2,6}的分享)/gu;

function titleIn(text: string): string | undefined {
  for (const pattern of WRAPPED) {
    for (const [, inside = ''] of text.matchAll(pattern)) {
      const title = inside.trim();
      if (!platformNamed(title) && !NOT_A_TITLE.test(title) && /[\p{L}]{2}/u.test(title)) return clean(title);
    }
  }
  const lines = text
    .replaceAll(/[【「[][^】」\]]{1,12}[】」\]]/gu, ' ')
    .split(/\n/)
    .map((line) => clean(line.replaceAll(BOILERPLATE, ' ')))
    .filter((line) => /\p{Script=Han}{2}|\p{L}{4}/u.test(line))
    .toSorted((one, other) => other.length - one.length);
  return lines[0];
}

/** 闲鱼 writes 我在闲鱼发布了【title】; prices and leftovers at the ends are no part of a title. */
function clean(title: string): string {
  return title
    .replace(/^(?:我在闲鱼发布了|快来捡漏)/u, '')
    .replace(/^【(.+)】$/u, '$1')
    .replaceAll(
      /(?:仅?售|到手价?|券后价?|原价|现价|拼单价|价格|只要)[:：]?\s?[¥￥]?\s?\d+(?:\.\d+)?元?/gu,
      ' ',
    )
    .replaceAll(/[¥￥]\s?\d+(?:\.\d+)?|\d+(?:\.\d+)?元(?:包邮)?/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s\d.:：,，/!！。-]{0,6}(?=\p{Script=Han})(?<!\d)/u, '')
    .replace(/[\s,，。:：;；!！/-]+$/u, '')
    .trim();
}

function priceIn(text: string): number | undefined {
  const normal = toNormalText(text);
  const amounts = findAmounts(normal).filter(
    ({ isMarked, toFen, start }) => isMarked && toFen === undefined && !isOtherPrice(normal.slice(0, start)),
  );
  const labelled = amounts.find(({ start }) =>
    /(到手价?|现价|售价|价格|只要|仅售?)[:：]?¥?\s?$/u.test(normal.slice(0, start)),
  );
  return (labelled ?? amounts[0])?.fen;
}

const trimmed = (address: string): string => address.replace(/[.,;:!?)\]}>]+$/, '');
