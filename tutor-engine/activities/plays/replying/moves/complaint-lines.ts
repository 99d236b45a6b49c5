// What a character says to mix-ups, wrong bills and complaints.

import type { Line } from '../../../../../content/schema/line.ts';
import { line, type Spoken } from './move-lines.ts';

export const MISTAKEN: Spoken = {
  service: [
    line(
      '对不起，是我弄错了，马上给您改过来。',
      'Sorry, my mistake, I’ll put it right at once.',
      'Desculpe, eu me enganei, corrijo já.',
    ),
    line(
      '真不好意思，是我们的错，我现在就给您换。',
      'I’m so sorry, it’s our fault, I’ll change it now.',
      'Desculpe mesmo, a falha é nossa, troco agora.',
    ),
  ],
};

/** What they meant is said again. */
export const MISTAKEN_RIGHT: Spoken = {
  service: [
    line(
      '对不起，是我弄错了。是{right}，我马上改过来。',
      'Sorry, my mistake. I’ve got it now and will put it right at once.',
      'Desculpe, eu me enganei. Agora entendi e corrijo já.',
    ),
  ],
};

export const OVERCHARGED: Spoken = {
  service: [
    line(
      '对不起，我再算一下。您说得对，是我算错了，马上改。',
      'Sorry, let me add it up again. You’re right, I made a mistake; I’ll correct it at once.',
      'Desculpe, vou somar de novo. Tem razão, eu errei; corrijo já.',
    ),
    line(
      '真不好意思，是我写错了，没要的不收您钱。',
      'I’m so sorry, I put it down wrong. You don’t pay for what you didn’t have.',
      'Desculpe mesmo, anotei errado. O que não pediu não é cobrado.',
    ),
  ],
};

export const SHORT: Spoken = {
  service: [
    line(
      '哎呀，对不起，是我数错了，少的现在就给您。',
      'Oh, sorry, I counted wrong. Here’s what was missing.',
      'Ai, desculpe, contei errado. Aqui está o que faltava.',
    ),
  ],
};

export const CHANGE: readonly Line[] = [
  line(
    '收您{paid}块，找您{change}块，您数一下。',
    '{paid} yuan, and {change} yuan change. Please count it.',
    '{paid} yuans, e {change} yuans de troco. Confira, por favor.',
  ),
];
export const NO_CHANGE: readonly Line[] = [
  line(
    '正好，不用找了，谢谢！',
    'That’s exactly right, no change needed. Thank you!',
    'Está certinho, não precisa de troco. Obrigado!',
  ),
];
export const TOO_LITTLE: readonly Line[] = [
  line(
    '对不起，一共是{total}块，还差一点儿。',
    'Sorry, it’s {total} yuan altogether; that’s a little short.',
    'Desculpe, são {total} yuans ao todo; falta um pouco.',
  ),
];

export const KEPT: readonly Line[] = [
  line('那怎么好意思，谢谢您！', 'That’s very kind of you, thank you!', 'Que gentileza, muito obrigado!'),
];

export const COMPLAINS: Spoken = {
  service: [
    line(
      '真对不起，让您这么生气。您可以投诉，电话我写给您；您的事我现在就重新办。',
      'I’m truly sorry to have made you so angry. You may complain, I’ll write down the number for you; and I’ll deal with your matter again right now.',
      'Desculpe mesmo por deixar você tão irritado. Pode reclamar, eu anoto o telefone; e resolvo o seu caso agora mesmo.',
    ),
  ],
  expert: [
    line(
      '您可以投诉，这是您的权利，电话墙上就有。不过您的事我还是会办好，哪儿没做好，您告诉我。',
      'You may complain, that’s your right; the number is on the wall. I’ll still see your matter through. Tell me what went wrong.',
      'Pode reclamar, é seu direito; o telefone está na parede. Mesmo assim vou resolver o seu caso. Me diga o que deu errado.',
    ),
  ],
  family: [
    line(
      '哎呀，别生气，是我不对，我改还不行吗。',
      'Oh, don’t be angry, I was wrong and I’ll put it right.',
      'Ai, não fique bravo, o erro foi meu e vou corrigir.',
    ),
  ],
  kids: [line('对不起！', 'Sorry!', 'Desculpa!')],
};

