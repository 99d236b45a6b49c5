// What is said to questions about the language; the explanations themselves are content and the language core's.

import type { Line } from '../../../../content/schema/line.ts';

const SHOWN = { zh: '{gloss}', en: '{gloss}', pt: '{gloss}' } as const;

/** Two words that are told apart by a teacher; `told` is a whole sentence. */
export const TOLD_APART: readonly Line[] = [
  {
    zh: '{told}比如：{examples}',
    en: '{told} For example: {examples}',
    pt: '{told} Por exemplo: {examples}',
    note: SHOWN,
  },
  {
    zh: '好问题。{told}你看：{examples}',
    en: 'Good question. {told} Look: {examples}',
    pt: 'Boa pergunta. {told} Veja: {examples}',
    note: SHOWN,
  },
];

/** The same to who knows few words. */
export const SHOWN_APART: readonly Line[] = [
  {
    zh: '{words}不一样。你看：{examples}',
    en: '{words} are not the same. Look: {examples}',
    pt: '{words} não são iguais. Veja: {examples}',
    note: SHOWN,
  },
  {
    zh: '好问题！{words}，我们这样说：{examples}',
    en: 'Good question! {words}, we say it like this: {examples}',
    pt: 'Boa pergunta! {words}, dizemos assim: {examples}',
    note: SHOWN,
  },
];

/** Two words of which nobody has written; both meanings, and a sentence with each. */
export const SIDE_BY_SIDE: readonly Line[] = [
  {
    zh: '{told}。比如：{examples}',
    en: '{told}. For example: {examples}',
    pt: '{told}. Por exemplo: {examples}',
    note: SHOWN,
  },
];
export const NOT_TOLD_APART: readonly Line[] = [
  {
    zh: '{words}，我现在讲不清楚，不想教错你。',
    en: '{words}: I can’t explain them well now, and I don’t want to teach you wrong.',
    pt: '{words}: agora não consigo explicar bem, e não quero ensinar errado.',
  },
];
export const MUCH_ALIKE: readonly Line[] = [
  {
    zh: '{words}意思很近：{told}。比如：{examples}',
    en: '{words} are close in meaning: {told}. For example: {examples}',
    pt: '{words} têm sentido próximo: {told}. Por exemplo: {examples}',
    note: SHOWN,
  },
];
export const MUCH_ALIKE_BARELY: readonly Line[] = [
  {
    zh: '{words}意思很近：{told}。',
    en: '{words} are close in meaning: {told}.',
    pt: '{words} têm sentido próximo: {told}.',
    note: SHOWN,
  },
];
/** Where only one of two is known. */
export const ONE_GLOSSED: readonly Line[] = [
  {
    zh: '{told}；{words}我一下子讲不清楚，不想教错你。',
    en: '{told}; {words} I can’t explain well just now, and I don’t want to teach you wrong.',
    pt: '{told}; {words} agora não consigo explicar bem, e não quero ensinar errado.',
    note: SHOWN,
  },
];
export const BOTH_GLOSSED: readonly Line[] = [{ zh: '{told}。', en: '{told}.', pt: '{told}.', note: SHOWN }];

/** What a word means, in Chinese. */
export const MEANS: readonly Line[] = [
  {
    zh: '“{word}”的意思是：{told}。',
    en: '“{word}” means: {told}.',
    pt: '“{word}” quer dizer: {told}.',
    note: { zh: '“{word}”：{gloss}', en: '“{word}” means “{gloss}”.', pt: '“{word}” significa “{gloss}”.' },
  },
  {
    zh: '“{word}”说的是：{told}。',
    en: '“{word}” is: {told}.',
    pt: '“{word}” é: {told}.',
    note: { zh: '“{word}”：{gloss}', en: '“{word}” means “{gloss}”.', pt: '“{word}” significa “{gloss}”.' },
  },
];

/** A phrase of which only the words are known. */
export const WORD_BY_WORD: readonly Line[] = [
  {
    zh: '“{word}”，一个词一个词看：{gloss}。',
    en: '“{word}”, word by word: {gloss}.',
    pt: '“{word}”, palavra por palavra: {gloss}.',
    note: {
      zh: '“{word}”：{gloss}',
      en: '“{word}”, word by word: {gloss}. As a whole it may mean something of its own.',
      pt: '“{word}”, palavra por palavra: {gloss}. No conjunto pode ter um sentido próprio.',
    },
  },
];

/** A whole sentence put together of its words. */
export const WORD_FOR_WORD: readonly Line[] = [
  {
    zh: '一个词一个词地说：“{word}”，这样大家听得懂。',
    en: 'Word for word: “{word}”. People will understand you.',
    pt: 'Palavra por palavra: “{word}”. Dá para entender.',
    note: {
      zh: '一个词一个词地说：{word}',
      en: '“{said}”, word for word: {word}. There may be a more natural way.',
      pt: '“{said}”, palavra por palavra: {word}. Talvez haja um jeito mais natural.',
    },
  },
];

