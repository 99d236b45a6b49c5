/** Notes on 把, 被, 比 and the words that lead to a person or a place. */

import { note } from '../note.ts';
import type { Note } from '../types.ts';

const MEASURES = '个|位|本|张|杯|碗|只|件|条|块|家|辆|双|瓶|把|份|次|种|间|岁|台|支|朵|首|座';

export const PREPOSITIONS: readonly Note[] = [
  note(
    'measure-word',
    {
      band: 1,
      words: MEASURES,
      patterns: [`/m,r&!我|你|他|她|我们|你们|他们|大家|自己 [ ${MEASURES} ] /n,nz,a,b,vn,nr,s`],
    },
    ['量词', 'A measure word', 'Um classificador'],
    [
      '数字或“这、那、几”和名词中间要有量词；每个名词有自己的量词：三本书、一杯茶。最常用的是“个”。',
      'Between a number (or 这, 那, 几) and a noun goes a measure word that suits the noun: 三本书 “three books”, 一杯茶 “a cup of tea”. The most common is 个.',
      'Entre um número (ou 这, 那, 几) e o substantivo vai um classificador próprio dele: 三本书 “três livros”, 一杯茶 “uma xícara de chá”. O mais comum é 个.',
    ],
  ),
  note(
    'ba-object',
    {
      band: 3,
      words: '把',
      patterns: ['<!/m,r,q|带|有|买|拿|借|换|修 [ 把 ] .+ ~v', '@person [ 把 ] .+ ~v'],
    },
    ['“把”字句', 'The 把 sentence', 'A frase com 把'],
    [
      '“把”将宾语提到动词前面，说怎么处理它、有什么结果：请把门关上。',
      '把 moves the object in front of the verb, to say what happens to it: 请把门关上 “please close the door”.',
      '把 leva o objeto para antes do verbo, para dizer o que acontece com ele: 请把门关上 “feche a porta, por favor”.',
    ],
  ),
  note(
    'bei-passive',
    { band: 3, words: '被', patterns: ['[ 被 ] .* ~v'] },
    ['“被”：被动', '被: the passive', '被: a voz passiva'],
    [
      '“被”后面是做这件事的人，主语承受动作：我的手机被弟弟拿走了。',
      '被 is followed by who did it; the subject is what it was done to: 我的手机被弟弟拿走了 “my phone was taken by my brother”.',
      'Depois de 被 vem quem fez; o sujeito sofre a ação: 我的手机被弟弟拿走了 “meu celular foi levado pelo meu irmão”.',
    ],
  ),
  note(
    'bi-compare',
    { band: 2, words: '比', patterns: ['. [ 比 ] .+ ~a,v'] },
    ['“A 比 B……”', 'A 比 B: more than', 'A 比 B: mais do que'],
    [
      '“A比B＋形容词”：今天比昨天冷。形容词前面不用“很”，可以用“更”。',
      'A 比 B + adjective: 今天比昨天冷 “today is colder than yesterday”. No 很 before the adjective; 更 is fine.',
      'A 比 B + adjetivo: 今天比昨天冷 “hoje está mais frio que ontem”. Não se usa 很 antes do adjetivo; 更 pode.',
    ],
  ),
  note(
    'gei-give',
    { band: 1, words: '给', patterns: ['[ 给 ] /r,n,nr /m|一点|一点儿|一些', '[ 给 ] /r,nr $'] },
    ['“给”：动词', '给: to give', '给: dar'],
    [
      '“给”后面先说人，再说东西：给我一杯水。',
      '给 “to give” takes the person first, then the thing: 给我一杯水 “give me a glass of water”.',
      '给 “dar” leva primeiro a pessoa, depois a coisa: 给我一杯水 “me dê um copo de água”.',
    ],
  ),
  note(
    'gei-for',
    { band: 2, words: '给', patterns: ['[ 给 ] /r,n,nr /v,vn', '[ 给 ] /r,n,nr !/m,q,u,a /v'] },
    ['“给＋人”＋动词：为谁', '给 + person + verb: for, to', '给 + pessoa + verbo: para'],
    [
      '“给＋人”放在动词前面，说为谁做、对谁做：我给你打电话。',
      '给 and a person go before the verb: 我给你打电话 “I’ll call you”.',
      '给 e a pessoa ficam antes do verbo: 我给你打电话 “eu te ligo”.',
    ],
  ),
  note(
    'gen-with',
    {
      band: 1,
      words: '跟|和',
      patterns: ['[ 跟|和 ] .+ 一起|聊|聊天|见面|说|去|商量|结婚|打|玩|住|学|说话'],
    },
    ['“跟＋人”：一起', '跟 or 和 + person: with', '跟 ou 和 + pessoa: com'],
    [
      '“跟＋人”放在动词前面，常加“一起”：我跟朋友一起去。',
      '跟 or 和 with a person goes before the verb, often with 一起: 我跟朋友一起去 “I’m going with a friend”.',
      '跟 ou 和 com a pessoa fica antes do verbo, muitas vezes com 一起: 我跟朋友一起去 “vou com um amigo”.',
    ],
  ),
  note(
    'he-and',
    { band: 1, words: '和', patterns: ['/n,r,nr,ns,nz,t,vn,s [ 和 ] /n,r,nr,ns,nz,t,vn,s,m'] },
    ['“A 和 B”', 'A 和 B: A and B', 'A 和 B: A e B'],
    [
      '“和”连接人和东西，不连接句子：茶和咖啡。',
      '和 joins people and things, never whole sentences: 茶和咖啡 “tea and coffee”.',
      '和 liga pessoas e coisas, nunca frases inteiras: 茶和咖啡 “chá e café”.',
    ],
  ),
  note(
    'dui-toward',
    {
      band: 2,
      words: '对',
      patterns: [
        '[ 对 ] /r,n,nr,ns,vn,nz .* 感兴趣|兴趣|好|说|来说|有|很|不|满意|影响|帮助|客气|热情',
        '[ 对 ] .+ 来说',
      ],
    },
    ['“对”：朝着谁、关于什么', '对: towards, about', '对: com, por'],
    [
      '“对＋人或事”放在动词或形容词前面：我对中国感兴趣、他对我很好。',
      '对 with a person or thing goes before the verb or adjective: 我对中国感兴趣 “I’m interested in China”.',
      '对 com pessoa ou coisa fica antes do verbo ou adjetivo: 我对中国感兴趣 “tenho interesse pela China”.',
    ],
  ),
  note(
    'cong-dao',
    { band: 2, words: '从', patterns: ['[ 从 ] .+ 到 .'] },
    ['“从……到……”', '从…到…: from … to', '从…到…: de … a'],
    [
      '“从”说起点，“到”说终点：从九点到十点、从北京到上海。',
      '从 gives the start and 到 the end: 从九点到十点 “from nine to ten”.',
      '从 dá o começo e 到 o fim: 从九点到十点 “das nove às dez”.',
    ],
  ),
  note(
    'cong',
    { band: 1, words: '从', patterns: ['[ 从 ] .+ ~v', '[ 从 ] . 开始'] },
    ['“从”：起点', '从: from', '从: de, desde'],
    [
      '“从＋地方或时间”放在动词前面：我从巴西来。',
      '从 with a place or time goes before the verb: 我从巴西来 “I come from Brazil”.',
      '从 com lugar ou hora fica antes do verbo: 我从巴西来 “venho do Brasil”.',
    ],
  ),
  note(
    'li-distance',
    { band: 2, words: '离', patterns: ['. [ 离 ] .+ 远|近|不远|有|多远', '^ [ 离 ] .+ 远|近'] },
    ['“A 离 B”：距离', 'A 离 B: how far', 'A 离 B: distância'],
    [
      '“A离B＋远/近”：我家离学校很近。',
      'A 离 B with 远 or 近 tells how far: 我家离学校很近 “my home is close to the school”.',
      'A 离 B com 远 ou 近 diz a distância: 我家离学校很近 “minha casa fica perto da escola”.',
    ],
  ),
];
