// What an order leaves out is what was spoken of: 桃子太贵了……我要三斤 orders three pounds of them.

import type { Play } from '../../../../content/schema/talks/play.ts';
import { type Utterance, utterance } from '../../../understand/text/utterance.ts';
import { clausesOf, sentencesOf } from './clauses.ts';
import { isQuestion } from './speech-acts.ts';

const ORDER =
  /^(?:那|好|行|嗯|我|就|给我|请|再|也|[，,])*(?:要|买|来|拿|称|给我)(?:[一二两三四五六七八九十半]|\d{1,2})(?:斤|公斤|个|碗|杯|份|瓶|盒|件|条)(?:大的|小的|半)?(?=吧|[，,。！!]|$)/u;

/** The message with the thing that its order leaves out, named last here or in what was said before, latest first. */
export function withLeftOut(
  said: Utterance,
  { stock = [], words }: Play,
  before: readonly string[],
): Utterance {
  const names = stock.flatMap((list) => words[list] ?? []).flatMap(({ zh, also }) => [zh, ...also]);
  if (names.length === 0) return said;
  const clauses = sentencesOf(said.raw).flatMap(clausesOf);
  const isElliptic = (clause: string) =>
    ORDER.test(clause) && !isQuestion(clause) && !names.some((name) => clause.includes(name));
  if (!clauses.some(isElliptic)) return said;
  const thing = [said.raw, ...before]
    .map((text) => lastNamed(text, names))
    .find((name) => name !== undefined);
  if (thing === undefined) return said;
  return utterance(
    clauses
      .map((clause) => (isElliptic(clause) ? clause.replace(ORDER, (order) => `${order}${thing}`) : clause))
      .join(''),
  );
}

/** 我叫Pedro。你呢: what is asked back is what was told before it. */
const BACK = /(?<told>[^。！!？?；;，,]+)[。！!，,；;]+(?<you>[你您])呢(?=[？?。！!]|$)/u;
const ASKED_BACK: readonly (readonly [told: RegExp, asked: string])[] = [
  [/我(?:的名字)?(?:叫|姓|是叫)/u, '叫什么名字'],
  [/我是.{1,6}人$|我(?:从|来自)/u, '是哪里人'],
  [/我.{0,3}岁/u, '多大了'],
  [/我住/u, '住在哪儿'],
];

export function withAskedBack(raw: string): string {
  const { told = '', you = '' } = BACK.exec(raw)?.groups ?? {};
  const asked = ASKED_BACK.find(([one]) => one.test(told))?.[1];
  return asked === undefined ? raw : raw.replace(/[你您]呢(?=[？?。！!]|$)/u, `${you}${asked}`);
}

function lastNamed(text: string, names: readonly string[]): string | undefined {
  return names
    .filter((name) => text.includes(name))
    .toSorted((a, b) => text.lastIndexOf(b) - text.lastIndexOf(a) || b.length - a.length)[0];
}
