/** Notes on the words that link clauses, and on questions. */

import { note } from '../note.ts';
import type { Note } from '../types.ts';

export const LINKS: readonly Note[] = [
  note(
    'yinwei-suoyi',
    '因为|所以',
    {},
    ['“因为……所以……”', '因为…所以…: because … so', '因为…所以…: porque … por isso'],
    [
      '先说原因，再说结果；两个词可以一起用，也可以只用一个：因为下雨，所以没去。',
      'First the reason, then the result; the two words may stand together: 因为下雨，所以没去 “because it rained I didn’t go”.',
      'Primeiro o motivo, depois o resultado; as duas palavras podem vir juntas: 因为下雨，所以没去 “como choveu, não fui”.',
    ],
  ),
  note(
    'suiran-danshi',
    '虽然|但是|可是|不过',
    {},
    ['“虽然……但是……”', '虽然…但是…: although … but', '虽然…但是…: embora … mas'],
    [
      '前面承认一件事，后面说相反的；中文里两个词常一起用：虽然贵，但是很好。',
      'The first clause admits something, the second turns against it; Chinese likes both words at once: 虽然贵，但是很好 “it is expensive, but good”.',
      'A primeira parte admite algo, a segunda se opõe; o chinês gosta das duas palavras juntas: 虽然贵，但是很好 “é caro, mas bom”.',
    ],
  ),
  note(
    'ruguo',
    '如果|要是',
    {},
    ['“如果……就……”', '如果…就…: if … then', '如果…就…: se … então'],
    [
      '“如果、要是”说条件，后面常用“就”：如果下雨，我就不去。',
      '如果 and 要是 give a condition; 就 often follows: 如果下雨，我就不去 “if it rains I won’t go”.',
      '如果 e 要是 dão uma condição; 就 costuma vir depois: 如果下雨，我就不去 “se chover, eu não vou”.',
    ],
  ),
  note(
    'yuelaiyue',
    '越来越',
    {},
    ['“越来越”', '越来越: more and more', '越来越: cada vez mais'],
    [
      '“越来越＋形容词”表示程度一天天变化：天气越来越热。前面不加“很”。',
      '越来越 with an adjective says that it grows: 天气越来越热 “it is getting hotter and hotter”. No 很 beside it.',
      '越来越 com adjetivo diz que aumenta: 天气越来越热 “está cada vez mais quente”. Sem 很 junto.',
    ],
  ),
  note(
    'haishi-or',
    '还是',
    { left: /\p{Script=Han}$/u, right: /^\p{Script=Han}/u },
    ['“A 还是 B？”', 'A 还是 B: which of two?', 'A 还是 B: qual dos dois?'],
    [
      '在问句里让人选一个：喝茶还是喝咖啡？陈述句里用“或者”。',
      'In a question it offers a choice: 喝茶还是喝咖啡？ “Tea or coffee?” In a statement use 或者.',
      'Numa pergunta oferece uma escolha: 喝茶还是喝咖啡？ “Chá ou café?” Numa afirmação usa-se 或者.',
    ],
  ),
  note(
    'question-word',
    '什么|谁|哪儿|哪里|哪|怎么|怎么样|几|多少|为什么|什么时候',
    {},
    ['疑问词', 'A question word', 'Uma palavra interrogativa'],
    [
      '疑问词放在回答的词该在的地方，词的顺序不变，也不再用“吗”：你叫什么名字？——我叫安娜。',
      'A question word stands where its answer will stand; the order does not change and there is no 吗: 你叫什么名字？ “What’s your name?”',
      'A palavra interrogativa fica onde ficará a resposta; a ordem não muda e não se usa 吗: 你叫什么名字？ “Como você se chama?”',
    ],
  ),
];
