// Help with a word that is due: what it means and what it is used for, first words, and a whole sentence where one is known.

import { lookUp, segment } from '../../../chinese/words/index.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { LineKind } from '../../../content/schema/talks/talk.ts';
import { fill, same } from '../../say/wording.ts';
import type { Draft } from '../../state/draft.ts';
import { type Help, hintsAfter } from '../../state/help.ts';
import { hash } from '../../state/random.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { Core } from '../../state/types.ts';
import type { AskedWord } from './drill.ts';

/** The same line each time it is asked for, whoever asks: it depends on nothing but the talk and the word. */
export function wordHelp(context: TurnContext, word: AskedWord): Help {
  const slots = { word: same(word.zh), gloss: word.gloss };
  const pick = (kind: LineKind): Line => {
    const lines = context.voice.set(kind).flatMap((line) => fill(line, slots) ?? []);
    const line = lines[hash(`${context.setting.seed}/${word.zh}`) % lines.length];
    if (line === undefined) throw new Error(`the content has no ${kind}`);
    return line;
  };
  const { core } = context.setting;
  const idea = pick(IDEAS[kindOf(core, word.zh)]);
  if (word.example === undefined) return { idea, start: pick('drillStart') };
  return { idea, start: beginningOf(core, word.example), full: word.example };
}

/** The first cry for help with a word gets help with that word; then as after any answer. */
export function* helpDrill(
  context: TurnContext,
  word: AskedWord,
  answered: Iterable<Draft>,
): Generator<Draft> {
  const { drill } = context.state;
  const texts = wordHelp(context, word);
  const [help] = hintsAfter(drill.help ?? 'none');
  const ready = help && texts[help];
  if (drill.tries === 0 && ready !== undefined) {
    const state = { drill: { ...drill, tries: 1, help } };
    yield { lines: [ready], move: 'hint', accepted: undefined, state };
  }
  yield* answered;
}

type WordKind = 'thing' | 'action' | 'quality' | 'other';
const IDEAS: Readonly<Record<WordKind, LineKind>> = {
  thing: 'drillThing',
  action: 'drillAction',
  quality: 'drillQuality',
  other: 'drillOther',
};

/** By the first letter of the lexicon's most usual part of speech. */
const KINDS: Readonly<Record<string, WordKind>> = { n: 'thing', v: 'action', a: 'quality' };

function kindOf({ lexicon }: Core, word: string): WordKind {
  const [usual = ''] = lookUp(lexicon, word)?.pos ?? [];
  return KINDS[usual.charAt(0)] ?? 'other';
}

/** The first half of the words; what the whole means stands beside it, since no translation begins where Chinese does. */
function beginningOf({ lexicon }: Core, { zh, en, pt }: Line): Line {
  const words = segment(lexicon, zh).filter(({ kind }) => kind !== 'mark' && kind !== 'space');
  const next = words[Math.ceil(words.length / 2)];
  const start = next === undefined ? zh : zh.slice(0, next.start);
  return { zh: `${start.replace(/[\p{P}\s]+$/u, '')}……`, en, pt };
}
