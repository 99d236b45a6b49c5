// What no composed reply does: say a clause twice, or fall back on the same empty words every few turns.

import type { Line } from '../../../content/schema/line.ts';

/** In characters. */
const LEAST_CLAUSE = 4;

/** Of lines that say the same clause, only the one that says more. */
export function saidOnce(lines: readonly Line[]): readonly Line[] {
  const clauses = lines.map(clausesOf);
  const left = lines.filter((_, at) => {
    const own = clauses[at] ?? [];
    return !clauses.some(
      (others, index) =>
        index !== at &&
        own.some((clause) => others.includes(clause)) &&
        (others.length > own.length || (others.length === own.length && index < at)),
    );
  });
  return left.length === lines.length ? lines : left;
}

function clausesOf({ zh }: Line): string[] {
  return zh
    .split(/[，。！？；：“”、…]+/u)
    .map((clause) => clause.replace(/[啊呀呢吧了]$/u, ''))
    .filter((clause) => [...clause].length >= LEAST_CLAUSE);
}

/** Fit anything, and so say nothing. */
const FILLERS: readonly RegExp[] = [
  /能(?:不能)?(?:再)?多说(?:一)?点儿|可以(?:再)?多说(?:一)?点儿|再说说，好吗|说得(?:再)?具体(?:一)?点儿/u,
  /(?:^|[。！？])(?:嗯，)?(?:原来)?是?这样啊|嗯，我在听|我听着呢|好，我明白了|这样我就明白了|对，很好！/u,
];
/** For so many replies the same kind is not said again. */
const LATELY = 4;

export function isFillerAgain(zh: string, recent: readonly string[]): boolean {
  const lately = recent.slice(-LATELY);
  return FILLERS.some((filler) => filler.test(zh) && lately.some((text) => filler.test(text)));
}
