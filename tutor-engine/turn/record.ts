// What a turn leaves in the learner's record: mistakes, words used and missed, goals reached, each with its evidence.

import type { Draft, Note } from '../state/draft.ts';
import type { TurnContext } from '../state/turn-context.ts';
import type { Aided, Recorded } from '../state/types.ts';
import { standsIn } from '../understand/text/stands-in.ts';
import { awaitedIn } from './awaited.ts';
import type { Mistake } from './corrections.ts';

/** A text full of mistakes is no list of them. */
const MOST_MISTAKES = 6;

/** `isSaid`: the text is something said, and no question about Chinese. */
export function notesOf(
  context: TurnContext,
  { isSaid, ...draft }: Pick<Draft, 'goals' | 'notes'> & { readonly isSaid: boolean },
  mistakes: readonly Mistake[],
  aided: Aided,
): Recorded[] {
  const { raw } = context.said;
  const noted = [...(draft.notes ?? []), ...askedWords(context, draft.notes ?? [])];
  const used = isSaid ? usedWords(context) : [];
  const goals = (draft.goals ?? [])
    .filter(({ state }) => state === 'reached')
    .map((goal): Recorded => ({ kind: 'goal_reached', what: goal.id, aided: goal.aided, evidence: raw }));
  const notes = [...used, ...noted].map(
    ({ evidence, ...note }): Recorded => ({
      ...note,
      aided: note.kind === 'used_word' && isGiven(context, note.what, aided) ? aided : 'none',
      evidence: raw.includes(evidence) ? evidence : '',
    }),
  );
  return [
    ...goals,
    ...mistakes.slice(0, MOST_MISTAKES).map((mistake) => mistakeOf(mistake, aided)),
    ...notes,
  ];
}

function mistakeOf({ point, wrong, correction }: Mistake, aided: Aided): Recorded {
  return { kind: 'mistake', what: point, aided, evidence: wrong, right: correction };
}

/** Between quotation marks a word is talked about. */
const MENTIONED = /[“"「『][^”"」』]*[”"」』]/gu;

/** Words that the play teaches and words of the learner's own, where they stand in a sentence that the learner said. */
function usedWords({ setting, said, state }: TurnContext): Note[] {
  const { situation, due, own = [], core } = setting;
  const targets = situation.kind === 'play' ? situation.targetWords.map(({ zh }) => zh) : [];
  const text = said.raw.replaceAll(MENTIONED, '，');
  const wanted = new Set([...targets, ...due.map(({ zh }) => zh), ...own]);
  return [...wanted]
    .filter((word) => said.hanzi > word.length && standsIn(core.lexicon, text, word))
    .map((word) => ({
      kind: 'used_word',
      what: word,
      evidence: word,
      ...(state.drill.word === word ? { activity: 'drill' } : {}),
    }));
}

const ASKS_ABOUT = /什么意思|怎么[用读念说]/u;

/** Words of the learner's own that they ask about, whatever the teacher makes of the question. */
function askedWords({ setting, said }: TurnContext, noted: readonly Note[]): Note[] {
  const { due, own = [] } = setting;
  if (!ASKS_ABOUT.test(said.raw)) return [];
  const quoted = Array.from(said.raw.matchAll(MENTIONED), ([text]) => text.slice(1, -1));
  const kept = new Set([...own, ...due.map(({ zh }) => zh)]);
  return quoted
    .filter((word) => kept.has(word) && !noted.some(({ what }) => what === word))
    .map((word) => ({ kind: 'asked_meaning', what: word, evidence: word }));
}

/** Whether the help that was given so far has said the word. */
function isGiven(context: TurnContext, word: string, aided: Aided): boolean {
  const { idea, start, full } = awaitedIn(context)?.help ?? {};
  const given = { none: [], idea: [idea], start: [idea, start], full: [idea, start, full], repeat: [full] };
  return given[aided].some((line) => line?.zh.includes(word) === true);
}
