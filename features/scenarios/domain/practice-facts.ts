// What a practised line says about what the learner can do: of the line, and of the words that the scene teaches in it.

import { type Aided, itemOf, type LearningFact, wordItem } from '../../learning-events/domain/index.ts';
import { type Effort, type Help, type LineResult, MOST_HINTS } from './practice.ts';

type PractisedScene = {
  readonly place: string;
  readonly id: string;
  readonly targetWords: readonly { readonly zh: string; readonly pinyin: string }[];
};

type PractisedLine = {
  /** Its place in the dialogue, from 0. */
  readonly number: number;
  readonly zh: string;
  readonly help: Help;
  readonly result: LineResult;
  readonly effort: Effort;
  /** The last answer; empty where nothing was said. */
  readonly answer: string;
  readonly input: 'typed' | 'speech';
  /** From the learner's turn to the end of it, in milliseconds. */
  readonly tookMs: number;
};

const OUTCOMES = { unaided: 'right', aided: 'right', near: 'near', shown: 'shown' } as const;

export function lineFacts(scene: PractisedScene, line: PractisedLine): LearningFact[] {
  const shared = {
    skill: line.input === 'speech' ? ('speaking' as const) : ('recall' as const),
    aided: aidOf(line),
    answer: line.answer,
  };
  const item = itemOf('line', `${scene.place}/${scene.id}/${line.number}`);
  const whole = { ...shared, item, outcome: OUTCOMES[line.result], tookMs: line.tookMs };
  const words = scene.targetWords.flatMap(({ zh, pinyin }): LearningFact[] => {
    const outcome = line.zh.includes(zh) ? wordOutcome(zh, line) : undefined;
    return outcome ? [{ ...shared, item: wordItem(zh, pinyin), outcome, tookMs: null }] : [];
  });
  return [whole, ...words];
}

/** What stood there in the end. */
function aidOf({ help, effort: { hints } }: PractisedLine): Aided {
  if (help === 'full' || hints >= MOST_HINTS) return 'repeat';
  return help === 'start' || hints > 0 ? 'start' : 'none';
}

/** Undefined where the line tells nothing of its words: it was left without a try. */
function wordOutcome(
  word: string,
  { result, effort, answer }: PractisedLine,
): LearningFact['outcome'] | undefined {
  if (result === 'unaided' || result === 'aided' || answer.includes(word)) return 'right';
  if (result === 'near') return 'wrong';
  return effort.tries > 0 || effort.hints > 0 ? 'shown' : undefined;
}
