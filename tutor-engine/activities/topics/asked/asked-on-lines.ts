// What is said to who asks on, where no fact tells it: why something was asked, that it is so, that nothing more is known.

import type { Level } from '../../../../content/schema/levels.ts';
import type { Line } from '../../../../content/schema/line.ts';

type ByLevel = Readonly<Record<Exclude<Level, 'zero'>, readonly Line[]>>;

export const REALLY: readonly Line[] = [
  { zh: '真的！', en: 'Really!', pt: 'Sério!' },
  { zh: '是真的。', en: 'It’s true.', pt: 'É verdade.' },
];

export const NOTHING_AFTER: readonly Line[] = [
  { zh: '没有了，就是这样。', en: 'That’s all, that’s how it is.', pt: 'Acabou, é só isso.' },
  { zh: '就这些了。', en: 'That’s all of it.', pt: 'É só isso.' },
];

/** Why the tutor asked. */
export const BECAUSE_I_ASK: ByLevel = {
  preschool: [
    { zh: '因为我想认识你呀！', en: 'Because I want to know you!', pt: 'Porque eu quero conhecer você!' },
    { zh: '我喜欢听你说。', en: 'I like to hear you talk.', pt: 'Eu gosto de ouvir você.' },
  ],
  beginner: [
    {
      zh: '因为我想多知道一点儿你的事。',
      en: 'Because I’d like to know a little more about you.',
      pt: 'Porque quero saber um pouco mais sobre você.',
    },
    {
      zh: '我问你，是想听你多说一点儿中文。',
      en: 'I ask because I’d like to hear more of your Chinese.',
      pt: 'Pergunto porque quero ouvir mais do seu chinês.',
    },
  ],
  intermediate: [
    {
      zh: '没有什么特别的原因，就是想多了解你一点儿，不想说也没关系。',
      en: 'No special reason, I’d just like to know you better; you needn’t answer.',
      pt: 'Nenhum motivo especial, só quero conhecer você melhor; não precisa responder.',
    },
    {
      zh: '因为你刚才说的让我有点儿好奇。',
      en: 'Because what you said just now made me curious.',
      pt: 'Porque o que você disse agora me deixou com curiosidade.',
    },
  ],
  advanced: [
    {
      zh: '没有别的意思，是您的话让我好奇，才多问了一句。',
      en: 'Nothing behind it; your words made me curious, so I asked.',
      pt: 'Nada por trás disso; o que você disse me deixou com curiosidade, e perguntei.',
    },
    {
      zh: '因为一个人怎么看自己的事，往往比事情本身更有意思。',
      en: 'Because how people see their own affairs is often more interesting than the affairs.',
      pt: 'Porque o modo como alguém vê a própria vida costuma ser mais interessante do que os fatos.',
    },
  ],
};

/** To 为什么 on a fact whose reason nobody has written. */
export const NO_REASON: Readonly<Record<Level, readonly Line[]>> = {
  zero: [{ zh: '我不知道！', en: 'I don’t know!', pt: 'Não sei!' }],
  preschool: [
    { zh: '为什么？我也不知道呢！', en: 'Why? I don’t know either!', pt: 'Por quê? Eu também não sei!' },
  ],
  beginner: [
    {
      zh: '为什么啊，我自己也说不清楚。',
      en: 'Why? I can’t really say myself.',
      pt: 'Por quê? Nem eu sei explicar.',
    },
  ],
  intermediate: [
    {
      zh: '你要问为什么，我自己也说不太清楚，好像一直就是这样。',
      en: 'If you ask me why, I can’t quite say; it has somehow always been so.',
      pt: 'Se me pergunta por quê, não sei dizer bem; parece que sempre foi assim.',
    },
  ],
  advanced: [
    {
      zh: '真要追问缘由，我也说不分明，很多事就是这样慢慢成了习惯。',
      en: 'Pressed for the reason, I can’t say clearly; many things simply grow into habits.',
      pt: 'Se for buscar o motivo, não sei dizer com clareza; muita coisa vai virando hábito.',
    },
  ],
};

