// What is told to who asks about the page: what its signs mean, and where to find what they want. The same at every level.

import type { Line, Note } from '../../../content/schema/line.ts';
import type { ScreenPart } from '../../understand/asked/screen-asked.ts';

const NOTES: Readonly<Record<ScreenPart, Note>> = {
  explanation: {
    zh: '解释写在我那句话的下面，字小一些，就像这一段。往上翻一翻，就能看到。',
    en: 'The explanation stands under my message, in smaller print, like this one. Scroll up a little to see it.',
    pt: 'A explicação fica embaixo da minha mensagem, em letra menor, como esta. Role um pouco para cima para vê-la.',
  },
  underline: {
    zh: '词下面的点线表示：这个词比你的水平难。点一下，就能看到读音和意思。你自己打的字下面有红色波浪线，那是浏览器在查拼写，不是我说你错了。',
    en: 'A dotted line under a word says that it is above your level. Tap the word for its sound and meaning. A wavy red line under your own typing comes from your browser’s spell checker, not from me.',
    pt: 'O pontilhado embaixo de uma palavra diz que ela está acima do seu nível. Toque nela para ver o som e o sentido. Já a linha vermelha ondulada no que você digita é o corretor do navegador, não sou eu.',
  },
  'no-voice': {
    zh: '喇叭上有叉，表示这台设备里没有中文声音。可以看拼音，也可以在系统设置里装一个中文语音，或者换一个浏览器。',
    en: 'A crossed-out speaker means that this device has no Chinese voice. Read the pinyin for now. You can add a Chinese voice in your system’s speech settings, or try another browser.',
    pt: 'O alto-falante riscado diz que este aparelho não tem voz em chinês. Por enquanto, leia o pinyin. Dá para instalar uma voz chinesa nas configurações do sistema ou tentar outro navegador.',
  },
  sound: {
    zh: '点喇叭，就能听到这句话。新词旁边也有一个喇叭。',
    en: 'Tap the speaker under a line to hear it. New words have a speaker of their own.',
    pt: 'Toque no alto-falante embaixo da frase para ouvir. Cada palavra nova também tem o seu.',
  },
  bulb: {
    zh: '不知道怎么说的时候，点灯泡：先给一个想法，再给开头，最后给整句话。',
    en: 'Tap the light bulb when you don’t know what to say: first comes an idea, then the first words, then the whole sentence.',
    pt: 'A lâmpada é para quando você não sabe o que dizer: primeiro vem uma ideia, depois o começo, por fim a frase inteira.',
  },
  microphone: {
    zh: '点话筒，用中文说话，听到的话会写在输入框里。发送以前可以先看一看。',
    en: 'Tap the microphone and speak Chinese. What was heard is written into the field, so you can check it before you send it.',
    pt: 'Toque no microfone e fale em chinês. O que foi ouvido aparece no campo, e você confere antes de enviar.',
  },
  pronunciation: {
    zh: '我听不到你的声音，只能看到字。点话筒说一句：写出来的字对，就是别人听得懂。也可以点喇叭，跟着念。',
    en: 'I can’t hear you; I only see text, so I don’t judge your pronunciation. A good test: tap the microphone and say it. If the right characters appear, people will understand you too. The speaker plays each line for you to copy.',
    pt: 'Eu não ouço você, só vejo o texto, então não avalio a pronúncia. Um bom teste: toque no microfone e fale. Se aparecerem os caracteres certos, as pessoas também vão entender. O alto-falante toca cada frase para você imitar.',
  },
  tones: {
    zh: '元音上面的符号是声调：ā 高而平，á 往上，ǎ 先低后高，à 往下；没有符号的读得轻。打字不用写声调。',
    en: 'The marks over the vowels are tones: ā high and level, á rising, ǎ low and dipping, à falling; no mark means short and light. The same syllable in another tone is another word. You needn’t type them: nihao is enough.',
    pt: 'Os sinais em cima das vogais são os tons: ā alto e reto, á sobe, ǎ baixo, desce e sobe, à cai; sem sinal, curto e leve. A mesma sílaba em outro tom é outra palavra. Para digitar, não precisa deles: basta nihao.',
  },
  typing: {
    zh: '用普通键盘打拼音就行，不用声调，比如 nihao。打的时候，上面会出现汉字，点一个就可以。',
    en: 'Type how it sounds in plain letters, without tones: nihao. Your usual keyboard is fine. Characters to choose from appear while you type, but you can also send the letters as they are.',
    pt: 'Digite o som com letras comuns, sem tons: nihao. Serve o seu teclado de sempre. Enquanto você digita, aparecem caracteres para escolher, mas também pode enviar só as letras.',
  },
  pinyin: {
    zh: '拼音用字母写汉字的读音。点上面的“拼”，可以打开或者关掉。',
    en: 'Pinyin writes the sound of the characters in letters. The button 拼 at the top shows or hides it.',
    pt: 'O pinyin escreve o som dos caracteres com letras. O botão 拼, no alto, mostra ou esconde.',
  },
  translation: {
    zh: '点右上角的三个点，可以打开或者关掉翻译。',
    en: 'The menu with three dots at the top right shows or hides the translation under each line.',
    pt: 'O menu de três pontos, no alto à direita, mostra ou esconde a tradução embaixo das frases.',
  },
  keep: {
    zh: '点一个词，打开它的卡片，再点“加入我的生词”。以后复习的时候它会回来。',
    en: 'Tap a word to open its card, then keep it there. Kept words come back in your reviews.',
    pt: 'Toque na palavra para abrir o cartão e adicione às suas palavras. As guardadas voltam nas revisões.',
  },
  edit: {
    zh: '点你那句话旁边的铅笔，就可以改。改了以后，后面的话会换成新的回答。',
    en: 'Tap the pencil beside your message to change it. What came after it gives way to a new answer.',
    pt: 'Toque no lápis ao lado da sua mensagem para mudá-la. O que veio depois dá lugar a uma resposta nova.',
  },
  settings: {
    zh: '水平、拼音、翻译和讲解的语言，都在“我的”里改。想换老师，就回到对话列表，开始一个新的对话。',
    en: 'Your level, pinyin, translation and the language of explanations are on your profile page. For another tutor, go back to your talks and start a new one.',
    pt: 'Nível, pinyin, tradução e idioma das explicações ficam na página do seu perfil. Para outro tutor, volte às conversas e comece uma nova.',
  },
  characters: {
    zh: '现在不用记汉字。先听、先说，看拼音就行；汉字看多了就认识了。',
    en: 'You needn’t learn the characters yet. Listen, speak and read the pinyin; the ones you see often will become familiar by themselves.',
    pt: 'Ainda não precisa decorar os caracteres. Ouça, fale e leia o pinyin; os que aparecem muito vão ficando conhecidos sozinhos.',
  },
};

