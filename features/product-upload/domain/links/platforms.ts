// The shops that we know: their hosts, where an address carries the item, and the address that means it and nothing else.

export const PLATFORMS = [
  'taobao',
  'tmall',
  '1688',
  'pinduoduo',
  'jd',
  'weidian',
  'xianyu',
  'douyin',
  'xiaohongshu',
] as const;
export type Platform = (typeof PLATFORMS)[number];

type PlatformRule = {
  readonly id: Platform;
  /** As shops and share texts name it. */
  readonly names: readonly string[];
  /** A host, with all below it; the first rule that fits counts. */
  readonly hosts: readonly string[];
  /** Names of parameters with the id of the item. */
  readonly params: readonly string[];
  readonly paths: readonly RegExp[];
  readonly toLink: (itemId: string) => string;
  /** Hosts whose addresses only lead on; where to is not known without asking. */
  readonly shortHosts: readonly string[];
};

/** Whatever an id is made of; letters only where a shop uses them. */
const DIGITS = /^\d{5,20}$/;
const HEX = /^[0-9a-f]{24}$/i;

export const isItemId = (platform: Platform, id: string): boolean =>
  platform === 'xiaohongshu' ? HEX.test(id) : DIGITS.test(id);

export const PLATFORM_RULES: readonly PlatformRule[] = [
  {
    id: 'xianyu',
    names: ['闲鱼'],
    hosts: ['goofish.com', '2.taobao.com', 'idle.taobao.com'],
    params: ['id', 'itemId', 'itemid'],
    paths: [],
    toLink: (id) => `https://www.goofish.com/item?id=${id}`,
    shortHosts: [],
  },
  {
    id: 'tmall',
    names: ['天猫', '天猫超市', '天猫国际'],
    hosts: ['tmall.com', 'tmall.hk'],
    params: ['id', 'itemId', 'item_id'],
    paths: [/^\/item\/(\d+)/, /\/i(\d+)\.htm/],
    toLink: (id) => `https://detail.tmall.com/item.htm?id=${id}`,
    shortHosts: [],
  },
  {
    id: 'taobao',
    names: ['淘宝', '手机淘宝', '手淘'],
    hosts: ['taobao.com'],
    params: ['id', 'itemId', 'item_id', 'item_num_id', 'itemNumId'],
    paths: [/^\/item\/(\d+)/, /\/i(\d+)\.htm/],
    toLink: (id) => `https://item.taobao.com/item.htm?id=${id}`,
    shortHosts: ['tb.cn', 's.click.taobao.com', 'uland.taobao.com', 's.tb.cn'],
  },
  {
    id: '1688',
    names: ['1688', '阿里巴巴'],
    hosts: ['1688.com'],
    params: ['offerId', 'offerid', 'object_id'],
    paths: [/\/offer\/(\d+)/],
    toLink: (id) => `https://detail.1688.com/offer/${id}.html`,
    shortHosts: ['qr.1688.com', 'm.tb1688.cn'],
  },
  {
    id: 'pinduoduo',
    names: ['拼多多'],
    hosts: ['yangkeduo.com', 'pinduoduo.com', 'pinduoduo.net'],
    params: ['goods_id', 'goodsId'],
    paths: [],
    toLink: (id) => `https://mobile.yangkeduo.com/goods.html?goods_id=${id}`,
    shortHosts: ['p.pinduoduo.com', 'pdd.cn'],
  },
  {
    id: 'jd',
    names: ['京东', '京东自营'],
    hosts: ['jd.com', 'jd.hk', 'jingxi.com'],
    params: ['wareId', 'sku', 'skuId', 'skuid'],
    paths: [/^\/(?:product\/)?(\d+)\.html/, /\/item\/(\d+)\.html/],
    toLink: (id) => `https://item.jd.com/${id}.html`,
    shortHosts: ['3.cn', 'u.jd.com'],
  },
  {
    id: 'weidian',
    names: ['微店'],
    hosts: ['weidian.com', 'youshop10.com', 'koudai.com'],
    params: ['itemID', 'itemId', 'itemid'],
    paths: [/^\/i\/(\d+)/],
    toLink: (id) => `https://weidian.com/item.html?itemID=${id}`,
    shortHosts: ['k.youshop10.com', 'k.koudai.com'],
  },
  {
    id: 'douyin',
    names: ['抖音', '抖音商城'],
    hosts: ['jinritemai.com', 'douyin.com'],
    params: ['id', 'product_id', 'goods_id'],
    paths: [],
    toLink: (id) => `https://haohuo.jinritemai.com/views/product/item2?id=${id}`,
    shortHosts: ['v.douyin.com'],
  },
  {
    id: 'xiaohongshu',
    names: ['小红书'],
    hosts: ['xiaohongshu.com'],
    params: ['goods_id'],
    paths: [/\/goods-detail\/([0-9a-f]{24})/i],
    toLink: (id) => `https://www.xiaohongshu.com/goods-detail/${id}`,
    shortHosts: ['xhslink.com'],
  },
];

export const ruleOf = (platform: Platform): PlatformRule | undefined =>
  PLATFORM_RULES.find(({ id }) => id === platform);

/** As its customers call it, in Chinese. */
export const platformName = (platform: Platform): string => ruleOf(platform)?.names[0] ?? platform;

/** 【淘宝】 and the like; undefined for any other name. */
export const platformNamed = (name: string): Platform | undefined =>
  PLATFORM_RULES.find(({ names }) => names.includes(name.trim()))?.id;
