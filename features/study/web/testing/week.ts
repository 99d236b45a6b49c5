// Seven days to come as the server tells them.

import type { Plan } from '../queries.ts';

type Day = Partial<Plan['week'][number]>;

/** From Tuesday, the first of December 2026, on; of later days than those given nothing is due. */
export const weekFrom = (...days: readonly Day[]): Plan['week'] =>
  Array.from({ length: 7 }, (_, place) => ({
    date: `2026-12-0${place + 1}`,
    cards: 0,
    newWords: 0,
    seconds: 0,
    steps: [],
    ...days[place],
  }));
