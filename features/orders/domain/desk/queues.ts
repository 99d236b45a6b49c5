// The queues of the operators' workbench: what waits for an operator across stages, and every stage.

import { STAGES } from '../stages/stages.ts';

/** In the order of their urgency: each asks something of an operator now, whatever the stage; `overdue` has been asking too long. */
export const TASK_QUEUES = [
  'overdue',
  'messages',
  'claims',
  'cancels',
  'to_return',
  'to_pack',
  'bill_missing',
  'leftovers',
] as const;

/** `mine`: claimed by whoever asks. */
export const DESK_QUEUES = ['mine', ...TASK_QUEUES, ...STAGES] as const;
export type DeskQueue = (typeof DESK_QUEUES)[number];
