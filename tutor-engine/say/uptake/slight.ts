// What is told in passing: a greeting, a reason, a small fact or deed. It is heard, and nobody is asked how they feel
// about it or since when; the talk goes on.

import type { TurnContext } from '../../state/turn-context.ts';
import { isLongAgo, moodIn } from '../../understand/frames/circumstances.ts';
import type { Frame } from '../../understand/frames/frame.ts';
import { mentionsIn } from '../../understand/frames/mentions.ts';

/** From here on it is something that matters to who tells it. */
const MATTERS = 5;
/** In characters: who says more tells something. */
const SHORT = 9;
/** What is thought, wanted, usual or new matters, however short. */
const OWN =
  /觉得|认为|相信|怀疑|同意|反对|应该|打算|准备|计划|决定|希望|想(?!起|到)|梦想|习惯|越来越|终于|第一次|不再|从来|没想到|舍不得|比|喜欢|爱|每/u;
/** Said to the tutor, and of nothing else. */
const TO_THE_TUTOR =
  /(?:问|打)[声个]?(?:好|招呼)|(?:高兴|荣幸)(?:能)?(?:认识|见到?)[你您]|谢谢[你您]|新来的学生|^(?:我)?(?:就是|只是|就)?(?:想|来)?(?:跟|和)[你您](?:聊|说)/u;
const REASON = /^(?:是|就是|主要是)?因为/u;
/** 不喜欢, 不让: what stands in the way is no small reason. */
const AGAINST = /不(?!用|过)|没(?:有)?(?:人|办法)|讨厌|反对|怕/u;

/** Whether nothing of a message calls for more than to be heard. */
export function isSlight({ said, told }: Pick<TurnContext, 'said' | 'told'>): boolean {
  const { raw } = said;
  if (told.some(matters)) return false;
  if (TO_THE_TUTOR.test(raw)) return said.hanzi <= 2 * SHORT;
  if (moodIn(raw) !== undefined || AGAINST.test(raw) || told.some(isOfSomebody)) return false;
  if (REASON.test(raw)) return said.hanzi <= 2 * SHORT;
  return said.hanzi <= SHORT && !OWN.test(raw) && !isLongAgo(raw);
}

function matters({ predicate, isSupposed, word }: Frame): boolean {
  return predicate !== undefined && !isSupposed && predicate.salience >= MATTERS && !GLAD.test(word);
}

/** 很高兴认识你 is a greeting. */
const GLAD = /高兴/u;

function isOfSomebody(frame: Frame): boolean {
  return mentionsIn(frame).some(({ kind }) => kind === 'person' || kind === 'animal');
}
