// What a character says to the moves of any play, in the voice of who serves, knows, is of the family, or is among children.

import type { Line } from '../../../../../content/schema/line.ts';

export type Voice = 'service' | 'expert' | 'family' | 'kids';
export type Spoken = Readonly<
  Partial<Record<Voice, readonly Line[]>> & { readonly service: readonly Line[] }
>;

const line = (zh: string, en: string, pt: string): Line => ({ zh, en, pt });

/** `{thing}` and `{who}` are filled. */
export const ABOVE: Spoken = {
  service: [
    line(
      '好，我现在就去请我们{who}过来，请您等一下。',
      'All right, I’ll ask our {who} to come over now. One moment, please.',
      'Certo, vou chamar agora: {who}. Um momento, por favor.',
    ),
    line(
      '没问题，我给{who}打个电话，马上就来跟您谈。',
      'No problem, I’ll phone the {who}, who’ll come and talk to you right away.',
      'Sem problema, vou ligar para {who}, que já vem falar com você.',
    ),
  ],
};

export const IS_ABOVE: Spoken = {
  service: [
    line(
      '我就是{who}，这件事归我管，您跟我说，我来办。',
      'I am the {who}. This is for me to settle: tell me and I’ll see to it.',
      'Sou eu mesmo: {who}. Isso é comigo: pode me dizer que eu resolvo.',
    ),
  ],
};

/** Who is above whoever decides here. */
export const IS_AWAY: Spoken = {
  service: [
    line(
      '{who}今天不在，不过这件事我能做主。您想怎么办，我现在就给您办好。',
      'The {who} isn’t in today, but I can decide this. Tell me what you’d like and I’ll do it now.',
      'Hoje não está ({who}), mas isso eu posso decidir. Diga o que quer e eu resolvo agora.',
    ),
  ],
};

export const ALONE: Spoken = {
  service: [
    line(
      '这儿就我一个人，没有{who}。有什么事您跟我说，我来办。',
      'There’s only me here, no {who}. Tell me what it is and I’ll see to it.',
      'Aqui sou só eu, não tem {who}. Me diga o que é que eu resolvo.',
    ),
  ],
  kids: [
    line(
      '这儿没有{who}，有我呢！',
      'There’s no {who} here, but there’s me!',
      'Aqui não tem {who}, mas tem eu!',
    ),
  ],
};

export const DECIDES: Spoken = {
  service: [
    line(
      '对不起，是我没说清楚。这件事我来办。',
      'Sorry, I wasn’t clear. I’ll see to this.',
      'Desculpe, não fui claro. Eu cuido disso.',
    ),
  ],
  expert: [
    line(
      '您说得对，这件事归我管，是我没说清楚。',
      'You’re right, this is for me to decide. I wasn’t clear.',
      'Tem razão, isso é comigo. Não fui claro.',
    ),
  ],
  family: [
    line(
      '哎哟，让你问住了！你说得对，这事儿我最该知道。',
      'Oh, you’ve caught me there! You’re right, I of all people should know.',
      'Ai, você me pegou! Tem razão, eu é que devia saber.',
    ),
  ],
  kids: [line('对，是我！', 'Yes, that’s me!', 'Isso, sou eu!')],
};

export const GRANTED: Spoken = {
  service: [
    line('可以，就按您说的办。', 'Yes, we’ll do it your way.', 'Pode ser, fazemos do seu jeito.'),
    line('行，没问题，我同意。', 'All right, no problem, I agree.', 'Certo, sem problema, concordo.'),
  ],
  family: [line('行，都听你的。', 'All right, as you say.', 'Está bem, como você quiser.')],
  kids: [line('好，可以！', 'All right, you can!', 'Está bem, pode!')],
};

export const DAMAGE: Spoken = {
  service: [
    line(
      '没关系，您没事就好。{thing}我来收拾。',
      'Never mind, as long as you’re all right. I’ll clear it up: {thing}.',
      'Não faz mal, o importante é que você está bem. Eu arrumo: {thing}.',
    ),
    line(
      '别担心，{thing}的事我来处理，您小心手。',
      'Don’t worry, I’ll deal with it ({thing}); mind your hands.',
      'Não se preocupe, eu resolvo ({thing}); cuidado com as mãos.',
    ),
  ],
  family: [
    line(
      '没事没事，不就是一个{thing}嘛！手没伤着吧，快让我看看。',
      'It’s nothing, just one thing ({thing})! You didn’t hurt your hand? Let me see.',
      'Não foi nada, é só um objeto ({thing})! Não machucou a mão? Deixe eu ver.',
    ),
    line(
      '哎呀，{thing}坏了没关系，人没事就好。',
      'Oh, never mind the {thing}, as long as nobody’s hurt.',
      'Ah, não faz mal ({thing}), o importante é que ninguém se machucou.',
    ),
  ],
  kids: [
    line(
      '不怕，没事！我们一起收拾。',
      'Don’t worry, it’s all right! We’ll tidy up together.',
      'Não tem problema! A gente arruma junto.',
    ),
  ],
};

