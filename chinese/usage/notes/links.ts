/** Notes on the words that link clauses, and on questions. */

import { note } from '../note.ts';
import { afterWord, all, beforeWord, inQuestion, not } from '../sentence.ts';
import type { Note } from '../types.ts';

const BUT = '但是|可是|不过|但|却';

export const LINKS: readonly Note[] = [
  note(
    'yinwei-suoyi',
    { band: 2, words: '因为', patterns: ['[ 因为 ] .'], when: beforeWord('所以') },
    ['“因为……所以……”', '因为…所以…: because … so', '因为…所以…: porque … por isso'],
    [
      '先说原因，再说结果，两个词可以一起用：因为下雨，所以没去。',
      'The reason first, then the result, each with its word: 因为下雨，所以没去 “it was raining, so I didn’t go”.',
      'Primeiro o motivo, depois o resultado, cada um com sua palavra: 因为下雨，所以没去 “como choveu, não fui”.',
    ],
  ),
  note(
    'yinwei',
    { band: 2, words: '因为', patterns: ['[ 因为 ] .'] },
    ['“因为”：原因', '因为: because', '因为: porque'],
    [
      '“因为”说原因，可以在前面，也可以在后面：我没去，因为下雨了。',
      '因为 gives the reason, before or after the rest: 我没去，因为下雨了 “I didn’t go because it was raining”.',
      '因为 dá o motivo, antes ou depois do resto: 我没去，因为下雨了 “não fui porque choveu”.',
    ],
  ),
  note(
    'suoyi',
    { band: 2, words: '所以', patterns: ['^ [ 所以 ] .'], when: not(afterWord('因为')) },
    ['“所以”：结果', '所以: so, therefore', '所以: por isso'],
    [
      '“所以”说结果，放在第二句的最前面：下雨了，所以我没去。',
      '所以 opens the clause with the result: 下雨了，所以我没去 “it was raining, so I didn’t go”.',
      '所以 abre a oração com o resultado: 下雨了，所以我没去 “choveu, por isso não fui”.',
    ],
  ),
  note(
    'suiran-danshi',
    { band: 2, words: '虽然', patterns: ['[ 虽然 ] .'], when: beforeWord(BUT) },
    ['“虽然……但是……”', '虽然…但是…: although … but', '虽然…但是…: embora … mas'],
    [
      '前面承认一件事，后面说相反的；中文里两个词常一起用：虽然贵，但是很好。',
      'The first clause admits something, the second turns against it; Chinese uses both words: 虽然贵，但是很好 “it’s expensive, but good”.',
      'A primeira parte admite algo, a segunda se opõe; o chinês usa as duas palavras: 虽然贵，但是很好 “é caro, mas bom”.',
    ],
  ),
  note(
    'danshi',
    {
      band: 2,
      words: '但是|可是|不过|但',
      patterns: ['^ [ 但是|可是|不过|但 ] .'],
      when: not(afterWord('虽然')),
    },
    ['“但是、可是、不过”：转折', '但是, 可是, 不过: but', '但是, 可是, 不过: mas'],
    [
      '后一句跟前一句相反，前面用“但是、可是、不过”；“不过”最轻：很贵，不过很好。',
      '但是, 可是 and 不过 open a clause that turns against the one before; 不过 is the lightest: 很贵，不过很好 “expensive, but good”.',
      '但是, 可是 e 不过 abrem uma oração que se opõe à anterior; 不过 é a mais leve: 很贵，不过很好 “caro, mas bom”.',
    ],
  ),
  note(
    'ruguo-jiu',
    { band: 2, words: '如果|要是', patterns: ['[ 如果|要是 ] .'] },
    ['“如果……就……”', '如果…就…: if … then', '如果…就…: se … então'],
    [
      '“如果、要是”说条件，后面常用“就”：如果下雨，我就不去。',
      '如果 and 要是 give a condition; 就 often follows: 如果下雨，我就不去 “if it rains, I won’t go”.',
      '如果 e 要是 dão uma condição; 就 costuma vir depois: 如果下雨，我就不去 “se chover, não vou”.',
    ],
  ),
  note(
    'yuelaiyue',
    { band: 3, words: '越来越', patterns: ['[ 越来越 ] .'] },
    ['“越来越”', '越来越: more and more', '越来越: cada vez mais'],
    [
      '“越来越＋形容词”表示程度一天天变化：天气越来越热。前面不加“很”。',
      '越来越 with an adjective says that it keeps growing, without 很: 天气越来越热 “it’s getting hotter and hotter”.',
      '越来越 com adjetivo diz que algo só aumenta, sem 很: 天气越来越热 “está cada vez mais quente”.',
    ],
  ),
  note(
    'haishi-or',
    {
      band: 2,
      words: '还是',
      patterns: ['/n,v,a,t,ns,m,q,nz,s,vn [ 还是 ] .'],
      when: all(inQuestion, not(beforeWord('吗'))),
    },
    ['“A 还是 B？”', 'A 还是 B? Which of the two?', 'A 还是 B? Qual dos dois?'],
    [
      '在问句里让人选一个：喝茶还是喝咖啡？陈述句里用“或者”。',
      '还是 offers a choice in a question: 喝茶还是喝咖啡？ “Tea or coffee?” In a statement use 或者.',
      '还是 oferece uma escolha numa pergunta: 喝茶还是喝咖啡？ “Chá ou café?” Numa afirmação use 或者.',
    ],
  ),
  note(
    'haishi-better',
    { band: 3, words: '还是', patterns: ['[ 还是 ] .+ 吧 $'] },
    ['“还是……吧”', '还是…吧: had better', '还是…吧: é melhor'],
    [
      '想过以后，觉得这样更好：我们还是坐地铁吧。',
      'After some thought this seems better: 我们还是坐地铁吧 “let’s take the metro after all”.',
      'Depois de pensar, isto parece melhor: 我们还是坐地铁吧 “é melhor irmos de metrô”.',
    ],
  ),
  note(
    'question-word',
    {
      band: 1,
      words: '什么|谁|哪儿|哪里|哪|怎么|怎么样|几|多少|为什么|什么时候',
      patterns: ['[ 什么|谁|哪儿|哪里|哪|怎么|怎么样|几|多少|为什么|什么时候 ] >!都|也|的'],
      when: all(inQuestion, not(beforeWord('吗|吧|都|也')), not(afterWord('不管|无论|不知道|没'))),
    },
    ['疑问词', 'A question word', 'Uma palavra interrogativa'],
    [
      '疑问词放在回答的词该在的地方，词的顺序不变，也不再用“吗”：你叫什么名字？——我叫安娜。',
      'A question word stands where its answer will stand; the order does not change and there is no 吗: 你叫什么名字？ “What’s your name?”',
      'A palavra interrogativa fica onde ficará a resposta; a ordem não muda e não se usa 吗: 你叫什么名字？ “Como você se chama?”',
    ],
  ),
];
