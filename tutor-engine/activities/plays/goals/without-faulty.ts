// A complaint gets nothing done but where something wrong is to be told.

import { matchAny } from '../../../understand/patterns/match.ts';
import { utterance } from '../../../understand/text/utterance.ts';
import { sentencesOf } from '../hearing/clauses.ts';
import { moveOf } from '../hearing/moves/moves-in.ts';
import type { MoveKind } from '../hearing/moves/play-move.ts';
import type { PlayContext } from '../world/play-context.ts';
import type { Hit } from './hits.ts';

const COMPLAINTS: ReadonlySet<MoveKind> = new Set<MoveKind>([
  'damage',
  'mistaken',
  'faulty',
  'overcharged',
  'short',
  'complains',
  'unhappy',
]);
const OF_TROUBLE = /问题|发生|出了|受伤|怎么弄|名字|称呼|坏|退|修|错|不满意|投诉|没出来|丢|赔|为什么/u;

/** 这个苹果是坏的，换一个吧 orders no apple: a complaint gets nothing done but where something wrong is told. */
export function withoutFaulty({ said, words }: PlayContext, hits: Hit[]): Hit[] {
  const move = moveOf(said.raw);
  const isFaulty = move !== undefined && COMPLAINTS.has(move.kind);
  if (!isFaulty) return hits;
  const rest = utterance(
    sentencesOf(said.raw)
      .filter((raw) => moveOf(raw)?.kind !== move.kind)
      .join(''),
  );
  return hits.filter(
    ({ goal, match }) =>
      OF_TROUBLE.test(goal.question.goal.zh) ||
      (rest.hanzi > 0 && matchAny(match, rest, words) !== undefined),
  );
}
