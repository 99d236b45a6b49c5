// What the learner denies of what the character has said: 我不去大理，我在北京. No line says it again.

import type { PlayMemory } from '../../../state/activity-memories.ts';
import type { TurnContext } from '../../../state/turn-context.ts';

/** More is nothing that anybody remembers. */
const MOST = 6;
const DENIES =
  /(?:不(?:是|去|在|住在?|坐|姓|叫)|没(?:有)?(?:去|说|要|点|住))(?:什么|过)?(?<what>\p{Script=Han}{2,4}?)(?=[，,。！!？?啊呀的了]|$)/gu;
const NO_NAME = /[我你您他她]|这|那|什么|一[个下点]|小的|大的|很|太/u;

/** The memory with what this message denies of the character's own words. */
export function withDenied(
  memory: PlayMemory,
  { history, said }: Pick<TurnContext, 'history' | 'said'>,
): PlayMemory {
  const told = history.flatMap(({ by, text }) => (by === 'tutor' ? [text] : []));
  const denied = [...said.raw.matchAll(DENIES)]
    .flatMap(({ groups }) => groups?.['what'] ?? [])
    .filter((what) => !NO_NAME.test(what) && told.some((text) => text.includes(what)));
  if (denied.length === 0) return memory;
  return { ...memory, denied: [...new Set([...(memory.denied ?? []), ...denied])].slice(-MOST) };
}

/** Whether a line takes for granted what was denied. */
export function isDenied({ denied = [] }: PlayMemory, zh: string): boolean {
  return denied.some(
    (what) => zh.includes(what) && !new RegExp(`[不没别][^，。！？]{0,3}${what}`, 'u').test(zh),
  );
}
