// Help that the page asks for by a button: with what the teacher waits for, one step at a time.

import type { Line } from '../../content/schema/line.ts';
import type { HintStep } from '../state/help.ts';
import type { RespondInput } from '../state/types.ts';
import { awaitedIn } from './awaited.ts';
import { contextFor } from './context-for.ts';

/**
 * Undefined where nothing is asked, or no more is known.
 * Tell `respond` by `helped`.
 */
export function hint(input: Omit<RespondInput, 'learnerText'>, step: HintStep): Line | undefined {
  const help = awaitedIn(contextFor({ ...input, learnerText: '' }))?.help;
  return help?.[step];
}
