// Whether a sentence of a learner's may be shown as a good one: only where it is certain to be right.

import { isPlain } from '../../chinese/grammar/index.ts';
import type { Line } from '../../content/schema/line.ts';
import type { Play } from '../../content/schema/talks/play.ts';
import type { WordLists } from '../../content/schema/talks/talk.ts';
import type { Core } from '../state/types.ts';
import { utterance } from '../understand/text/utterance.ts';
import { findingsIn } from './findings-in.ts';
import { isOfSigns } from './importance.ts';

/** Tells certain sentences from all others, which may be right as well. */
export type Certainty = (text: string) => boolean;

export type KnownSentences = {
  readonly play: Pick<Play, 'goals' | 'words'>;
  /** Other sentences of the content that are said in this situation. */
  readonly phrases: readonly Line[];
};

/** A longer text is no sentence of the content. */
const CLAUSES_MAX = 12;

/**
 * A text is certain when its clauses, some of them together, are sentences of the content, the same with another word
 * of the play's lists, or sentences plain enough to be right for sure.
 */
export function certaintyIn(core: Core, { play, phrases }: KnownSentences): Certainty {
  const lists = play.words;
  const known = new Set(
    [...play.goals.flatMap(({ hint: { full, others = [] } }) => [full, ...others]), ...phrases].flatMap(
      ({ zh }) =>
        zh.includes('{') ? [] : sentencesOf(zh).map((sentence) => abstract(folded(sentence), lists)),
    ),
  );
  const isKnown = (clauses: readonly string[]) => known.has(abstract(clauses.join(''), lists));
  return (text) => {
    const clauses = clausesOf(text);
    if (clauses.length === 0 || clauses.length > CLAUSES_MAX) return false;
    if (findingsIn(core.lexicon, text).some(({ point }) => !isOfSigns(point))) return false;
    return isMadeOf(clauses, (part) => isKnown(part) || isPlain(core.lexicon, part.join('，')));
  };
}

/** Whether clauses can be cut into runs each of which passes. */
function isMadeOf(clauses: readonly string[], passes: (run: readonly string[]) => boolean): boolean {
  const reachable: boolean[] = [true];
  for (let end = 1; end <= clauses.length; end += 1)
    reachable[end] = clauses.some(
      (_, from) => from < end && reachable[from] && passes(clauses.slice(from, end)),
    );
  return reachable[clauses.length] ?? false;
}

function sentencesOf(zh: string): string[] {
  return [zh, ...(zh.match(/[^。！？]+[。！？]*/gu) ?? [])];
}

function clausesOf(text: string): string[] {
  return utterance(text)
    .folded.join('')
    .split('，')
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
}

function folded(zh: string): string {
  return clausesOf(zh).join('');
}

/** The sentence with each word of a list replaced by the name of the list: 我要{drink}. Longer words go first. */
function abstract(sentence: string, lists: WordLists): string {
  const words = Object.entries(lists)
    .flatMap(([name, list]) => list.flatMap(({ zh, also }) => [zh, ...also].map((form) => ({ name, form }))))
    .toSorted((a, b) => b.form.length - a.form.length);
  let rest = sentence;
  for (const { name, form } of words) rest = rest.replaceAll(form, `<${name}>`);
  return rest;
}
