// Which tone a syllable has, and how it goes: by its mark, else in the words that are named, else in what the tutor said last.

import { candidatesFor } from '../../../../chinese/input-method/index.ts';
import { toMarks } from '../../../../chinese/sounds/index.ts';
import { lookUp, segment } from '../../../../chinese/words/index.ts';
import type { Line, Note } from '../../../../content/schema/line.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import type { ToneAsked } from '../../../understand/language/tone-asked.ts';

const MARKS: readonly string[] = ['\u0304', '\u0301', '\u030C', '\u0300'];
const TOLD: readonly Note[] = [
  {
    zh: '第一声',
    en: 'the first tone: high and level, like a held note',
    pt: 'o primeiro tom: alto e reto, como uma nota sustentada',
  },
  {
    zh: '第二声',
    en: 'the second tone: it rises, as when you ask “What?”',
    pt: 'o segundo tom: sobe, como quando se pergunta “O quê?”',
  },
  {
    zh: '第三声',
    en: 'the third tone: low, dipping down and up a little',
    pt: 'o terceiro tom: baixo, desce e sobe um pouco',
  },
  {
    zh: '第四声',
    en: 'the fourth tone: it falls, short and firm, like “No!”',
    pt: 'o quarto tom: cai, curto e firme, como “Não!”',
  },
  {
    zh: '轻声',
    en: 'the neutral tone: light and short',
    pt: 'o tom neutro: leve e curto',
  },
];

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0304\u0301\u030C\u0300]/gu, '')
    .normalize('NFC');

/** The tone by the mark over a syllable, from 0; undefined without one. */
function markedTone(syllable: string): number | undefined {
  const at = MARKS.findIndex((mark) => syllable.normalize('NFD').includes(mark));
  return at < 0 ? undefined : at;
}

/** A syllable in what was said last by the tutor, with its mark. */
function lastSaid({ setting: { core }, history, state }: TurnContext, syllable: string): string | undefined {
  const last = history.findLast(({ by }) => by === 'tutor')?.text ?? state.recent.at(-1) ?? '';
  return segment(core.lexicon, last)
    .flatMap(({ text }) => lookUp(core.lexicon, text)?.readings[0]?.split(' ') ?? [])
    .map(toMarks)
    .find((one) => plain(one) === syllable);
}

/** In the word that is meant most often by these letters. */
function usually({ setting: { core } }: TurnContext, letters: string): string | undefined {
  const [word] = core.inputMethod === undefined ? [] : candidatesFor(core.inputMethod, letters, { most: 1 });
  const [reading] = word === undefined || word.length > 1 ? [] : (lookUp(core.lexicon, word)?.readings ?? []);
  const marked = reading === undefined ? undefined : toMarks(reading);
  return marked !== undefined && plain(marked) === letters ? marked : undefined;
}

/** Undefined where nobody can tell which is meant. */
export function toneTold(
  context: TurnContext,
  { syllable, within = '' }: ToneAsked,
): readonly Line[] | undefined {
  const named = within.split(/\s+/u).find((one) => plain(one) === plain(syllable));
  const joined = within.replaceAll(/\s+/gu, '');
  const inside =
    named ?? (markedTone(joined) === undefined ? undefined : joined.match(partOf(syllable))?.[0]);
  const said =
    markedTone(syllable) === undefined
      ? (inside ?? lastSaid(context, plain(syllable)) ?? usually(context, plain(syllable)))
      : syllable;
  if (said === undefined) return undefined;
  const tone = TOLD[markedTone(said) ?? TOLD.length - 1];
  if (tone === undefined) return undefined;
  return [
    { zh: `“${said}”是${tone.zh}。`, en: `“${said}” is ${tone.en}.`, pt: `“${said}” tem ${tone.pt}.` },
    {
      zh: `你看，“${said}”是${tone.zh}。`,
      en: `Look: “${said}” has ${tone.en}.`,
      pt: `Veja: “${said}” leva ${tone.pt}.`,
    },
  ];
}

/** The letters of a syllable inside a word, whatever marks stand over them. */
function partOf(syllable: string): RegExp {
  const over: Readonly<Record<string, string>> = {
    a: 'aāáǎà',
    e: 'eēéěè',
    i: 'iīíǐì',
    o: 'oōóǒò',
    u: 'uūúǔù',
    ü: 'üǖǘǚǜ',
  };
  return new RegExp([...plain(syllable)].map((char) => `[${over[char] ?? char}]`).join(''), 'u');
}