/** Why the tutor thinks or advises so. */
export const IN_MY_VIEW: ByLevel = {
  preschool: [
    { zh: '因为这样最开心！', en: 'Because that’s the most fun!', pt: 'Porque assim é mais legal!' },
  ],
  beginner: [
    {
      zh: '因为每个人都不一样，你自己最清楚。',
      en: 'Because everybody is different, and you know best.',
      pt: 'Porque cada pessoa é diferente, e você sabe melhor.',
    },
  ],
  intermediate: [
    {
      zh: '因为每个人的情况不一样，别人的办法不一定适合你。',
      en: 'Because everybody’s situation differs, and other people’s ways may not suit you.',
      pt: 'Porque a situação de cada um é diferente, e o jeito dos outros pode não servir para você.',
    },
  ],
  advanced: [
    {
      zh: '因为同一件事，处境不同，答案也就不同，我不敢替您下结论。',
      en: 'Because the answer depends on where one stands, and I wouldn’t decide for you.',
      pt: 'Porque a resposta depende da situação de cada um, e eu não decidiria por você.',
    },
  ],
};

/** To 然后呢 where the tutor has told no story. */
export const YOUR_TURN_TO_TELL: ByLevel = {
  preschool: [
    { zh: '然后？我想听你说！', en: 'And then? I want to hear you!', pt: 'E depois? Quero ouvir você!' },
  ],
  beginner: [
    {
      zh: '我说完了，现在想听你说。',
      en: 'I’m done; now I’d like to hear you.',
      pt: 'Eu terminei; agora quero ouvir você.',
    },
  ],
  intermediate: [
    {
      zh: '我这边就这些，后面的故事得由你来讲。',
      en: 'That’s all from me; the rest of the story is yours to tell.',
      pt: 'Da minha parte é só isso; o resto da história é com você.',
    },
  ],
  advanced: [
    {
      zh: '我知道的就到这儿，往下的事，还得听您说。',
      en: 'That’s as far as I know; for the rest I must listen to you.',
      pt: 'O que sei vai até aqui; o resto, preciso ouvir de você.',
    },
  ],
};

/** Of somebody of the tutor's own, `{word}`, of whom nobody has written more. */
export const ENOUGH_OF: ByLevel = {
  preschool: [{ zh: '这个我不说，嘘！', en: 'I won’t tell, shh!', pt: 'Isso eu não conto, shh!' }],
  beginner: [
    {
      zh: '我{word}的事，我先说到这儿吧。',
      en: 'Let me leave it at that about my own people.',
      pt: 'Sobre a minha gente, fico por aqui.',
    },
  ],
  intermediate: [
    {
      zh: '我{word}的事，就说到这儿吧，再多说该有意见了。',
      en: 'Let me leave it at that; there would be complaints at home if I told more.',
      pt: 'Fico por aqui; se eu contar mais, vão reclamar comigo.',
    },
  ],
  advanced: [
    {
      zh: '我{word}的事，容我点到为止，家里人的事不好替他们说。',
      en: 'Let me stop there; it isn’t mine to tell what belongs to my family.',
      pt: 'Permita-me parar aqui; não me cabe contar o que é da minha família.',
    },
  ],
};

/** `{word}`: what was spoken of. */
export const NOT_KNOWN_ON: Readonly<Record<Level, readonly Line[]>> = {
  zero: [{ zh: '这个我不知道。', en: 'I don’t know that.', pt: 'Isso eu não sei.' }],
  preschool: [
    { zh: '这个我也不知道呢。', en: 'I don’t know that either.', pt: 'Isso eu também não sei.' },
    { zh: '这个我不知道。', en: 'That I don’t know.', pt: 'Isso eu não sei.' },
  ],
  beginner: [
    {
      zh: '{word}的事，我就知道这些。',
      en: 'That’s all I know about it.',
      pt: 'É tudo o que sei sobre isso.',
    },
    {
      zh: '这个我真的不知道，不想说错。',
      en: 'I really don’t know that, and I don’t want to get it wrong.',
      pt: 'Isso eu não sei mesmo, e não quero errar.',
    },
  ],
  intermediate: [
    {
      zh: '说到{word}，我知道的就这么多，再说就是乱猜了。',
      en: 'That’s all I know about it; anything more would be guessing.',
      pt: 'É tudo o que sei sobre isso; mais do que isso seria chute.',
    },
    {
      zh: '这个我真不知道，不想随便说一个。',
      en: 'That I really don’t know, and I won’t just say something.',
      pt: 'Isso eu não sei mesmo, e não quero dizer qualquer coisa.',
    },
  ],
  advanced: [
    {
      zh: '关于{word}，我能说的只有这些，再往下就成了猜测。',
      en: 'That’s all I can say about it; beyond that I’d be guessing.',
      pt: 'É tudo o que posso dizer sobre isso; além disso, seria chute.',
    },
    {
      zh: '这一点我确实不清楚，不敢乱讲。',
      en: 'That I truly don’t know, and I won’t talk at random.',
      pt: 'Isso eu realmente não sei, e não quero falar à toa.',
    },
  ],
};
