// What a frame tells is another thing where the words around it say so: what turned out untrue, and who is lost for good.

import type { Frames } from '../../../content/schema/content.ts';
import { FAMILY } from '../../../content/schema/listening/frame.ts';
import type { Frame } from './frame.ts';

/** 后来发现是假新闻, 原来是误会: what was told before it has not happened. */
const NEVER_WAS =
  /(?:后来|结果|最后|原来|其实|发现|才知道|幸好|还好|好在|没想到|幸亏)[^。！？!?]{0,8}(?:假的|假新闻|假消息|谣言|误会|骗人的|(?:开|个|是)玩笑|虚惊|[搞弄看听]错了?|误诊|不是真的|没有?这(?:回)?事|没事)/u;
const NEVER_WAS_ABROAD =
  /(?:turned out|turns out|found out|it was|foi|era|descobri)[^.!?]{0,20}(?:fake|false alarm|a (?:joke|mistake|rumou?r)|not true|mentira|fake news|boato|alarme falso|engano)/iu;

/** Where the text takes back what it told before; behind it anything may be true again. */
export function takenBackAt(text: string): number {
  const found = NEVER_WAS.exec(text) ?? NEVER_WAS_ABROAD.exec(text);
  return found?.index ?? -1;
}

/** Perdi minha esposa: nobody mislays those. */
export function withBereaved(frames: Frames, frame: Frame): Frame {
  const lost = frame.objects.find(({ classId, isOfOthers }) => FAMILY.includes(classId) && !isOfOthers);
  if (
    frame.predicate?.id !== 'lose-thing' ||
    lost === undefined ||
    frame.isDenied ||
    SEARCHED.test(frame.clause)
  )
    return frame;
  const predicate = frames.predicates.find(({ id }) => id === 'die') ?? frame.predicate;
  return { ...frame, predicate, who: { role: 'noun', noun: lost }, objects: [], stance: 'bad' };
}

const FROM_THERE = /^(?:我|[他她])(?:是)?从[^，]{2,8}来的?$/u;

/** 我从日本来的: who is from there has not come just now. */
export function withOrigin(frames: Frames, frame: Frame): Frame {
  const { predicate, clause, objects, places } = frame;
  if (predicate?.id !== 'come' || !FROM_THERE.test(clause)) return frame;
  const origin = [...places, ...objects].filter(({ classId }) => classId === 'country' || classId === 'city');
  const from = frames.predicates.find(({ id }) => id === 'be-from');
  if (from === undefined || origin.length === 0) return frame;
  return { ...frame, predicate: from, objects: origin, places: [] };
}

/** Mislaid after all, or a thing of theirs: 丢了妈妈的钥匙. */
const SEARCHED = /[找的]|商店|超市|公园|车站|机场/u;

/** Whether what it tells was not so. */
export function isTakenBack(text: string, back: number, { clause, predicate }: Frame): boolean {
  const at = back < 0 ? -1 : text.indexOf(clause);
  return at >= 0 && at < back && predicate !== undefined && predicate.stance !== 'neutral';
}

/** 他的狗不见了，后来找到了: the last news decides. */
const FOUND_AGAIN =
  /(?<!没|没有|不)(?:找到|找回来|找着|捡到)了(?!吗|么|没|工作|新)|(?:后来|结果|最后|终于|突然|今天|昨天|现在|自己|已经|又)[^，。！？!?没不]{0,6}(?:回来|回家)了(?!吗|么|没)/u;
const LOST: ReadonlySet<string> = new Set(['lost-pet', 'lose-thing', 'find']);

/** Whether what was lost, or looked for, was found afterwards. */
export function isFoundAgain(text: string, { clause, predicate }: Frame): boolean {
  if (predicate === undefined || !LOST.has(predicate.id)) return false;
  const found = text.search(FOUND_AGAIN);
  const at = text.indexOf(clause);
  return at >= 0 && at + clause.length <= found;
}
