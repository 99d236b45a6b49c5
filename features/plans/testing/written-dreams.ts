// Dreams as people write them, with the words that each should bring into a plan: written before anything was matched, every other one kept for judging.

type WrittenDream = {
  readonly text: string;
  /** One of each group is offered. */
  readonly wanted: readonly string[];
  /** May be offered, too. */
  readonly also?: string;
};

const dream = (text: string, wanted = '', also = ''): WrittenDream => ({
  text,
  wanted: wanted === '' ? [] : wanted.split(' '),
  also,
});

/** Groups are `骑/马`; what is neither wanted nor named after them is a wrong sense. */
const WRITTEN: readonly WrittenDream[] = [
  dream('I want to ride horses in Inner Mongolia', '骑/骑马/马 内蒙古/蒙古'),
  dream('I want to pass an exam'),
  dream('tell my grandma about my day in her language', '', '告诉 语言 奶奶'),
  dream('I dream of drinking tea with monks in the mountains', '茶 山', '喝 和尚 僧人 喝茶'),
  dream('I want to play chess with old men in the park', '棋/象棋/下棋 公园', '老 国际象棋 老人 男人'),
  dream('I would love to read the news in Chinese', '新闻', '读 看 爱'),
  dream('to sing karaoke with my colleagues', '唱/唱歌/卡拉OK', '同事'),
  dream('see the snow in Harbin', '雪', '哈尔滨'),
  dream('climb the Great Wall', '长城', '爬 登 攀登'),
  dream('learn calligraphy', '书法'),
  dream('buy a house in Shanghai', '房子/买 上海', '房屋 家'),
  dream('I want to adopt a dog', '狗', '收养 采用 领养'),
  dream('order dumplings without pointing at the menu', '饺子 菜单', '点'),
  dream('watch Chinese series without subtitles', '字幕/电视剧', '看 连续剧'),
  dream('make friends at my gym', '健身房/体育馆'),
  dream("I'd like to fly a plane", '飞机', '飞'),
  dream('swim across the river', '游泳 河', '游'),
  dream('keep bees and sell honey', '蜜蜂/蜂蜜', '卖'),
  dream('understand jokes', '笑话'),
  dream('become a lawyer in Beijing', '律师 北京'),
  dream('grow vegetables and flowers', '蔬菜/菜 花', '种 种植'),
  dream('play the violin in an orchestra', '小提琴', '乐队 管弦乐队 交响乐团'),
  dream('look at the stars with a telescope', '星星/星', '望远镜'),
  dream('be kind and patient with my pupils', '', '学生 耐心 善良 小学生'),
  dream('write letters to my pen pal', '信', '写 写信 钢笔 笔友'),
  dream('ride my bike along the sea', '自行车 海', '骑 骑车 大海'),
  dream('Quero andar a cavalo na Mongólia', '马/骑马', '蒙古'),
  dream('Quero passar na prova'),
  dream('contar histórias para a minha avó', '故事', '告诉 讲 奶奶'),
  dream('tomar chá nas montanhas', '茶 山', '喝 喝茶'),
  dream('ver a neve em Harbin', '雪', '哈尔滨'),
  dream('cuidar de cachorros e gatos', '狗 猫', '照顾'),
  dream('aprender caligrafia', '书法'),
  dream('ler jornais', '报纸/报', '读 看'),
  dream('tocar piano', '钢琴', '弹'),
  dream('nadar no mar', '游泳/游 海', '大海'),
  dream('abrir uma loja de flores', '花 店/商店', '开 花店'),
  dream('ser advogado em Xangai', '律师 上海'),
  dream('assistir séries sem legendas', '字幕/电视剧', '看 系列'),
  dream('plantar árvores', '树', '种 种植'),
  dream('entender piadas', '笑话'),
  dream('escrever cartas de amor', '信', '写 爱 爱情 情书 写信'),
  dream('comprar uma bicicleta', '自行车', '买'),
  dream('cantar no coral da igreja', '唱/唱歌/教堂', '合唱'),
  dream('voar de avião', '飞机', '飞'),
  dream('ver o palácio e os dragões', '龙', '宫 宫殿'),
  dream('我想骑马', '骑/马/骑马'),
  dream('我想跟爷爷下棋', '下棋/棋/象棋', '爷爷'),
  dream('我想看雪', '雪', '看'),
  dream('我想学书法和太极拳', '书法 太极拳'),
  dream('我想当律师', '律师'),
  dream('我想养一只狗', '狗', '养'),
  dream('我想通过考试'),
  dream('我想去内蒙古看草原', '内蒙古/草原', '蒙古'),
  dream('我想在海边开一家咖啡店', '海边/海 咖啡/咖啡店/咖啡馆'),
  dream('我想听懂相声和笑话', '相声 笑话'),
  dream('run a marathon in Chengdu', '成都', '马拉松 跑 跑步'),
  dream('tell the nurse where it hurts', '', '疼 痛 告诉'),
  dream('haggle at the market', '', '讨价还价 市场 砍价'),
  dream('one day I will sail around the world', '', '船 航行 帆船'),
  dream('talk about the weather with my neighbours', '天气 邻居'),
  dream('falar sobre o tempo com os vizinhos', '邻居', '天气'),
  dream('read the menu and pay the bill', '菜单', '账单 付 付款 买单 读'),
  dream('I like fast cars', '车/汽车', '快 轿车'),
];

export const TUNED: readonly WrittenDream[] = WRITTEN.filter((_, at) => at % 2 === 0);
/** Never looked at while something is changed. */
export const JUDGED: readonly WrittenDream[] = WRITTEN.filter((_, at) => at % 2 === 1);
