// Who says yes to what was offered, in whatever words, has accepted it.

import { type FoundGoal, goalsOf } from '../../../state/plan.ts';
import { clausesOf, sentencesOf } from '../hearing/clauses.ts';
import { isQuestion } from '../hearing/speech-acts.ts';
import type { PlayContext } from '../world/play-context.ts';
import type { Hit } from './hits.ts';
import { isReached } from './progress.ts';

/** Tasks that a yes gets done. */
const TO_ACCEPT = /接受|同意|答应/u;
const ACCEPTS =
  /^(?:好吧?|好的|行吧?|嗯|那|那么|我|我们|就|也|都|，|,)*[^，,。！!？?不没别]{0,6}(?:也|就|还|都)?(?:可以|行|成|接受|同意|没问题|见一?见|见一面|见个面|聊聊|加(?:个|一下)?微信|试(?:一)?试|听[你您]的|就这样|说定)(?:吧|了|的|看)*[，,。！!]*$/u;
/** 八折就八折. */
const GIVES_IN = /(?<what>\p{Script=Han}{1,4})就\k<what>/u;

/** The task to accept something, where the message does; it need not be the one that was asked for last. */
export function acceptedHit(context: PlayContext): Hit | undefined {
  const { playing, said, state } = context;
  const goal = goalsOf(playing.play).find(
    ({ id, question }) =>
      TO_ACCEPT.test(question.goal.zh) && !isReached(state.play, { id }) && wasPut(context, id),
  );
  if (goal === undefined) return undefined;
  const clauses = sentencesOf(said.raw)
    .flatMap(clausesOf)
    .filter((clause) => !isQuestion(clause));
  return clauses.some((clause) => ACCEPTS.test(clause) || GIVES_IN.test(clause)) ? hit(goal) : undefined;
}

function wasPut({ playing, state }: PlayContext, id: string): boolean {
  const goal = playing.play.goals.find((one) => one.id === id);
  return (
    state.ask === id ||
    (goal !== undefined &&
      state.recent.some((text) => text.includes(goal.ask.zh) || text.includes(goal.again.zh)))
  );
}

function hit(goal: FoundGoal): Hit {
  const agreeing = goal.question.reached.find(({ match }) =>
    match.some((pattern) => /接受|同意|可以|见面|好/u.test(pattern) && !/不/u.test(pattern)),
  );
  return {
    goal,
    state: 'reached',
    replies: agreeing?.replies ?? [],
    match: [],
    slots: {},
    pattern: '',
    isSure: true,
    partly: [],
  };
}
