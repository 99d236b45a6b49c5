/** Points on words that are taken for one another. */

import type { Point } from '../../types.ts';
import { point } from '../point.ts';

export const WORD_CHOICE_POINTS: readonly Point[] = [
  point(
    'collocation',
    2,
    ['动词和宾语要搭配', 'Each noun takes its own verb', 'Cada substantivo pede seu verbo'],
    [
      '有的宾语只跟一定的动词一起用：戴帽子、弹钢琴、踢足球、骑自行车。',
      'Some nouns go with one verb only: 戴帽子, 弹钢琴, 踢足球, 骑自行车.',
      'Alguns substantivos pedem um verbo certo: 戴帽子, 弹钢琴, 踢足球, 骑自行车.',
    ],
    ['她会弹钢琴。', '他戴着帽子。', '我去医院拿药。'],
    [
      ['她会玩钢琴。', '她会弹钢琴。'],
      ['我喜欢玩足球。', '我喜欢踢足球。'],
    ],
  ),
  point(
    'visit',
    3,
    ['“参观”地方，“看望”人', '参观 places, 看望 people', '参观 lugares, 看望 pessoas'],
    [
      '“参观”地方，“访问”国家或单位；去看家人、朋友用“看望”或“看”。',
      'You 参观 a place and 访问 a country or an institution; family and friends you 看望 or 看.',
      'Visita-se um lugar com 参观, um país ou instituição com 访问; família e amigos, com 看望 ou 看.',
    ],
    ['我去看望奶奶。', '我们参观了博物馆。'],
    [['周末我想参观我奶奶。', '周末我想看望我奶奶。']],
  ),
  point(
    'know-person',
    1,
    ['“知道”和“认识”', '知道 or 认识', '知道 ou 认识'],
    [
      '人用“认识”，事情用“知道”：认识他、知道这件事。',
      'People you 认识, facts you 知道: 认识他, 知道这件事.',
      'Pessoas se 认识, fatos se 知道: 认识他, 知道这件事.',
    ],
    ['你认识我姐姐吗？', '我知道他是谁。'],
    [['你知道我姐姐吗？', '你认识我姐姐吗？']],
  ),
  point(
    'neng-keyi',
    2,
    ['“能、可以”和“会”', '能, 可以 or 会', '能, 可以 ou 会'],
    [
      '“会”是学会的；允许、请人帮忙用“能”或“可以”：这儿不能抽烟、你能帮我吗？',
      '会 is what you have learnt; for what is allowed and for asking a favour use 能 or 可以: 这儿不能抽烟, 你能帮我吗？',
      '会 é o que se aprendeu; para permissão e pedidos, use 能 ou 可以: 这儿不能抽烟, 你能帮我吗？',
    ],
    ['这儿不能抽烟。', '你会说汉语吗？'],
    [['这儿不会抽烟。', '这儿不能抽烟。']],
  ),
  point(
    'ask-somebody',
    3,
    ['“问”和“请”', '问 or 请', '问 ou 请'],
    [
      '“问”是问问题；要别人做事用“请”或“让”：请他帮我。',
      '问 is to ask a question; to ask somebody to do something is 请 or 让: 请他帮我.',
      '问 é fazer uma pergunta; pedir que alguém faça algo é 请 ou 让: 请他帮我.',
    ],
    ['我请他帮我。', '我问他几点去。'],
    [['我问他帮我搬家。', '我请他帮我搬家。']],
  ),
  point(
    'want-somebody',
    3,
    ['“想让谁做”', '想让 somebody do it', '想让 alguém fazer'],
    [
      '希望别人做什么，说“想让”：我想让你帮我。',
      'To want somebody to do something is 想让: 我想让你帮我.',
      'Querer que alguém faça algo é 想让: 我想让你帮我.',
    ],
    ['我想让你帮我。', '我想你。'],
    [['我想你帮我。', '我想让你帮我。']],
  ),
  point(
    'hai-mei',
    2,
    ['“还没”', '还没', '还没'],
    [
      '到现在没做，说“还没”：还没吃饭呢。',
      'What is not done yet is 还没: 还没吃饭呢.',
      'O que ainda não se fez é 还没: 还没吃饭呢.',
    ],
    ['我还没吃饭呢。', '他又没来。'],
    [['我再没吃饭呢。', '我还没吃饭呢。']],
  ),
  point(
    'lai-qu',
    2,
    ['“来”和“去”', '来 or 去', '来 ou 去'],
    [
      '到说话人这里用“来”，离开这里用“去”：来我家、去他家。',
      'Towards the speaker is 来, away is 去: 来我家, 去他家.',
      'Em direção a quem fala é 来, para longe é 去: 来我家, 去他家.',
    ],
    ['你什么时候来我这儿？', '我去你那儿。'],
    [['你什么时候去我这儿？', '你什么时候来我这儿？']],
  ),
  point(
    'gang-gangcai',
    3,
    ['“刚”和“刚才”', '刚 or 刚才', '刚 ou 刚才'],
    [
      '“刚才”是时间词，可以在主语前面；“刚”在动词前面，可以说多长时间：刚到三天。',
      '刚才 names a time and may stand before the subject; 刚 stands before the verb and may go with a length of time: 刚到三天.',
      '刚才 é um momento e pode vir antes do sujeito; 刚 vem antes do verbo e aceita duração: 刚到三天.',
    ],
    ['我刚到中国三天。', '刚才你去哪儿了？'],
    [
      ['我刚才到中国三天。', '我刚到中国三天。'],
      ['刚你去哪儿了？', '刚才你去哪儿了？'],
    ],
  ),
  point(
    'shihou-shijian',
    2,
    ['“时候”和“时间”', '时候 or 时间', '时候 ou 时间'],
    [
      '“时间”可以有、可以没有；“……的时候”说什么时候：没有时间、吃饭的时候。',
      '时间 is what you have or lack; … 的时候 says when: 没有时间, 吃饭的时候.',
      '时间 é o que se tem ou falta; … 的时候 diz quando: 没有时间, 吃饭的时候.',
    ],
    ['我没有时间。', '在中国的时候，我常常吃饺子。'],
    [['我没有时候看电影。', '我没有时间看电影。']],
  ),
  point(
    'bie-bu',
    2,
    ['叫人不做用“别”', '别 tells somebody not to', '别 pede para não fazer'],
    [
      '请别人不做什么，用“别”或“不要”：别说话了。',
      'To tell somebody not to do something use 别 or 不要: 别说话了.',
      'Para pedir que alguém não faça algo, use 别 ou 不要: 别说话了.',
    ],
    ['你别说话了。', '我不说话了。'],
    [['请不说话。', '请不要说话。']],
  ),
  point(
    'gen-gei',
    2,
    ['“跟”和“给”', '跟 or 给', '跟 ou 给'],
    [
      '一起做用“跟”，为别人做用“给”：跟他一起吃饭、给他打电话。',
      'With somebody is 跟, for or to somebody is 给: 跟他一起吃饭, 给他打电话.',
      'Com alguém é 跟, para alguém é 给: 跟他一起吃饭, 给他打电话.',
    ],
    ['他跟我一起吃饭。', '我给他打电话。'],
    [['他常常给我一起吃饭。', '他常常跟我一起吃饭。']],
  ),
  point(
    'dui-good',
    3,
    ['“对……好”', '对 … 好', '对 … 好'],
    [
      '好不好、有没有用，用“对”：对身体好。',
      'Good or bad for something is 对: 对身体好.',
      'Bom ou ruim para algo é 对: 对身体好.',
    ],
    ['运动对身体好。', '他给我很好的东西。'],
    [['抽烟给身体不好。', '抽烟对身体不好。']],
  ),
  point(
    'tell-somebody',
    2,
    ['“说”和“告诉”', '说 or 告诉', '说 ou 告诉'],
    [
      '“说”后面不直接说人，用“告诉”：告诉你一件事。',
      '说 is not followed by a person; use 告诉: 告诉你一件事.',
      'Depois de 说 não vem a pessoa; use 告诉: 告诉你一件事.',
    ],
    ['我想告诉你一件事。', '我跟你说一件事。'],
    [['我想说你一件事。', '我想告诉你一件事。']],
  ),
  point(
    'cai-jiu',
    3,
    ['“才”和“就”', '才 or 就', '才 ou 就'],
    [
      '晚、慢用“才”，早、快用“就”：堵车，十点才到。',
      '才 is for late and slow, 就 for early and quick: 堵车，十点才到.',
      '才 é para tarde e devagar, 就 para cedo e rápido: 堵车，十点才到.',
    ],
    ['我七点就到了。', '路上堵车，我十点才到。'],
    [['路上堵车，我十点就到公司。', '路上堵车，我十点才到公司。']],
  ),
  point(
    'huozhe',
    3,
    ['陈述句用“或者”', '或者 in statements', '或者 em afirmações'],
    [
      '不是问句，两个都可以，用“或者”：看书或者看电视。',
      'In a statement, where either will do, use 或者: 看书或者看电视.',
      'Numa afirmação, quando tanto faz, use 或者: 看书或者看电视.',
    ],
    ['晚上我看书或者看电视。', '我不知道他去还是不去。'],
    [['晚上我看书还是看电视。', '晚上我看书或者看电视。']],
  ),
  point(
    'calque',
    3,
    ['中文有自己的说法', 'Chinese has its own way', 'O chinês tem seu próprio jeito'],
    [
      '这是照着别的语言一个词一个词说的，中国人一般换一种说法。',
      'This follows another language word by word; in Chinese people usually say it in another way.',
      'Isto segue outra língua palavra por palavra; em chinês costuma-se dizer de outro jeito.',
    ],
    ['我每天坐公共汽车。', '我当医生。', '我去药店拿药。'],
    [
      ['明天给我一个电话。', '明天给我打个电话。'],
      ['我想变成一个医生。', '我想当一个医生。'],
    ],
  ),
  point(
    'in-time',
    1,
    ['时间前面不用“在”', 'No 在 before a time', 'Sem 在 antes do tempo'],
    [
      '说什么时候做，时间词前面一般不用“在”：我星期一有课。',
      'To say when, a time word usually needs no 在: 我星期一有课.',
      'Para dizer quando, a palavra de tempo em geral não leva 在: 我星期一有课.',
    ],
    ['我星期一有课。', '我在家。'],
    [['在星期一我有汉语课。', '星期一我有汉语课。']],
  ),
  point(
    'zenmeyang',
    2,
    ['“怎么”和“怎么样”', '怎么 or 怎么样', '怎么 ou 怎么样'],
    [
      '问方法用“怎么”，放在动词前面：怎么去？问好不好用“怎么样”。',
      'To ask how to do something use 怎么 before the verb: 怎么去？ What something is like is 怎么样.',
      'Para perguntar como se faz, use 怎么 antes do verbo: 怎么去？ Como algo é: 怎么样.',
    ],
    ['去火车站怎么走？', '这个菜怎么样？'],
    [['去火车站怎么样走？', '去火车站怎么走？']],
  ),
];
