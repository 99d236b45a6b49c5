/** Notes on 把, 被, 比 and the words that lead to a person or a place. */

import { note } from '../note.ts';
import type { Note } from '../types.ts';

const MEASURES = '个|位|本|张|杯|碗|只|件|条|块|家|辆|双|瓶|把|份|次|种|间|岁|台|支|朵|首|座';

export const PREPOSITIONS: readonly Note[] = [
  note(
    'measure-word',
    MEASURES,
    { left: /[一二两三四五六七八九十百千几半多这那哪每0-9]$/u, right: /^\p{Script=Han}/u },
    ['量词', 'A measure word', 'Um classificador'],
    [
      '数字或“这、那、几”和名词中间要有量词；每个名词有自己的量词：三本书、一杯茶。最常用的是“个”。',
      'Between a number (or 这, 那, 几) and a noun stands a measure word that goes with the noun: 三本书 “three books”, 一杯茶 “a cup of tea”. The most common is 个.',
      'Entre um número (ou 这, 那, 几) e o substantivo fica um classificador próprio dele: 三本书 “três livros”, 一杯茶 “uma xícara de chá”. O mais comum é 个.',
    ],
  ),
  note(
    'ba-object',
    '把',
    { right: /^\p{Script=Han}{2}/u },
    ['“把”字句', 'The 把 sentence', 'A frase com 把'],
    [
      '“把”将宾语提到动词前面，说怎么处理它、有什么结果：请把门关上。',
      '把 brings the object before the verb, to say what is done to it and with what result: 请把门关上 “please close the door”.',
      '把 traz o objeto para antes do verbo, para dizer o que se faz com ele e o resultado: 请把门关上 “feche a porta, por favor”.',
    ],
  ),
  note(
    'bei-passive',
    '被',
    {},
    ['“被”：被动', '被: the passive', '被: a voz passiva'],
    [
      '“被”后面是做这件事的人，主语承受动作：我的手机被弟弟拿走了。',
      'After 被 stands who did it; the subject undergoes it: 我的手机被弟弟拿走了 “my phone was taken by my brother”.',
      'Depois de 被 vem quem fez; o sujeito sofre a ação: 我的手机被弟弟拿走了 “meu celular foi levado pelo meu irmão”.',
    ],
  ),
  note(
    'bi-compare',
    '比',
    { left: /\p{Script=Han}$/u, right: /^\p{Script=Han}/u },
    ['“A 比 B……”', 'A 比 B: more than', 'A 比 B: mais do que'],
    [
      '“A比B＋形容词”：今天比昨天冷。形容词前面不用“很”，可以用“更”。',
      'A 比 B + adjective: 今天比昨天冷 “today is colder than yesterday”. No 很 before the adjective.',
      'A 比 B + adjetivo: 今天比昨天冷 “hoje está mais frio que ontem”. Não se usa 很 antes do adjetivo.',
    ],
  ),
  note(
    'gei',
    '给',
    { right: /^\p{Script=Han}/u },
    ['“给”：到谁那里', '给: to, for', '给: para'],
    [
      '“给＋人”放在动词前面，说为谁做：我给你打电话；单独用是动词：给我一杯水。',
      '给 and a person before the verb say for whom: 我给你打电话 “I’ll call you”; by itself it is the verb “give”.',
      '给 e a pessoa antes do verbo dizem para quem: 我给你打电话 “eu te ligo”; sozinho é o verbo “dar”.',
    ],
  ),
  note(
    'gen-with',
    '跟|和',
    { left: /\p{Script=Han}$/u, right: /^\p{Script=Han}/u },
    ['“和/跟”：一起', '和 and 跟: and, with', '和 e 跟: e, com'],
    [
      '“和、跟”连接人和东西，不连接句子；“跟＋人”放在动词前面：我跟朋友去。',
      '和 and 跟 join people and things, not sentences; with a person they stand before the verb: 我跟朋友去 “I go with a friend”.',
      '和 e 跟 ligam pessoas e coisas, não frases; com uma pessoa ficam antes do verbo: 我跟朋友去 “vou com um amigo”.',
    ],
  ),
  note(
    'dui-toward',
    '对',
    { right: /^\p{Script=Han}/u },
    ['“对”：朝着谁、关于什么', '对: towards, about', '对: com, por'],
    [
      '“对＋人或事”放在动词或形容词前面：我对中国感兴趣、他对我很好。',
      '对 with a person or thing stands before the verb or adjective: 我对中国感兴趣 “I am interested in China”.',
      '对 com pessoa ou coisa fica antes do verbo ou adjetivo: 我对中国感兴趣 “tenho interesse pela China”.',
    ],
  ),
  note(
    'cong',
    '从',
    {},
    ['“从”：起点', '从: from', '从: de, desde'],
    [
      '“从＋地方或时间”放在动词前面；到哪里、到什么时候用“到”：从九点到十点。',
      '从 with a place or time stands before the verb; 到 leads to the end: 从九点到十点 “from nine to ten”.',
      '从 com lugar ou hora fica antes do verbo; 到 leva ao fim: 从九点到十点 “das nove às dez”.',
    ],
  ),
  note(
    'li-distance',
    '离',
    { right: /^\p{Script=Han}/u },
    ['“A 离 B”：距离', 'A 离 B: distance', 'A 离 B: distância'],
    [
      '“A离B＋远/近”：我家离学校很近。',
      'A 离 B + 远 or 近: 我家离学校很近 “my home is close to the school”.',
      'A 离 B + 远 ou 近: 我家离学校很近 “minha casa fica perto da escola”.',
    ],
  ),
];
