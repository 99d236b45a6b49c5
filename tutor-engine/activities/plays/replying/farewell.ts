// A goodbye that fits: nobody who flies home is wished a good time here, and nothing is settled with who will call tomorrow.

import type { Line } from '../../../../content/schema/line.ts';
import { each, setLines, wordings } from '../../../say/wording.ts';
import type { Leads } from '../../../state/turn-context.ts';
import { moveOf } from '../hearing/moves/moves-in.ts';
import type { PlayContext } from '../world/play-context.ts';

/** Who put it off within so many texts has settled nothing. */
const LATELY = 3;
const UNDECIDED =
  /商量|考虑|再想|想一?想|只是(?:来)?(?:看|问)|先看看|(?:明天|后天|下周|以后|回头)[^，,。]{0,6}(?:打电话|联系|告诉|答复)/u;

function learnerTexts({ history, written, said }: PlayContext): string[] {
  return [...history.filter(({ by }) => by === 'learner').map(({ text }) => text), written ?? said.raw];
}

/** 我再考虑考虑，明天给您打电话. */
export function isUndecided(context: PlayContext): boolean {
  return learnerTexts(context)
    .slice(-LATELY - 1)
    .some((text) => moveOf(text)?.kind === 'undecided' || UNDECIDED.test(text));
}

const GOES_FOR_GOOD =
  /(?:现在|今天|今晚|明天|马上|要|得|就|下个?月|下周)[^，,。！!？?]{0,6}(?:回国|回老家|飞回|离开中国|回(?:去)?(?:自己)?(?:的)?(?:国家|家(?:过|去|了))|回(?:去)?(?:英国|美国|法国|德国|巴西|加拿大|日本|韩国|意大利|西班牙|葡萄牙|墨西哥|俄罗斯|澳大利亚|印度))|\b(?:fly(?:ing)?|go(?:ing)?) (?:back )?home\b|\bvoltar? (?:para casa|pro brasil)\b/iu;

export function goesForGood(context: PlayContext): boolean {
  return learnerTexts(context).some((text) => GOES_FOR_GOOD.test(text) && !/[？?吗]\s*$/u.test(text));
}

/** What a goodbye takes for granted. */
const STAYS = /玩得|欢迎[你您]?来|好好住|明天(?:早上)?见|明天也|天天|常来/u;
const SETTLED = /说定|这么定|定了|一言为定|下单|合作愉快|好好住|房卡|就这么办/u;

/** 给你朋友问好, where nobody was spoken of. */
const GREETS = /给[你您]的?(?<who>朋友|家人|爸妈|妈妈|孩子)/u;

/** Whether a goodbye takes for granted what is not so; told of what was kept in mind as well. */
export function isUnfit(context: PlayContext, { zh }: Line): boolean {
  const who = GREETS.exec(zh)?.groups?.['who'];
  if (who !== undefined && !learnerTexts(context).some((text) => text.includes(who))) return true;
  if (STAYS.test(zh) && goesForGood(context)) return true;
  return SETTLED.test(zh) && isUndecided(context);
}

const JOURNEY: readonly Line[] = [
  { zh: '一路平安，再见！', en: 'Safe journey, goodbye!', pt: 'Boa viagem, até mais!' },
];

/** A goodbye that takes nothing for granted. */
export function plainFarewell(context: PlayContext): Leads {
  return goesForGood(context) ? each(wordings(context, JOURNEY)) : each(setLines(context, 'parted'));
}
