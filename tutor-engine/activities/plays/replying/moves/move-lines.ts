// What a character says to the moves of any play, in the voice of who serves, knows, is of the family, or is among children.

import type { Line } from '../../../../../content/schema/line.ts';

export type Voice = 'service' | 'expert' | 'family' | 'kids';
export type Spoken = Readonly<
  Partial<Record<Voice, readonly Line[]>> & { readonly service: readonly Line[] }
>;

export const line = (zh: string, en: string, pt: string): Line => ({ zh, en, pt });

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
