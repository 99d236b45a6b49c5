// What is said around a text with questions.

import type { Line } from '../../../content/schema/line.ts';

export const BEGIN: readonly Line[] = [
  {
    zh: '好，我们来读《{title}》。',
    en: 'All right, let’s read “{title}”.',
    pt: 'Certo, vamos ler “{title}”.',
  },
  {
    zh: '我找一篇短的，叫《{title}》。',
    en: 'Here’s a short one: “{title}”.',
    pt: 'Aqui vai um curto: “{title}”.',
  },
];

export const OFFER: readonly Line[] = [
  {
    zh: '我们换个玩法，读一篇短文《{title}》，再聊几个问题。',
    en: 'Let’s try something else: a short text, “{title}”, and a few questions.',
    pt: 'Vamos variar: um texto curto, “{title}”, e algumas perguntas.',
  },
];

export const RIGHT: readonly Line[] = [
  { zh: '对，读得很仔细。', en: 'Yes, you read carefully.', pt: 'Isso, você leu com atenção.' },
  { zh: '没错，我也这么理解。', en: 'Right, I read it that way too.', pt: 'Certo, eu também entendi assim.' },
  { zh: '说得通，理由也清楚。', en: 'That makes sense, and clearly put.', pt: 'Faz sentido, e está claro.' },
];

/** What was said may be right as well: the text is quoted, nothing is called wrong. */
export const OTHERWISE: readonly Line[] = [
  {
    zh: '这样理解也可以，我是这么看的：{answer}',
    en: 'One may read it so; I see it like this: {answer}',
    pt: 'Dá para entender assim; eu vejo desta forma: {answer}',
  },
  {
    zh: '有意思。我的理解是：{answer}',
    en: 'Interesting. My reading is: {answer}',
    pt: 'Interessante. Minha leitura é: {answer}',
  },
];

export const TOLD: readonly Line[] = [
  {
    zh: '没关系，可以这么回答：{answer}',
    en: 'No matter; one could answer: {answer}',
    pt: 'Tudo bem; daria para responder: {answer}',
  },
];

export const DONE: readonly Line[] = [
  {
    zh: '这篇就读到这里，想再读随时说。',
    en: 'That’s it for this text; just say when you want another.',
    pt: 'Este texto acaba aqui; quando quiser outro, é só falar.',
  },
];
