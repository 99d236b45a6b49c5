// The third prompt: a character knows the world of its play and what stands between it and the learner, and no speaker is
// told to decline because the engine did not understand.

import type { PlaySituation } from '../../state/types.ts';
import { quote } from '../text/quote.ts';
import type { PromptInput } from './prompt-input.ts';
import { exampleNote, turnNotes } from './turn-notes.ts';
import { written } from './tutor-2.ts';

/** Of a world with more facts the first are told. */
const FACTS_MAX = 40;

export function tutor3(input: PromptInput): string {
  return written(input, { world: worldOf(input), notes: notesOf(input) });
}

function worldOf({ situation, decision }: PromptInput): readonly string[] {
  if (situation.kind !== 'play') return [];
  const facts = factsOf(situation);
  const state = stateOf(decision?.memory?.play);
  return [
    ...(facts.length === 0
      ? []
      : [
          `What is true there: prices, places, times and rules stand in these lines of the character. Answer from them, and do not invent others. ${quote('world', facts.join('\n'))}`,
        ]),
    ...(state.length === 0 ? [] : [`What stands so far: ${quote('state', state.join('\n'))}`]),
  ];
}

/** What the character answers to questions, and what it says when something is done. */
function factsOf({ play: { asides, goals } }: PlaySituation): readonly string[] {
  const replies = [...asides, ...goals.flatMap(({ reached }) => reached)].flatMap(({ replies: [first] }) =>
    first === undefined || first.zh.includes('{') ? [] : [first.zh],
  );
  return [...new Set(replies)].slice(0, FACTS_MAX);
}

type PlayState = NonNullable<NonNullable<PromptInput['decision']>['memory']>['play'];

function stateOf(play: PlayState): readonly string[] {
  const things = play?.things?.map(({ zh }) => zh) ?? [];
  return [
    ...(things.length === 0 ? [] : [`Ordered or chosen: ${things.join('、')}`]),
    ...(play?.refused === undefined ? [] : [`Not wanted: ${play.refused.join('、')}`]),
    ...(play?.ended === true ? ['The play is over; the character stays who they are.'] : []),
  ];
}

/** Moves in which the engine did not understand what was said, or knows no answer. */
const UNSURE: ReadonlySet<string> = new Set(['cannot', 'retry']);

function notesOf(input: PromptInput): readonly string[] {
  const { decision } = input;
  if (decision === undefined || !UNSURE.has(decision.move)) return turnNotes(input);
  const next = decision.script.at(-1)?.zh ?? '';
  const example = exampleNote(input);
  return [
    ...turnNotes({ ...input, decision: { ...decision, move: 'small-talk' } }).filter(
      (note) => note !== example,
    ),
    'Our own teacher is not sure what the learner meant. Take up what they said yourself, from what stands above; what you cannot know, say so in one short sentence. Decline only what is unfit for learners of any age.',
    ...(next.endsWith('？') ? [`Then ask this, in your own words: ${quote('next', next)}`] : []),
  ];
}
