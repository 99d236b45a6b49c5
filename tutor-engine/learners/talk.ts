// Lets a learner talk with a partner, whoever that is, and keeps the transcript.

import { hash } from '../state/random.ts';
import type { Exchange, Learner, Partner, Stage, Transcript, TutorMessage, View } from './types.ts';

/** Same learner, same stage, same partner: same talk. */
export async function talkWith(
  partner: Partner,
  learner: Learner,
  stage: Stage,
  turns = 20,
): Promise<Transcript> {
  const opening = await partner.open();
  const exchanges: Exchange[] = [];
  let heard = opening;
  let reached: readonly string[] = [];
  let waiting = 1;
  for (let turn = 1; turn <= turns; turn += 1) {
    const dice = diceFor(`${learner.id}/${stage.name}/${turn}`);
    const view: View = { stage, level: learner.level, turn, heard, reached, waiting, dice };
    const said = learner.say(view);
    const answer = await partner.say(said.text, said.helped);
    exchanges.push({ said, heard: answer });
    reached = [...new Set([...reached, ...reachedBy(answer)])];
    waiting = answer.ask === heard.ask ? waiting + 1 : 1;
    heard = answer;
  }
  return { learner: learner.id, stage, opening, exchanges, reached };
}

function reachedBy({ goals = [] }: TutorMessage): string[] {
  return goals.filter(({ state }) => state === 'reached').map(({ id }) => id);
}

function diceFor(seed: string): View['dice'] {
  let thrown = 0;
  return (sides) => {
    thrown += 1;
    return hash(`${seed}/${thrown}`) % Math.max(1, sides);
  };
}
