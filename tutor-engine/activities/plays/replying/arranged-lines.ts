// What is said to offers, proposed times and things that were ordered and have not come: the same at every level.

import type { Line } from '../../../../content/schema/line.ts';

type Arrangement =
  | 'agreed'
  | 'refused'
  | 'countered'
  | 'stay'
  | 'told'
  | 'sum'
  | 'right'
  | 'meant'
  | 'wrong'
  | 'moved'
  | 'when'
  | 'coming'
  | 'without'
  | 'back'
  | 'short';

/** `{price}`, `{least}`, `{when}` and `{thing}` are filled. */
export const ARRANGED: Readonly<Record<Arrangement, readonly Line[]>> = {
  agreed: [
    {
      zh: '行，那就{price}块，说定了。',
      en: 'All right, {price} yuan it is, agreed.',
      pt: 'Certo, então fica {price} yuans, combinado.',
    },
    {
      zh: '好吧，{price}块就{price}块。',
      en: 'Fine, {price} yuan then.',
      pt: 'Está bem, {price} yuans, então.',
    },
  ],
  refused: [
    {
      zh: '{price}块真的不行，最低{least}块。',
      en: '{price} yuan really won’t do; {least} is the lowest.',
      pt: '{price} yuans não dá mesmo; o mínimo é {least}.',
    },
    {
      zh: '不行不行，{price}块太少了，最少也要{least}块。',
      en: 'No, {price} yuan is too little; it has to be {least} at least.',
      pt: 'Não, {price} yuans é pouco; tem que ser pelo menos {least}.',
    },
    {
      zh: '{price}块我真的做不到，{least}块已经是最低的了。',
      en: '{price} yuan I really can’t do; {least} is already the lowest.',
      pt: '{price} yuans eu realmente não consigo; {least} já é o mínimo.',
    },
  ],
  countered: [
    {
      zh: '{price}块太少了，{least}块，可以了吧。',
      en: '{price} yuan is too little. {least} yuan, that’s fair.',
      pt: '{price} yuans é muito pouco. {least} yuans, aí fica justo.',
    },
    {
      zh: '{price}块我卖不了，我少要一点儿，{least}块。',
      en: 'I can’t sell for {price} yuan. I’ll come down a little: {least}.',
      pt: 'Por {price} yuans não dá. Eu baixo um pouco: {least}.',
    },
  ],
  stay: [
    {
      zh: '别走别走，最低{least}块，再少真的不行了。',
      en: 'Don’t go, don’t go! {least} yuan is the lowest; less really won’t do.',
      pt: 'Não vá, não vá! O mínimo é {least} yuans; menos que isso não dá mesmo.',
    },
    {
      zh: '等一下，我们再商量商量，{least}块，好吧。',
      en: 'Wait, let’s talk about it: {least} yuan, all right.',
      pt: 'Espere, vamos conversar: {least} yuans, está bem.',
    },
  ],
  sum: [
    { zh: '一共{price}块。', en: '{price} yuan altogether.', pt: 'São {price} yuans ao todo.' },
    { zh: '算一下，一共{price}块。', en: 'Let me see: {price} yuan.', pt: 'Vamos ver: {price} yuans.' },
  ],
  right: [
    { zh: '对，{price}块。', en: 'Yes, {price} yuan.', pt: 'Isso, {price} yuans.' },
    { zh: '没错，就是{price}块。', en: 'That’s right, {price} yuan.', pt: 'Certo, {price} yuans.' },
  ],
  meant: [
    {
      zh: '对不起，是我说错了，就是{price}块。',
      en: 'Sorry, my mistake: it’s {price} yuan.',
      pt: 'Desculpe, errei: são {price} yuans.',
    },
    {
      zh: '您说得对，说了{price}块就是{price}块。',
      en: 'You’re right: I said {price} yuan, so {price} it is.',
      pt: 'Tem razão: eu disse {price} yuans, então são {price}.',
    },
  ],
  wrong: [
    {
      zh: '不对，不是{least}块，是{price}块。',
      en: 'No, not {least} yuan but {price}.',
      pt: 'Não, não são {least} yuans, são {price}.',
    },
    {
      zh: '我再算一下，一共是{price}块。',
      en: 'Let me add it up again: {price} yuan altogether.',
      pt: 'Deixe eu somar de novo: {price} yuans ao todo.',
    },
  ],
  told: [
    { zh: '现在说的是{price}块。', en: 'It stands at {price} yuan.', pt: 'Está em {price} yuans.' },
    { zh: '{price}块，我记着呢。', en: '{price} yuan, I remember.', pt: '{price} yuans, eu me lembro.' },
  ],
  moved: [
    {
      zh: '好，那就{when}，说定了。',
      en: 'All right, {when} then, it’s settled.',
      pt: 'Certo, então {when}, combinado.',
    },
    {
      zh: '{when}可以，我记下来了。',
      en: '{when} is fine, I’ve noted it.',
      pt: '{when} está ótimo, já anotei.',
    },
  ],
  when: [
    { zh: '{when}，说好了的。', en: '{when}, as we said.', pt: '{when}, como combinamos.' },
    {
      zh: '时间是{when}，别忘了。',
      en: 'The time is {when}, don’t forget.',
      pt: 'O horário é {when}, não esqueça.',
    },
  ],
  without: [
    {
      zh: '好，不要{thing}，我记住了。',
      en: 'All right, no {thing}; I’ll remember.',
      pt: 'Certo, sem {thing}; vou lembrar.',
    },
    { zh: '知道了，没有{thing}的。', en: 'I see, without {thing}.', pt: 'Entendi, sem {thing}.' },
  ],
  coming: [
    {
      zh: '{thing}马上就来，真不好意思。',
      en: '{thing} will be here in a moment, I’m so sorry.',
      pt: '{thing} já vem, desculpe a demora.',
    },
    {
      zh: '对不起，我现在就去拿{thing}。',
      en: 'Sorry, I’ll go and get it now: {thing}.',
      pt: 'Desculpe, vou buscar agora: {thing}.',
    },
  ],
  back: [
    {
      zh: '对，找你{price}块，拿好。',
      en: 'Yes, {price} yuan change, here you are.',
      pt: 'Isso, {price} yuans de troco, aqui está.',
    },
  ],
  short: [
    {
      zh: '我再算一下……应该找你{price}块，给你。',
      en: 'Let me work it out again … It should be {price} yuan change. Here you are.',
      pt: 'Deixe eu refazer a conta… O troco é de {price} yuans. Aqui está.',
    },
  ],
};
