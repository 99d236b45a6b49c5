/** Points on signs, characters and slips of the pen. */

import type { Point } from '../types.ts';
import { point } from './point.ts';

export const WRITING_POINTS: readonly Point[] = [
  point(
    'half-width',
    1,
    ['标点用全角', 'Chinese punctuation marks', 'Pontuação chinesa'],
    [
      '汉字中间用中文标点：，。？！',
      'Between Chinese characters use Chinese marks: ，。？！',
      'Entre caracteres chineses use os sinais chineses: ，。？！',
    ],
    ['你好，我是学生。', '圆周率是3.14。'],
    [
      ['你好,我是学生。', '你好，我是学生。'],
      ['你去吗?', '你去吗？'],
    ],
  ),
  point(
    'doubled-sign',
    1,
    ['标点多余', 'One punctuation mark too many', 'Um sinal de pontuação a mais'],
    [
      '同一个地方只用一个标点。',
      'One punctuation mark is enough in one place.',
      'Basta um sinal em cada lugar.',
    ],
    ['我去了……后来回来了。', '真的！！'],
    [
      ['我去了，，他没去。', '我去了，他没去。'],
      ['我去了。，他没去。', '我去了。他没去。'],
    ],
  ),
  point(
    'missing-end',
    2,
    ['句末缺少标点', 'The last mark is missing', 'Falta o sinal final'],
    [
      '一段话的最后也要有句号或问号。',
      'The last sentence of a text needs its mark too.',
      'A última frase do texto também precisa do sinal.',
    ],
    ['今天天气很好。我们去公园玩。', '你好'],
    [['今天天气很好。我们去公园玩', '今天天气很好。我们去公园玩。']],
  ),
  point(
    'missing-comma',
    3,
    ['连词前缺少逗号', 'A comma before 但是, 所以', 'Vírgula antes de 但是, 所以'],
    [
      '“但是、所以、因为”开始新的小句，前面要有逗号。',
      '但是, 所以, 因为 begin a clause; a long one before them ends in a comma.',
      '但是, 所以, 因为 começam uma oração; a anterior, longa, termina em vírgula.',
    ],
    ['我昨天生病了，所以没去上课。', '这是因为他病了。'],
    [['我昨天晚上生病了所以没有去学校上课。', '我昨天晚上生病了，所以没有去学校上课。']],
  ),
  point(
    'question-mark',
    1,
    ['问句用问号', 'A question needs a question mark', 'Pergunta pede ponto de interrogação'],
    [
      '问句最后用问号，有“吗”的也一样。',
      'A question ends with ？ even where 吗 shows already that it is one.',
      'Pergunta termina com ？ mesmo quando 吗 já mostra que é pergunta.',
    ],
    ['你是学生吗？', '我不知道他来吗。'],
    [['你是学生吗。', '你是学生吗？']],
  ),
  point(
    'say-colon',
    3,
    ['“说”后面用冒号', 'A colon after 说', 'Dois-pontos depois de 说'],
    [
      '直接引用别人的话，“说”后面用冒号。',
      'Before a direct quotation 说 takes a colon.',
      'Antes de citação direta 说 leva dois-pontos.',
    ],
    ['老师说：“你们要努力学习。”', '他说“好”。'],
    [['老师说“你们要努力学习。”', '老师说：“你们要努力学习。”']],
  ),
  point(
    'pause-mark',
    2,
    ['顿号和逗号', '、 or ，', '、 ou ，'],
    [
      '顿号用在并列的词之间，小句之间用逗号。',
      '、 stands between words of a list; clauses take ，.',
      '、 separa palavras de uma lista; orações levam ，.',
    ],
    ['我买了苹果、香蕉和面包。', '我、他和她都去。'],
    [
      ['天气很好、我去公园。', '天气很好，我去公园。'],
      ['他很忙、但是他来了。', '他很忙，但是他来了。'],
      ['他喜欢苹果，香蕉等水果。', '他喜欢苹果、香蕉等水果。'],
    ],
  ),
  point(
    'space-between',
    1,
    ['汉字之间不空格', 'No spaces between characters', 'Sem espaços entre caracteres'],
    [
      '中文的词和词之间不空格。',
      'Chinese is written without spaces between words.',
      'O chinês se escreve sem espaços entre as palavras.',
    ],
    ['我喜欢汉语。', '我用 Windows 电脑。'],
    [['我喜欢 汉语。', '我喜欢汉语。']],
  ),
  point(
    'pair-stop',
    2,
    ['成对的连词中间用逗号', 'A comma inside a pair', 'Vírgula dentro do par'],
    [
      '“因为……所以、虽然……但是”是一个句子，中间用逗号。',
      '因为 … 所以 and 虽然 … 但是 make one sentence with a comma inside.',
      '因为 … 所以 e 虽然 … 但是 formam uma frase, com vírgula no meio.',
    ],
    ['因为下雨，所以我没去。', '我没去。因为下雨了。'],
    [['因为今天下雨。所以我没去。', '因为今天下雨，所以我没去。']],
  ),
  point(
    'word-twice',
    1,
    ['多写了一个词', 'A word written twice', 'Palavra repetida'],
    [
      '同一个词重复写了，去掉一个。',
      'The same word stands twice; one must go.',
      'A mesma palavra aparece duas vezes; uma deve sair.',
    ],
    ['我们是朋友。', '谢谢谢谢！', '为了了解他，我去了。'],
    [
      ['我们我们是朋友。', '我们是朋友。'],
      ['他是是学生。', '他是学生。'],
    ],
  ),
  point(
    'half-word',
    2,
    ['词没写完', 'Half a word', 'Meia palavra'],
    [
      '“喜、觉、希”不能单独用，要写“喜欢、觉得、希望”。',
      '喜, 觉 and 希 do not stand alone: write 喜欢, 觉得, 希望.',
      '喜, 觉 e 希 não ficam sozinhos: escreva 喜欢, 觉得, 希望.',
    ],
    ['我喜欢音乐。', '我觉得很好。'],
    [
      ['我喜音乐。', '我喜欢音乐。'],
      ['我觉他很好。', '我觉得他很好。'],
    ],
  ),
  point(
    'homophone',
    2,
    ['同音字', 'A character of the same sound', 'Caractere do mesmo som'],
    [
      '读音相同或相近的字写错了，看看字的意思。',
      'A character of the same or a like sound was written; mind its meaning.',
      'Foi escrito um caractere de som igual ou parecido; atenção ao sentido.',
    ],
    ['我已经在北京了，再见！', '他坐飞机去。', '做飞机模型很有意思。'],
    [
      ['我以经吃了。', '我已经吃了。'],
      ['他做飞机去北京。', '他坐飞机去北京。'],
      ['你好妈？', '你好吗？'],
      ['我再北京学习。', '我在北京学习。'],
    ],
  ),
  point(
    'look-alike',
    2,
    ['常写错的字', 'A character often mistaken', 'Caractere muito confundido'],
    [
      '这个字常和另一个字写混：象和像、门和们、再和在。',
      'This character is often taken for another: 象 and 像, 门 and 们, 再 and 在.',
      'Este caractere é muito confundido com outro: 象 e 像, 门 e 们, 再 e 在.',
    ],
    ['我们都是学生。', '他像爸爸一样高。'],
    [
      ['我门都是学生。', '我们都是学生。'],
      ['我住再北京。', '我住在北京。'],
    ],
  ),
  point(
    'misspelt',
    3,
    ['可能有错字', 'Probably a wrong character', 'Provável erro de caractere'],
    [
      '这两个字不成词，可能是读音或字形相近的另一个词。',
      'These characters make no word; a word of like sound or shape was probably meant.',
      'Estes caracteres não formam palavra; provavelmente se quis outra de som ou forma parecida.',
    ],
    ['我们吸取经验。', '为了了解他，我去了。'],
    [
      ['吸咽对身体不好。', '吸烟对身体不好。'],
      ['我想参家比赛。', '我想参加比赛。'],
    ],
  ),
  point(
    'mixed-script',
    3,
    ['繁简混用', 'Traditional among simplified', 'Tradicional entre simplificados'],
    [
      '一篇文章里不要混用繁体字和简体字。',
      'A text should keep to simplified or to traditional characters.',
      'Um texto deve usar só caracteres simplificados ou só tradicionais.',
    ],
    ['这个时候他来了。', '這個時候他來了。'],
    [['这个時候他来了。', '这个时候他来了。']],
  ),
  point(
    'she-he',
    1,
    ['“他”和“她”', '他 or 她', '他 ou 她'],
    [
      '说女性用“她”，说男性用“他”，说人不用“它”。',
      'A woman is 她, a man 他; 它 is for things and animals.',
      'Mulher é 她, homem é 他; 它 é para coisas e animais.',
    ],
    ['我妈妈是老师，她很忙。', '我姐姐有男朋友，他很高。'],
    [
      ['我妈妈是老师，他很忙。', '我妈妈是老师，她很忙。'],
      ['我爸爸很高，她喜欢运动。', '我爸爸很高，他喜欢运动。'],
    ],
  ),
];
