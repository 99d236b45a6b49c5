/** Points on where means, counts, adverbs, describing words and results stand. */

import type { Point } from '../../types.ts';
import { point } from '../point.ts';

export const SENTENCE_ORDER_POINTS: readonly Point[] = [
  point(
    'count-order',
    2,
    ['次数放在动词后面', 'Counts follow the verb', 'A contagem vem depois do verbo'],
    [
      '“一下、一会儿、三次”放在动词后面：等一下、睡了一会儿、去过三次。',
      '一下, 一会儿 and 三次 come after the verb: 等一下, 睡了一会儿, 去过三次.',
      '一下, 一会儿 e 三次 vêm depois do verbo: 等一下, 睡了一会儿, 去过三次.',
    ],
    ['请等一下。', '我去过两次上海。', '我一次也没去过。'],
    [
      ['请一下等。', '请等一下。'],
      ['我三次去过北京。', '我去过三次北京。'],
    ],
  ),
  point(
    'means-order',
    2,
    ['方式在动词前面', 'How, before the verb', 'O modo antes do verbo'],
    [
      '怎么去、用什么做，放在主要动词前面：坐飞机去北京、用筷子吃饭。',
      'How you go and what you use come before the main verb: 坐飞机去北京, 用筷子吃饭.',
      'Como se vai e o que se usa vêm antes do verbo principal: 坐飞机去北京, 用筷子吃饭.',
    ],
    ['我坐飞机去北京。', '他用筷子吃饭。'],
    [
      ['我去北京坐飞机。', '我坐飞机去北京。'],
      ['我吃饭用筷子。', '我用筷子吃饭。'],
    ],
  ),
  point(
    'for-order',
    2,
    ['“给谁”在动词前面', '给 somebody, before the verb', '给 alguém, antes do verbo'],
    [
      '为谁做一件事，“给谁”放在动词前面：给妈妈买礼物。',
      'For whom you do something comes before the verb: 给妈妈买礼物.',
      'Para quem se faz algo vem antes do verbo: 给妈妈买礼物.',
    ],
    ['我给妈妈买礼物。', '他写信给我。'],
    [['我做晚饭给妈妈。', '我给妈妈做晚饭。']],
  ),
  point(
    'object-order',
    1,
    ['动词在东西前面', 'The verb before the thing', 'O verbo antes da coisa'],
    [
      '做什么，先说动词，再说东西：看电影、喝咖啡。喜欢做什么也一样：喜欢看电影。',
      'Say the verb first and then the thing: 看电影, 喝咖啡. After 喜欢, too: 喜欢看电影.',
      'Primeiro o verbo, depois a coisa: 看电影, 喝咖啡. Depois de 喜欢 também: 喜欢看电影.',
    ],
    ['我很喜欢看足球比赛。', '我每天看电视。', '我喜欢有书看。'],
    [
      ['我很喜欢足球比赛看。', '我很喜欢看足球比赛。'],
      ['他每天电视看。', '他每天看电视。'],
    ],
  ),
  point(
    'many-order',
    1,
    ['“很多”在名词前面', '很多 before the noun', '很多 antes do substantivo'],
    [
      '“很多”放在东西前面：有很多书。',
      '很多 comes before the thing: 有很多书.',
      '很多 vem antes da coisa: 有很多书.',
    ],
    ['他有很多书。', '他的书很多。'],
    [['他有书很多。', '他有很多书。']],
  ),
  point(
    'modifier-order',
    2,
    ['说明放在名词前面', 'Descriptions come before the noun', 'A descrição vem antes do substantivo'],
    [
      '说明什么样、谁的、哪一个的词都放在名词前面：一件便宜的衣服、我昨天买的书。',
      'Whatever says which one or what kind comes before the noun: 一件便宜的衣服, 我昨天买的书.',
      'Tudo o que diz qual ou de que tipo vem antes do substantivo: 一件便宜的衣服, 我昨天买的书.',
    ],
    ['我想买一件便宜的衣服。', '这是我昨天买的书。'],
    [
      ['我想买一件衣服便宜。', '我想买一件便宜的衣服。'],
      ['这是书我昨天买的。', '这是我昨天买的书。'],
    ],
  ),
  point(
    'place-inside',
    1,
    ['方位词在名词后面', '上, 里, 旁边 follow the noun', '上, 里, 旁边 vêm depois do substantivo'],
    [
      '先说东西，再说方位：桌子上、学校旁边。',
      'First the thing, then where: 桌子上, 学校旁边.',
      'Primeiro a coisa, depois a posição: 桌子上, 学校旁边.',
    ],
    ['书在桌子上。', '上面的书是我的。'],
    [
      ['书在上桌子。', '书在桌子上。'],
      ['银行在旁边学校。', '银行在学校旁边。'],
    ],
  ),
  point(
    'dest-missing',
    1,
    ['去哪儿要说“去”', 'Say 去 before the place', 'Diga 去 antes do lugar'],
    [
      '坐什么车以后，用“去”说地方：坐飞机去北京。',
      'After the vehicle, 去 tells where to: 坐飞机去北京.',
      'Depois do veículo, 去 diz para onde: 坐飞机去北京.',
    ],
    ['我坐飞机去北京。'],
    [['我坐飞机北京。', '我坐飞机去北京。']],
  ),
  point(
    'adverb-verb',
    2,
    ['副词在动词前面', 'Adverbs before the verb', 'Advérbios antes do verbo'],
    [
      '“只、也、常常、已经、一直”放在动词前面：只有一个、常常去。',
      '只, 也, 常常, 已经 and 一直 come before the verb: 只有一个, 常常去.',
      '只, 也, 常常, 已经 e 一直 vêm antes do verbo: 只有一个, 常常去.',
    ],
    ['我只有一个哥哥。', '我常常去公园。'],
    [
      ['我有只一个哥哥。', '我只有一个哥哥。'],
      ['我去公园常常。', '我常常去公园。'],
    ],
  ),
  point(
    'duo-verb',
    2,
    ['“多”在动词前面', '多 before the verb', '多 antes do verbo'],
    [
      '劝人多做，“多”放在动词前面：多喝水；数量大，“很多”放在名词前面：喝很多水。',
      'To do more of something, put 多 before the verb: 多喝水. For a large amount, put 很多 before the noun: 喝很多水.',
      'Para fazer mais, 多 vem antes do verbo: 多喝水. Para quantidade, 很多 vem antes do substantivo: 喝很多水.',
    ],
    ['你要多喝水。', '他喝了很多水。'],
    [['你要喝多水。', '你要多喝水。']],
  ),
  point(
    'negation-place',
    1,
    ['“不”在动词前面', '不 before the verb', '不 antes do verbo'],
    [
      '“不”放在第一个动词前面：不喜欢、不会说。',
      '不 comes before the first verb: 不喜欢, 不会说.',
      '不 vem antes do primeiro verbo: 不喜欢, 不会说.',
    ],
    ['我不喜欢猫。', '我不会游泳。'],
    [
      ['我喜欢不猫。', '我不喜欢猫。'],
      ['我会不游泳。', '我不会游泳。'],
    ],
  ),
  point(
    'modal-order',
    1,
    ['“会、想、能”在动词前面', '会, 想, 能 before the verb', '会, 想, 能 antes do verbo'],
    [
      '“会、想、能、可以”放在动词前面：会说汉语。',
      '会, 想, 能 and 可以 come before the verb: 会说汉语.',
      '会, 想, 能 e 可以 vêm antes do verbo: 会说汉语.',
    ],
    ['我会说汉语。'],
    [['我说会汉语。', '我会说汉语。']],
  ),
  point(
    'result-order',
    3,
    ['结果紧跟动词', 'The result follows the verb at once', 'O resultado vem logo após o verbo'],
    [
      '“完、错、好、懂”紧跟在动词后面，“了”在最后：写错了、做完作业了。',
      '完, 错, 好 and 懂 come right after the verb, 了 after them: 写错了, 做完作业了.',
      '完, 错, 好 e 懂 vêm logo após o verbo, e 了 depois: 写错了, 做完作业了.',
    ],
    ['这个字我写错了。', '我做完作业了。'],
    [
      ['这个字我写了错。', '这个字我写错了。'],
      ['我做作业完了。', '我做完作业了。'],
    ],
  ),
  point(
    'result-missing',
    3,
    ['“看”和“看见”', '看 or 看见', '看 ou 看见'],
    [
      '“看、听”是动作，有了结果用“看见、听见”：没看见你。',
      '看 and 听 are what you do; what reaches you is 看见, 听见: 没看见你.',
      '看 e 听 são a ação; o que se percebe é 看见, 听见: 没看见你.',
    ],
    ['我没看见你。', '我没看那本书。'],
    [['对不起，我刚才没看你。', '对不起，我刚才没看见你。']],
  ),
  point(
    'bi-order',
    2,
    ['“比”在形容词前面', '比 before the adjective', '比 antes do adjetivo'],
    [
      '“比谁”放在形容词前面：比他高、跑得比他快。',
      '比 and whom come before the adjective: 比他高, 跑得比他快.',
      '比 e a pessoa vêm antes do adjetivo: 比他高, 跑得比他快.',
    ],
    ['我比他高。', '我跑得比他快。'],
    [
      ['我高比他。', '我比他高。'],
      ['我跑得快比他。', '我跑得比他快。'],
    ],
  ),
  point(
    'meiyou-order',
    3,
    ['“没有他高”', '没有他高', '没有他高'],
    [
      '比不上谁，形容词放在最后：没有他高。',
      'To say that somebody is less so, the adjective comes last: 没有他高.',
      'Para dizer que é menos, o adjetivo vem no fim: 没有他高.',
    ],
    ['我没有他高。'],
    [['我没有高他。', '我没有他高。']],
  ),
  point(
    'time-size',
    1,
    ['先说早晚，再说几点', 'Morning or evening before the hour', 'O período antes da hora'],
    [
      '时间从大到小说：早上八点、下午三点半。',
      'Time goes from big to small: 早上八点, 下午三点半.',
      'O tempo vai do maior ao menor: 早上八点, 下午三点半.',
    ],
    ['我早上八点起床。', '我八点早上班。'],
    [['我八点晚上去。', '我晚上八点去。']],
  ),
];
