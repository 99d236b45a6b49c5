// Who changes their mind about what was settled: 三天不行，我只能住两天.

import { each } from '../../../../say/wording.ts';
import { goalsOf } from '../../../../state/plan.ts';
import type { Leads } from '../../../../state/turn-context.ts';
import { matchAny } from '../../../../understand/patterns/match.ts';
import { utterance } from '../../../../understand/text/utterance.ts';
import { isReached } from '../../goals/progress.ts';
import { clausesOf, sentencesOf } from '../../hearing/clauses.ts';
import { isQuestion } from '../../hearing/speech-acts.ts';
import type { PlayContext } from '../../world/play-context.ts';

const CHANGES =
  /(?:^|我|那|还是)(?:只能|改成|改为|换成|还是|要改|想改)(?<right>[^，,。！!？?]{2,8}?)(?:吧|了|好)?[，,。！!]*$/u;

/** 是后天，不是明天: what was said wrong is said right. */
const RIGHTS = /(?:应该)?是(?<right>[^，,。！!？?是]{2,8})[，,]不是[^，,。！!？?]{1,8}/u;

/** Undefined where nothing that was settled is settled otherwise. */
export function anewIn({ said, playing, state, words }: PlayContext): Leads | undefined {
  const settled = goalsOf(playing.play).filter((goal) => isReached(state.play, goal));
  const righted = sentencesOf(said.raw).flatMap((sentence) => RIGHTS.exec(sentence)?.[0] ?? []);
  for (const clause of [...righted, ...sentencesOf(said.raw).flatMap(clausesOf)]) {
    const right = (CHANGES.exec(clause) ?? RIGHTS.exec(clause))?.groups?.['right'];
    if (right === undefined || isQuestion(clause)) continue;
    const told = utterance(right);
    const isOfIt = settled.some(({ question }) =>
      [...question.reached, ...question.partly].some(
        ({ match }) => matchAny(match, told, words) !== undefined,
      ),
    );
    if (isOfIt)
      return each([
        {
          zh: `好，那就${right}，我改一下。`,
          en: `All right, “${right}” it is; I’ll change it.`,
          pt: `Certo, então “${right}”; vou mudar.`,
        },
      ]);
  }
  return undefined;
}
