// What is said around the idioms, which only advanced learners are asked for.

import type { Line } from '../../../content/schema/line.ts';

export const BEGIN: readonly Line[] = [
  {
    zh: '好，来玩成语：先听一件事，再用一个成语来说。',
    en: 'All right, idioms: hear what happened, then sum it up in one.',
    pt: 'Certo, vamos de expressões: ouça o caso e resuma numa só.',
  },
  {
    zh: '成语我最拿手。下面这件事，请用一个成语来说。',
    en: 'Idioms are my strong point. Here’s a case to sum up in one.',
    pt: 'Expressões são o meu forte. Aqui vai um caso para resumir numa.',
  },
];

/** When all topics are done: what is offered, and why not more. */
export const OFFER: readonly Line[] = [
  {
    zh: '话题都聊过了。自由辩论我不一定跟得上，成语倒可以玩得很认真。',
    en: 'We’ve covered all my topics. I might not keep up in a free debate, but idioms I can do in earnest.',
    pt: 'Já passamos por todos os meus temas. Num debate livre talvez eu não acompanhe, mas expressões eu levo a sério.',
  },
];

export const ASK: readonly Line[] = [
  { zh: '用哪个成语最合适？', en: 'Which idiom fits best?', pt: 'Que expressão cai melhor?' },
  {
    zh: '这件事，用四个字怎么说？',
    en: 'How would you put that in four characters?',
    pt: 'Como dizer isso em quatro caracteres?',
  },
  { zh: '想到哪个成语了？', en: 'Which idiom comes to mind?', pt: 'Que expressão vem à mente?' },
];

export const RIGHT: readonly Line[] = [
  { zh: '对，正是“{idiom}”！', en: 'Yes, exactly: {idiom}!', pt: 'Isso mesmo: {idiom}!' },
  { zh: '“{idiom}”，一个字都不差！', en: '{idiom}: right to the letter!', pt: '{idiom}: exatamente!' },
  { zh: '没错，就是“{idiom}”。', en: 'That’s it: {idiom}.', pt: 'É isso: {idiom}.' },
];

export const NOT_YET: readonly Line[] = [
  { zh: '还差一点儿，再想想。', en: 'Not quite, think again.', pt: 'Ainda não, pense de novo.' },
  {
    zh: '意思不太合适，换一个试试。',
    en: 'That doesn’t quite fit, try another.',
    pt: 'Não cai muito bem, tente outra.',
  },
];

export const TOLD: readonly Line[] = [
  { zh: '这里用的是“{idiom}”。', en: 'It’s {idiom}.', pt: 'É {idiom}.' },
  {
    zh: '答案是“{idiom}”，记住它就不亏。',
    en: 'The answer is {idiom}, well worth remembering.',
    pt: 'A resposta é {idiom}, vale guardar.',
  },
];

/** Three to choose from. */
export const CHOICE: readonly Line[] = [
  {
    zh: '三个里面有一个合适：{choices}。',
    en: 'One of these three fits: {choices}.',
    pt: 'Uma destas três serve: {choices}.',
  },
];

export const DONE: readonly Line[] = [
  { zh: '成语先玩到这儿。', en: 'That’s enough idioms for now.', pt: 'Por ora chega de expressões.' },
  {
    zh: '今天的成语就到这里，想玩随时说。',
    en: 'That’s it for idioms today; just say when you want more.',
    pt: 'Por hoje é isso; quando quiser mais, é só falar.',
  },
];
