// Questions about the language, answered from what is written on words, from the lexicon and from our own sentences.

import { measureFor } from '../../../../chinese/grammar/index.ts';
import type { Line } from '../../../../content/schema/line.ts';
import type { Draft, Note } from '../../../state/draft.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import type { LanguageAsked } from '../../../understand/language/language-asked.ts';
import type { ToneAsked, TonesAsked } from '../../../understand/language/tone-asked.ts';
import { notesFor } from '../../../understand/language/usage-questions.ts';
import { pairs, same, setLines, wordings } from '../../wording.ts';
import { asStatement } from '../as-statement.ts';
import { explainWord } from '../explain-words.ts';
import { judgeLines, wrongIn } from '../judge-sentence.ts';
import { screenHelp } from '../screen-help.ts';
import { describedBy } from './describing.ts';
import { examplesOf } from './example.ts';
import { comeBackOrOn } from './go-on-telling.ts';
import * as set from './lines.ts';
import { mistakesSaid } from './mistakes-said.ts';
import { named, sentences, shown, together } from './quote.ts';
import { pinyinOf, readingOf } from './reading.ts';
import { atLevel, HEARS_IT, sideBySide } from './side-by-side.ts';
import { softened } from './soften.ts';
import { toneTold } from './tone.ts';
import { tonesTold } from './tones.ts';
import { whetherItFits } from './whether-it-fits.ts';
import { mannerOf, whichIsRight } from './which-is-right.ts';
import { sensesOf, wordNote } from './word-note.ts';

/** What is told to one question: ways to say it, the first preferred. */
type LanguageAnswer = {
  readonly lines: readonly Line[];
  readonly move: 'explain' | 'cannot';
  readonly notes?: readonly Note[];
};

type SayingAsked = Extract<LanguageAsked, { readonly kind: 'saying' }>;
type ReadingAsked = Extract<LanguageAsked, { readonly kind: 'read' }>;

/** More at once is a lesson. */
const MOST = 2;

/** Whether it asks about words for sure, or something is written on them. */
export function isAnswered(context: TurnContext, asked: LanguageAsked): boolean {
  if (asked.kind === 'differ')
    return asked.isSure || apartOf(context, asked.words) !== undefined || notesFor(asked.words).length > 0;
  if (asked.kind === 'use') return asked.isSure || notesFor([asked.word]).length > 0;
  return true;
}

/** All that is asked, one after the other; then the learner goes on, or what was open comes back. */
export function* answerLanguage(context: TurnContext, asks: readonly LanguageAsked[]): Generator<Draft> {
  const [first, ...others] = asks.slice(0, MOST);
  if (first === undefined) return;
  // Who has no words yet sees how it is read beside what it means.
  const isShown = first.kind === 'meaning' || (first.kind === 'read' && context.level === 'zero');
  if (others.length === 0 && isShown) {
    yield* explainWord(context, first.word);
    return;
  }
  const told = [first, ...others].map((asked) => tell(context, asked));
  const known = told.filter(({ move }) => move === 'explain');
  const all = known.length > 0 ? known : told.slice(0, 1);
  const leads = all.reduce<readonly (readonly Line[])[]>(
    (before, { lines }) =>
      pairs(
        before,
        lines.map((line) => [line]),
      ),
    [[]],
  );
  const outcome = { move: known.length > 0 ? 'explain' : 'cannot', accepted: undefined } as const;
  const notes = all.flatMap((one) => one.notes ?? []);
  for (const draft of comeBackOrOn(context, leads, outcome))
    yield notes.length === 0 ? draft : { ...draft, notes: [...(draft.notes ?? []), ...notes] };
}

