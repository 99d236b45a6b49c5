/** Public face of handwriting: the judge of a character written from memory, and what characters are taken for it. */

export { judgeWriting } from './judge.ts';
export { judgeStroke, type StrokeFault, wayOf } from './judge-stroke.ts';
export { lookAlikesOf } from './look-alikes.ts';
export { judgeAmong } from './name-other.ts';
export type { Fault, Judgement, ModelCharacter, PenPoint, PenStroke, Verdict } from './types.ts';
