// Where the tutor lives, asked for by what is there, or by whether they have been there.

import type { Line } from '../../../../content/schema/line.ts';
import type { Utterance } from '../../../understand/text/utterance.ts';
import type { TutorContext } from './answered.ts';

const WHERE_THEIRS = /(?:店|馆|厅|公司|学校|医院|报社|单位|办公室|教室)(?:是|开)?在(?:什么地方|什么城市|哪)/u;

export const BEEN = /[你您].{0,4}[去来到]过(?<place>\p{Script=Han}{2,4}?)[吗没]/u;

/** 你的饭馆在哪儿: where they live, they work. */
export function placeAsked(context: TutorContext, asked: Utterance): Line | undefined {
  const { home } = context.tutor.persona.facts;
  const been = BEEN.exec(asked.shown.join(''))?.groups?.['place'];
  // 你去过成都吗, of who lives there.
  if (been !== undefined && home?.zh.includes(been) === true) return home;
  return /[你您]/u.test(asked.raw) && WHERE_THEIRS.test(asked.raw) ? home : undefined;
}
