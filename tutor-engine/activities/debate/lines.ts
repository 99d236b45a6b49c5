// What is said around a debate; that its positions are fixed is said at the beginning.

import type { Line } from '../../../content/schema/line.ts';

export const BEGIN: readonly Line[] = [
  {
    zh: '好，来辩论。题目是“{motion}”，你先选一边，另一边归我。你支持还是反对？',
    en: 'All right, a debate. The motion: “{motion}”. Pick a side, I’ll take the other. Are you for or against it?',
    pt: 'Certo, um debate. O tema: “{motion}”. Escolha um lado, eu fico com o outro. Você é a favor ou contra?',
  },
  {
    zh: '辩论我喜欢，不过我只准备了几个论点。题目：“{motion}”。你支持还是反对？',
    en: 'I like debates, though I’ve only a few arguments ready. The motion: “{motion}”. Are you for or against it?',
    pt: 'Gosto de debates, mas só preparei alguns argumentos. O tema: “{motion}”. Você é a favor ou contra?',
  },
];

export const WHICH_SIDE: readonly Line[] = [
  {
    zh: '先选一边：“{motion}”，支持还是反对？',
    en: 'Pick a side first: “{motion}”, for or against?',
    pt: 'Escolha um lado primeiro: “{motion}”, a favor ou contra?',
  },
];

/** The learner is for it, and against it. */
export const TUTOR_AGAINST: readonly Line[] = [
  {
    zh: '好，你支持，我就反对。我先说：',
    en: 'Good: you’re for it, so I’m against. I’ll begin:',
    pt: 'Certo: você é a favor, eu sou contra. Eu começo:',
  },
];
export const TUTOR_FOR: readonly Line[] = [
  {
    zh: '好，你反对，我就支持。我先说：',
    en: 'Good: you’re against it, so I’m for it. I’ll begin:',
    pt: 'Certo: você é contra, eu sou a favor. Eu começo:',
  },
];

export const REBUT: readonly Line[] = [
  { zh: '你怎么反驳？', en: 'How do you rebut that?', pt: 'Como você rebate?' },
  { zh: '这一点你怎么看？', en: 'What do you say to that?', pt: 'O que você diz disso?' },
  { zh: '你拿什么来说服我？', en: 'How will you convince me?', pt: 'Como você me convence?' },
];

/** To an argument that no reply was written for: it is heard, not judged. */
export const HEARD: readonly Line[] = [
  {
    zh: '这一点我没有准备，算你得一分。我再说一点：',
    en: 'I’m not prepared for that one: a point for you. Here’s another:',
    pt: 'Para isso eu não me preparei: ponto para você. Mais um:',
  },
  {
    zh: '这个角度我没想到。不过还有一点：',
    en: 'I hadn’t thought of that angle. But there’s another point:',
    pt: 'Nesse ângulo eu não tinha pensado. Mas há outro ponto:',
  },
];
export const BESIDES: readonly Line[] = [
  { zh: '还有，', en: 'Besides:', pt: 'Além disso:' },
  { zh: '再说，', en: 'What’s more:', pt: 'E mais:' },
];

/** At the end, after a reply and without one. */
export const DONE: readonly Line[] = [
  {
    zh: '三个回合到了，我们各有各的道理，这场算打平。',
    en: 'That’s three rounds. Both of us have a point: let’s call it a draw.',
    pt: 'Foram três rodadas. Cada um tem sua razão: fica empatado.',
  },
];
