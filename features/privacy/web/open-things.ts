// Names in a few words what must find its end before an account goes.

import type { DeletionStatus } from './queries.ts';
import { t } from './texts.ts';

export const openThings = (obstacles: DeletionStatus['obstacles']): string =>
  obstacles.map(({ kind, count }) => t(`person.waitsFor.${kind}`, { count })).join(' · ');
