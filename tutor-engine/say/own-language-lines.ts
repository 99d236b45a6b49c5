// What is said to a sentence in the learner's own language: Chinese for the first week, and in the note what is really said.

import type { Line } from '../../content/schema/line.ts';

const note = (zh: string, en: string, pt: string) => ({ zh, en, pt });

/** To what nobody could place: warm, and nothing told back that was not understood. */
export const GENERAL: readonly Line[] = [
  {
    zh: '谢谢你告诉我！',
    en: 'Thank you for telling me!',
    pt: 'Que bom que você me contou!',
    note: note(
      '谢谢你告诉我。',
      'Thank you for telling me, I like hearing from you.',
      'Que bom que você contou, gosto de ouvir você.',
    ),
  },
  {
    zh: '好，好！',
    en: 'Good, good!',
    pt: 'Certo, certo!',
    note: note(
      '我在听。',
      'I see! You can always tell me things like that in your own language.',
      'Entendi! Pode sempre me contar essas coisas na sua língua.',
    ),
  },
  {
    zh: '我在听。',
    en: 'I’m listening.',
    pt: 'Estou ouvindo.',
    note: note(
      '我在听，你可以多说。',
      'I’m listening; tell me more whenever you like. Meanwhile, a little Chinese:',
      'Estou ouvindo; conte mais quando quiser. Enquanto isso, um pouco de chinês:',
    ),
  },
];

export const NAME_TOLD: readonly Line[] = [
  {
    zh: '{name}，你好！',
    en: 'Hello, {name}!',
    pt: 'Olá, {name}!',
    note: note(
      '很高兴认识你，{name}。',
      'Lovely to meet you, {name}. “My name is {name}” would be 我叫{name} (wǒ jiào …).',
      'Que bom conhecer você, {name}. “Eu me chamo {name}” seria 我叫{name} (wǒ jiào …).',
    ),
  },
];
export const NAME_RIGHTED: readonly Line[] = [
  {
    zh: '对不起！{name}，你好！',
    en: 'Sorry! Hello, {name}!',
    pt: 'Desculpe! Olá, {name}!',
    note: note(
      '对不起，我知道了：{name}。',
      'My mistake, sorry! {name} it is, got it.',
      'Erro meu, desculpe! É {name}, entendi.',
    ),
  },
];
export const AGE_TOLD: readonly Line[] = [
  {
    zh: '{age}岁，真好！',
    en: '{age} years old, how nice!',
    pt: '{age} anos, que bom!',
    note: note(
      '好的，{age}岁。',
      'Got it. In Chinese that is {age}岁 (suì is “years old”).',
      'Entendi. Em chinês fica {age}岁 (suì é “anos de idade”).',
    ),
  },
];

/** Whether it was right: {word}, {pinyin}. */
export const RIGHT: readonly Line[] = [
  {
    zh: '对！',
    en: 'Right!',
    pt: 'Certo!',
    note: note(
      '对，{word}：{pinyin}。',
      'Yes, that’s right: {word} ({pinyin}). Well done!',
      'Sim, está certo: {word} ({pinyin}). Muito bem!',
    ),
  },
  {
    zh: '很好！',
    en: 'Very good!',
    pt: 'Muito bem!',
    note: note(
      '没错，{word}：{pinyin}。',
      'Exactly, {word} is {pinyin}. You’ve got it.',
      'Exatamente, {word} é {pinyin}. Você pegou.',
    ),
  },
];
/** It can only be said how it should be. */
export const SHOULD_BE: readonly Line[] = [
  {
    zh: '看这里：{word}。',
    en: 'Look here: {word}.',
    pt: 'Veja aqui: {word}.',
    note: note(
      '{word}：{pinyin}。',
      'It should be {word} ({pinyin}). Compare it with yours; plain letters are fine.',
      'Deve ser {word} ({pinyin}). Compare com o seu; letras comuns já servem.',
    ),
  },
];
export const SOUND: readonly Line[] = [
  {
    zh: '“{word}”：{pinyin}。',
    en: '“{word}”: {pinyin}.',
    pt: '“{word}”: {pinyin}.',
    note: note(
      '{word}：{pinyin}。',
      '{word} is {pinyin}: {guide}. Tap the word to hear it.',
      '{word} é {pinyin}: {guide}. Toque na palavra para ouvir.',
    ),
  },
];
export const ALREADY: readonly Line[] = [
  {
    zh: '对不起，你说过了。',
    en: 'Sorry, you did say so.',
    pt: 'Desculpe, você já disse.',
    note: note(
      '对不起，我知道了。',
      'You’re right, sorry, you had told me already. On we go.',
      'Você tem razão, desculpe, você já tinha dito. Vamos adiante.',
    ),
  },
];
/** To a question about the tutor that no fact of theirs answers. */
export const NOTHING_TO_TELL: readonly Line[] = [
  {
    zh: '对不起，我不知道。',
    en: 'Sorry, I don’t know.',
    pt: 'Desculpe, eu não sei.',
    note: note(
      '这个我们以后再说。',
      'I have no answer to that one, so let’s keep talking about you.',
      'Para essa eu não tenho resposta, então vamos continuar falando de você.',
    ),
  },
];

/** Right Chinese that was not asked for now. */
export const PIECE: readonly Line[] = [
  {
    zh: '对，很好！',
    en: 'Right, very good!',
    pt: 'Isso, muito bem!',
    note: note(
      '{word}，说得好。',
      '“{word}” ({pinyin}): that is right, well said!',
      '“{word}” ({pinyin}): está certo, muito bem!',
    ),
  },
  {
    zh: '说得好！',
    en: 'Well said!',
    pt: 'Falou bem!',
    note: note(
      '{word}，很好。',
      'That was real Chinese: “{word}” ({pinyin}).',
      'Isso foi chinês de verdade: “{word}” ({pinyin}).',
    ),
  },
];
/** To who wants to be told a story or a joke. */
export const STORY: readonly Line[] = [
  {
    zh: '小猫说：“你好！”小狗说：“你好！”',
    en: 'The kitten says: “Hello!” The puppy says: “Hello!”',
    pt: 'O gatinho diz: “Oi!” O cachorrinho diz: “Oi!”',
    note: note(
      '一个小小的故事：小猫和小狗是好朋友。',
      'A tiny story: a kitten (小猫) and a puppy (小狗) meet and become friends. They only know one word, just like us at the beginning!',
      'Uma historinha: um gatinho (小猫) e um cachorrinho (小狗) se encontram e viram amigos. Só sabem uma palavra, como a gente no começo!',
    ),
  },
];
export const LAUGHING: readonly Line[] = [
  {
    zh: '哈哈，对！',
    en: 'Haha, yes!',
    pt: 'Haha, sim!',
    note: note('对，我很高兴。', 'Yes, you made me laugh!', 'Sim, você me fez rir!'),
  },
];

/** To who types for a child, the first time. */
export const CHILD_GREETED: readonly Line[] = [
  {
    zh: '你们好！',
    en: 'Hello, both of you!',
    pt: 'Olá para vocês dois!',
    note: note(
      '你们好！也谢谢帮忙打字的人。',
      'Hello to the little one, and hello to you who is typing! Reading the Chinese aloud together works best.',
      'Olá para a criança, e olá para quem está digitando! Ler o chinês em voz alta juntos é o que mais ajuda.',
    ),
  },
];
/** Asked whether one likes it. */
export const LIKES: readonly Line[] = [
  { zh: '我喜欢{word}！', en: 'I like {word}!', pt: 'Gosto de {word}!' },
];
