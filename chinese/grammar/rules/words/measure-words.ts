/** Which measure words go with which nouns; our own list of everyday nouns, checked against CC-CEDICT's `CL` notes. */

/** Nouns by measure word; the first that names a noun is what we suggest, all are right. */
const TABLE: Readonly<Record<string, string>> = {
  个: '人 朋友 学生 老师 孩子 同学 哥哥 姐姐 弟弟 妹妹 女儿 儿子 医生 同事 男人 女人 客人 外国人 中国人 小孩 小孩子 女孩 男孩 大学生 留学生 工人 司机 护士 苹果 杯子 房间 问题 国家 城市 汉字 词 句子 星期 月 钟头 礼物 包 面包 鸡蛋 班 字 故事 西瓜',
  本: '书 词典 字典 杂志 小说 课本 日记',
  张: '票 纸 照片 桌子 床 地图 画 报纸 光盘 机票 车票 电影票 邮票 名片',
  只: '狗 猫 鸟 鸡 鸭子 老虎 兔子 羊 手 眼睛 耳朵 老鼠 小狗 小猫 熊猫',
  件: '衣服 毛衣 衬衫 大衣 外套 行李 T恤',
  条: '路 小路 裤子 裙子 河 鱼 蛇 领带 毛巾 牛仔裤',
  辆: '车 汽车 自行车 出租车 公共汽车 公交车 摩托车 卡车',
  把: '椅子 伞 雨伞 刀 钥匙 剪刀',
  部: '电影 手机',
  封: '信 电子邮件',
  支: '笔 铅笔 钢笔 毛笔',
  首: '歌 诗 古诗',
  棵: '树 大树 白菜',
  朵: '花 玫瑰 云',
  匹: '马',
  架: '飞机 钢琴',
  台: '电脑 电视 洗衣机',
  颗: '牙 牙齿 星星',
  种: '语言',
  位: '',
};

/** Other measure words that are as right. */
const ALSO: Readonly<Record<string, string>> = {
  书: '套 部 种 批 堆 页 箱',
  画: '幅',
  照片: '幅 组',
  报纸: '份',
  地图: '幅 份',
  狗: '条 种',
  小狗: '条',
  手: '双 个',
  眼睛: '双 个',
  耳朵: '双 个',
  羊: '头 群',
  行李: '个',
  衣服: '套 身',
  鱼: '只 种 尾',
  裤子: '件',
  裙子: '件',
  歌: '支 个',
  花: '束 枝 盆 支 种',
  云: '片',
  树: '个 种 排',
  笔: '只 枝 个',
  铅笔: '只 枝',
  车: '部 台',
  汽车: '部 台',
  床: '个',
  桌子: '个',
  椅子: '个 张',
  伞: '个',
  雨伞: '个',
  钥匙: '个 串',
  电影: '个 场 种',
  手机: '个 台 款',
  电脑: '个 部',
  电视: '个 部',
  飞机: '班',
  杂志: '份 个',
  小说: '部 个 篇',
  日记: '篇',
  词典: '部',
  字典: '部',
  票: '种',
  机票: '种',
  诗: '句',
  信: '个',
  电子邮件: '个',
  白菜: '个',
  牙: '个 口 排',
  牙齿: '个 口 排',
  星星: '个',
  语言: '门',
  月: '',
};

/** Measure words that say something of their own (kinds, groups, times) and go with any noun. */
const ANY = new Set(
  '种 些 点 次 份 批 堆 样 群 对 双 块 杯 瓶 碗 家 节 门 斤 口 名 位 间 座 部 台 头 幅'.split(' '),
);

const USUAL = new Map<string, string>();
const RIGHT = new Map<string, Set<string>>();
for (const [measure, nouns] of Object.entries(TABLE)) {
  for (const noun of nouns.split(' ').filter(Boolean)) {
    if (!USUAL.has(noun)) USUAL.set(noun, measure);
    RIGHT.set(noun, new Set([...(RIGHT.get(noun) ?? []), measure, ...(ALSO[noun] ?? '').split(' ')]));
  }
}

/** The measure word to suggest for a noun; undefined if the list does not have the noun. */
export function measureFor(noun: string): string | undefined {
  return USUAL.get(noun);
}

/** False only where the list knows the noun and the measure word is clearly not one of its own. */
export function measureFits(noun: string, measure: string): boolean {
  const right = RIGHT.get(noun);
  return right === undefined || ANY.has(measure) || right.has(measure);
}

/** What whoever points at it may count with 个: 那个熊猫, 这个车, 这个语言. */
const POINTED_AT = new Set(['只', '辆']);

/** 那个熊猫: whoever points at an animal, or a toy of one, may say 个. */
export function isPointedAt(pointing: string, measure: string, noun: string): boolean {
  if (measure !== '个' || !/^[这那哪]$/u.test(pointing)) return false;
  return POINTED_AT.has(USUAL.get(noun) ?? '') || (USUAL.get(noun) === '种' && pointing !== '哪');
}

/** Animals that are dishes as well: whoever orders says 来一个鱼, and means a plate of it. */
const DISHES = new Set('鱼 鸡 鸭子 鸡蛋 羊 白菜'.split(' '));

export function isDish(noun: string): boolean {
  return DISHES.has(noun);
}
