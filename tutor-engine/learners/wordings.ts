// Ways in which a learner says what a goal asks for: its own example, lines of the dialogue, samples of its patterns.

import type { Goal } from '../../content/schema/talks/play.ts';
import type { WordLists } from '../../content/schema/talks/talk.ts';
import { matchAnswers } from '../understand/patterns/match.ts';
import { type Pattern, type PatternNode, parsePattern } from '../understand/patterns/pattern.ts';
import { utterance } from '../understand/text/utterance.ts';
import type { Stage, View } from './types.ts';

type Dice = View['dice'];

/** The goal that is open, else the first that is not reached; undefined when all are. */
export function wantedGoal({ stage, heard, reached }: View): Goal | undefined {
  const left = stage.play.goals.filter(({ id }) => !reached.includes(id));
  return left.find(({ id }) => id === heard.ask) ?? left[0];
}

/** Something that reaches the goal, said in one of many ways. */
export function answerTo(goal: Goal, { stage, dice }: Pick<View, 'stage' | 'dice'>): string {
  const lines = stage.lines.filter((line) => isAnswer(goal, line, stage));
  const sampled = Array.from({ length: 3 }, () => sampleOf(goal, stage.words, dice));
  const all = [goal.hint.full.zh, ...lines, ...sampled.filter((text) => isAnswer(goal, text, stage))];
  return all[dice(all.length)] ?? goal.hint.full.zh;
}

function isAnswer({ reached }: Goal, text: string, { words }: Stage): boolean {
  return matchAnswers(reached, utterance(text), words) !== undefined;
}

function sampleOf({ reached }: Goal, words: WordLists, dice: Dice): string {
  const patterns = reached.flatMap(({ match }) => match);
  return write(parsePattern(patterns[dice(patterns.length)] ?? ''), words, dice);
}

function write(pattern: Pattern, words: WordLists, dice: Dice): string {
  return pattern.map((node) => writeNode(node, words, dice)).join('');
}

function writeNode(node: PatternNode, words: WordLists, dice: Dice): string {
  if (node.kind === 'text') return node.char;
  if (node.kind === 'choice') return write(node.options[dice(node.options.length)] ?? [], words, dice);
  if (node.kind === 'slot') return wordFor(node.name, words, dice);
  return '';
}

function wordFor(slot: string, words: WordLists, dice: Dice): string {
  if (slot === 'name') return '大明';
  if (slot === 'number') return '三';
  if (slot === 'any') return '这个';
  if (slot === 'homeland') return '冰岛';
  if (slot.startsWith('hanzi'))
    return '我觉得这样说也很好，因为大家都这么说，所以我也这么说。'.slice(0, Number(slot.slice(5)) + 3);
  const list = words[slot] ?? [];
  return list[dice(list.length)]?.zh ?? '';
}
