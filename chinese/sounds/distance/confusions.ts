/** The sounds that learners of Mandarin mix up, and how near each pair is. */

import type { Locale } from '../../../kit/core/locale.ts';

/** What was mixed up. `other-…` stands for pairs that are not among the usual ones. */
export type Confusion =
  | 'retroflex'
  | 'palatal'
  | 'aspiration'
  | 'n-l'
  | 'r-l'
  | 'f-h'
  | 'nasal-ending'
  | 'rounding'
  | 'o-e'
  | 'medial'
  | 'diphthong'
  | 'erhua'
  | 'other-initial'
  | 'other-final'
  | 'tone-2-3'
  | 'tone-neutral'
  | 'tone'
  | 'tone-missing'
  | 'missing-syllable'
  | 'extra-syllable';

type Pair = readonly [a: string, b: string, distance: number, confusion: Confusion];

/** Initials; distances from 0 to 1 within the initials. */
const INITIALS: readonly Pair[] = [
  ['zh', 'z', 0.25, 'retroflex'],
  ['ch', 'c', 0.25, 'retroflex'],
  ['sh', 's', 0.25, 'retroflex'],
  ['r', 'l', 0.35, 'r-l'],
  ['n', 'l', 0.3, 'n-l'],
  ['f', 'h', 0.4, 'f-h'],
  ['zh', 'j', 0.35, 'palatal'],
  ['ch', 'q', 0.35, 'palatal'],
  ['sh', 'x', 0.35, 'palatal'],
  ['z', 'j', 0.45, 'palatal'],
  ['c', 'q', 0.45, 'palatal'],
  ['s', 'x', 0.45, 'palatal'],
  ['b', 'p', 0.4, 'aspiration'],
  ['d', 't', 0.4, 'aspiration'],
  ['g', 'k', 0.4, 'aspiration'],
  ['j', 'q', 0.4, 'aspiration'],
  ['zh', 'ch', 0.4, 'aspiration'],
  ['z', 'c', 0.4, 'aspiration'],
];

/** Finals, likewise. */
const FINALS: readonly Pair[] = [
  ['an', 'ang', 0.25, 'nasal-ending'],
  ['en', 'eng', 0.25, 'nasal-ending'],
  ['in', 'ing', 0.25, 'nasal-ending'],
  ['ian', 'iang', 0.3, 'nasal-ending'],
  ['uan', 'uang', 0.25, 'nasal-ending'],
  ['un', 'ong', 0.35, 'nasal-ending'],
  ['un', 'ueng', 0.3, 'nasal-ending'],
  ['vn', 'iong', 0.35, 'nasal-ending'],
  ['v', 'u', 0.3, 'rounding'],
  ['v', 'i', 0.35, 'rounding'],
  ['ve', 'ie', 0.35, 'rounding'],
  ['ve', 'ue', 0.2, 'rounding'],
  ['van', 'ian', 0.35, 'rounding'],
  ['van', 'uan', 0.3, 'rounding'],
  ['vn', 'in', 0.35, 'rounding'],
  ['vn', 'un', 0.3, 'rounding'],
  ['e', 'o', 0.35, 'o-e'],
  ['uo', 'o', 0.2, 'o-e'],
  ['uo', 'ou', 0.35, 'diphthong'],
  ['e', 'uo', 0.45, 'o-e'],
  ['e', '-i', 0.45, 'o-e'],
  ['ei', 'ai', 0.35, 'diphthong'],
  ['ou', 'ao', 0.4, 'diphthong'],
  ['ie', 'ei', 0.5, 'diphthong'],
  ['iu', 'ui', 0.45, 'diphthong'],
  ['ui', 'ei', 0.35, 'medial'],
  ['iu', 'ou', 0.35, 'medial'],
  ['ia', 'a', 0.4, 'medial'],
  ['ua', 'a', 0.4, 'medial'],
  ['iao', 'ao', 0.4, 'medial'],
  ['ian', 'an', 0.4, 'medial'],
  ['iang', 'ang', 0.4, 'medial'],
  ['uan', 'an', 0.4, 'medial'],
  ['uang', 'ang', 0.4, 'medial'],
  ['uai', 'ai', 0.4, 'medial'],
  ['un', 'en', 0.35, 'medial'],
  ['ong', 'eng', 0.4, 'medial'],
  ['er', 'e', 0.35, 'erhua'],
  ['i', '-i', 0.4, 'palatal'],
];

