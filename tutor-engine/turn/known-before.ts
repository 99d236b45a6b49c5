// What was known of the learner before this message.

import { readMemory } from '../state/memory.ts';
import type { TurnContext } from '../state/turn-context.ts';

const memoryBefore = (history: TurnContext['history']) =>
  readMemory(history.findLast(({ by }) => by === 'tutor')?.memory);

export const nameBefore = ({ history }: TurnContext): string | undefined => memoryBefore(history)?.name;

export const ageBefore = ({ history }: TurnContext): string | undefined =>
  memoryBefore(history)?.profile?.age?.at(-1);
