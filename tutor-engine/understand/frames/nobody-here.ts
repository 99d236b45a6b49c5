// What is told of nobody whom the learner knows: of a book or a film, of what people claim, of tears that are no grief.

import type { PredicateMention } from './find-words.ts';

/** 有一种音乐叫法多，很难过: nobody is sad. */
const WORKS = /^(?!.*[我你您]).*(?:音乐|歌|电影|电视剧|小说|故事|诗|画|书)/u;
const HOW_IT_IS =
  /^(?:听起来|看起来|[它都也])?(?:很|非常|特别|太|有点儿?|真)?(?:难过|伤心|高兴|开心|快乐|孤独|可怕)(?:了|的)?$/u;

/** 小说的主人公最后死了: nobody whom the learner knows. */
const OF_ITS_FIGURES =
  /^[^我你您]*(?:小说|电影|电视剧|故事|动画|漫画|游戏|剧|书|历史)(?:里面?|中|上)?(?:的|有)?[^我你您，]{0,4}(?:主人公|主角|人物|角色|国王|皇帝|英雄)|^[^我你您，]*(?:小说|电影|电视剧|故事|动画片?|漫画|游戏|剧|书)(?:里面?|中)(?:的|有|那)?[^我你您，]{0,12}$|^(?:那个?)?(?:主人公|主角|男主角?|女主角?)/u;

/** 讲一个退休的大厨，每个礼拜天做饭: what is told of them is of nobody here. */
const ITS_PLOT =
  /^(?:(?:[这那]?[部本个出]?)?(?:电影|片子|小说|故事|剧|戏|书)(?:里)?)?(?:主要)?(?:讲的?|演的?|写的)(?:是|述)?(?:关于)?(?:一|有|两|几)[^我你您]*$/u;
const A_WORK = /电影|片子|电视剧|小说|故事|新闻|动画|漫画|纪录片|剧/u;
const INSIDE = /^(?:那?里面?|里头|片子里|电影里|书里|剧里|新闻里|演员|主演|导演)/u;

/** Whether a text tells of a song or a book how it is, or what happens in it. */
export function isOfAWork(clause: string, before: string | undefined): boolean {
  if (OF_ITS_FIGURES.test(clause) || ITS_PLOT.test(clause)) return true;
  const isInIt =
    before !== undefined &&
    (ITS_PLOT.test(before) ||
      (A_WORK.test(before) && INSIDE.test(clause)) ||
      (OF_ITS_FIGURES.test(before) && /^(?:后来|最后|结果|然后)?[他她]/u.test(clause)));
  if (isInIt && !/[我你您咱]/u.test(clause)) return true;
  return HOW_IT_IS.test(clause) && WORKS.test(before ?? '');
}

/** 能治感冒, 防癌, 有人说喝醋不会生病: nobody is ill. */
const PREVENTED = /(?:治(?:疗|好)?|防(?:止|治)?|预防|抗|避免|减少|不(?:容易|会)得?)$/u;
const CLAIMED = /^(?:有(?:的|些)?人|网上|人家|别人|专家|文章|群里|大家)(?:里|上)?(?:都|还)?(?:说|传|写|发)/u;

export function isOnlyClaimed(text: string, { start, predicate }: PredicateMention): boolean {
  if (predicate.stance !== 'bad') return false;
  return PREVENTED.test(text.slice(0, start)) || (CLAIMED.test(text) && !/我|死/u.test(text));
}

/** Tears of an onion or the wind are of the eyes alone. */
export const OF_THE_EYES = /洋葱|辣椒|芥末|辣得|风吹|沙子|哈欠|眼药/u;

/** 您别生气, 别怕: said to the tutor, and tells nothing. */
const ADDRESSED =
  /^(?:[你您]|老师)?(?:可|先|就|也)?(?:别|不要|不用)(?:再|太|老)?(?!的|人|处|说是)[^我他她它]{1,6}$/u;

/** What is said to anybody, and tells nothing. */
const FORMULA =
  /^(?:我)?(?:也|真|很|非常)*(?:高兴|荣幸)(?:能)?(?:认识|见到)(?:你|您|老师|大家)$|^(?:能)?(?:认识|见到)(?:你|您)(?:我)?(?:也|真|很|非常)*高兴$|^请多多?(?:关照|指教)$|^(?:好久不见|最近好吗|辛苦了|麻烦你了|打扰了)$/u;

export function isSaidToAnybody(clause: string): boolean {
  return ADDRESSED.test(clause) || FORMULA.test(clause);
}
