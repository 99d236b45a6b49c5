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

/** What is asked of who was served: 喜欢吗. */
const ASKS_LIKING = /现在呢|喜欢吗|怎么样|满意吗|可以吗|行吗|合适吗/u;
const APPROVES =
  /^(?:好|嗯|对|那|这样|这回|这次|现在|都|就|很|，|,)*(?:可以|好|行|合适|完美|满意|没问题|对)了?[。！!，,]*$/u;
const PRAISED = /喜欢|好看|不错|合适|满意/u;

/** 好，现在可以了, to who asks whether it is as they like it: what is said to who likes it. */
export function approvedHit(context: PlayContext): Hit | undefined {
  const { said, state, playing } = context;
  const goal = goalsOf(playing.play).find(({ id }) => id === state.ask && !isReached(state.play, { id }));
  const asked = state.recent.at(-1) ?? '';
  if (goal === undefined || !ASKS_LIKING.test(asked) || !ASKS_LIKING.test(goal.question.ask.zh))
    return undefined;
  const clauses = sentencesOf(said.raw).flatMap(clausesOf);
  if (!clauses.some((clause) => APPROVES.test(clause) && !isQuestion(clause))) return undefined;
  const liked = goal.question.reached.find(({ match }) =>
    match.some((pattern) => PRAISED.test(pattern) && !/不(?!错)|没/u.test(pattern)),
  );
  return liked && { ...hit(goal), replies: liked.replies };
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
