// What time it is where a play takes place: by the part of the day that its own lines are of.

import type { Line } from '../../../../../content/schema/line.ts';
import type { Leads } from '../../../../state/turn-context.ts';
import type { PlayContext } from '../../world/play-context.ts';

const ASKED = /几点(?:钟)?了|现在(?:是)?(?:几点|什么时间)/u;

/** The first that the lines of the play are of; the last is of any. */
const CLOCKS: readonly (readonly [told: RegExp, clock: Line])[] = [
  [
    /早上好|早啊|早饭/u,
    {
      zh: '早上八点半，还早。',
      en: 'Half past eight in the morning, still early.',
      pt: 'Oito e meia da manhã, ainda é cedo.',
    },
  ],
  [
    /晚上好|今晚|月/u,
    { zh: '晚上八点多了。', en: 'Past eight in the evening.', pt: 'Já passa das oito da noite.' },
  ],
  [
    /十二点|中午/u,
    { zh: '十一点半，快中午了。', en: 'Half past eleven, nearly noon.', pt: 'Onze e meia, quase meio-dia.' },
  ],
  [/./u, { zh: '刚过两点。', en: 'Just past two.', pt: 'Acabou de passar das duas.' }],
];

/** Undefined where nobody asks for it. */
export function clockIn({ said, playing }: PlayContext): Leads | undefined {
  const { opening, goals, manner } = playing.play;
  if (manner === 'poet' || !ASKED.test(said.raw)) return undefined;
  const lines = [opening, ...goals.map(({ ask }) => ask)].map(({ zh }) => zh).join('');
  const clock = CLOCKS.find(([told]) => told.test(lines))?.[1];
  return clock && [[clock]];
}
