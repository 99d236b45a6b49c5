// What a note says, without a question in it.

import type { Line } from '../../../content/schema/line.ts';

/** A question in an example is none of the teacher's. */
export function asStatement({ zh, en, pt }: Line): Line {
  const plain = (text: string) => text.replaceAll(/[？?]/gu, '').replace(/(?<![.。])$/u, '.');
  return { zh: plain(zh).replace(/\.$/u, '。'), en: plain(en), pt: plain(pt) };
}