/** Said in so few words that every level can read them; what is told stands in the note. */
export function screenHelp(part: ScreenPart): readonly Line[] {
  const note = NOTES[part];
  if (part === 'explanation')
    return [
      {
        zh: '在我的话下面，你看。',
        en: 'Under what I say; look.',
        pt: 'Embaixo do que eu digo; veja.',
        note,
      },
      {
        zh: '就在我这句话的下面。',
        en: 'Right under this message.',
        pt: 'Logo embaixo desta mensagem.',
        note,
      },
    ];
  // Who reads no characters is told in so many words, and not only beside them.
  if (part === 'pinyin')
    return [
      {
        zh: '拼音在上面，点“拼”。',
        en: 'Pinyin is up there: tap 拼 above our talk.',
        pt: 'O pinyin fica lá em cima: toque em 拼, acima da conversa.',
        note,
      },
      {
        zh: '你看上面，点“拼”。',
        en: 'Look up there and tap 拼: it shows the pinyin of everything.',
        pt: 'Olhe lá em cima e toque em 拼: aparece o pinyin de tudo.',
        note,
      },
    ];
  return [
    { zh: '好，看这里。', en: 'Sure, look here.', pt: 'Claro, veja aqui.', note },
    { zh: '你看。', en: 'Have a look.', pt: 'Olhe só.', note },
  ];
}
