// What was said just now and is asked again is said as something said before, not word for word.

import type { Line } from '../../../../content/schema/line.ts';
import type { Leads } from '../../../state/turn-context.ts';
import { isQuestion } from '../hearing/speech-acts.ts';
import type { PlayContext } from '../world/play-context.ts';

const AGAIN: readonly Line[] = [
  { zh: '刚才说了，', en: 'As I said:', pt: 'Como eu disse:' },
  { zh: '还是一样，', en: 'It’s still so:', pt: 'Continua assim:' },
  { zh: '我再说一次，', en: 'Once more:', pt: 'Mais uma vez:' },
];
/** In characters; what is shorter may be said again as it is. */
const LEAST = 7;
/** Begins by granting something, and is not told of again. */
const GRANTS = /^(?:好|行|成|可以|对|嗯|是的|不行|不用|没|谢|哎|别|真对不起|对不起|不好意思)/u;

export function saidAgain(context: PlayContext, leads: Leads): Leads {
  const { said, state } = context;
  if (!isQuestion(said.raw)) return leads;
  const wasHeard = (zh: string) => state.recent.some((text) => text.includes(zh));
  return leads.map((lines) =>
    lines.map((line) => {
      if (
        [...line.zh].length < LEAST ||
        GRANTS.test(line.zh) ||
        !wasHeard(line.zh) ||
        !isAskedAgain(context, line)
      )
        return line;
      const before = AGAIN.find(({ zh }) => !wasHeard(`${zh}${line.zh}`));
      return before === undefined ? line : joined(before, line);
    }),
  );
}

/** Whether the line answered a question of the same; what was said to another one is not asked again. */
function isAskedAgain({ history, said }: PlayContext, { zh }: Line): boolean {
  const at = history.findLastIndex(({ by, text }) => by === 'tutor' && text.includes(zh));
  const before = history.slice(0, Math.max(at, 0)).findLast(({ by }) => by === 'learner')?.text ?? '';
  const chars = [...said.raw];
  return chars.some((char, index) => {
    const two = `${char}${chars[index + 1] ?? ''}`;
    return TWO.test(two) && before.includes(two);
  });
}

const TWO = /^(?!什么|怎么|可以|多少|有没|没有|还有|能不|我的|你的|您的|这个)\p{Script=Han}{2}$/u;

/** Of several lines, only the first begins so. */
export function onceAgain(lines: readonly Line[]): Line[] {
  return lines.map((line, at) => {
    const before = AGAIN.find(({ zh }) => line.zh.startsWith(zh));
    const isFirst = !lines.slice(0, at).some(({ zh }) => AGAIN.some((one) => zh.startsWith(one.zh)));
    if (before === undefined || isFirst) return line;
    return joined(ALSO, {
      zh: line.zh.slice(before.zh.length),
      en: line.en.slice(before.en.length + 1),
      pt: line.pt.slice(before.pt.length + 1),
    });
  });
}

/** Without lines that say for the most part what an earlier one says. */
export function withoutDoubles(lines: readonly Line[]): Line[] {
  return lines.filter(
    ({ zh }, at) => !lines.slice(0, at).some((before) => shareIn(zh, before.zh) >= MOST_SHARED),
  );
}

const MOST_SHARED = 0.55;

/** The share of its pairs of characters that stand in the other. */
function shareIn(zh: string, other: string): number {
  const chars = [...zh].filter((char) => HAN.test(char));
  const pairs = chars.slice(1).map((char, at) => `${chars[at]}${char}`);
  const found = [...other].filter((char) => HAN.test(char)).join('');
  return pairs.length === 0
    ? Number(zh === other)
    : pairs.filter((pair) => found.includes(pair)).length / pairs.length;
}

const HAN = /\p{Script=Han}/u;
const ALSO: Line = { zh: '还有，', en: 'And:', pt: 'E:' };

function joined(before: Line, line: Line): Line {
  return {
    zh: `${before.zh}${line.zh}`,
    en: `${before.en} ${line.en}`,
    pt: `${before.pt} ${line.pt}`,
  };
}
