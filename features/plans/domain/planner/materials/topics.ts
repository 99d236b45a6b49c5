// What plans choose by: topics with their names and words, and the plays that belong to each.

import type { Interest } from '../../profile/interests.ts';
import type { Area } from '../../profile/profile.ts';

type MathArea = Extract<Area, 'algebra' | 'geometry' | 'statistics'>;
export type Topic = Interest | MathArea;

type TopicFacts = {
  readonly name: { readonly zh: string; readonly en: string; readonly pt: string };
  /** Common words of the topic, separated by spaces; those above the learner's level are left out. */
  readonly words: string;
};

export const TOPICS: Readonly<Record<Topic, TopicFacts>> = {
  food: {
    name: { zh: '美食', en: 'food', pt: 'comida' },
    words: '水果 苹果 鸡蛋 牛奶 面包 咖啡 蛋糕 饺子 菜单 好吃 味道 餐厅 辣 甜 酸 厨房 健康 营养',
  },
  shopping: {
    name: { zh: '购物', en: 'shopping', pt: 'compras' },
    words: '商店 衣服 裤子 鞋 便宜 贵 超市 商场 打折 价格 付款 网上 快递 质量 顾客 品牌 合适',
  },
  home: {
    name: { zh: '居家', en: 'home life', pt: 'vida em casa' },
    words: '房间 桌子 椅子 床 门 窗户 洗手间 邻居 打扫 洗衣机 冰箱 空调 搬家 客厅 房租 钥匙 家具 小区',
  },
  family: {
    name: { zh: '家庭', en: 'family', pt: 'família' },
    words: '爷爷 奶奶 孩子 家人 朋友 生日 结婚 礼物 照顾 聚会 亲戚 关系 聊天儿 感情 祝福 长辈 幸福 婚礼',
  },
  travel: {
    name: { zh: '旅行', en: 'travel', pt: 'viagens' },
    words: '飞机 火车 机场 车站 地图 酒店 护照 行李 地铁 风景 旅游 导游 海边 签证 出发 票价 景点 航班',
  },
  sport: {
    name: { zh: '运动', en: 'sport', pt: 'esportes' },
    words: '打球 跑步 足球 篮球 游泳 比赛 运动 爬山 锻炼 参加 球队 教练 冠军 体育馆 训练 健身 决赛 胜利',
  },
  nature: {
    name: { zh: '自然', en: 'nature', pt: 'natureza' },
    words: '天气 猫 狗 花 树 下雨 动物 公园 大熊猫 鸟 草地 环境 空气 季节 植物 保护 气候',
  },
  health: {
    name: { zh: '健康', en: 'health', pt: 'saúde' },
    words: '医生 医院 生病 身体 休息 感冒 发烧 疼 健康 检查 护士 药店 锻炼 睡眠 治疗 习惯 症状',
  },
  literature: {
    name: { zh: '文学', en: 'literature', pt: 'literatura' },
    words: '书 读书 写 故事 小说 作家 文章 诗 诗人 词典 成语 文学 作品 读者 古代 描写 人物 情节',
  },
  history: {
    name: { zh: '历史', en: 'history', pt: 'história' },
    words: '以前 时候 历史 国家 博物馆 皇帝 古代 时代 文化 传统 战争 长城 建筑 事件 发现 朝代 文明',
  },
  art: {
    name: { zh: '艺术', en: 'art', pt: 'arte' },
    words: '画 照片 颜色 红色 白色 好看 画家 艺术 美丽 作品 书法 展览 拍照 设计 欣赏 摄影 风格 创作',
  },
  music: {
    name: { zh: '音乐', en: 'music', pt: 'música' },
    words: '唱歌 听 歌 音乐 好听 跳舞 钢琴 歌手 声音 节目 演出 乐队 音乐会 歌迷 流行 表演 舞台 节奏',
  },
  films: {
    name: { zh: '影视', en: 'film', pt: 'cinema' },
    words: '电影 电影院 电视 看 票 有意思 节目 演员 故事 导演 电视剧 动画片 角色 观众 精彩 结局 拍摄 评论',
  },
  study: {
    name: { zh: '校园', en: 'school', pt: 'escola' },
    words: '学校 教室 同学 考试 作业 图书馆 问题 成绩 练习 年级 大学生 专业 校园 报名 毕业 论文 奖学金 讨论',
  },
  science: {
    name: { zh: '科学', en: 'science', pt: 'ciência' },
    words: '为什么 问题 回答 科学 太阳 月亮 地球 研究 实验 科学家 方法 发现 原因 结果 证明 能源 太空 理论',
  },
  technology: {
    name: { zh: '科技', en: 'technology', pt: 'tecnologia' },
    words: '手机 电脑 上网 网站 电子邮件 充电 技术 软件 机器人 网络 下载 密码 程序 数据 发明 自动 人工智能',
  },
  business: {
    name: { zh: '商务', en: 'business', pt: 'negócios' },
    words: '工作 公司 上班 打电话 同事 经理 会议 办公室 客户 合同 市场 产品 合作 工资 面试 老板 投资 谈判',
  },
  games: {
    name: { zh: '游戏', en: 'games', pt: 'jogos' },
    words: '玩儿 朋友 一起 游戏 赢 输 规则 卡片 下棋 比赛 开始 电脑 难 简单 等级 角色 挑战 任务',
  },
  algebra: {
    name: { zh: '数字', en: 'numbers', pt: 'números' },
    words: '一 十 百 千 万 多少 几 一共 一半 加 减 数字 倍 等于 计算 增加 减少 答案 公式',
  },
  geometry: {
    name: { zh: '方位', en: 'directions', pt: 'direções' },
    words: '上边 下边 左边 右边 前边 后边 里边 中间 旁边 大 小 长 短 高 圆 方向 线 角 面积 直 平',
  },
  statistics: {
    name: { zh: '数据', en: 'comparisons', pt: 'comparações' },
    words: '多 少 最 比 大概 一样 可能 比较 更 差 调查 平均 数量 增长 比例 统计 结果 变化 下降',
  },
};

