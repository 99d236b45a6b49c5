// What an amount is, by the words around it: only one of these roles is the price of the thing.

export const PRICE_ROLES = [
  'price',
  'plain',
  'original',
  'coupon',
  'member',
  'deposit',
  'balance',
  'shipping',
  'total',
  'off',
  'other',
] as const;
export type PriceRole = (typeof PRICE_ROLES)[number];

/** Words before an amount, nearest last; the word that stands nearest decides. */
const BEFORE: readonly (readonly [PriceRole, RegExp])[] = [
  [
    'coupon',
    /券后(?:价|到手价?)?|用券(?:后|价)|领券(?:后|价|到手)|凭券(?:价)?|券价|(?:优惠|立减|直降|满减|红包|津贴)后(?:价|到手价?)?/gu,
  ],
  ['deposit', /定金|订金|预付款?|押金|保证金|付定/gu],
  ['balance', /尾款|付尾/gu],
  ['member', /会员(?:专享)?价?|VIP价?|plus价?|88会员|PLUS会员|新人(?:专享)?价?|新客价?|首单价?|学生价/giu],
  // How the price has changed, or what is still missing for a promise: 较昨日涨了, 再买; never 降至, which names a price.
  [
    'off',
    /(?:[降跌涨砍加减补溢退差让返省奖][价额差]?[了约]?|(?:[比较][^\d¥]{1,12}|[已再可能又])(?:便宜|优惠|[少低贵高多])[了约]?|便宜了|(?:[降跌涨]价?|优惠|返现|差价|减免|节省)(?:幅度|金额|额)?|还差|[再凑]买?|再付|[↓↑▼▲⬇⬆])\s?[:：]?\s?$/gu,
  ],
  [
    'off',
    /优惠券|红包|满\s?¥?\d+(?:元|件)?(?:可用)?减?|立减|立省|直降|已优惠|已省|优惠(?!前|价)|共省|节省|可减|再减|下单减|减|省|返|抵|补贴(?!价)|积分|津贴|折扣|优惠券?面额|券|满|免|赠|送|每满/gu,
  ],
  [
    'original',
    /原价|划线价|日常价|市场价|参考价|吊牌价|专柜价|零售指导价|指导价|建议(?:零)?售价|厂商价|门市价|(?:以前|原来|本来|平时|之前)(?:卖|要|是)?/gu,
  ],
  ['shipping', /运费(?!险)|邮费|快递费?|配送费|物流费|邮资|运费[:：]?快递/gu],
  ['total', /合计|总计|总价|总额|小计|应付|实付款?|需付款?|共计|付款金额|订单金额|共/gu],
  [
    'other',
    /分期|每期|月供|月付|日供|免息|花呗|白条|已售|销量|月销|评价|库存|人付款|人想要|人看过|好评|浏览|收藏|回头客|编号|货号|型号|电话|手机|订单号|粉丝|每(?:斤|克|片|个|百克)|单独购买|回收|差价|运费险|宝贝描述|描述相符|卖家服务|服务态度|物流服务|物流(?!费)|评分|综合体验|赔付?|估价|补差|(?:手续|服务|包装|安装|代购|跑腿|电|税)费|税/gu,
  ],
  [
    'price',
    /到手价?|到手|折后价?|活动价|秒杀价?|限时(?:特)?价|百亿补贴价?|补贴价|拼单价|拼团价|团购价|拼价|优惠价|现价|售价|零售价|一口价|批发价|特价|特惠价?|促销价|爆款价|直播价|预售价|狂欢价|双11价|大促价|单价|价格|价钱|标价|卖价|优惠前|券前价?|价|只要|仅需|只卖|仅售|卖|[给算收][你您]/gu,
  ],
];

/** Words right behind an amount. */
const AFTER: readonly (readonly [PriceRole, RegExp])[] = [
  ['coupon', /^\s?(?:元)?券后/u],
  ['deposit', /^\s?(?:元)?(?:定金|订金|押金)/u],
  ['balance', /^\s?(?:元)?尾款/u],
  ['off', /^\s?(?:元)?(?:优惠券|红包|无门槛|券|抵|减|津贴|店铺券|可用|立减|折|返现)/u],
  ['shipping', /^\s?(?:元)?(?:运费|邮费|快递费)/u],
  [
    'other',
    /^\s?(?:元)?(?:[x×*]\s?\d+\s?期|\/\s?(?:期|月|天|日|斤|克|百克|片)|人|评价|件已|%|％|小时|分钟|天|克|kg|cm|mm|ml|寸)/iu,
  ],
  ['coupon', /^\s?(?:元)?[（(]?券后/u],
  // 15元优惠, 15元差价: said of an amount in words; behind a price with its sign such a word begins what comes next.
  [
    'off',
    /^元的?(?:优惠|立?省|已省|已?降价?|[跌涨]价?|便宜|差价|补贴|返|满减|起送|手续费|服务费|门槛)(?![价后前至到])/u,
  ],
];

/** The role by the text before and after the amount, `after` with its unit as 元; `plain` where nothing says. */
export function roleOf(before: string, after: string): PriceRole {
  const behind = AFTER.find(([, pattern]) => pattern.test(after));
  if (behind) return behind[0];
  let nearest: { role: PriceRole; end: number; start: number } | undefined;
  for (const [role, pattern] of BEFORE) {
    for (const match of before.matchAll(pattern)) {
      const end = match.index + match[0].length;
      if (!nearest || end > nearest.end || (end === nearest.end && match.index < nearest.start))
        nearest = { role, end, start: match.index };
    }
  }
  return nearest?.role ?? 'plain';
}

/** Whether nearly all of a text says what an amount is: 优惠券 does, and 减震款, 满天星 and 送茶针 name what was chosen. */
export function isPriceLabel(text: string): boolean {
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  const rest = BEFORE.reduce((left, [, pattern]) => left.replaceAll(pattern, ''), letters);
  return rest.length * 2 <= letters.length;
}

const ELSEWHERE: ReadonlySet<PriceRole> = new Set([
  'original',
  'coupon',
  'member',
  'deposit',
  'balance',
  'shipping',
  'off',
  'other',
]);

/** Whether the words before an amount say that it is not what the thing costs. */
export const isOtherPrice = (before: string): boolean => ELSEWHERE.has(roleOf(before.slice(-12), ''));
