// Answers to choose from: whole sentences that would be accepted for what was asked last.

import type { Line } from '../../content/schema/line.ts';
import { shuffle } from '../state/random.ts';
import type { RespondInput } from '../state/types.ts';
import { awaitedIn } from './awaited.ts';
import { contextFor } from './context-for.ts';

/**
 * At most four, each with its meaning; empty where nothing is asked, or no whole sentence is known. The order stays the
 * same until the next turn. Who says one of them has been helped with a whole sentence: tell `respond` by `helped`.
 */
export function suggestAnswers(input: Omit<RespondInput, 'learnerText'>): readonly Line[] {
  const context = contextFor({ ...input, learnerText: '' });
  const help = awaitedIn(context)?.help;
  if (help?.full === undefined) return [];
  return shuffle([help.full, ...(help.others ?? [])], `${input.seed}/${context.state.turn}/suggested`);
}
