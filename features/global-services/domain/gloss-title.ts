// What of a seller's title can be told word by word: what the thing is, without what sells it; a heap of search words is none.

/** Says something to a buyer of that shop, and nothing of the thing. */
const SELLING =
  /正品|官方|旗舰店|专柜|专卖|包邮|(?:\d{2,4}年?)?新款|新品|爆款|热卖|热销|百搭|同款|网红|ins风?|高级感|小众|潮流|时尚|韩版|跨境|现货|厂家直销|直营|批发|清仓|特价|促销|秒杀|限时|顺丰|春夏|秋冬|春秋|[春夏秋冬]季|20\d{2}年?/giu;
const BRACKETED = /[【[（(《][^】\]）)》]*[】\]）)》]/gu;
/** Of what the share button of an app writes. */
const SHARED = /复制|点击|打开|链接|口令|分享|https?:|[￥$€][A-Za-z\d]{6,}/iu;
const HAN = /\p{Script=Han}/gu;
/** What is longer, or in more parts, is no phrase. */
const HAN_MOST = 12;
const PARTS_MOST = 2;

/** The phrase in it that says what the thing is; undefined where it is none. */
export function glossTitle(title: string): string | undefined {
  if (SHARED.test(title)) return undefined;
  const parts = title
    .replaceAll(BRACKETED, ' ')
    .replaceAll(SELLING, ' ')
    .split(/[\s,，、;；/|·~!！。]+/u)
    .filter((part) => /\p{L}/u.test(part));
  const phrase = parts.join(' ');
  const han = phrase.match(HAN)?.length ?? 0;
  const hanParts = parts.filter((part) => /\p{Script=Han}/u.test(part)).length;
  return han > 0 && han <= HAN_MOST && hanParts <= PARTS_MOST ? phrase : undefined;
}