export const FORGIVES: Spoken = {
  service: [
    line(
      '谢谢您，是我们没做好，您着急我们也明白。',
      'Thank you. We didn’t do well, and we understand that you were in a hurry.',
      'Obrigado. Nós é que falhamos, e entendemos a sua pressa.',
    ),
    line(
      '没关系，换了谁都会着急的。',
      'That’s all right, anybody would be upset.',
      'Tudo bem, qualquer um ficaria nervoso.',
    ),
  ],
  family: [line('没事，我不往心里去。', 'It’s all right, I don’t mind.', 'Tudo bem, não levo a mal.')],
};

export const UNHAPPY: Spoken = {
  service: [
    line(
      '真对不起，是我没做好。您想怎么改，我现在就改。',
      'I’m truly sorry, I didn’t do it well. Tell me how you’d like it and I’ll put it right now.',
      'Desculpe mesmo, não fiz direito. Diga como quer e eu corrijo agora.',
    ),
    line(
      '对不起，让您不高兴了。这一次不收您钱，我重新给您做。',
      'Sorry to have upset you. I won’t charge you, and I’ll do it again.',
      'Desculpe por desagradar. Desta vez não cobro, e faço de novo.',
    ),
  ],
  expert: [
    line(
      '对不起，让您不满意了。哪儿没做好，您告诉我，我马上处理。',
      'Sorry that you’re not satisfied. Tell me what was wrong and I’ll deal with it at once.',
      'Desculpe por não ter ficado satisfeito. Diga o que faltou e resolvo já.',
    ),
  ],
  family: [
    line(
      '哎呀，别生气，是我不好，你说怎么办就怎么办。',
      'Oh, don’t be angry, it’s my fault. We’ll do as you say.',
      'Ai, não fique chateado, a culpa é minha. Fazemos como você quiser.',
    ),
  ],
  kids: [line('对不起，别生气！', 'Sorry, don’t be cross!', 'Desculpa, não fica bravo!')],
};

export const FAULTY: Spoken = {
  service: [
    line(
      '真对不起，{thing}我马上给您换好的。',
      'I’m so sorry, I’ll change it for a good one right away: {thing}.',
      'Desculpe, troco já por um bom: {thing}.',
    ),
    line(
      '不好意思，{thing}有问题是我们的错，我马上处理。',
      'Sorry, it’s our fault ({thing}); I’ll deal with it at once.',
      'Desculpe, a falha é nossa ({thing}); resolvo já.',
    ),
  ],
  family: [
    line(
      '哎呀，{thing}啊，别急，我来换，不要你的钱。',
      'Oh, the {thing}! Don’t worry, I’ll change it, and it’ll cost you nothing.',
      'Ah, {thing}! Calma, eu troco e não cobro nada.',
    ),
  ],
  kids: [
    line(
      '坏了啊？不怕，我们换一个！',
      'Is it broken? Never mind, we’ll take another!',
      'Quebrou? Não faz mal, a gente troca!',
    ),
  ],
};

/** Of a place and what is built into it. */
export const REPAIRED: Spoken = {
  service: [
    line(
      '真对不起，我马上叫人去看{thing}，修不好就给您换。',
      'I’m so sorry, I’ll send somebody to look at it at once ({thing}); if it can’t be mended, you’ll get another.',
      'Desculpe, mando alguém ver agora ({thing}); se não tiver conserto, trocamos.',
    ),
  ],
  family: [
    line(
      '{thing}坏了我来修，今天就叫师傅过来，不用你花钱。',
      'I’ll have it mended ({thing}): somebody will come today, and it won’t cost you anything.',
      'Eu mando consertar ({thing}): vem alguém hoje, e não custa nada para você.',
    ),
  ],
};
