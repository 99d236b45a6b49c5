/** Notes on 的, 得, 地 and the particles at the end of a sentence. */

import { note } from '../note.ts';
import type { Note } from '../types.ts';

export const PARTICLES: readonly Note[] = [
  note(
    'shi-de',
    '的',
    {
      left: /是.*(?:来|去|买|学|做|说|到|认识|开始|告诉|写|坐|回|出生|毕业)[^是]{0,4}$/u,
      right: /^[吗吧呢]?$/u,
    },
    ['“是……的”', '是…的', '是…的'],
    [
      '“是……的”强调已经发生的事的时间、地方、方式：我是昨天来的、他是坐火车去的。',
      '是…的 brings out when, where or how something known happened: 我是昨天来的 “it was yesterday that I came”.',
      '是…的 destaca quando, onde ou como algo já conhecido aconteceu: 我是昨天来的 “foi ontem que eu vim”.',
    ],
  ),
  note(
    'de-noun-left-out',
    '的',
    { right: /^[吗吧呢啊]?$/u },
    ['“的”后面省去名词', '的 without a noun after it', '的 sem substantivo depois'],
    [
      '名词大家都知道时可以不说：这本书是我的（书）、红的（那个）。',
      'When everybody knows the noun, it is left out: 这是我的 “this is mine”, 红的 “the red one”.',
      'Quando todos sabem qual é o substantivo, ele é omitido: 这是我的 “isto é meu”, 红的 “o vermelho”.',
    ],
  ),
  note(
    'de-attribute',
    '的',
    { left: /\p{Script=Han}$/u, right: /^\p{Script=Han}/u },
    ['“的”连接修饰语和名词', '的 links a description to its noun', '的 liga a descrição ao substantivo'],
    [
      '前面说明后面：我的书、很好的老师、昨天买的衣服。说明的话总在名词前面。',
      'What stands before 的 describes the noun after it: 我的书 “my book”, 昨天买的衣服 “the clothes bought yesterday”. The description always comes first.',
      'O que vem antes de 的 descreve o substantivo depois: 我的书 “meu livro”, 昨天买的衣服 “a roupa comprada ontem”. A descrição sempre vem antes.',
    ],
  ),
  note(
    'dei-must',
    '得',
    { left: /^(?:.*[我你您他她它们也都还就]|)$/u, right: /^\p{Script=Han}/u },
    ['“得”读 děi：必须', '得 read děi: must', '得 lido děi: ter de'],
    [
      '这里的“得”读 děi，意思是“必须、应该”：我得走了。否定说“不用”。',
      'Here 得 is read děi and means “must”: 我得走了 “I have to go”. Its negative is 不用.',
      'Aqui 得 se lê děi e quer dizer “ter de”: 我得走了 “tenho de ir”. A negação é 不用.',
    ],
  ),
  note(
    'de-how-well',
    '得',
    { left: /\p{Script=Han}$/u },
    ['动词＋“得”：做得怎么样', 'Verb + 得: how it is done', 'Verbo + 得: como é feito'],
    [
      '“得”在动词后面，后面说做得怎么样：你说得很好、他跑得快。',
      'After a verb, 得 leads to how it is done: 你说得很好 “you speak well”.',
      'Depois do verbo, 得 leva a como algo é feito: 你说得很好 “você fala bem”.',
    ],
  ),
  note(
    'de-manner',
    '地',
    { left: /\p{Script=Han}$/u, right: /^\p{Script=Han}/u },
    ['“地”＋动词：怎么样地做', '地 + verb: in what manner', '地 + verbo: de que modo'],
    [
      '“地”在动词前面，前面说怎么样做：慢慢地走、高兴地说。',
      'Before a verb, 地 links to it the manner: 慢慢地走 “walk slowly”.',
      'Antes do verbo, 地 liga a ele o modo: 慢慢地走 “andar devagar”.',
    ],
  ),
  note(
    'ma-question',
    '吗',
    {},
    ['“吗”：问是不是', '吗 makes a yes-or-no question', '吗 faz uma pergunta de sim ou não'],
    [
      '陈述句后面加“吗”，就变成问句，词的顺序不变：你是学生。→ 你是学生吗？',
      'Added to a statement, 吗 makes it a question; the order of the words stays: 你是学生吗？ “Are you a student?”',
      'Posto no fim da afirmação, 吗 faz dela uma pergunta; a ordem não muda: 你是学生吗？ “Você é estudante?”',
    ],
  ),
  note(
    'ne-and-you',
    '呢',
    { left: /^[^什么谁哪怎几多]{1,6}$/u, right: /^$/u },
    ['“……呢？”：反问同样的事', '…呢? “And …?”', '…呢? “E …?”'],
    [
      '名词或代词加“呢”，问的是刚说过的同一件事：我很好，你呢？',
      'After a noun or pronoun, 呢 turns the same question round: 我很好，你呢？ “I’m well, and you?”',
      'Depois de um nome ou pronome, 呢 devolve a mesma pergunta: 我很好，你呢？ “Estou bem, e você?”',
    ],
  ),
  note(
    'ne-softens',
    '呢',
    {},
    ['句末的“呢”', '呢 at the end', '呢 no fim'],
    [
      '在问句里“呢”让语气更轻；在陈述句里常表示事情正在进行：他睡觉呢。',
      'In a question 呢 makes the tone softer; in a statement it often says that something is still going on: 他睡觉呢 “he is sleeping”.',
      'Numa pergunta 呢 suaviza o tom; numa afirmação muitas vezes diz que algo ainda continua: 他睡觉呢 “ele está dormindo”.',
    ],
  ),
  note(
    'ba-suggest',
    '吧',
    {},
    ['“吧”：建议或猜测', '吧: a suggestion or a guess', '吧: sugestão ou suposição'],
    [
      '“吧”让建议更客气：我们走吧；在猜测后面表示“应该是”：你是老师吧？',
      '吧 makes a suggestion friendly: 我们走吧 “let’s go”; after a guess it asks to agree: 你是老师吧？ “You’re a teacher, right?”',
      '吧 torna a sugestão amável: 我们走吧 “vamos”; depois de uma suposição pede confirmação: 你是老师吧？ “Você é professor, né?”',
    ],
  ),
];
