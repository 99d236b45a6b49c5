// Wordings for a turn: several ways to say it, of which the first that is no repetition is said.

import type { Line, Note } from '../../content/schema/line.ts';
import type { LineKind } from '../../content/schema/talks/talk.ts';
import type { Draft } from '../state/draft.ts';
import type { Found } from '../state/plan.ts';
import { shuffle } from '../state/random.ts';
import type { TurnContext } from '../state/turn-context.ts';
import type { Slots } from '../understand/patterns/match.ts';
import { saysGrownUp } from '../understand/replies/talk-wish.ts';
import { asksWhatIsTold } from './gates/asks-what-is-told.ts';
import { forChildren, isGrownUp } from './gates/grown-up.ts';
import { isFillerAgain, saidOnce } from './gates/repetition.ts';
import { grownUpQuestions } from './gates/theme-questions.ts';
import { isTornBetween } from './gates/tone.ts';

/** The line with its slots filled, or undefined when one of them is not known. */
export function fill(line: Line, slots: Slots): Line | undefined {
  let missing = false;
  const put = (text: string, language: 'zh' | 'en' | 'pt') =>
    text.replace(/\{([a-z]+)\}/g, (_, name: string) => {
      const value = slots[name]?.[language];
      if (value === undefined) missing = true;
      return value ?? '';
    });
  const all = ({ zh, en, pt }: Note) => ({
    zh: put(zh, 'zh'),
    en: capital(put(en, 'en')),
    pt: capital(put(pt, 'pt')),
  });
  const filled = line.note === undefined ? all(line) : { ...all(line), note: all(line.note) };
  return missing ? undefined : filled;
}

/** A slot at the head of a sentence is filled with a word from a list, which is in lower case. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Wordings in an order of this turn's own: those not heard lately first. */
export function wordings(context: TurnContext, lines: readonly Line[], slots: Slots = {}): Line[] {
  const { name, recent, turn } = context.state;
  const known = name === undefined ? slots : { name: same(name), ...slots };
  const filled = lines.map((line) => fill(line, known)).filter((line) => line !== undefined);
  const mixed = shuffle(filled, `${context.setting.seed}/${turn}/${lines[0]?.zh}`);
  const heard = (line: Line) => recent.some((text) => text.includes(line.zh));
  return [
    ...dueFirst(
      context,
      mixed.filter((line) => !heard(line)),
    ),
    ...mixed.filter(heard),
  ];
}

/** Of lines that say the same, those with a word that is due come first. */
export function dueFirst({ setting: { due }, state }: TurnContext, lines: readonly Line[]): Line[] {
  if (due.length === 0) return [...lines];
  const open = due.filter(({ zh }) => !state.drill.done.includes(zh));
  const has = ({ zh }: Line) => open.some((word) => zh.includes(word.zh));
  return [...lines.filter(has), ...lines.filter((line) => !has(line))];
}

export function setLines(context: TurnContext, kind: LineKind, slots: Slots = {}): Line[] {
  return wordings(context, context.voice.set(kind), slots);
}

/** The same in all three languages, such as a name. */
export function same(text: string): Line {
  return { zh: text, en: text, pt: text };
}

/** The open question in its two wordings; the second round begins with the second. */
export function questionWordings(found: Found, round: number): Line[] {
  const { ask, again } = found.question;
  return round % 2 === 0 ? [ask, again] : [again, ask];
}

/** Each wording as a beginning of its own. */
export function each(lines: readonly Line[]): Line[][] {
  return lines.map((line) => [line]);
}

/** Every beginning with every end, the best pairs first. */
export function pairs(
  beginnings: readonly (readonly Line[])[],
  ends: readonly (readonly Line[])[],
): Line[][] {
  return ends.flatMap((end) => beginnings.map((beginning) => [...beginning, ...end]));
}

/** The lines as one text in each language. */
export function joined(lines: readonly Line[]): Line {
  return {
    zh: lines.map(({ zh }) => zh).join(''),
    en: lines.map(({ en }) => en).join(' '),
    pt: lines.map(({ pt }) => pt).join(' '),
  };
}

