/** Points on what verbs take: objects, 了, 过, 着, results, 把 and 被. */

import type { Point } from '../../types.ts';
import { point } from '../point.ts';

export const VERB_FORM_POINTS: readonly Point[] = [
  point(
    'object-inside',
    2,
    ['“说话、看书”里已有宾语', '说话 and 看书 hold an object already', '说话 e 看书 já têm objeto'],
    [
      '“说话、看书、唱歌”里已经有宾语，说别的宾语时换掉它：说汉语、唱中国歌。',
      '说话, 看书 and 唱歌 have an object of their own; another one takes its place: 说汉语, 唱中国歌.',
      '说话, 看书 e 唱歌 já têm objeto; outro objeto entra no lugar dele: 说汉语, 唱中国歌.',
    ],
    ['我会说汉语。', '他在说话。'],
    [['我会说话汉语。', '我会说汉语。']],
  ),
  point(
    'travel-place',
    2,
    ['“去……旅行”', '去 a place 旅行', '去 um lugar 旅行'],
    [
      '“旅行、旅游”后面不直接说地方，用“去”：去中国旅行。',
      'No place follows 旅行 or 旅游; say 去 first: 去中国旅行.',
      'Não vem lugar depois de 旅行 ou 旅游; use 去: 去中国旅行.',
    ],
    ['我想去中国旅行。'],
    [['我想旅行中国。', '我想去中国旅行。']],
  ),
  point(
    'le-missing',
    2,
    ['过去做完的事用“了”', '了 for what was done', '了 para o que foi feito'],
    [
      '过去做完了，宾语前面有数量，动词后面用“了”：昨天买了一本书。',
      'Something done in the past with an amount takes 了 after the verb: 昨天买了一本书.',
      'Algo feito no passado com uma quantidade leva 了 depois do verbo: 昨天买了一本书.',
    ],
    ['昨天我买了一本书。', '昨天我想买一本书。'],
    [['昨天我买一本书。', '昨天我买了一本书。']],
  ),
  point(
    'yao-le',
    3,
    ['“要……了”', '要 … 了', '要 … 了'],
    [
      '马上要发生的事，句子最后用“了”：火车要开了、快要下雨了。',
      'What is about to happen ends in 了: 火车要开了, 快要下雨了.',
      'O que está para acontecer termina em 了: 火车要开了, 快要下雨了.',
    ],
    ['火车要开了。', '我要去北京。'],
    [
      ['火车要开，快点儿！', '火车要开了，快点儿！'],
      ['快要下雨。', '快要下雨了。'],
    ],
  ),
  point(
    'guo-order',
    2,
    ['“过”紧跟动词', '过 follows the verb at once', '过 vem logo após o verbo'],
    [
      '“过”在动词后面、宾语前面：吃过中国菜。',
      '过 stands between the verb and its object: 吃过中国菜.',
      '过 fica entre o verbo e o objeto: 吃过中国菜.',
    ],
    ['我吃过中国菜。'],
    [['我吃中国菜过。', '我吃过中国菜。']],
  ),
  point(
    'zhe-missing',
    3,
    ['保持的状态用“着”', '着 for what goes on', '着 para o que se mantém'],
    [
      '用什么姿势做事、东西在哪儿放着，动词后面用“着”：躺着看书、墙上挂着地图。',
      'The posture in which you do something, or things lying somewhere, take 着: 躺着看书, 墙上挂着地图.',
      'A posição em que se faz algo, ou coisas colocadas num lugar, levam 着: 躺着看书, 墙上挂着地图.',
    ],
    ['他喜欢躺着看书。', '墙上挂着一张地图。'],
    [
      ['他喜欢躺看书。', '他喜欢躺着看书。'],
      ['墙上挂在一张地图。', '墙上挂着一张地图。'],
    ],
  ),
  point(
    'doubled-verb',
    3,
    ['重叠的动词', 'Doubled verbs', 'Verbos duplicados'],
    [
      '“了”放在重叠的动词中间：看了看；正在做的事不重叠；“散步”说“散散步”。',
      '了 goes between the doubled verb: 看了看. What is going on is not doubled, and 散步 becomes 散散步.',
      '了 fica no meio do verbo duplicado: 看了看. O que está em curso não se duplica, e 散步 vira 散散步.',
    ],
    ['我看了看这本书。', '我们去散散步。', '我正在看书。'],
    [
      ['我看看了这本书。', '我看了看这本书。'],
      ['我正在看看书。', '我正在看书。'],
      ['我们去公园散步散步吧。', '我们去公园散散步吧。'],
    ],
  ),
  point(
    'ba-needed',
    3,
    ['放到哪儿用“把”', '把 for putting things somewhere', '把 para pôr algo num lugar'],
    [
      '说把东西放到什么地方，用“把”：把书放在桌子上。',
      'To say where a thing is put use 把: 把书放在桌子上.',
      'Para dizer onde se põe uma coisa, use 把: 把书放在桌子上.',
    ],
    ['我把书放在桌子上。', '书放在桌子上。'],
    [['我放书在桌子上。', '我把书放在桌子上。']],
  ),
  point(
    'ba-place',
    3,
    ['“放”后面用“在”', '在 after 放', '在 depois de 放'],
    [
      '“把”字句里，地方前面用“在”：把书放在桌子上。口语里常省去“在”，写的时候要用。',
      'In a 把 sentence the place takes 在: 把书放在桌子上. In speech 在 is often dropped; in writing keep it.',
      'Na frase com 把, o lugar leva 在: 把书放在桌子上. Na fala o 在 costuma cair; na escrita, use.',
    ],
    ['我把书放在桌子上。'],
    [['请把书放桌子上。', '请把书放在桌子上。']],
  ),
  point(
    'bei-result',
    3,
    ['“被”字句要有结果', '被 needs a result', '被 precisa de resultado'],
    [
      '“被”字句的动词后面要有“了、走”等成分：被他借了。',
      'In a 被 sentence something must follow the verb: 被他借了.',
      'Na frase com 被, algo precisa vir depois do verbo: 被他借了.',
    ],
    ['我的自行车被他借走了。'],
    [['我的自行车被他借。', '我的自行车被他借了。']],
  ),
  point(
    'bei-missing',
    3,
    ['东西“被”偷了', 'Things are 被 stolen', 'Coisas são roubadas com 被'],
    [
      '东西被人怎么样了，多半是不好的事，用“被”：钱包被偷了。',
      'When something is done to a thing, mostly something bad, use 被: 钱包被偷了.',
      'Quando fazem algo com uma coisa, em geral algo ruim, use 被: 钱包被偷了.',
    ],
    ['我的钱包被偷了。', '小偷偷了我的钱包。'],
    [['我的钱包偷了。', '我的钱包被偷了。']],
  ),
  point(
    'bei-order',
    3,
    ['“被谁”在动词前面', '被 somebody, before the verb', '被 alguém, antes do verbo'],
    [
      '“被谁”放在动词前面：杯子被他打破了。',
      '被 and whom come before the verb: 杯子被他打破了.',
      '被 e a pessoa vêm antes do verbo: 杯子被他打破了.',
    ],
    ['蛋糕被弟弟吃了。'],
    [['蛋糕吃了被弟弟。', '蛋糕被弟弟吃了。']],
  ),
  point(
    'shi-from',
    2,
    ['“从……来”', '从 … 来', '从 … 来'],
    [
      '说从什么地方来，用“从”，不用“在”：从英国来。',
      'Where you come from takes 从, not 在: 从英国来.',
      'De onde se vem leva 从, não 在: 从英国来.',
    ],
    ['我是从英国来的。'],
    [['我是在英国来的。', '我是从英国来的。']],
  ),
  point(
    'you-zai',
    1,
    ['“有”和“在”', '有 or 在', '有 ou 在'],
    [
      '地方“有”东西，东西“在”地方：桌子上有书、书在桌子上。',
      'A place 有 things, a thing 在 a place: 桌子上有书, 书在桌子上.',
      'Um lugar 有 coisas, uma coisa 在 um lugar: 桌子上有书, 书在桌子上.',
    ],
    ['我的书在桌子上。', '教室里有很多学生。'],
    [
      ['我的书有桌子上。', '我的书在桌子上。'],
      ['教室里在很多学生。', '教室里有很多学生。'],
    ],
  ),
  point(
    'very-missing',
    1,
    ['形容词前面用“很”', '很 before an adjective', '很 antes do adjetivo'],
    [
      '说人或东西怎么样，形容词前面常用“很”；不用“很”像在比较。',
      'An adjective that describes usually takes 很; without it you seem to compare.',
      'O adjetivo que descreve costuma levar 很; sem ele parece comparação.',
    ],
    ['我很高兴认识你。', '今天冷，昨天不冷。'],
    [['你好！我高兴认识你。', '你好！我很高兴认识你。']],
  ),
];
