// Which part of the page a learner asks about: the dots under a word, the light bulb, the loudspeaker, how to type.

import type { Utterance } from '../text/utterance.ts';

export const SCREEN_PARTS = [
  'explanation',
  'underline',
  'no-voice',
  'sound',
  'bulb',
  'microphone',
  'pronunciation',
  'tones',
  'typing',
  'pinyin',
  'translation',
  'keep',
  'edit',
  'settings',
  'characters',
] as const;
export type ScreenPart = (typeof SCREEN_PARTS)[number];

/** Only who asks is told: os tons são bonitos is no question. */
const ASKS =
  /[?？]|\b(?:what|whats|why|how|where|which|can i|do i|is there|should i|(?:o|por|pra|para) ?que|que|q|pq|porque|qual|quais|como|onde|cade|posso|da para|da pra|tem como|preciso)\b|什么|为什么|怎么|哪|吗|能不能|可以/u;

const NAMED: Readonly<Record<ScreenPart, RegExp>> = {
  explanation:
    /写在(?:哪|什么地方|这里.{0,6}(?:没|哪))|(?:没有?|哪儿?|哪里)写(?:着|在|$|啊|呀)|(?:意思|解释)(?:在哪|写在|看不[见到])|\bwhere (?:is|does|do|can|did)\b.*\b(?:written|explanation|it say|you write it)\b|\bonde\b.*\b(?:escrit[oa]|explicacao|escreveu)\b/u,
  underline:
    /\b(?:pontinhos?|bolinhas?|pontilhad[oa]s?|sublinhad[oa]s?|underlin\w*|dotted|(?:little |small |red |orange )dots?|dots? (?:under|below)|(?:red|orange|yellow|wavy|squiggly) lines?|lines? (?:under|below))\b|\b(?:linha|linhas|risco|risquinho|traco|tracinho|ponto|pontos)\b.*\b(?:embaixo|em baixo|debaixo|abaixo|vermelh\w*|laranja)\b|下划线|红线|虚线|下面.{0,4}[点线]|[点线].{0,4}下面/u,
  'no-voice':
    /\b(?:alto falante|altofalante|caixinha de som|speaker|loudspeaker|volume|som|sound|audio)\b.*\b(?:riscad\w*|cortad\w*|crossed|cross|muted?|mudo|com (?:um )?x|nao (?:sai|toca|funciona|tem)|off|not work\w*|doesnt work|isnt work\w*)\b|\b(?:riscad\w*|crossed)\b.*\b(?:alto falante|som|speaker|sound|audio)\b|\b(?:no sound|no audio|sem som|sem audio|nao ouco|cant hear)\b|(?:没有?|听不到)声音|喇叭.{0,6}[叉线]/u,
  sound:
    /\b(?:alto falante|altofalante|caixinha de som|speaker|loudspeaker)\b|\b(?:ouvir|ouco|escutar|escuto|hear|listen)\b.*\b(?:palavra|frase|isso|som|pronuncia|audio|word|sentence|it|this|sound)\b|喇叭|怎么听/u,
  bulb: /\b(?:lampada|lampadinha|luzinha|light ?bulb|bulb)\b|灯泡/u,
  microphone:
    /\b(?:microfone|microphone|mic)\b|\b(?:falar|speak|talk)\b.*\b(?:em vez de|instead|sem digitar|by voice|em voz alta|out loud|aloud)\b|话筒|麦克风/u,
  pronunciation:
    /\b(?:pronounc\w*|pronunci\w*)\b.*\b(?:right|correct\w*|well|good|cert[oa]|corret\w*|bem)\b|\b(?:right|cert[oa]|corret\w*)\b.*\b(?:pronounc\w*|pronunci\w*)\b|\b(?:can|do) you hear me\b|\bvoce (?:me ouve|esta me ouvindo|consegue me ouvir)\b|发音.{0,6}[对准]/u,
  tones:
    /\b(?:acentos?|acentinhos?|accents?|tone marks?|tones|(?:the|a) tone|diacritics?|(?:o|os|esse|esses|qual|que) (?:tom|tons)|tons|(?:marks?|little lines?|lines|signs?|sinais|sinal|sinalzinho|risquinhos?|tracinhos?|chapeu|chapeuzinho)\b.*\b(?:above|over|on top|on the|letters?|vowels?|em cima|acima|letras?|vogais|vogal))\b|声调(?:是|怎么|有|应该|$)|(?:什么|怎么|哪个|第几).{0,4}声调|(?:是|读|念)?第?[一二三四几]声(?:吗|呢|还是|$)|符号|上面的?.{0,4}(?:线|点|标记)/u,
  typing:
    /\bhow (?:do|can|should|would) (?:i|you|we) (?:type|write)(?: (?:in chinese|chinese|it|this|that|here|the characters|characters|hanzi|the tones?))?$|\bcomo (?:e que )?(?:eu )?(?:digito|digitar|escrevo|escrever|teclo)(?: (?:em chines|isso|aqui|os caracteres|caracteres|os tons|com acento|os acentos))?$|\b(?:teclado|keyboard)\b|怎么(?:打字|输入)/u,
  pinyin: /\bpinyin\b|\b(?:letras|letrinhas|letters)\b.*\b(?:em cima|acima|above|over|on top)\b|拼音/u,
  translation:
    /\b(?:esconder|tirar|desligar|mostrar|ligar|ver|hide|show|turn off|turn on|see)\b.*\b(?:traduc\w*|translations?|meanings?)\b|\bonde\b.*\btraduc\w*|\bwhere\b.*\btranslations?\b|翻译.{0,6}(?:关|开|哪)/u,
  keep: /\b(?:guardar|salvar|salvo|guardo|anotar|save|keep|bookmark)\b.*\b(?:palavras?|words?|isso|this|it)\b|(?:保存|收藏).{0,4}词/u,
  edit: /\b(?:corrigir|editar|apagar|mudar|edit|change|delete|undo)\b.*\b(?:(?:o )?que (?:eu )?(?:escrevi|mandei|disse)|mensagem|my message|what i (?:wrote|said|sent))\b|\b(?:lapis|pencil)\b|铅笔/u,
  settings:
    /\b(?:mud[aeo]r?|troc[ao]r?|change|switch)\b.*\b(?:nivel|level|tutor|professora?|teacher|idioma|language|lingua)\b|\b(?:configurac\w*|ajustes|settings|options|opcoes)\b|设置|换.{0,2}(?:老师|级别|水平)/u,
  characters:
    /\b(?:caracter\w*|ideogramas?|characters?|hanzi|simbolos?|symbols?|desenhos|desenhinhos)\b.*\b(?:aprender|decorar|saber|ler|learn|memorize|know|read|remember)\b|\b(?:aprender|decorar|saber|ler|learn|memorize|know|read|remember)\b.*\b(?:caracter\w*|ideogramas?|characters?|hanzi|simbolos?|symbols?|desenhos|desenhinhos)\b/u,
};

/** 你说“写在这里”，可是没有写. */
const SAID_THERE =
  /(?:写|意思).{0,4}在这里.{0,8}(?:没有?|看不[见到]|没看[见到])|(?<!我.{0,6})在这里.{0,8}(?:没有?写|看不[见到]|没看[见到])/u;

/** I don’t have a Chinese keyboard: who lacks one wants to know how to type. */
const NO_KEYBOARD =
  /\b(?:dont|do not|havent|no|without|nao|sem)\b.*\b(?:keyboard|teclado)\b|没有.{0,4}(?:键盘|输入法)/u;

/** Undefined where the page is not what is asked about. */
export function screenAsked({ raw, folded }: Utterance): ScreenPart | undefined {
  const text = folded.join('').replaceAll('，', ' ');
  if (SAID_THERE.test(text)) return 'explanation';
  if (NO_KEYBOARD.test(text)) return 'typing';
  if (!/[?？]/u.test(raw) && !ASKS.test(text)) return undefined;
  return SCREEN_PARTS.find((part) => NAMED[part].test(text));
}
