// Two words of which nobody has written how they differ: what each means, of what kind it is, and a sentence with each.

import { lookUp } from '../../../../chinese/words/index.ts';
import type { Line } from '../../../../content/schema/line.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import { notesFor } from '../../../understand/language/usage-questions.ts';
import { explainExactly } from '../../translate/gloss.ts';
import { same, setLines, wordings } from '../../wording.ts';
import { asStatement } from '../as-statement.ts';
import { examplesOf } from './example.ts';
import * as set from './lines.ts';
import { named, sentences, shown, together } from './quote.ts';
import { isCloseTo, KINDS, sensesOf, wordNote } from './word-note.ts';

type WordAnswer = { readonly lines: readonly Line[]; readonly move: 'explain' | 'cannot' };

/** Who knows few words sees sentences, anybody else hears the difference. */
export const HEARS_IT: ReadonlySet<TurnContext['level']> = new Set(['intermediate', 'advanced']);

/** Explanations are too hard in Chinese for who knows few words. */
export function atLevel({ level, setting: { locale } }: TurnContext, told: Line): Line {
  return HEARS_IT.has(level) ? told : { ...told, zh: told[locale] };
}

export function sideBySide(context: TurnContext, words: readonly string[]): WordAnswer {
  const usage = notesFor(words).map(asStatement);
  const examples = words.flatMap((word) => examplesOf(context, word));
  const told = sensesOf(context, words);
  const unknown = words.filter((word) => explainExactly(word, context) === undefined);
  if (usage.length === 0 && (told === undefined || unknown.length > 0))
    return partly(context, words, unknown, told);
  const kinds = kindsApart(context, words);
  const glosses = words.map((word) => wordNote(context, word));
  const gloss = together([...glosses, ...usage, ...examples.map(shown)]);
  const slots = {
    words: named(words),
    word: same(words.join('”“')),
    examples: sentences(examples),
    gloss: atLevel(context, gloss),
    ...(told && { told: withKinds(told, kinds) }),
  };
  const isShown = examples.length >= words.length && told !== undefined;
  if (usage.length > 0 && !isShown) return { lines: setLines(context, 'use', slots), move: 'explain' };
  const isClose = usage.length === 0 && kinds === undefined && isCloseTo(context, words);
  const [alike, apart] = isShown
    ? [set.MUCH_ALIKE, set.SIDE_BY_SIDE]
    : [set.MUCH_ALIKE_BARELY, set.BOTH_GLOSSED];
  return { lines: wordings(context, isClose ? alike : apart, slots), move: 'explain' };
}

/** Only one of them is known, or none: the other is not passed over. */
function partly(
  context: TurnContext,
  words: readonly string[],
  unknown: readonly string[],
  told: Line | undefined,
): WordAnswer {
  if (told === undefined)
    return { lines: wordings(context, set.NOT_TOLD_APART, { words: named(words) }), move: 'cannot' };
  const known = words.filter((word) => !unknown.includes(word));
  const gloss = together(known.map((word) => wordNote(context, word)));
  return {
    lines: wordings(context, set.ONE_GLOSSED, { told, words: named(unknown), gloss }),
    move: 'explain',
  };
}

/** “困难”是形容词，“麻烦”是动词; undefined where they are of one kind, or one is of several. */
function kindsApart({ setting: { core } }: TurnContext, words: readonly string[]): Line | undefined {
  const kinds = words.flatMap((word) => {
    const [pos, ...others] = lookUp(core.lexicon, word)?.pos ?? [];
    const kind = others.length === 0 ? KINDS[pos ?? ''] : undefined;
    return kind === undefined ? [] : [{ word, kind }];
  });
  const isApart =
    kinds.length === words.length && new Set(kinds.map(({ kind }) => kind.zh)).size === words.length;
  if (!isApart) return undefined;
  const of = (language: 'zh' | 'en' | 'pt', is: string, and: string) =>
    kinds.map(({ word, kind }) => `“${word}”${is}${kind[language]}`).join(and);
  return { zh: of('zh', '是', '，'), en: of('en', ': ', ', '), pt: of('pt', ': ', ', ') };
}

function withKinds(told: Line, kinds: Line | undefined): Line {
  if (kinds === undefined) return told;
  return { zh: `${told.zh}；${kinds.zh}`, en: `${told.en}; ${kinds.en}`, pt: `${told.pt}; ${kinds.pt}` };
}
