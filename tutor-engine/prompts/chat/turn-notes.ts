// What this turn asks of the speaker, decided before the model was asked: what to repeat, to correct, to help with, to lead to.

import { INTERLUDES } from '../../activities/index.ts';
import type { Decision } from '../../state/types.ts';
import { LANGUAGE_NAMES } from '../text/language-name.ts';
import { quote } from '../text/quote.ts';
import type { PromptInput } from './prompt-input.ts';

/** One instruction a line; empty where nothing was decided yet. */
export function turnNotes(input: PromptInput): readonly string[] {
  const { decision, locale } = input;
  if (!decision) return [];
  return [
    ...correctionNotes(decision),
    ...moveNotes(decision, LANGUAGE_NAMES[locale]),
    ...endNotes(decision),
    exampleNote(input),
  ];
}

/** What the engine would say; empty where nothing was decided. */
export function exampleNote({ decision, situation }: PromptInput): string {
  if (!decision) return '';
  const way =
    situation.kind === 'play'
      ? 'in character, and lead to the same next step'
      : 'or react more closely to what the learner said';
  return `Our own teacher would say: ${quote('example', script(decision))} Say the same thing in your own words, ${way}.`;
}

function script({ script }: Pick<Decision, 'script'>): string {
  return script.map(({ zh }) => zh).join('');
}

function correctionNotes({
  corrections,
  recast,
}: Pick<Decision, 'corrections' | 'recast'>): readonly string[] {
  const now = corrections.find(({ kind }) => kind === 'now');
  if (recast !== undefined)
    return [
      `Begin by saying the learner's sentence right in passing, without naming the mistake: ${quote('right', recast)}`,
    ];
  if (now)
    return [
      `Say this right in passing: ${quote('right', now.sentence)} The page shows the reason; do not explain it.`,
    ];
  return ['Do not correct anything: the page shows what could be said better.'];
}

/** Moves that need saying; in all others the example says enough. */
const MOVE_NOTES: Partial<Readonly<Record<Decision['move'], (language: string) => string>>> = {
  retry: () => 'What the learner said does not answer what you asked. Ask again, more simply.',
  hint: () => 'The learner needs help with what you asked: give the help of the example, no more.',
  explain: (language) =>
    `The learner asked about a word: explain it in at most twelve words of ${language}, then go on in Chinese.`,
  repeat: () => 'Say again, more simply, what you said last.',
  cannot: () =>
    'The learner asked for something that does not belong here. Decline kindly in one short sentence and go on.',
};

function moveNotes({ move }: Pick<Decision, 'move'>, language: string): readonly string[] {
  const own = INTERLUDES.flatMap(({ promptNotes }) => promptNotes?.[move] ?? []);
  const note = MOVE_NOTES[move];
  return note ? [note(language), ...own] : own;
}

function endNotes({ end }: Pick<Decision, 'end'>): readonly string[] {
  return end === undefined ? [] : ['The conversation is complete: take leave in character and ask nothing.'];
}
