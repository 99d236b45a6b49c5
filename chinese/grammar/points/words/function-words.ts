/** Points on prepositions, modal verbs and question words. */

import type { Point } from '../../types.ts';
import { point } from '../point.ts';

export const FUNCTION_WORD_POINTS: readonly Point[] = [
  point(
    'ma-question-word',
    1,
    ['有疑问词就不用“吗”', 'No 吗 with a question word', 'Sem 吗 com palavra interrogativa'],
    [
      '句子最后加“吗”，问是或不是。有“谁、什么、哪儿、怎么”的句子已经是问句，去掉“吗”：厕所在哪里？也可以用“呢”。',
      '吗 at the end turns a sentence into a yes-or-no question. 谁, 什么, 哪里 and 怎么 already ask, so leave 吗 out: 厕所在哪里？ You may also end with 呢.',
      '吗 no fim faz da frase uma pergunta de sim ou não. 谁, 什么, 哪里 e 怎么 já perguntam, então tire o 吗: 厕所在哪里？ Também dá para terminar com 呢.',
    ],
    ['你去哪儿？', '你知道他是谁吗？', '你想吃点什么吗？'],
    [
      ['你去哪儿吗？', '你去哪儿？'],
      ['他为什么不来吗？', '他为什么不来？'],
      ['厕所在哪里吗', '厕所在哪里'],
    ],
  ),
  point(
    'ma-a-not-a',
    1,
    ['正反问句不用“吗”', 'No 吗 in 是不是 questions', 'Sem 吗 em perguntas com 是不是'],
    [
      '“是不是、有没有、去不去”已经是问句，不用“吗”；前面有“可以、能、想”时，用“吗”：我可以去吗？',
      '是不是, 有没有, 去不去 already ask, so leave 吗 out. After 可以, 能 or 想, ask with 吗 alone: 我可以去吗？',
      '是不是, 有没有, 去不去 já perguntam, então tire o 吗. Depois de 可以, 能 ou 想, pergunte só com 吗: 我可以去吗？',
    ],
    ['你是不是学生？', '你知道他是不是学生吗？', '你知道他去不去吗？', '你们商量去不去吗？', '你想不想去？'],
    [
      ['你是不是学生吗？', '你是不是学生？'],
      ['你去不去吗？', '你去不去？'],
      ['今天天气好不好吗', '今天天气好不好'],
      ['你吃没吃饭吗？', '你吃没吃饭？'],
      ['我可以坐公共汽车去不去吗？', '我可以坐公共汽车去吗？'],
    ],
  ),
  point(
    'huozhe-haishi',
    2,
    ['问句用“还是”', '还是 in questions', '还是 em perguntas'],
    [
      '选择问句用“还是”，陈述句用“或者”。',
      'A question between two things uses 还是, a statement 或者.',
      'A pergunta entre duas coisas usa 还是; a afirmação, 或者.',
    ],
    ['你喝茶还是喝咖啡？', '你可以喝茶或者咖啡。', '你喝茶或者咖啡吗？'],
    [
      ['你喝茶或者喝咖啡？', '你喝茶还是喝咖啡？'],
      ['你今天去或者明天去？', '你今天去还是明天去？'],
    ],
  ),
  point(
    'dui-interest',
    2,
    ['“对……感兴趣”', '对 … 感兴趣', '对 … 感兴趣'],
    [
      '对什么感兴趣，要先说那个东西：我对音乐感兴趣。',
      'Say what interests you first, after 对: 我对音乐感兴趣.',
      'Diga primeiro o que interessa, depois de 对: 我对音乐感兴趣.',
    ],
    ['我对音乐感兴趣。', '我感兴趣的是音乐。'],
    [
      ['我感兴趣音乐。', '我对音乐感兴趣。'],
      ['他很感兴趣历史。', '他对历史很感兴趣。'],
    ],
  ),
  point(
    'dui-laishuo',
    3,
    ['“对……来说”', '对 … 来说', '对 … 来说'],
    [
      '表示从谁的角度看，用“对……来说”。',
      'From somebody’s point of view is 对 … 来说.',
      'Do ponto de vista de alguém é 对 … 来说.',
    ],
    ['对我来说，汉语很难。', '总的来说很好。'],
    [
      ['给我来说，汉语很难。', '对我来说，汉语很难。'],
      ['跟孩子来说，这很重要。', '对孩子来说，这很重要。'],
    ],
  ),
  point(
    'dui-effect',
    3,
    ['“对……有”和“给……带来”', '对 … 有 and 给 … 带来', '对 … 有 e 给 … 带来'],
    [
      '“有影响、有好处”用“对”，“带来”用“给”。',
      '有影响 and 有好处 go with 对, 带来 goes with 给.',
      '有影响 e 有好处 vão com 对; 带来 vai com 给.',
    ],
    ['运动对身体有好处。', '网络给生活带来很多方便。'],
    [
      ['运动给身体有好处。', '运动对身体有好处。'],
      ['网络对生活带来很多方便。', '网络给生活带来很多方便。'],
    ],
  ),
  point(
    'li-cong',
    2,
    ['“离”和“从”', '离 or 从', '离 ou 从'],
    [
      '说距离用“离”：我家离学校很远。',
      'Distance is said with 离: 我家离学校很远.',
      'A distância se diz com 离: 我家离学校很远.',
    ],
    ['我家离学校很远。', '我从学校来。'],
    [
      ['我家从学校很远。', '我家离学校很远。'],
      ['我家很远离学校。', '我家离学校很远。'],
    ],
  ),
  point(
    'cong-there',
    2,
    ['人后面加“那里”', 'A person needs 那里', 'Pessoa precisa de 那里'],
    [
      '“从、去”后面是人时，要加“那里”或“这里”：从父母那里学到。',
      'After 从 or 去 a person takes 那里 or 这里: 从父母那里学到.',
      'Depois de 从 ou 去 a pessoa leva 那里 ou 这里: 从父母那里学到.',
    ],
    ['我从父母那里学到很多。', '我去朋友家。'],
    [
      ['我从父母学到很多。', '我从父母那里学到很多。'],
      ['我想去朋友。', '我想去朋友那里。'],
    ],
  ),
  point(
    'cong-dao',
    1,
    ['“从……到……”', '从 … 到 …', '从 … 到 …'],
    [
      '说明起点和终点，“从”和“到”都要用。',
      'A start and an end need both 从 and 到.',
      'Começo e fim precisam de 从 e de 到.',
    ],
    ['我从早上到晚上都在学习。', '从昨天晚上开始下雨。'],
    [
      ['我从早上晚上都在学习。', '我从早上到晚上都在学习。'],
      ['从星期一星期五我都上课。', '从星期一到星期五我都上课。'],
    ],
  ),
  point(
    'dui-allergy',
    3,
    ['“对……过敏”', '对 … 过敏', '对 … 过敏'],
    [
      '“过敏”后面不带宾语，用“对”引出：我对花生过敏。',
      '过敏 takes no object; 对 brings in what it is: 我对花生过敏.',
      '过敏 não leva objeto; 对 introduz a causa: 我对花生过敏.',
    ],
    ['我对花生过敏。', '他过敏了。'],
    [['我过敏花生。', '我对花生过敏。']],
  ),
  point(
    'localizer',
    2,
    ['缺少方位词', '上, 中 or 里 missing', 'Falta 上, 中 ou 里'],
    [
      '“在”后面的普通名词常要加“上、里、中”：世界上、生活中。',
      'After 在 a common noun often needs 上, 里 or 中: 世界上, 生活中.',
      'Depois de 在 o substantivo comum costuma levar 上, 里 ou 中: 世界上, 生活中.',
    ],
    ['在网上有很多新闻。', '在北京有很多人。'],
    [
      ['在网有很多新闻。', '在网上有很多新闻。'],
      ['在生活，我们需要朋友。', '在生活中，我们需要朋友。'],
      ['他住在北京里。', '他住在北京。'],
    ],
  ),
  point(
    'modal-double',
    2,
    ['能愿动词只用一个', 'One modal verb is enough', 'Um só verbo modal'],
    [
      '一个动词前面，“能、可以、会”只用一个；“别”和“不要”也是。',
      'One of 能, 可以 and 会 is enough before a verb. So with 别 and 不要.',
      'Antes de um verbo basta um: 能, 可以 ou 会. O mesmo vale para 别 e 不要.',
    ],
    ['我可以帮你。', '不要走。'],
    [
      ['我能可以帮你。', '我能帮你。'],
      ['你们别不要说话。', '你们不要说话。'],
    ],
  ),
  point(
    'hui-language',
    1,
    ['学会的技能用“会”', '会 for what one has learnt', '会 para o que se aprendeu'],
    [
      '表示有能力做，用“会”，不用“知道”：我会游泳。',
      'Knowing how to do something is 会, not 知道: 我会游泳.',
      'Saber fazer algo é 会, não 知道: 我会游泳.',
    ],
    ['我会游泳。', '我知道他会游泳。'],
    [
      ['我不知道游泳。', '我不会游泳。'],
      ['她知道弹钢琴。', '她会弹钢琴。'],
    ],
  ),
  point(
    'xiang-yao',
    1,
    ['“想”和“想要”', '想 or 想要', '想 ou 想要'],
    [
      '后面是东西时用“想要”，“想”后面用动词。',
      'Before a thing use 想要; 想 needs a verb.',
      'Antes de uma coisa usa-se 想要; 想 pede verbo.',
    ],
    ['我想要一杯茶。', '我想喝一杯茶。', '我想一个办法。'],
    [['我想一杯茶。', '我想要一杯茶。']],
  ),
  point(
    'yihou-houlai',
    3,
    ['“以后”和“后来”', '以后 or 后来', '以后 ou 后来'],
    [
      '“以前、以后”放在时间后面；“后来”不跟在时间后面，只说过去。',
      '以前 and 以后 follow a time; 后来 stands alone and is about the past.',
      '以前 e 以后 vêm depois do tempo; 后来 fica só e fala do passado.',
    ],
    ['三年以后，我会回来。', '后来他走了。'],
    [
      ['三年后来，他走了。', '三年以后，他走了。'],
      ['下课后来，我们去吃饭。', '下课以后，我们去吃饭。'],
      ['以前三年，我在北京。', '三年以前，我在北京。'],
    ],
  ),
  point(
    'zhi-you',
    2,
    ['“只”后面缺少“有”', '只 needs 有', '只 precisa de 有'],
    [
      '“只”后面要有动词；说数量时用“只有”。',
      '只 needs a verb; for a number say 只有.',
      '只 pede verbo; para quantidade diga 只有.',
    ],
    ['我只有一个弟弟。', '我只买一本书。'],
    [['我只一个弟弟。', '我只有一个弟弟。']],
  ),
  point(
    'na-nar',
    1,
    ['“那”和“哪”', '那 or 哪', '那 ou 哪'],
    ['问的时候用“哪”，指的时候用“那”。', 'Asking is 哪, pointing is 那.', 'Perguntar é 哪, apontar é 那.'],
    ['你去哪儿？', '我去那儿。', '你去那儿吗？'],
    [
      ['你去那儿？', '你去哪儿？'],
      ['你是那国人？', '你是哪国人？'],
    ],
  ),
];