export const SPILT: Spoken = {
  service: [
    line(
      '没关系，我擦一下，马上给您一杯新的，不另外收钱。',
      'Never mind, I’ll wipe it up and bring you a new one at once, free of charge.',
      'Não faz mal, eu limpo e já trago outro, sem cobrar.',
    ),
  ],
  family: [
    line(
      '没事没事，擦一擦就好了，没烫着吧？',
      'It’s nothing, a quick wipe will do. You didn’t burn yourself?',
      'Não foi nada, é só limpar. Não se queimou?',
    ),
  ],
  kids: [line('没事，我来擦！', 'It’s all right, I’ll wipe it!', 'Tudo bem, eu limpo!')],
};

export const LOST: Spoken = {
  service: [
    line(
      '没关系，我现在给您再办一张{thing}，旧的就不能用了。',
      'Never mind, I’ll make you a new one now ({thing}); the old one won’t work any more.',
      'Não faz mal, faço outro agora ({thing}); o antigo deixa de funcionar.',
    ),
  ],
};

export const REPAYS: Spoken = {
  service: [
    line(
      '不用赔，您别放在心上。',
      'There’s no need to pay for it, don’t give it a thought.',
      'Não precisa pagar, não se preocupe com isso.',
    ),
  ],
  family: [
    line(
      '不用买不用赔，跟我客气什么！你别放在心上。',
      'No need to buy or pay anything, don’t stand on ceremony! Don’t give it a thought.',
      'Não precisa comprar nem pagar nada, sem cerimônia! Não pense mais nisso.',
    ),
  ],
  kids: [line('不用，不用！', 'No need, no need!', 'Não precisa!')],
};

export const FORGOT: Spoken = {
  service: [
    line(
      '别急，我看看……{thing}在这儿呢，给您！',
      'Don’t worry, let me look … Here it is ({thing}), there you go!',
      'Calma, deixe eu ver… Está aqui ({thing}), pronto!',
    ),
    line(
      '您别急，{thing}还在，我给您拿过来。',
      'Don’t worry, it’s still here ({thing}), I’ll bring it to you.',
      'Calma, ainda está aqui ({thing}), já trago.',
    ),
  ],
  kids: [line('在这儿！给你！', 'Here it is! There you go!', 'Está aqui! Toma!')],
};

export const PAPER: Spoken = {
  service: [
    line(
      '可以，{thing}我现在就给您。',
      'Certainly, I’ll give it to you now: {thing}.',
      'Claro, já lhe dou: {thing}.',
    ),
    line(
      '没问题，{thing}马上就好，您拿好。',
      'No problem, it’ll be ready in a moment ({thing}); keep it safe.',
      'Sem problema, fica pronto já ({thing}); guarde bem.',
    ),
  ],
  expert: [
    line(
      '可以，{thing}我现在就给您开。',
      'Certainly, I’ll write it for you now: {thing}.',
      'Claro, faço agora para você: {thing}.',
    ),
    line(
      '没问题，{thing}我写好了签上字就给您。',
      'No problem, I’ll write it, sign it and give it to you: {thing}.',
      'Sem problema, escrevo, assino e lhe entrego: {thing}.',
    ),
  ],
  kids: [line('好，给你！', 'All right, here you are!', 'Está bem, toma!')],
};

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

