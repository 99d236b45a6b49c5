// Of whom something is told, and how they are spoken of when asked about.

import type { Line } from '../../../content/schema/line.ts';
import type { Frame } from '../../understand/frames/frame.ts';

/** Whether somebody else than the learner does it, or it befalls them. */
export function isOfOthers({ clause, who }: Pick<Frame, 'clause' | 'who'>): boolean {
  return (who.role === 'noun' || who.role === 'other') && !IS_I.test(clause);
}

/** 我昨天去了一家饭馆 is told of the learner, whatever else stands in it; 我听说他病了 is not. */
const IS_I =
  /^(?:[今昨前]天|上个?(?:星期|周|月)|去年|刚才|后来|所以|因为|可是|但是|不过|然后)?我(?:[今昨前]天|上个?(?:星期|周|月)|刚|也|又|还|就|都|常常|每天|经常)*(?:去|吃|喝|买|做|看了|点|走|跑|写|读|学|住|坐|玩|来|回|打算|决定|开始|参加|试)/u;

/** Of several, whose verbs are others in Portuguese. */
const SEVERAL = /们|夫妇|父母|爸妈|爸爸妈妈|爷爷奶奶|孩子们/u;
const PRONOUNS: Readonly<Record<string, Line>> = {
  他: { zh: '他', en: 'he', pt: 'ele' },
  她: { zh: '她', en: 'she', pt: 'ela' },
  它: { zh: '它', en: 'it', pt: 'ele' },
};

/** 你爸爸, 她: as they are called in a question; undefined where nothing fits for sure. */
export function theyIn({ clause, who }: Pick<Frame, 'clause' | 'who'>): Line | undefined {
  const pronoun = /^(?:[^我你您]{0,6})?(?<one>[他她它])(?!们)/u.exec(clause)?.groups?.['one'];
  // 她是护士: she is no nurse of the learner’s.
  if (
    who.role === 'noun' &&
    !(pronoun !== undefined && clause.startsWith(pronoun) && clause.includes(who.noun.zh))
  ) {
    const { noun, zh, isOfOthers: isOfAnother, classId } = who.noun;
    if (isOfAnother || SEVERAL.test(zh) || classId === 'parents') return undefined;
    return noun?.your;
  }
  if (who.role !== 'other' && who.role !== 'noun') return undefined;
  return pronoun === undefined ? undefined : PRONOUNS[pronoun];
}