function tell(context: TurnContext, asked: LanguageAsked): LanguageAnswer {
  switch (asked.kind) {
    case 'differ':
      return tellApart(context, asked.words);
    case 'use':
      return tellUse(context, asked.word);
    case 'fits':
      return { ...whetherItFits(context, asked.word), notes: [askedOf(asked.word)] };
    case 'write':
      return tellWriting(context, asked.word);
    case 'read':
      return tellReading(context, asked);
    case 'measure':
      return tellMeasure(context, asked.word);
    case 'meaning':
      return tellMeaning(context, asked.word);
    case 'polite':
      return tellPoliteness(context, asked.word);
    case 'which':
      return tellWhich(context, asked.sentences);
    case 'judge':
      return { lines: judgeLines(context, asked.sentence), move: 'explain' };
    case 'soften':
      return { lines: softened(context, asked.sentence), move: 'explain' };
    case 'mistakes':
      return { lines: mistakesSaid(context), move: 'explain' };
    case 'tone':
      return tellTone(context, asked);
    case 'tones':
      return tellTones(context, asked);
    case 'saying':
      return tellSaying(context, asked);
  }
}

function apartOf({ setting: { core } }: TurnContext, words: readonly string[]) {
  const wanted = new Set(words.map(bare));
  const pairsOf = core.frames.apart?.pairs ?? [];
  const has = (all: readonly string[]) => [...wanted].every((word) => all.some((one) => bare(one) === word));
  return (
    pairsOf.find((pair) => pair.words.length === wanted.size && has(pair.words)) ??
    pairsOf.find((pair) => has(pair.words))
  );
}

/** 一点儿 and 一点 are one word here. */
const bare = (word: string) => (word.length > 2 ? word.replace(/儿$/u, '') : word);

const askedOf = (word: string): Note => ({ kind: 'asked_meaning', what: word, evidence: word });

function tellApart(context: TurnContext, words: readonly string[]): LanguageAnswer {
  const notes = words.map(askedOf);
  const known = apartOf(context, words);
  if (known === undefined) return { ...sideBySide(context, words), notes };
  const { tell: told, examples } = known;
  const gloss = together([...words.map((word) => wordNote(context, word)), told, ...examples.map(shown)]);
  const slots = {
    told,
    words: named(words),
    examples: sentences(examples),
    gloss,
  };
  const wording = HEARS_IT.has(context.level) ? set.TOLD_APART : set.SHOWN_APART;
  return { lines: wordings(context, wording, slots), move: 'explain', notes };
}

function tellUse(context: TurnContext, word: string): LanguageAnswer {
  const usage = notesFor([word]).map(asStatement);
  const examples = examplesOf(context, word);
  const own = wordNote(context, word);
  const few = context.level === 'zero' ? usage.slice(0, 1) : usage;
  const slots = {
    word: same(word),
    examples: sentences(examples),
    gloss: atLevel(context, together([own, ...few, ...examples.map(shown)])),
  };
  if (examples.length > 0)
    return { lines: wordings(context, set.USED, slots), move: 'explain', notes: [askedOf(word)] };
  if (usage.length > 0) return { lines: setLines(context, 'use', slots), move: 'explain' };
  return own === undefined
    ? { lines: setLines(context, 'useUnknown'), move: 'cannot' }
    : tellMeaning(context, word);
}

function tellMeaning(context: TurnContext, word: string): LanguageAnswer {
  const note = wordNote(context, word);
  const told = sensesOf(context, [word]);
  if (note === undefined || told === undefined)
    return { lines: setLines(context, 'meaningUnknown'), move: 'cannot' };
  const slots = { told, gloss: note };
  return { lines: wordings(context, set.BOTH_GLOSSED, slots), move: 'explain', notes: [askedOf(word)] };
}

/** In characters; longer ones are not repeated. */
const LONGEST_SENSE = 14;

/** One that the learner has thought of, where the dictionary has it; else that it can be said plainly. */
function tellSaying(context: TurnContext, { what, like, isIdiom }: SayingAsked): LanguageAnswer {
  const fitting = what === undefined ? undefined : describedBy(context, what, isIdiom);
  if (fitting !== undefined) {
    const { word, means } = fitting;
    const slots = { word: same(word), means, gloss: together([wordNote(context, word)]) };
    return { lines: wordings(context, set.DESCRIBED, slots), move: 'explain', notes: [askedOf(word)] };
  }
  const told = like === undefined ? undefined : sensesOf(context, [like]);
  if (like !== undefined && told !== undefined)
    return {
      lines: wordings(context, set.SAYING_KNOWN, { told }),
      move: 'explain',
      notes: [askedOf(like)],
    };
  const isPlain =
    what !== undefined &&
    /^\p{Script=Han}+$/u.test(what) &&
    what.length <= LONGEST_SENSE &&
    wrongIn(context, what).length === 0;
  const kind = isIdiom ? set.SAYING_UNKNOWN : set.WORD_UNKNOWN;
  return {
    lines: isPlain
      ? wordings(context, isIdiom ? set.SAID_PLAINLY : set.WORD_SAID_PLAINLY, { what: same(what) })
      : wordings(context, kind),
    move: 'explain',
  };
}

