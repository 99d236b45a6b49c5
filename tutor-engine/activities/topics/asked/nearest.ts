// What a tutor tells of their own who has no answer to the very question: what speaks of the same.

import type { Line } from '../../../../content/schema/line.ts';
import { nearInLife } from '../../../say/uptake/of-their-life.ts';
import type { QuestionAsked } from '../../../understand/intent.ts';
import { type Utterance, utterance } from '../../../understand/text/utterance.ts';
import type { Answered, TutorContext } from './answered.ts';
import { inChinese } from './any-tutor.ts';
import { isOfTheTutors } from './of-the-tutors.ts';

/** What anybody could say to any question of its shape. */
const OF_ANYBODY =
  /^(?:view|own)\/(?!your-chinese|did-right|feeling-do|afraid-of-tutor|same|remember|laugh-at-me|fair|time|angry|fine|understood|agree|who-is-right|like|can)/u;

export function isOfAnybody({ back }: Answered): boolean {
  return back !== undefined && OF_ANYBODY.test(back.key);
}

/** Something near of the tutor's own says more than what anybody could say. */
export function nearest(context: TutorContext, asked: Utterance | undefined): Answered | undefined {
  const near = nearOf(context, asked);
  return near && { answers: [[near]], move: 'aside' };
}

/** 如果您是我，第一步会做什么 asks what to do of what was told. */
const IN_MY_PLACE =
  /(?:如果|要是|换成|换了|假如|假设)(?:[你您]是我|是[你您]|[你您]站在我)|^[你您](?:要是|如果)(?:是)?/u;

export function inTheirPlace(context: TutorContext, asking: QuestionAsked): QuestionAsked {
  const isAsked = IN_MY_PLACE.test(sentenceOf(context, asking.asked) ?? '') && asking.question !== 'advice';
  return isAsked ? { question: 'advice', asked: utterance('我该怎么办') } : asking;
}

/** The whole sentence in which something is asked. */
function sentenceOf({ said }: TutorContext, asked: Utterance | undefined): string | undefined {
  const text = asked?.raw.replace(/[？?！!。，,\s]+$/u, '') ?? '';
  return text === '' ? undefined : said.raw.split(/(?<=[。！？!?；;])/u).find((one) => one.includes(text));
}

/** Who has no story of the very thing tells what they have of what was named in the question. */
function nearOf(context: TutorContext, asked: Utterance | undefined): Line | undefined {
  if (asked === undefined || isOfTheTutors(context, asked)) return undefined;
  const { raw } = inChinese(context, asked);
  return [raw, sentenceOf(context, asked) ?? '']
    .map((text) => text.replace(LEADS_IN, ''))
    .filter((question) => !question.includes('我'))
    .flatMap((question) => nearInLife(context, question, 'asked') ?? [])[0];
}

/** 我想请教您，编辑……: the question stands behind it. */
const LEADS_IN =
  /^.*?我(?:一直|很|也|就|还)?(?:想|要)?(?:先|再)?(?:请教|问|知道|听听)(?:一下|问)?(?:[你您]|老师)?(?:一下|一个问题)?[，,：:]?/u;
