// Which measure word is right, asked in the middle of a play: 一个鱼还是一条鱼.

import type { Intent } from '../../../understand/intent.ts';

const COUNTED = /^(?:我?(?:要|说|想要))?[一两三几这那](?<measure>\p{Script=Han})(?<noun>\p{Script=Han}+)$/u;

/** 一个鱼还是一条鱼 chooses no dish. */
export function choosesMeasure(asked: Extract<Intent, { kind: 'language' }>['asks'][number]): boolean {
  if (asked.kind !== 'which') return false;
  const [one, other] = asked.sentences.map((sentence) => COUNTED.exec(sentence)?.groups);
  const measures = [one?.['measure'], other?.['measure']];
  return one?.['noun'] !== undefined && one['noun'] === other?.['noun'] && measures.includes('个');
}