function tellTone(context: TurnContext, asked: ToneAsked): LanguageAnswer {
  const lines = toneTold(context, asked);
  return lines === undefined ? { lines: screenHelp('tones'), move: 'explain' } : { lines, move: 'explain' };
}

function tellTones(context: TurnContext, asked: TonesAsked): LanguageAnswer {
  const lines = tonesTold(context, asked);
  return lines === undefined
    ? tellReading(context, { kind: 'read', word: asked.words.join('') })
    : { lines, move: 'explain' };
}

function tellReading(context: TurnContext, { word, within, like }: ReadingAsked): LanguageAnswer {
  const { lexicon } = context.setting.core;
  if (like !== undefined && within !== undefined) {
    const [one, other] = [within, like].map((whole) => readingOf(lexicon, word, whole)?.pinyin);
    const slots = { word: same(word), pinyin: same(one ?? ''), others: same(other ?? '') };
    if (one !== undefined && other !== undefined)
      return {
        lines: wordings(context, one === other ? set.READ_ALIKE : set.READ_UNLIKE, slots),
        move: 'explain',
      };
  }
  const reading = readingOf(lexicon, word, within);
  if (reading === undefined)
    return { lines: wordings(context, set.READ_UNKNOWN, { word: same(word) }), move: 'cannot' };
  const { pinyin, tone, others } = reading;
  const told = {
    zh: tone === undefined ? pinyin : `${pinyin}，${tone}`,
    en: pinyin,
    pt: pinyin,
  };
  const meaning = wordNote(context, within ?? word) ?? same(`${word}: ${pinyin}`);
  const slots = {
    word: same(word),
    pinyin: told,
    others: same(others.join(', ')),
    gloss: together([meaning]),
  };
  const lines = others.length > 0 ? set.READ_VARIOUSLY : set.READ;
  return { lines: wordings(context, lines, slots), move: 'explain', notes: [askedOf(word)] };
}

/** Its sound and meaning, and where its strokes are shown. */
function tellWriting(context: TurnContext, word: string): LanguageAnswer {
  const pinyin = pinyinOf(context.setting.core.lexicon, word);
  const slots = { word: same(word), gloss: together([wordNote(context, word)]) };
  const lines = pinyin === undefined ? set.WRITTEN : set.WRITTEN_SO;
  return {
    lines: wordings(context, lines, { ...slots, ...(pinyin !== undefined && { pinyin: same(pinyin) }) }),
    move: 'explain',
    notes: [askedOf(word)],
  };
}

function tellMeasure(context: TurnContext, word: string): LanguageAnswer {
  const measure = measureFor(word) ?? context.setting.lookup?.(word)?.measures?.[0];
  if (measure === undefined)
    return { lines: wordings(context, set.COUNT_UNKNOWN, { word: same(word) }), move: 'explain' };
  const example = { zh: `一${measure}${word}`, en: `一${measure}${word}`, pt: `一${measure}${word}` };
  const slots = {
    word: same(word),
    measure: same(measure),
    gloss: together([wordNote(context, word), example]),
  };
  return { lines: wordings(context, set.COUNTED, slots), move: 'explain' };
}

function tellWhich(context: TurnContext, ways: readonly string[]): LanguageAnswer {
  const lines = whichIsRight(context, ways);
  return lines === undefined ? tellApart(context, ways) : { lines, move: 'explain' };
}

function tellPoliteness(context: TurnContext, word: string): LanguageAnswer {
  const lines = mannerOf(context, word);
  return lines === undefined
    ? { lines: setLines(context, 'meaningUnknown'), move: 'cannot' }
    : { lines, move: 'explain', notes: [askedOf(word)] };
}