export const WHY_HERE: readonly Line[] = [
  line(
    '今年整个公司都不容易，大家都是这样，我会再想办法。',
    'It’s been a hard year for the whole company, the same for everybody. I’ll see what I can do.',
    'Foi um ano difícil para a empresa toda, igual para todos. Vou ver o que posso fazer.',
  ),
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

export const RULE_TIME: Spoken = {
  service: [
    line(
      '因为要一步一步来，一步也不能少。我会尽量快一点儿。',
      'Because it goes step by step and no step can be left out. I’ll be as quick as I can.',
      'Porque é passo a passo, e nenhum pode faltar. Vou o mais rápido possível.',
    ),
    line(
      '今天人多，所以慢一点儿，真不好意思，我去催一下。',
      'There are many people today, so it’s slower. I’m so sorry, I’ll hurry them up.',
      'Hoje tem muita gente, por isso demora mais. Desculpe, vou apressar.',
    ),
  ],
  expert: [
    line(
      '规定的时间就是这么长，对大家都一样，请您理解。',
      'That is the time the rules give, the same for everybody. Please understand.',
      'O prazo das regras é esse, igual para todos. Por favor, entenda.',
    ),
  ],
  family: [
    line(
      '急什么呀，好事都要慢慢来。',
      'What’s the hurry? Good things take time.',
      'Para que a pressa? Coisa boa leva tempo.',
    ),
  ],
};

export const ERRS: Spoken = {
  service: [
    line('没关系，改过来就行。', 'That’s all right, it’s easily put right.', 'Tudo bem, é só corrigir.'),
    line('没事，谁都有错的时候。', 'Never mind, anybody makes mistakes.', 'Não faz mal, todo mundo erra.'),
  ],
};

export const RULE_LEAVE: Spoken = {
  service: [
    line(
      '因为这是我们这儿的规定，对谁都一样，真不好意思。',
      'Because that’s the rule here, the same for everybody. I’m sorry.',
      'Porque é a regra daqui, igual para todos. Desculpe.',
    ),
    line(
      '不是我不想，再多我就真的没办法了，请您理解。',
      'It’s not that I don’t want to; beyond this I really can’t. Please understand.',
      'Não é que eu não queira; mais que isso eu realmente não posso. Por favor, entenda.',
    ),
  ],
  expert: [
    line(
      '因为规定就是这样，对大家都一样，请您理解。',
      'Because that’s the rule, the same for everybody. Please understand.',
      'Porque a regra é essa, igual para todos. Por favor, entenda.',
    ),
  ],
  family: [
    line(
      '我们一直都是这样的，我也没别的办法呀。',
      'It’s always been like that with us; there’s nothing else I can do.',
      'Conosco sempre foi assim; não tenho outro jeito.',
    ),
  ],
};

export const UNDECIDED: Spoken = {
  service: [
    line(
      '好，不着急，您想好了再告诉我。',
      'All right, no hurry. Tell me when you’ve made up your mind.',
      'Certo, sem pressa. Me avise quando decidir.',
    ),
    line(
      '没问题，您慢慢考虑，我等您的消息。',
      'No problem, take your time. I’ll wait to hear from you.',
      'Sem problema, pense com calma. Fico no aguardo.',
    ),
  ],
  family: [
    line(
      '好，这事儿急不得，你想好了再跟我说。',
      'Right, there’s no rushing this. Tell me when you’ve decided.',
      'Certo, não dá para apressar. Me diga quando decidir.',
    ),
  ],
};

export const SWAP: Spoken = {
  service: [
    line(
      '可以，那就换成{thing}，我马上给您拿。',
      'Yes, we’ll make it {thing} instead. I’ll get it at once.',
      'Pode, então trocamos por {thing}. Já trago.',
    ),
    line(
      '行，换成{thing}，没问题。',
      'Sure, {thing} instead, no problem.',
      'Claro, {thing} no lugar, sem problema.',
    ),
  ],
};

export const FULL: Spoken = {
  service: [
    line(
      '好，吃好就行，剩下的我给您打包。',
      'Good, as long as you’ve had enough. I’ll pack up the rest for you.',
      'Ótimo, o importante é estar satisfeito. Embalo o resto para você.',
    ),
  ],
  family: [
    line(
      '好好好，吃饱了就歇会儿，剩下的我给你装上带走。',
      'All right, have a rest now that you’re full. I’ll pack the rest for you to take.',
      'Está bem, descanse agora que comeu bem. O resto eu embalo para você levar.',
    ),
  ],
  kids: [line('吃饱了，真好！', 'All full, how nice!', 'Barriga cheia, que bom!')],
};

export const FACT: readonly Line[] = [
  line(
    '哦，是我弄错了，{fact}，我记下来了。',
    'Oh, I got it wrong. I’ve noted it now.',
    'Ah, eu me enganei. Já anotei.',
  ),
  line(
    '对不起，我没听清楚。{fact}，我明白了。',
    'Sorry, I didn’t hear properly. Now I see.',
    'Desculpe, não ouvi direito. Agora entendi.',
  ),
];

export const JOKE: Spoken = {
  service: [
    line('哈哈，您真会开玩笑。', 'Haha, you’re joking.', 'Haha, você é brincalhão.'),
    line(
      '哈哈，跟您聊天真有意思。',
      'Haha, it’s fun talking with you.',
      'Haha, é divertido conversar com você.',
    ),
  ],
  family: [
    line(
      '哈哈，你这张嘴真会说！',
      'Haha, what a way you have with words!',
      'Haha, você tem a língua afiada!',
    ),
  ],
  kids: [line('哈哈哈，真好玩！', 'Hahaha, what fun!', 'Hahaha, que engraçado!')],
};
