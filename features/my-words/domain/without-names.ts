// Takes the names of shops, brands and people out of a Chinese text: a name means whom it names, and not what its characters say.

const HAN = /\p{Script=Han}/u;

/** Brands whose names are words or people as well: 回力 is no power that comes back, 李宁 no gymnast. */
const BRANDS =
  '回力 李宁 安踏 特步 鸿星尔克 乔丹 百丽 华为 大疆 格力 海尔 海信 苏泊尔 三星 联想 雷蛇 卡西欧 大白兔 旺旺 老干妈 三只松鼠 良品铺子 百草味 八马 小罐茶 完美日记 花西子 百雀羚 谢馥春 波司登 雪中飞 雅鹿 鸭鸭 太平鸟 海澜之家 南极人 恒源祥 泡泡玛特 乐高 奥迪双钻 倍思 绿联 安克 罗马仕'.split(
    ' ',
  );

/** The frequent ones, less those that are words of trade, such as 钱, 金 and 包. */
const SURNAME =
  '(?:欧阳|司马|诸葛|[王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘蔡余杜叶程苏魏吕丁沈姚卢姜崔钟谭陆汪范廖贾夏韦方邹熊秦邱江尹薛闫段雷侯龙陶黎贺顾毛郝龚邵万严赖覃洪武莫孔])';
/** What somebody is called behind their name. */
const TITLE = '(?:先生|女士|小姐|师傅|老师|经理|老板娘?|客服)';
/** Ends the name of a shop. */
const SHOP_END =
  '(?:官方旗舰店|旗舰店|专卖店|专营店|工厂店|直营店|官方店|品牌店|折扣店|小铺|小店|商行|商城|商店|优品店|有限公司|贸易公司)';
/** Before a shop's name, in a sentence that speaks of it. */
const BEFORE = '[在从到向给跟和与找问去是由被把对用]';

const PATTERNS: readonly RegExp[] = [
  // 42码 is a size; 码 alone is a code.
  /(?:\d[\d.]*|[SMLX]{1,5})\s?[码号]/gu,
  new RegExp(BRANDS.join('|'), 'gu'),
  // In quotation marks and before the kind of shop: 卖家“云朵小屋”, 云朵小屋旗舰店.
  /(?<=(?:店铺|店名|卖家|商家|店家|掌柜|收件人|姓名|联系人|昵称|旺旺)(?:名|是|叫)?\s*[:：]?\s*)(?:[“"「『【][^”"」』】]{1,20}[”"」』】]|(?<=[:：]\s*)[\p{Script=Han}A-Za-z\d]{1,20})/gu,
  new RegExp(`(?:(?!${BEFORE}|[这那哪家个有的])\\p{Script=Han}){1,12}${SHOP_END}`, 'gu'),
  // 王师傅, 李小姐, 小王, 老张; 小米 and 老师 are words.
  new RegExp(`${SURNAME}\\p{Script=Han}{0,2}?${TITLE}`, 'gu'),
  new RegExp(
    `(?<=^|[^\\p{Script=Han}]|${BEFORE})[小老阿]${SURNAME}(?=$|[^\\p{Script=Han}]|[说问会已正来在收])`,
    'gu',
  ),
];

/** The parts of a text that say something; `known` are names that the place knows, such as that of the order's shop. */
export function withoutNames(text: string, known: readonly string[] = []): string[] {
  const named = known
    .filter((name) => HAN.test(name))
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, GAP), text);
  return PATTERNS.reduce((rest, pattern) => rest.replaceAll(pattern, GAP), named)
    .split(GAP)
    .filter((part) => HAN.test(part));
}

/** No word reaches over it. */
const GAP = '\n';
