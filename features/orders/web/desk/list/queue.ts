// A queue of the workbench in the address: what it is called, and where its orders are.

import { DESK_QUEUES, type DeskQueue, TASK_QUEUES } from '../../../domain/desk/queues.ts';
import { t } from '../../texts.ts';

export const readQueue = (name: string | null | undefined): DeskQueue | undefined =>
  DESK_QUEUES.find((known) => known === name);

export function queueName(queue: DeskQueue): string {
  if (queue === 'mine') return t('desk.tasks.mine');
  const task = TASK_QUEUES.find((known) => known === queue);
  return task ? t(`desk.tasks.${task}`) : t(`desk.stages.${asStage(queue)}`);
}

type Task = (typeof TASK_QUEUES)[number] | 'mine';
// Whatever is no task is a stage.
const asStage = (queue: DeskQueue) => queue as Exclude<DeskQueue, Task>;

/** Carried from the list to its orders and back. */
export function placeOf({
  queue,
  search,
}: {
  readonly queue: DeskQueue | undefined;
  readonly search: string;
}): string {
  const parameters = new URLSearchParams();
  if (queue !== undefined) parameters.set('queue', queue);
  if (search !== '') parameters.set('search', search);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
