// What is chosen for the learner: one of two things that could be done, or whether one should.

import type { Utterance } from '../../../../understand/text/utterance.ts';
import { type Answered, answeredBy, type TutorContext } from '../../known/answered.ts';
import { advisedOn } from './advise.ts';
import { choiceOfActs } from './choice.ts';
import { whetherTo } from './whether.ts';

/** Of two things that could be done one, and of one whether. */
export function chosenFor(context: TutorContext, asked: Utterance): Answered | undefined {
  // 先吃饭还是先玩 is a choice, whatever there is to advise on food.
  const ofActs = choiceOfActs(context, asked);
  if (ofActs !== undefined) return answeredBy(ofActs.lines, `choice/${context.state.turn}`, ofActs.asks);
  return advisedOn(context, asked, true) === undefined ? whetherTo(context, asked) : undefined;
}