/** What is said beside the lines in the learner's language; undefined where nothing is. */
export function notesIn(lines: readonly Line[]): Note | undefined {
  const notes = lines.flatMap(({ note }) => note ?? []);
  return notes.length === 0 ? undefined : joined(notes);
}

function questionMarks(text: string): number {
  return [...text].filter((char) => char === '？' || char === '?').length;
}

/** The first draft that was not said within the last turns and asks at most one thing, and neither the same as just now nor what was told. */
export function choose(context: TurnContext, drafts: Iterable<Draft>): Draft {
  const { state } = context;
  let known: Draft | undefined;
  let heard: Draft | undefined;
  let again: Draft | undefined;
  let last: Draft | undefined;
  let twoAsked: Draft | undefined;
  let filler: Draft | undefined;
  const before = state.recent.at(-1) ?? '';
  const isGrown =
    isGrownUp(state.profile) ||
    saysGrownUp([
      ...context.history.flatMap(({ by, text }) => (by === 'learner' ? [text] : [])),
      context.said.raw,
    ]);
  for (const composed of drafts) {
    const draft = { ...composed, lines: saidOnce(composed.lines) };
    const { zh } = joined(draft.lines);
    if (zh === '') continue;
    if (questionMarks(zh) > 1) {
      twoAsked ??= draft;
      continue;
    }
    const statements = draft.lines.map((line) => line.zh).filter((line) => !line.endsWith('？'));
    if ((isGrown && forChildren(zh)) || isTornBetween(statements)) {
      known ??= draft;
      continue;
    }
    // Empty words again are better than help that nobody needs.
    if (filler !== undefined && draft.move !== filler.move) return filler;
    if (isFillerAgain(zh, state.recent)) {
      filler ??= draft;
      continue;
    }
    const asksAgain = draft.move !== 'repeat' && asksAsIn(before, draft);
    if (!asksAgain && !state.recent.includes(zh)) {
      if (draft.move === 'repeat' || !asksWhatIsTold(context, draft.lines.at(-1)?.zh ?? '')) return draft;
      known ??= draft;
      continue;
    }
    if (before !== zh && asksAgain) again ??= draft;
    else if (before !== zh) heard ??= draft;
    last ??= draft;
  }
  const draft =
    (known && withoutKnownQuestion(context, known)) ?? heard ?? filler ?? again ?? last ?? twoAsked;
  if (draft === undefined) throw new Error('the content leaves the teacher speechless');
  return isGrown && draft.move !== 'repeat' ? asGrownUp(context, draft) : draft;
}

/** Better nothing is asked than what was told. */
function withoutKnownQuestion(context: TurnContext, draft: Draft): Draft {
  const asked = draft.lines.at(-1)?.zh ?? '';
  const isPlay = context.setting.situation.kind === 'play';
  if (isPlay || draft.lines.length < 2 || !asksWhatIsTold(context, asked)) return draft;
  const { listening } = draft.state;
  return {
    ...draft,
    lines: draft.lines.slice(0, -1),
    state: {
      ...draft.state,
      ...(listening === undefined
        ? {}
        : { listening: { ...listening, seeks: undefined, key: undefined, depth: 0 } }),
    },
  };
}

/** A question for children gives its place to one for grown-ups. */
function asGrownUp(context: TurnContext, draft: Draft): Draft {
  const asked = draft.lines.at(-1);
  const instead = grownUpQuestions(context)[0];
  if (asked === undefined || instead === undefined || !asked.zh.endsWith('？') || !forChildren(asked.zh))
    return draft;
  const state = { ...draft.state, ask: undefined, step: 'none', stay: 0 } as const;
  return { ...draft, lines: [...draft.lines.slice(0, -1), instead], state };
}

/** Whether the question that a draft ends with stood, word for word, in what was said before. */
function asksAsIn(before: string, { lines }: Draft): boolean {
  const asked = lines.at(-1)?.zh ?? '';
  return asked.endsWith('？') && before.includes(asked);
}