export const READ: readonly Line[] = [
  {
    zh: '“{word}”读作 {pinyin}。',
    en: '“{word}” is read {pinyin}.',
    pt: '“{word}” se lê {pinyin}.',
    note: SHOWN,
  },
  {
    zh: '“{word}”的读音是 {pinyin}，跟我读：{word}。',
    en: '“{word}” is pronounced {pinyin}. Repeat after me: {word}.',
    pt: '“{word}” pronuncia-se {pinyin}. Repita comigo: {word}.',
    note: SHOWN,
  },
];
/** A character that is read in several ways. */
export const READ_VARIOUSLY: readonly Line[] = [
  {
    zh: '“{word}”常常读作 {pinyin}，在别的词里也读 {others}。',
    en: '“{word}” is mostly read {pinyin}; in other words also {others}.',
    pt: '“{word}” em geral se lê {pinyin}; em outras palavras também {others}.',
    note: SHOWN,
  },
];
/** One character in two words. */
const STROKES = {
  zh: '{gloss}点一下“{word}”，词卡里有笔顺，也可以自己写一写。',
  en: '{gloss} Tap “{word}”: its card shows the strokes in their order, and you can practise writing it.',
  pt: '{gloss} Toque em “{word}”: o cartão mostra a ordem dos traços, e dá para treinar a escrita.',
} as const;

/** How a word is written. */
export const WRITTEN_SO: readonly Line[] = [
  {
    zh: '这样写：“{word}”，读 {pinyin}。',
    en: 'It is written like this: “{word}”, read {pinyin}.',
    pt: 'Escreve-se assim: “{word}”, lê-se {pinyin}.',
    note: STROKES,
  },
];
export const WRITTEN: readonly Line[] = [
  {
    zh: '这样写：“{word}”。',
    en: 'It is written like this: “{word}”.',
    pt: 'Escreve-se assim: “{word}”.',
    note: STROKES,
  },
];

export const READ_ALIKE: readonly Line[] = [
  {
    zh: '一样，都是“{word}”，都读 {pinyin}。',
    en: 'Yes, both are “{word}”, both read {pinyin}.',
    pt: 'Sim, os dois são “{word}”, lidos {pinyin}.',
  },
];
export const READ_UNLIKE: readonly Line[] = [
  {
    zh: '字一样，读音不一样：前面读 {pinyin}，后面读 {others}。',
    en: 'The character is the same, the sound isn’t: first {pinyin}, then {others}.',
    pt: 'O caractere é o mesmo, o som não: primeiro {pinyin}, depois {others}.',
  },
];
export const READ_UNKNOWN: readonly Line[] = [
  {
    zh: '“{word}”怎么读，我不敢说，怕教错你。',
    en: 'How “{word}” is read I’d rather not say; I might teach it wrong.',
    pt: 'Como se lê “{word}” prefiro não dizer, para não ensinar errado.',
  },
];

export const USED: readonly Line[] = [
  {
    zh: '“{word}”可以这样用：{examples}',
    en: '“{word}” can be used like this: {examples}',
    pt: '“{word}” pode ser usado assim: {examples}',
    note: SHOWN,
  },
  {
    zh: '我用“{word}”说一句：{examples}',
    en: 'Here is a sentence with “{word}”: {examples}',
    pt: 'Uma frase com “{word}”: {examples}',
    note: SHOWN,
  },
];

export const COUNTED: readonly Line[] = [
  {
    zh: '“{word}”的量词是“{measure}”：一{measure}{word}。',
    en: 'The measure word of “{word}” is “{measure}”: 一{measure}{word}.',
    pt: 'O classificador de “{word}” é “{measure}”: 一{measure}{word}.',
    note: SHOWN,
  },
  {
    zh: '我们说“一{measure}{word}”。',
    en: 'We say “一{measure}{word}”.',
    pt: 'Dizemos “一{measure}{word}”.',
    note: SHOWN,
  },
];
export const COUNT_UNKNOWN: readonly Line[] = [
  {
    zh: '“{word}”用哪个量词最好，我不敢说；说“一个{word}”，大家都听得懂。',
    en: 'Which measure word is best for “{word}” I can’t say for sure; with “一个{word}” everybody understands you.',
    pt: 'Qual é o melhor classificador para “{word}” não sei ao certo; com “一个{word}” todos entendem.',
  },
];

/** Of two ways to say it. */
export const RATHER: readonly Line[] = [
  {
    zh: '要说“{right}”，不说“{wrong}”。',
    en: 'Say “{right}”, not “{wrong}”.',
    pt: 'Diga “{right}”, e não “{wrong}”.',
    note: SHOWN,
  },
];
export const BOTH_RIGHT: readonly Line[] = [
  {
    zh: '“{one}”和“{other}”，两个都可以说。',
    en: '“{one}” and “{other}”: one can say either.',
    pt: '“{one}” e “{other}”: pode-se dizer as duas.',
  },
];

