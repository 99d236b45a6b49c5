// To a longer story of which only the kind is known, nothing general is said: its word is said again, and asked on about.

import type { Line } from '../../../content/schema/line.ts';
import { echoes, tellingWord } from '../../say/uptake/echo.ts';
import type { TakenUp } from '../../say/uptake/uptakes-of.ts';
import { same, setLines } from '../../say/wording.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { moodIn } from '../../understand/frames/circumstances.ts';
import { namesAgain } from '../../understand/frames/mentions.ts';

/** In characters; shorter ones are met by what fits their kind. */
const LONG: Readonly<Partial<Record<TurnContext['level'], number>>> = { intermediate: 14, advanced: 14 };
const OPINION =
  /凭什么|我(?:觉得|认为|想|看|相信|不同意|同意|反对|赞成)|应该|不该|难道|毕竟|在我看来|说白了|归根/u;

/** What is so grave has lines of its own. */
const GRAVE = 7;

type Story = { readonly says: readonly Line[]; readonly asks: readonly Line[] };

/** Undefined where what fits knows more of it, or where the story is short. */
export function storyIn(context: TurnContext, taken: Partial<TakenUp>): Story | undefined {
  const least = LONG[context.level];
  const isGeneral = taken.isSpecific === false || taken.key?.startsWith('nouns/') === true;
  if (least === undefined || !isGeneral || context.said.hanzi < least) return undefined;
  if ((taken.frame?.predicate?.salience ?? 0) >= GRAVE) return undefined;
  if (taken.lines?.some(({ zh }) => context.told.some((frame) => namesAgain(zh, frame)))) return undefined;
  // Joy must be said; that something is good of its kind tells nothing of it.
  const isBad = context.told.some(({ stance }) => stance === 'bad');
  const felt = isBad ? 'storyBad' : moodIn(context.said.raw) === 'good' ? 'storyGood' : undefined;
  const says = felt === undefined ? [] : setLines(context, felt);
  if (felt === undefined && echoes(context).length === 0) {
    const word = tellingWord(context);
    return word === undefined
      ? undefined
      : { says, asks: setLines(context, 'askMore', { word: same(word) }) };
  }
  return { says, asks: setLines(context, OPINION.test(context.said.raw) ? 'opinionAsk' : 'storyAsk') };
}
