// Words of one subject that can be seen, touched or done: what a child, or whoever learns by the eye, begins with.

import type { Line } from '../../../../content/schema/line.ts';

export type Topic = {
  readonly id: string;
  readonly title: Pick<Line, 'zh' | 'en' | 'pt'>;
  /** The easiest first, a blank between them; each is a word of the dictionary. */
  readonly words: string;
};

export const TOPICS: readonly Topic[] = [
  {
    id: 'animals',
    title: { zh: '动物', en: 'Animals', pt: 'Animais' },
    words: '猫 狗 鱼 鸟 马 牛 羊 鸡 猪 熊猫 老虎 大象 猴子 兔子 鸭子 虫子 龙 动物',
  },
  {
    id: 'colours',
    title: { zh: '颜色', en: 'Colours', pt: 'Cores' },
    words: '红色 黄色 蓝色 绿色 白色 黑色 颜色 红 黄 蓝 绿 白 黑',
  },
  {
    id: 'numbers',
    title: { zh: '数字', en: 'Numbers', pt: 'Números' },
    words: '一 二 三 四 五 六 七 八 九 十 零 百 半 两',
  },
  {
    id: 'family',
    title: { zh: '家人', en: 'Family', pt: 'Família' },
    words: '妈妈 爸爸 哥哥 姐姐 弟弟 妹妹 爷爷 奶奶 孩子 儿子 女儿 家 家人 叔叔 阿姨',
  },
  {
    id: 'food',
    title: { zh: '吃的和喝的', en: 'Food and drink', pt: 'Comida e bebida' },
    words: '水 茶 米饭 面包 鸡蛋 苹果 牛奶 水果 菜 肉 包子 饺子 咖啡 果汁 香蕉 西瓜 汤 糖 蛋糕 吃 喝 好吃',
  },
  {
    id: 'body',
    title: { zh: '身体', en: 'The body', pt: 'O corpo' },
    words: '手 头 脸 嘴 脚 腿 眼睛 头发 耳朵 鼻子 牙 肚子 手指 身体',
  },
  {
    id: 'clothes',
    title: { zh: '衣服', en: 'Clothes', pt: 'Roupas' },
    words: '衣服 鞋 裤子 裙子 帽子 衬衫 大衣 毛衣 外套 袜子 眼镜 伞 包 穿',
  },
  {
    id: 'home',
    title: { zh: '家里', en: 'At home', pt: 'Em casa' },
    words: '家 门 床 桌子 椅子 灯 杯子 电视 电话 房间 洗手间 窗户 沙发 钥匙',
  },
  {
    id: 'school',
    title: { zh: '学校', en: 'At school', pt: 'Na escola' },
    words: '学校 老师 学生 同学 书 笔 本子 书包 课本 教室 汉字 写 读 上课 下课',
  },
  {
    id: 'outdoors',
    title: { zh: '天气和自然', en: 'Weather and nature', pt: 'Tempo e natureza' },
    words: '雨 雪 风 山 花 树 草 海 河 云 太阳 月亮 星星 冷 热 下雨 下雪',
  },
  {
    id: 'play',
    title: { zh: '玩儿', en: 'Play and sport', pt: 'Brincar e esporte' },
    words: '球 玩 跑 歌 画 玩具 游戏 唱歌 跳舞 游泳 足球 篮球 打球 跑步 自行车 电影',
  },
  {
    id: 'places',
    title: { zh: '地方和交通', en: 'Places and transport', pt: 'Lugares e transporte' },
    words:
      '车 学校 商店 医院 超市 公园 银行 饭店 酒店 图书馆 动物园 地铁 出租车 公共汽车 火车 飞机 火车站 机场',
  },
];
