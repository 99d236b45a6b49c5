/** Points on the order of words. */

import type { Point } from '../../types.ts';
import { point } from '../point.ts';

export const ORDER_POINTS: readonly Point[] = [
  point(
    'time-order',
    1,
    ['时间在动词前面', 'Time before the verb', 'O tempo antes do verbo'],
    [
      '时间词放在主语前后、动词前面：我明天去北京。',
      'Time words stand before the verb, before or after the subject: 我明天去北京.',
      'As palavras de tempo vêm antes do verbo, antes ou depois do sujeito: 我明天去北京.',
    ],
    [
      '我明天去北京。',
      '明天我去北京。',
      '我学中文三年了。',
      '我吃一点。',
      '我坐八点的火车。',
      '我看书看到八点。',
    ],
    [
      ['我吃饭八点。', '我八点吃饭。'],
      ['我去学校早上8点。', '我早上8点去学校。'],
      ['我去了公园昨天。', '我昨天去了公园。'],
      ['我去上班八点半。', '我八点半去上班。'],
      ['妈妈起床六点半。', '妈妈六点半起床。'],
      ['我去北京明天。', '我明天去北京。'],
      ['我想看电影今天晚上。', '我今天晚上想看电影。'],
      ['他吃饭中午。', '他中午吃饭。'],
    ],
  ),
  point(
    'place-order',
    1,
    ['地点和“在”的位置', 'The place of 在 and where', 'A posição de 在 e do lugar'],
    [
      '动作的地点用“在”，放在动词前面：我在北京大学学习。“生活、出生”后面可以说“在哪儿”。',
      'Where an action happens is said with 在 before the verb: 我在北京学习. 生活 and 出生 may take 在 after them.',
      'O lugar da ação se diz com 在 antes do verbo: 我在北京学习. 生活 e 出生 podem levar 在 depois.',
    ],
    [
      '我在北京学习。',
      '我住在上海。',
      '我学习的时候在家。',
      '你看书在桌子上。',
      '我看孩子在家。',
      '我知道书在家。',
    ],
    [
      ['我学习在家。', '我在家学习。'],
      ['我喜欢看电影在家。', '我喜欢在家看电影。'],
      ['我买了衣服在商店。', '我在商店买了衣服。'],
      ['我学习在北京。', '我在北京学习。'],
      ['他工作在银行。', '他在银行工作。'],
      ['我生活北京。', '我生活在北京。'],
    ],
  ),
  point(
    'with-order',
    2,
    ['“跟……”在动词前面', '跟 … before the verb', '跟 … antes do verbo'],
    [
      '“跟谁”放在动词前面：我跟朋友见面。',
      'With whom is said before the verb: 我跟朋友见面.',
      'Com quem se diz antes do verbo: 我跟朋友见面.',
    ],
    [
      '我跟朋友见面。',
      '我们见面，他很高兴。',
      '我去了北京和上海。',
      '我回家跟孩子……',
      '我看了爷爷和奶奶。',
      '我喜欢茶和咖啡。',
      '我去公园和朋友家。',
      '我有一只猫和两个弟弟。',
      '我喜欢中国和中国朋友。',
      '我看了演员和老师。',
      '我说英语和普通话。',
    ],
    [
      ['我去了公园和朋友。', '我和朋友去了公园。'],
      ['昨天我想看电影跟我的好朋友一起。', '昨天我想跟我的好朋友一起看电影。'],
      ['我去公园玩和妈妈。', '我和妈妈去公园玩。'],
      ['我喜欢去公园和朋友。', '我喜欢和朋友去公园。'],
      ['我做饭和Anna。', '我和Anna做饭。'],
      ['我打球跟同学们。', '我跟同学们打球。'],
      ['我见面跟朋友。', '我跟朋友见面。'],
      ['她结婚跟他。', '她跟他结婚。'],
    ],
  ),
  point(
    'adverb-subject',
    1,
    ['“也”在主语后面', '也 follows the subject', '也 vem depois do sujeito'],
    [
      '“也”这样的副词放在主语后面、动词前面：我也喜欢。',
      'Adverbs such as 也 stand after the subject and before the verb: 我也喜欢.',
      'Advérbios como 也 vêm depois do sujeito e antes do verbo: 我也喜欢.',
    ],
    ['我也喜欢。', '也许我会去。'],
    [
      ['他喜欢，也我喜欢。', '他喜欢，我也喜欢。'],
      ['也他是学生。', '他也是学生。'],
    ],
  ),
  point(
    'dou-order',
    1,
    ['“都”的位置', 'The place of 都', 'A posição de 都'],
    [
      '“都”放在它总括的词后面；“也”在“都”前面：我们也都去。',
      '都 follows what it sums up; 也 precedes 都: 我们也都去.',
      '都 vem depois do que resume; 也 fica antes de 都: 我们也都去.',
    ],
    ['我们也都喜欢。', '我们都是学生。'],
    [
      ['我们都也喜欢。', '我们也都喜欢。'],
      ['都我们是学生。', '我们都是学生。'],
    ],
  ),
  point(
    'question-front',
    1,
    ['疑问词不提前', 'Question words stay in place', 'A palavra interrogativa não vai para a frente'],
    [
      '疑问词放在答案的位置：你喜欢什么？',
      'A question word stands where the answer will stand: 你喜欢什么？',
      'A palavra interrogativa fica no lugar da resposta: 你喜欢什么？',
    ],
    ['你喜欢什么？', '什么时候去？'],
    [
      ['什么你喜欢？', '你喜欢什么？'],
      ['哪儿你住？', '你住哪儿？'],
    ],
  ),
  point(
    'dao-lai-qu',
    3,
    ['“回……去”', '回 … 去 around the place', '回 … 去 em volta do lugar'],
    [
      '处所放在“来、去”前面：回家去、回北京来。',
      'The place stands before 来 or 去: 回家去, 回北京来.',
      'O lugar vem antes de 来 ou 去: 回家去, 回北京来.',
    ],
    ['我要回北京去。', '他回去了。'],
    [
      ['我要回去北京。', '我要回北京去。'],
      ['请进来房间。', '请进房间来。'],
    ],
  ),
  point(
    'degree-verb',
    1,
    ['“很”在动词前面', '很 before the verb', '很 antes do verbo'],
    [
      '“很、非常”放在“喜欢、想、爱”前面：我很喜欢音乐。',
      '很 and 非常 stand before 喜欢, 想, 爱: 我很喜欢音乐.',
      '很 e 非常 vêm antes de 喜欢, 想, 爱: 我很喜欢音乐.',
    ],
    ['我很喜欢音乐。', '我喜欢很多音乐。'],
    [
      ['我喜欢很音乐。', '我很喜欢音乐。'],
      ['我爱非常妈妈。', '我非常爱妈妈。'],
    ],
  ),
];