/** None of them has a mistake for sure. */
export const MORE_USUAL: readonly Line[] = [
  {
    zh: '一般说“{one}”，少说“{other}”。',
    en: 'People usually say “{one}”, rarely “{other}”.',
    pt: 'Em geral se diz “{one}”, raramente “{other}”.',
  },
];

export const NOT_RUDE: readonly Line[] = [
  {
    zh: '“{word}”不是骂人的话，可以放心用。',
    en: '“{word}” is not a rude word. You can use it without worry.',
    pt: '“{word}” não é palavra feia. Pode usar sem medo.',
    note: SHOWN,
  },
];
export const MAY_HURT: readonly Line[] = [
  {
    zh: '“{word}”不是骂人的话，可是当面这样说别人，人家会不高兴。',
    en: '“{word}” is no swear word, but said to somebody’s face it is not polite and may hurt.',
    pt: '“{word}” não é palavrão, mas dito na cara de alguém não é educado e pode magoar.',
    note: SHOWN,
  },
];
export const SOUNDS_CURT: readonly Line[] = [
  {
    zh: '“{word}”不是骂人的话，可是只说这一句，听起来不太客气。',
    en: '“{word}” is not rude in itself, but on its own it can sound curt; add a word or two to be polite.',
    pt: '“{word}” não é grosseiro em si, mas sozinho pode soar seco; acrescente algo para ser educado.',
    note: SHOWN,
  },
];
export const IS_RUDE: readonly Line[] = [
  {
    zh: '“{word}”不好听，最好别说。',
    en: '“{word}” is rude. Better not say it.',
    pt: '“{word}” é grosseiro. Melhor não dizer.',
    note: SHOWN,
  },
];
export const IS_POLITE: readonly Line[] = [
  {
    zh: '“{word}”很客气，对谁都可以说。',
    en: '“{word}” is polite. You can say it to anybody.',
    pt: '“{word}” é educado. Pode dizer a qualquer pessoa.',
    note: SHOWN,
  },
];

/** Of all the learner has said so far. */
export const MISTAKES: readonly Line[] = [
  {
    zh: '你说的我都听懂了。有的地方可以改一改：{list}',
    en: 'I understood all of it. A few spots could be better: {list}',
    pt: 'Entendi tudo. Alguns pontos podem melhorar: {list}',
    note: SHOWN,
  },
];
export const ONE_MISTAKE: readonly Line[] = [
  {
    zh: '说得不错，我都听懂了。只有一个地方要改：{list}',
    en: 'Well said, I understood it all. Just one spot to change: {list}',
    pt: 'Você fala bem, entendi tudo. Só um ponto para mudar: {list}',
    note: SHOWN,
  },
];
export const NO_MISTAKES: readonly Line[] = [
  {
    zh: '你说的我都听懂了，我没听到明显的错。',
    en: 'I understood all of it and heard no clear mistake.',
    pt: 'Entendi tudo e não ouvi nenhum erro claro.',
  },
];

/** A saying that the learner thought of. */
export const SAYING_KNOWN: readonly Line[] = [
  {
    zh: '可以用，{told}。',
    en: 'That will do: {told}.',
    pt: 'Serve: {told}.',
  },
];
/** {word} for what was described, and what it says. */
export const DESCRIBED: readonly Line[] = [
  {
    zh: '可以用“{word}”：{means}。',
    en: 'You can use “{word}”: {means}.',
    pt: 'Dá para usar “{word}”: {means}.',
    note: SHOWN,
  },
  {
    zh: '“{word}”很合适：{means}。',
    en: '“{word}” fits well: {means}.',
    pt: '“{word}” cai bem: {means}.',
    note: SHOWN,
  },
];
export const WORD_SAID_PLAINLY: readonly Line[] = [
  {
    zh: '现成的词我一下子想不到，直接说“{what}”就很清楚。',
    en: 'No single word comes to mind; just saying “{what}” is clear enough.',
    pt: 'Não me ocorre uma palavra só; dizer “{what}” já é bem claro.',
  },
];
export const WORD_UNKNOWN: readonly Line[] = [
  {
    zh: '一个正好的词，我一下子想不到；用一句话说出来也很好。',
    en: 'The one right word doesn’t come to mind; saying it in a sentence is just as good.',
    pt: 'A palavra exata não me ocorre; dizer numa frase também fica bom.',
  },
];
/** Where no saying comes to mind, a plain sentence does as well. */
export const SAID_PLAINLY: readonly Line[] = [
  {
    zh: '成语我一时想不起来，直接说“{what}”就很清楚。',
    en: 'No idiom comes to mind; just saying “{what}” is clear enough.',
    pt: 'Não me ocorre um provérbio; dizer “{what}” já é bem claro.',
  },
];
export const SAYING_UNKNOWN: readonly Line[] = [
  {
    zh: '合适的成语，我一时想不起来，不想给你一个不对的。',
    en: 'No fitting idiom comes to mind, and I don’t want to give you a wrong one.',
    pt: 'Não me ocorre um provérbio adequado, e não quero lhe dar um errado.',
  },
];
