// The id of the plan that was asked for: the same for the same answers, so that trying again, also after the page was loaded anew, asks for the same plan.

import { newId } from '../../../../../kit/web/new-id.ts';
import { COPIES } from '../../../../../kit/web/storage.ts';
import { keepInTab, readInTab } from '../../../../../kit/web/tab-storage.ts';

const KEY = `${COPIES}asked-plan`;

/** Other answers ask for another plan. */
export function idOfAsked(answers: string): string {
  const [id, ...asked] = readInTab(KEY)?.split('\n') ?? [];
  if (id !== undefined && asked.join('\n') === answers) return id;
  const made = newId();
  keepInTab(KEY, `${made}\n${answers}`);
  return made;
}

/** Once it is there: who asks again for the same wants another. */
export const forgetAskedId = (): void => keepInTab(KEY, null);
