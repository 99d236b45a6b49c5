// Addresses of buying agents that name the shop and the item by themselves, instead of carrying the shop's address.

import type { ItemLink } from './item-link.ts';
import { isItemId, type Platform, ruleOf } from './platforms.ts';

/** Only these: any site could have a parameter called `platform`. */
const AGENTS =
  /(^|\.)(superbuy|wegobuy|pandabuy|cssbuy|sugargoo|hagobuy|basetao|cnfans|mulebuy|acbuy|oopbuy|joyabuy|joyagoo|kakobuy|orientdig|hoobuy|allchinabuy|itaobuy|lovegobuy|ponybuy|hubbuycn|eastmallbuy|usfans|litbuy)\.(com|net|cn)$/;

const NAMES: Readonly<Record<string, Platform>> = {
  taobao: 'taobao',
  tb: 'taobao',
  tmall: 'tmall',
  tm: 'tmall',
  '1688': '1688',
  ali_1688: '1688',
  alibaba: '1688',
  al: '1688',
  ali: '1688',
  weidian: 'weidian',
  micro: 'weidian',
  wd: 'weidian',
  jd: 'jd',
  xianyu: 'xianyu',
  pdd: 'pinduoduo',
  pinduoduo: 'pinduoduo',
};
/** hoobuy and oopbuy number the shops. */
const NUMBERS: Readonly<Record<string, Platform>> = { 0: '1688', 1: 'taobao', 2: 'weidian' };
const SHOP_PARAMS = ['shop_type', 'platform', 'source', 'shopType', 'type', 'channel'];
const ID_PARAMS = ['id', 'itemId', 'item_id', 'goods_id', 'offerId', 'itemID'];

export function fromAgent(url: URL): ItemLink | undefined {
  if (!AGENTS.test(url.hostname.toLowerCase())) return undefined;
  const named = SHOP_PARAMS.map((name) => url.searchParams.get(name)).find((value) => value !== null);
  const id = ID_PARAMS.map((name) => url.searchParams.get(name)).find((value) => value !== null);
  return toItem(NAMES[named?.toLowerCase() ?? ''], id ?? undefined) ?? fromPath(url.pathname);
}

/** `/product/1/675…`, `/product/weidian/721…`, `/item-675….html`, `/item-1688-675….html`. */
function fromPath(path: string): ItemLink | undefined {
  const parts = /\/(?:product|goods|item)\/([a-z0-9_]+)\/(\d{5,20})/i.exec(path);
  if (parts) return toItem(NAMES[parts[1]?.toLowerCase() ?? ''] ?? NUMBERS[parts[1] ?? ''], parts[2]);
  const dashed = /\/item-(?:([a-z]+|1688)-)?(\d{5,20})\.html/i.exec(path);
  return dashed ? toItem(NAMES[dashed[1]?.toLowerCase() ?? 'taobao'], dashed[2]) : undefined;
}

function toItem(platform: Platform | undefined, itemId: string | undefined): ItemLink | undefined {
  const rule = platform && ruleOf(platform);
  if (!rule || !itemId || !isItemId(rule.id, itemId)) return undefined;
  return { platform: rule.id, itemId, link: rule.toLink(itemId) };
}
