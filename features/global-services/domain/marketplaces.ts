// The marketplaces of China by the names that they are known by abroad: no shop is called so, the shops are on them.

const ABROAD: Readonly<Record<string, string>> = {
  淘宝: 'Taobao',
  天猫: 'Tmall',
  '1688': '1688',
  拼多多: 'Pinduoduo',
  京东: 'JD.com',
  微店: 'Weidian',
  闲鱼: 'Xianyu',
  抖音: 'Douyin',
  小红书: 'Xiaohongshu (RedNote)',
};

/** Undefined for what is a shop's own name. */
export const marketplaceAbroad = (name: string): string | undefined =>
  Object.hasOwn(ABROAD, name) ? ABROAD[name] : undefined;