/** The plays of each place and theme, unless a play is listed below. */
export const THEME_TOPICS: Readonly<Record<string, readonly Topic[]>> = {
  restaurant: ['food'],
  hospital: ['health'],
  shopping: ['shopping', 'statistics'],
  business: ['business'],
  education: ['study'],
  travel: ['travel', 'geometry'],
  daily: ['home'],
  service: ['home'],
  work: ['business'],
  study: ['study'],
  family: ['family'],
  culture: ['literature'],
};

export const PLAY_TOPICS: Readonly<Record<string, readonly Topic[]>> = {
  'restaurant/with-friends': ['food', 'family'],
  'restaurant/banquet': ['food', 'business'],
  'hospital/chinese-medicine': ['health', 'history'],
  'hospital/ankle': ['health', 'sport'],
  'hospital/stomach': ['health', 'food'],
  'shopping/fruit-stall': ['food', 'shopping', 'algebra'],
  'shopping/online-service': ['shopping', 'technology'],
  'shopping/purchasing-agent': ['shopping', 'business'],
  'shopping/antique-market': ['history', 'art', 'shopping'],
  'business/sales-meeting': ['business', 'statistics', 'algebra'],
  'business/supplier': ['business', 'algebra'],
  'education/parents-evening': ['family', 'study'],
  'education/thesis': ['study', 'science', 'literature'],
  'education/scholarship': ['study', 'science'],
  'education/library-card': ['study', 'literature'],
  barista: ['food', 'art'],
  waiter: ['food'],
  'fruit-seller': ['food', 'nature', 'algebra'],
  hairdresser: ['shopping', 'films'],
  doctor: ['health'],
  pharmacist: ['health', 'science'],
  'buying-agent': ['business', 'shopping'],
  'customs-officer': ['travel'],
  'delivery-courier': ['shopping', 'home'],
  'bank-clerk': ['business', 'algebra'],
  landlord: ['home'],
  journalist: ['technology', 'study', 'films'],
  'li-bai': ['literature', 'history', 'music'],
  'su-shi': ['literature', 'history', 'food'],
  'tea-master': ['food', 'art', 'nature'],
  'zoo-keeper': ['nature'],
  'neighbour-child': ['games', 'home'],
  classmate: ['study', 'music', 'games'],
  librarian: ['literature', 'study'],
  colleague: ['business', 'technology'],
  'taxi-driver': ['travel', 'geometry'],
};

/** Of texts, what they are about as far as that serves a goal. */
export const TEXT_TOPICS: Readonly<Record<string, readonly Topic[]>> = {
  'grandpas-phone': ['family', 'technology'],
  'station-buns': ['travel', 'food'],
  'the-new-teacher': ['study'],
  'come-and-eat': ['family', 'food'],
  'message-to-my-sister': ['family'],
  'two-cups-of-tea': ['food'],
  'shoes-at-the-door': ['family', 'home'],
  'looking-for-a-cat': ['home', 'nature'],
  'the-taxi-driver': ['travel'],
  'wrong-number': ['business'],
  'the-early-student': ['study'],
  'the-birthday-ticket': ['family'],
  'the-last-ticket': ['travel'],
  'first-swim': ['sport'],
  'the-piano-upstairs': ['music', 'home'],
  'the-park-library': ['literature', 'study'],
  'dumplings-for-one': ['food', 'family'],
  'the-blind-date': ['family'],
  'photo-studio': ['art'],
  'to-my-landlord': ['home'],
  'the-lift-notice': ['home'],
  'the-interview': ['business'],
  'the-night-courier': ['business', 'shopping'],
  'human-library': ['study', 'literature'],
  'letter-to-the-next-owner': ['home'],
  'the-last-bookshop': ['literature', 'business'],
  'grandmas-braised-pork': ['family', 'food'],
};

/** Of lessons, what they are about as far as it is something to be interested in. */
export const LESSON_TOPICS: Readonly<Record<string, readonly Topic[]>> = {
  family: ['family'],
  shopping: ['shopping', 'food'],
  'eating-out': ['food'],
  'not-well': ['health'],
  'who-do-you-know': ['study'],
  'weekend-weather': ['nature', 'sport'],
  hobbies: ['sport', 'music'],
  'new-clothes': ['shopping'],
  'find-a-room': ['home'],
  'first-week': ['business'],
  'birthday-secret': ['family'],
  'old-chen': ['family'],
  'before-the-exam': ['study'],
  'have-you-been': ['travel'],
  'on-the-way': ['travel'],
  'the-concert': ['music'],
  'on-the-train': ['travel'],
  'tea-mountain': ['nature', 'travel'],
  'doctors-orders': ['health'],
  'the-wedding': ['family'],
  'job-interview': ['business'],
};
