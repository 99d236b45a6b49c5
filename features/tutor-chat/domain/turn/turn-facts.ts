// What a turn says about the learner: the engine's record of it, told by skill and item.

import type { Decision, DueWord, Recorded, Situation } from '../../../../tutor-engine/index.ts';
import {
  type Item,
  itemOf,
  type LearningFact,
  type Skill,
  wordItem,
} from '../../../learning-events/domain/index.ts';

const SHOWN_AS = {
  used_word: { skill: 'use', outcome: 'right' },
  missed_word: { skill: 'use', outcome: 'wrong' },
  asked_meaning: { skill: 'recognise', outcome: 'asked' },
  asked_how_to_say: { skill: 'recall', outcome: 'asked' },
  mistake: { skill: 'grammar', outcome: 'wrong' },
  goal_reached: { skill: 'goal', outcome: 'right' },
} as const satisfies Record<Recorded['kind'], { skill: Skill; outcome: LearningFact['outcome'] }>;

export type TurnSource = {
  readonly situation: Situation;
  readonly due: readonly DueWord[];
  /** What the talk is about: goals are told by it. */
  readonly subject: string;
  readonly text: string;
  /** Numbered pinyin of a word in a sentence; `taught`: the reading in which it was asked for. */
  readonly readingOf: (word: string, sentence: string, taught?: string) => string;
};

export type TurnFact = LearningFact & { readonly source: 'talk' | 'play' | 'drill' };

export const turnFact = (turn: TurnSource, recorded: Recorded): TurnFact => ({
  ...SHOWN_AS[recorded.kind],
  item: recordedItem(turn, recorded),
  aided: recorded.aided,
  answer: recorded.evidence,
  tookMs: null,
  source: recorded.activity ?? (turn.situation.kind === 'tutor' ? 'talk' : 'play'),
});

/** Words that the teacher has brought up with the answer: they wait in study to be shown. */
export const taughtFact = ({ zh, pinyin }: Decision['teaches'][number]): TurnFact => ({
  skill: 'recognise',
  item: wordItem(zh, pinyin),
  outcome: 'taught',
  aided: 'none',
  answer: '',
  tookMs: null,
  source: 'talk',
});

function recordedItem(turn: TurnSource, { kind, what }: Recorded): Item {
  if (kind === 'mistake') return itemOf('grammar', what);
  if (kind === 'goal_reached') return itemOf('goal', `${turn.subject}/${what}`);
  const { situation, due, text } = turn;
  const target =
    situation.kind === 'play' ? situation.targetWords.find(({ zh }) => zh === what)?.pinyin : undefined;
  const taught = target ?? due.find(({ zh }) => zh === what)?.reading;
  return wordItem(what, turn.readingOf(what, text, taught));
}
