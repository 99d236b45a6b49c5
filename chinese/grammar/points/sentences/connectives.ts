/** Points on joining words and clauses. */

import type { Point } from '../../types.ts';
import { point } from '../point.ts';

export const CONNECTIVE_POINTS: readonly Point[] = [
  point(
    'he-clauses',
    1,
    ['“和”不连接小句', '和 does not join clauses', '和 não liga orações'],
    [
      '“和”连接名词，不连接小句；小句之间用逗号、“也”或“还”。',
      '和 joins nouns, not clauses; between clauses use a comma, 也 or 还.',
      '和 liga substantivos, não orações; entre orações use vírgula, 也 ou 还.',
    ],
    ['我喜欢茶和咖啡。', '我和他去。', '他很高，也很帅。'],
    [
      ['我喜欢茶，和我也喜欢咖啡。', '我喜欢茶，我也喜欢咖啡。'],
      ['他很高和很帅。', '他很高，也很帅。'],
    ],
  ),
  point(
    'suiran',
    2,
    ['“虽然……但是”', '虽然 … 但是', '虽然 … 但是'],
    [
      '“虽然、尽管”后面用“但是”，不用“所以”。',
      '虽然 and 尽管 are followed by 但是, not 所以.',
      '虽然 e 尽管 pedem 但是, não 所以.',
    ],
    ['虽然下雨，但是他来了。', '因为下雨，所以他没来。'],
    [['虽然下雨，所以他来了。', '虽然下雨，但是他来了。']],
  ),
  point(
    'budan',
    3,
    ['“不但……而且”', '不但 … 而且', '不但 … 而且'],
    [
      '“不但、不仅”后面用“而且”，不用“但是”。',
      '不但 and 不仅 are followed by 而且, not 但是.',
      '不但 e 不仅 pedem 而且, não 但是.',
    ],
    ['他不但会唱歌，而且会跳舞。', '他不但没来，也没打电话。'],
    [['他不但会唱歌，但是会跳舞。', '他不但会唱歌，而且会跳舞。']],
  ),
  point(
    'zhiyao',
    3,
    ['“只要……就”', '只要 … 就', '只要 … 就'],
    ['“只要”后面用“就”。', '只要 is followed by 就.', '只要 pede 就.'],
    ['只要努力，就能成功。', '只有努力，才能成功。'],
    [['只要努力，才能成功。', '只要努力，就能成功。']],
  ),
  point(
    'zhiyou',
    3,
    ['“只有……才”', '只有 … 才', '只有 … 才'],
    ['“只有”后面用“才”。', '只有 is followed by 才.', '只有 pede 才.'],
    ['只有努力，才能成功。', '家里只有一个人，就会很安静。'],
    [['只有努力，就能成功。', '只有努力，才能成功。']],
  ),
  point(
    'yibian',
    2,
    ['“一边……一边”', '一边 … 一边', '一边 … 一边'],
    [
      '两个动作同时进行，两个动词前面都用“一边”。',
      'For two actions at once, both verbs take 一边.',
      'Para duas ações ao mesmo tempo, os dois verbos levam 一边.',
    ],
    ['我一边吃饭一边看电视。', '他站在一边看书。'],
    [['我一边吃饭和看电视。', '我一边吃饭一边看电视。']],
  ),
  point(
    'chule',
    3,
    ['“除了……以外”', '除了 … 以外', '除了 … 以外'],
    [
      '“除了……以外”后面表示增加时用“还、也”；不能只说“除”或“除外”。',
      '除了 … 以外 is followed by 还 or 也 when adding, and begins with 除了.',
      '除了 … 以外 pede 还 ou 也 quando acrescenta, e começa com 除了.',
    ],
    ['除了汉语以外，我还会英语。', '除了他以外，我们都去。'],
    [
      ['除了汉语以外，我会英语。', '除了汉语以外，我还会英语。'],
      ['除外汉语以外，我还会英语。', '除了汉语以外，我还会英语。'],
    ],
  ),
  point(
    'mei-dou',
    2,
    ['“每”和“都”', '每 with 都', '每 com 都'],
    [
      '“每 + 量词 + 名词”做主语，动词前面一般用“都”。',
      'A subject with 每 usually has 都 before the verb.',
      'Um sujeito com 每 costuma ter 都 antes do verbo.',
    ],
    ['每个人都有名字。', '我每天学习。'],
    [
      ['每个人有名字。', '每个人都有名字。'],
      ['每个孩子喜欢糖。', '每个孩子都喜欢糖。'],
    ],
  ),
  point(
    'frame-start',
    3,
    ['缺少“在、从”', '在 or 从 missing', 'Falta 在 ou 从'],
    [
      '“……的情况下”前面用“在”，“……来看”前面用“从”。',
      '… 的情况下 begins with 在, … 来看 with 从.',
      '… 的情况下 começa com 在; … 来看, com 从.',
    ],
    ['在没有钱的情况下，他没放弃。', '从我的角度来看，这很好。', '总的来看，情况不错。'],
    [
      ['我的角度来看，这很好。', '从我的角度来看，这很好。'],
      ['没有钱的情况下，他没放弃。', '在没有钱的情况下，他没放弃。'],
    ],
  ),
  point(
    'yinwei-le',
    2,
    ['“因为”后面没有“了”', 'No 了 after 因为', 'Sem 了 depois de 因为'],
    [
      '“因为”是连词，后面不加“了”。',
      '因为 is a conjunction and takes no 了.',
      '因为 é conjunção e não leva 了.',
    ],
    ['因为天气不好，我没去。', '为了健康，他每天跑步。'],
    [['因为了天气，我没去。', '因为天气，我没去。']],
  ),
  point(
    'reason-double',
    4,
    ['原因说了两次', 'The reason said twice', 'A razão dita duas vezes'],
    [
      '有了“原因是”，就不用“因为、由于”。',
      '的原因是 needs no 因为 or 由于 after it.',
      'Depois de 的原因是 não se usa 因为 nem 由于.',
    ],
    ['我来晚的原因是堵车。', '因为堵车，我来晚了。'],
    [['我来晚的原因是因为堵车。', '我来晚的原因是堵车。']],
  ),
  point(
    'shi-subject',
    5,
    ['“通过……，使……”没有主语', '通过 … , 使 … lacks a subject', '通过 … , 使 … fica sem sujeito'],
    [
      '“通过、经过”后面不再用“使、让”，不然句子没有主语：通过这件事，我明白了很多。',
      'After 通过 or 经过 leave out 使 and 让, or the sentence has no subject: 通过这件事，我明白了很多.',
      'Depois de 通过 ou 经过, tire 使 e 让, senão a frase fica sem sujeito: 通过这件事，我明白了很多.',
    ],
    ['通过这件事，我明白了很多。', '这件事使我明白了很多。'],
    [
      ['通过这件事，使我明白了很多。', '通过这件事，我明白了很多。'],
      ['经过这次学习，让我们进步了。', '经过这次学习，我们进步了。'],
    ],
  ),
];
