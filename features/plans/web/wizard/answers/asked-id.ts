// The id of the plan that was asked for: the same for the same answers, so that trying again, after a reload or in another tab, asks for the same plan.

import { newId } from '../../../../../kit/web/new-id.ts';
import { COPIES, readStored, store } from '../../../../../kit/web/storage.ts';

const KEY = `${COPIES}asked-plan`;
const NOT_OPENED = 0;

type AskedPlan = { readonly id: string; readonly openedAt: number; readonly answers: string };

function readAsked(): AskedPlan | undefined {
  const [id, openedAt, ...answers] = readStored(KEY)?.split('\n') ?? [];
  return id === undefined || id === ''
    ? undefined
    : { id, openedAt: Number(openedAt), answers: answers.join('\n') };
}

const keep = ({ id, openedAt, answers }: AskedPlan): boolean =>
  store(KEY, [id, openedAt, answers].join('\n'));

/** Other answers ask for another plan, and so does who began to answer (`since`) after that plan was opened. */
export function idOfAsked(answers: string, since: number): string {
  const asked = readAsked();
  const isSame = asked?.answers === answers && (asked.openedAt === NOT_OPENED || asked.openedAt > since);
  if (asked && isSame) return asked.id;
  const made = newId();
  keep({ id: made, openedAt: NOT_OPENED, answers });
  return made;
}

/** Once it is there: who asks again for the same from now on wants another. */
export function noteOpened(id: string, at: number): void {
  const asked = readAsked();
  if (asked?.id === id) keep({ ...asked, openedAt: at });
}
