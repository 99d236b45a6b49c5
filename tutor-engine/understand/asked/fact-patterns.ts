// Which fact of the tutor's a question asks for, in Chinese, English and Portuguese.

import type { Fact } from '../../../content/schema/people/persona.ts';

/** Which fact a question is after; the first that fits counts, so the special stands before the general. */
export const FACT_QUESTIONS: readonly (readonly [Fact, readonly string[]])[] = [
  [
    'name',
    [
      '(叫|姓)什么',
      '名字',
      '(你|您)是谁',
      'your name',
      'who are you',
      'seu nome',
      'como voce se chama',
      'quem e voce',
    ],
  ],
  ['age', ['(几岁|多大|多少岁|年纪)', 'how old', 'quantos anos', 'sua idade']],
  [
    'home',
    [
      '(哪里人|哪儿人|哪国人|什么地方人|来自|从哪)',
      '(住|家)*(哪|什么地方)',
      '(你|您)(现在|也|还|)住(在|)*(吗|么)$',
      '(你|您|老师)*是*(国|巴西|北京|上海|广州|成都|西安|南方|北方)人',
      'where*(from|live)',
      'de onde',
      'onde*mora',
    ],
  ],
  ['language', ['(英语|英文|葡萄牙语|葡语|外语|语言|法语|方言)', 'speak', 'idioma', 'fala']],
  [
    'family',
    [
      '(几口人|家人|家里|孩子|爸爸|妈妈|兄弟|哥哥|姐姐|弟弟|妹妹|结婚|丈夫|妻子)',
      'family',
      'married',
      'familia',
      'casad',
    ],
  ],
  ['drink', ['(喝|咖啡)', 'drink', 'bebe']],
  ['food', ['(吃|菜|水果|做饭)', 'food', 'eat', 'come', 'comida']],
  ['color', ['颜色', 'colo', 'cor ']],
  ['animal', ['(动物|猫|狗|宠物)', 'animal', 'pet', 'bicho']],
  ['sport', ['(运动|跑步|球|游泳|锻炼)', 'sport', 'esporte']],
  ['music', ['(音乐|歌)', 'music', 'song']],
  ['book', ['(书|小说|作家)', 'book', 'read', 'livro']],
  ['season', ['(季节|春天|夏天|秋天|冬天|天气)', 'season', 'weather', 'estacao', 'tempo']],
  ['weekend', ['(周末|星期天|星期日|星期六|放假)', 'weekend', 'fim de semana']],
  ['travel', ['(旅行|旅游|去过|假期)', 'travel', 'viaj']],
  ['shopping', ['(买|购物|网购)', 'shop', 'buy', 'compra']],
  ['health', ['(身体|健康|睡|生病)', 'health', 'sleep', 'saude', 'dorme']],
  [
    'job',
    [
      '是*(工程师|医生|护士|律师|司机|经理|学生|老师|服务员|设计师|记者)$',
      '(工作|职业|老师*多久|为什么*老师|(是|)做什么(的|工作)|干什么的|靠什么)',
      'job',
      'work',
      'trabalh',
    ],
  ],
  ['hobby', ['放松', 'relax']],
  ['day', ['(每天|早上|起床|平时|几点睡|几点上班|几点下班|几点上课)', 'every day', 'routine', 'rotina']],
  [
    'feeling',
    [
      '(你|您|老师)(最近|今天|现在|还|这几天|身体|过得|都|心情|，|)(好吗|好不好|怎么样|累吗|累不累|累了吗|高兴吗|开心吗|忙吗|忙不忙)',
      '^(最近|今天|现在|还|身体|过得|一切|)(好吗|怎么样|累吗|累不累|高兴吗|开心吗|忙吗|忙不忙|还好吗)',
      'how are you',
      'como (voce |)(esta|vai)',
      'tudo bem',
    ],
  ],
  [
    'hobby',
    ['(爱好|兴趣|喜欢(做|干|玩|)什么|喜欢(做|玩))', 'hobb', 'do you like', 'free time', 'voce gosta'],
  ],
];

/** 你是程序员吧. */
export const OF_A_JOB = /是.{0,6}(?:员|师|医生|大夫|护士|司机|老板|经理|记者|教授|作家|画家|警察|律师)/u;