function table(pairs: readonly Pair[]): ReadonlyMap<string, Pair> {
  return new Map(
    pairs.flatMap(
      (pair) =>
        [
          [`${pair[0]}|${pair[1]}`, pair],
          [`${pair[1]}|${pair[0]}`, pair],
        ] as const,
    ),
  );
}

const NEAR_INITIALS = table(INITIALS);
const NEAR_FINALS = table(FINALS);

/** How far two initials are apart (0 to 1), and what is mixed up. */
export function compareInitials(a: string, b: string): { distance: number; confusion: Confusion } {
  const pair = NEAR_INITIALS.get(`${a}|${b}`);
  if (pair) return { distance: pair[2], confusion: pair[3] };
  return { distance: a === b ? 0 : 1, confusion: 'other-initial' };
}

/** The same for two finals. */
export function compareFinals(a: string, b: string): { distance: number; confusion: Confusion } {
  const pair = NEAR_FINALS.get(`${a}|${b}`);
  if (pair) return { distance: pair[2], confusion: pair[3] };
  return { distance: a === b ? 0 : 1, confusion: 'other-final' };
}

/** One sentence for the learner about each confusion; `{{expected}}` and `{{given}}` stand for the two sounds. */
export const CONFUSION_TEXTS: Readonly<Record<Confusion, Readonly<Record<Locale, string>>>> = {
  retroflex: {
    zh: '{{expected}} 和 {{given}} 分平舌、翘舌：zh、ch、sh 要把舌尖翘起来，z、c、s 舌尖放平。',
    en: '{{expected}} and {{given}} differ by the tongue: curl its tip up for zh, ch, sh; keep it flat behind the teeth for z, c, s.',
    pt: '{{expected}} e {{given}} mudam pela língua: levante a ponta em zh, ch, sh; deixe-a plana atrás dos dentes em z, c, s.',
  },
  palatal: {
    zh: '{{expected}} 和 {{given}} 的发音部位不同：j、q、x 用舌面，嘴角向两边展开。',
    en: '{{expected}} and {{given}} are made in different places: for j, q, x use the middle of the tongue and spread the lips.',
    pt: '{{expected}} e {{given}} se formam em lugares diferentes: em j, q, x use o meio da língua e estique os lábios.',
  },
  aspiration: {
    zh: '{{expected}} 和 {{given}} 分送气、不送气：p、t、k、q、ch、c 要送出一股气。',
    en: '{{expected}} and {{given}} differ by a puff of air: p, t, k, q, ch, c have it, b, d, g, j, zh, z do not.',
    pt: '{{expected}} e {{given}} mudam pelo sopro de ar: p, t, k, q, ch, c têm; b, d, g, j, zh, z não têm.',
  },
  'n-l': {
    zh: 'n 的气流从鼻子出来，l 的气流从舌头两边出来；这里要读 {{expected}}，不是 {{given}}。',
    en: 'For n the air leaves through the nose, for l around the tongue; here it is {{expected}}, not {{given}}.',
    pt: 'No n o ar sai pelo nariz; no l, pelos lados da língua; aqui é {{expected}}, não {{given}}.',
  },
  'r-l': {
    zh: 'r 的舌尖翘起但不碰上颚，l 的舌尖要碰到；这里要读 {{expected}}，不是 {{given}}。',
    en: 'For r the tip of the tongue curls up without touching, for l it touches; here it is {{expected}}, not {{given}}.',
    pt: 'No r a ponta da língua sobe sem encostar; no l ela encosta; aqui é {{expected}}, não {{given}}.',
  },
  'f-h': {
    zh: 'f 用上牙轻碰下唇，h 从喉咙发出；这里要读 {{expected}}，不是 {{given}}。',
    en: 'For f the upper teeth touch the lower lip, h comes from the throat; here it is {{expected}}, not {{given}}.',
    pt: 'No f os dentes de cima tocam o lábio de baixo; o h vem da garganta; aqui é {{expected}}, não {{given}}.',
  },
  'nasal-ending': {
    zh: '分清前鼻音 -n 和后鼻音 -ng：这里要读 {{expected}}，不是 {{given}}。',
    en: 'Mind the ending: -n closes at the teeth, -ng at the back of the mouth; here it is {{expected}}, not {{given}}.',
    pt: 'Atenção ao final: -n fecha nos dentes, -ng no fundo da boca; aqui é {{expected}}, não {{given}}.',
  },
  rounding: {
    zh: 'ü 的舌位像 i，嘴唇要圆；这里要读 {{expected}}，不是 {{given}}。',
    en: 'For ü say i and round the lips; here it is {{expected}}, not {{given}}.',
    pt: 'Para o ü diga i e arredonde os lábios; aqui é {{expected}}, não {{given}}.',
  },
  'o-e': {
    zh: 'e 不圆唇，o 圆唇；这里要读 {{expected}}，不是 {{given}}。',
    en: 'The lips stay spread for e and round for o; here it is {{expected}}, not {{given}}.',
    pt: 'Os lábios ficam abertos no e e arredondados no o; aqui é {{expected}}, não {{given}}.',
  },
  medial: {
    zh: '注意中间的 i、u、ü：这里要读 {{expected}}，不是 {{given}}。',
    en: 'Mind the i, u or ü before the main vowel: here it is {{expected}}, not {{given}}.',
    pt: 'Atenção ao i, u ou ü antes da vogal principal: aqui é {{expected}}, não {{given}}.',
  },
  diphthong: {
    zh: '两个韵母的口形变化不同：这里要读 {{expected}}，不是 {{given}}。',
    en: 'The two finals glide differently: here it is {{expected}}, not {{given}}.',
    pt: 'As duas finais deslizam de modo diferente: aqui é {{expected}}, não {{given}}.',
  },
  erhua: {
    zh: '读 er 要卷舌：这里要读 {{expected}}，不是 {{given}}。',
    en: 'Curl the tongue for er: here it is {{expected}}, not {{given}}.',
    pt: 'Enrole a língua no er: aqui é {{expected}}, não {{given}}.',
  },
  'other-initial': {
    zh: '声母是 {{expected}}，不是 {{given}}。',
    en: 'The initial is {{expected}}, not {{given}}.',
    pt: 'A inicial é {{expected}}, não {{given}}.',
  },
  'other-final': {
    zh: '韵母是 {{expected}}，不是 {{given}}。',
    en: 'The final is {{expected}}, not {{given}}.',
    pt: 'A final é {{expected}}, não {{given}}.',
  },
  'tone-2-3': {
    zh: '第二声一直往上走，第三声先降到低处：这里是第 {{expected}} 声，不是第 {{given}} 声。',
    en: 'Tone 2 rises all the way, tone 3 stays low: here it is tone {{expected}}, not {{given}}.',
    pt: 'O 2º tom sobe o tempo todo, o 3º fica baixo: aqui é o tom {{expected}}, não o {{given}}.',
  },
  'tone-neutral': {
    zh: '轻声读得又轻又短：这里是 {{expected}}，不是 {{given}}（5 表示轻声）。',
    en: 'The neutral tone (5) is light and short: here it is {{expected}}, not {{given}}.',
    pt: 'O tom neutro (5) é leve e curto: aqui é {{expected}}, não {{given}}.',
  },
  tone: {
    zh: '这里是第 {{expected}} 声，不是第 {{given}} 声。',
    en: 'Here it is tone {{expected}}, not tone {{given}}.',
    pt: 'Aqui é o tom {{expected}}, não o {{given}}.',
  },
  'tone-missing': {
    zh: '还没有标声调：这里是第 {{expected}} 声。',
    en: 'The tone is missing: here it is tone {{expected}}.',
    pt: 'Falta o tom: aqui é o tom {{expected}}.',
  },
  'missing-syllable': {
    zh: '少了一个音节：{{expected}}。',
    en: 'A syllable is missing: {{expected}}.',
    pt: 'Falta uma sílaba: {{expected}}.',
  },
  'extra-syllable': {
    zh: '多了一个音节：{{given}}。',
    en: 'There is one syllable too many: {{given}}.',
    pt: 'Há uma sílaba a mais: {{given}}.',
  },
};
