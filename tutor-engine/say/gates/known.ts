// What is known of the learner, as kinds of questions that need not be asked: told here, told before, or objected to.

import type { FoundQuestion } from '../../state/plan.ts';
import { knownFacts } from '../../state/profile.ts';
import { isToldKind, isToldQuestion } from '../../state/told-questions.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { answersKind, kindsAsked, type QuestionKind } from '../../understand/asked/question-kinds.ts';
import { wordIndexOf } from '../../understand/frames/word-index.ts';

/** So many of the learner's messages are looked through. */
const MESSAGES = 24;

/** Whether a question of a talk, in its own wording, asks for what is known. */
export function isKnownQuestion(context: TurnContext, found: FoundQuestion): boolean {
  const { state } = context;
  const { about, ask } = found.question;
  if (isToldQuestion(state, found)) return true;
  if (about !== undefined && about !== 'name' && about !== 'home' && knownFacts(state).has(about))
    return true;
  return about !== 'name' && asksForKnown(context, ask.zh);
}

/** Whether it asks for a fact that the learner has told, in whatever words. */
export function asksForKnown(context: TurnContext, question: string): boolean {
  return kindsAsked(question).some((kind) => isKnown(context, kind));
}

/** Whether an answer to one of its kind was given since it was asked first. */
export function isAnsweredKind({ history, said }: TurnContext, question: string): boolean {
  return kindsAsked(question).some((kind) => {
    const first = history.findIndex(
      ({ by, text }) => by === 'tutor' && kindsAsked(lastAsked(text)).includes(kind),
    );
    if (first < 0 || kind.told === undefined) return false;
    const since = history.slice(first).flatMap(({ by, text }) => (by === 'learner' ? [text] : []));
    return [...since, said.raw].some((text) => answersKind(kind, text));
  });
}

/** How often one of its kind was asked. */
export function timesAsked({ history }: TurnContext, question: string): number {
  return Math.max(
    0,
    ...kindsAsked(question)
      .filter(({ told }) => told !== undefined)
      .map(
        (kind) =>
          history.filter(({ by, text }) => by === 'tutor' && kindsAsked(lastAsked(text)).includes(kind))
            .length,
      ),
  );
}

const lastAsked = (text: string): string => text.match(/[^。！？]*。?[^。！？]*？/gu)?.at(-1) ?? '';

function isKnown(context: TurnContext, kind: QuestionKind): boolean {
  const { id, slots = [], likes = [], told, isOfToday = false, isPractised } = kind;
  const { state, level, setting } = context;
  if (isToldKind(state, id)) return true;
  if (level === 'zero' && isPractised === true) return false;
  if (slots.some((slot) => isFactKnown(context, slot))) return true;
  if (likes.length > 0 && isLiked(context, likes)) return true;
  if (told === undefined) return false;
  const facts = isOfToday ? [] : (setting.facts ?? []);
  return [...facts, ...saidHere(context)].some((text) => told.test(text));
}

function isLiked({ state, setting: { core } }: TurnContext, classes: readonly string[]): boolean {
  const { nouns } = wordIndexOf(core.frames);
  return (state.profile.like ?? []).some((value) => classes.includes(nouns.get(value)?.nounClass.id ?? ''));
}

function isFactKnown({ state }: TurnContext, slot: keyof TurnContext['state']['profile']): boolean {
  if (slot === 'name') return state.name !== undefined;
  if (slot === 'country' && state.country !== undefined) return true;
  return state.profile[slot] !== undefined;
}

/** The learner's own texts, with what the last one was taken for. */
function saidHere({ history, said, written }: TurnContext): string[] {
  const own = history.flatMap(({ by, text }) => (by === 'learner' ? [text] : [])).slice(-MESSAGES);
  const all = [...own, said.raw, ...(written === undefined ? [] : [written])];
  return all.map((text) => text.replaceAll(QUESTION, ''));
}

/** What is asked, tells nothing. */
const QUESTION = /[^.!?。！？，,\n]*[?？]/gu;
