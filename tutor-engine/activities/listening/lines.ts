// What is said to the outcome of something that was asked after, and to who means to rest; read aloud, since no check looks at it.

import type { Line } from '../../../content/schema/line.ts';
import type { ListeningLevel } from '../../../content/schema/listening/frame.ts';

export type Outcome = 'well' | 'badly' | 'not-yet' | 'so-so';

const line = (zh: string, en: string, pt: string): Line => ({ zh, en, pt });

export const OUTCOMES: Readonly<Record<Outcome, Readonly<Record<ListeningLevel, readonly Line[]>>>> = {
  well: {
    preschool: [
      line('太好了！', 'Great!', 'Que bom!'),
      line('真好，我也高兴！', 'How nice, I’m happy too!', 'Que bom, eu também fico feliz!'),
    ],
    beginner: [
      line('太好了，我也很高兴！', 'Great, I’m very happy, too!', 'Que ótimo, eu também fico feliz!'),
      line('真不错，太好了！', 'Very good, that’s great!', 'Muito bom, que ótimo!'),
    ],
    intermediate: [
      line(
        '太好了，听到这个我就放心了。',
        'Great, that puts my mind at rest.',
        'Que bom, isso me deixa mais tranquilo.',
      ),
      line('那真是好消息！', 'That’s good news indeed!', 'Isso é que é notícia boa!'),
    ],
    advanced: [
      line(
        '那就好，我一直惦记着这件事。',
        'Good, it has been on my mind.',
        'Que bom, eu vinha pensando nisso.',
      ),
      line(
        '太好了，总算可以松口气了。',
        'Great, one can breathe again at last.',
        'Que ótimo, enfim dá para respirar.',
      ),
    ],
  },
  badly: {
    preschool: [line('没关系，慢慢来。', 'Never mind, slowly.', 'Não faz mal, com calma.')],
    beginner: [
      line(
        '没关系，下次会好的。',
        'Never mind, it will go well next time.',
        'Não faz mal, da próxima vez vai dar certo.',
      ),
      line('这样啊，别太难过。', 'I see. Don’t be too sad.', 'Entendi. Não fique triste.'),
    ],
    intermediate: [
      line('真可惜，不过你已经努力了。', 'A pity, but you did your best.', 'Que pena, mas você se esforçou.'),
      line(
        '唉，换了我也会有点儿失望。',
        'Oh dear, I’d be a little disappointed, too.',
        'Ai, eu também ficaria meio assim.',
      ),
    ],
    advanced: [
      line(
        '可惜了，不过一次结果说明不了什么。',
        'A pity, though one result says little.',
        'Que pena, mas um resultado só diz pouco.',
      ),
      line(
        '唉，这个结果换了谁都会失落一阵子。',
        'Oh dear, anybody would be down for a while.',
        'Ai, qualquer pessoa ficaria um tempo assim.',
      ),
    ],
  },
  'not-yet': {
    preschool: [line('没关系，不着急！', 'Never mind, no hurry!', 'Não faz mal, sem pressa!')],
    beginner: [
      line('没关系，慢慢来。', 'Never mind, take your time.', 'Não faz mal, com calma.'),
      line('好，别着急。', 'All right, don’t worry.', 'Certo, sem pressa.'),
    ],
    intermediate: [
      line(
        '没关系，这种事急不得。',
        'Never mind, such things can’t be hurried.',
        'Não faz mal, isso não se apressa.',
      ),
      line(
        '好，有了结果再告诉我。',
        'All right, tell me when you know more.',
        'Certo, depois me conta no que deu.',
      ),
    ],
    advanced: [
      line(
        '不急，等有了结果再说。',
        'No hurry; let’s wait for the outcome.',
        'Sem pressa, vamos esperar o resultado.',
      ),
      line('也好，这种事急不来。', 'Just as well, it can’t be hurried.', 'Tudo bem, isso não se apressa.'),
    ],
  },
  'so-so': {
    preschool: [line('嗯，我知道了！', 'Mm, I see!', 'Hum, entendi!')],
    beginner: [line('嗯，还可以就好。', 'Mm, all right is good enough.', 'Hum, mais ou menos já está bom.')],
    intermediate: [line('嗯，过得去就行。', 'Mm, good enough will do.', 'Hum, o suficiente já serve.')],
    advanced: [
      line('嗯，过得去也就可以了。', 'Mm, passable is good enough.', 'Hum, razoável já está de bom tamanho.'),
    ],
  },
};

/** To who means to sleep or rest. */
export const REST: Readonly<Record<ListeningLevel, readonly Line[]>> = {
  preschool: [line('好，早点儿睡觉！', 'Good, sleep early!', 'Isso, dormir cedo!')],
  beginner: [
    line(
      '好，早点儿休息，明天会更好。',
      'Good, rest early; tomorrow will be better.',
      'Isso, descanse cedo, amanhã vai ser melhor.',
    ),
    line('对，睡得好很重要。', 'Yes, sleeping well is important.', 'É, dormir bem é importante.'),
  ],
  intermediate: [
    line(
      '好，早点儿休息，别太累了。',
      'Good, rest early, and don’t overdo it.',
      'Isso, descanse cedo e não exagere.',
    ),
    line('应该的，先把觉睡好。', 'Quite right, sleep well first.', 'Está certo, primeiro o sono.'),
  ],
  advanced: [
    line(
      '好，早点儿歇着，别把自己累坏了。',
      'Good, rest early and don’t wear yourself out.',
      'Isso, descanse cedo e não se acabe.',
    ),
    line(
      '应该的，养足精神再说。',
      'Quite right, get your strength back first.',
      'Está certo, primeiro recupere as forças.',
    ),
  ],
};
