// Asks a model for the outline of a plan, tells how far it has come, and holds the answer to the planner's rules.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { ProviderError } from '../../../../kit/server/ai/index.ts';
import { AiRefusal } from '../../../ai-services/server/api.ts';
import { checkOutline, type Outline, type PlannerInput } from '../../domain/index.ts';
import type { PlansDeps } from '../deps.ts';
import { promptOf } from './prompt.ts';

/** A plan of ours takes a second: nobody waits for a model for longer than this. */
const MODEL_MS = 120_000;
/** More than the longest plan that the schema lets pass; whoever writes more is not listened to. */
const ANSWER_MOST = 60_000;

type Asking = {
  readonly userId: UserId;
  readonly input: PlannerInput;
  /** Our own, which the model is to better. */
  readonly draft: Outline;
  /** Hears how many stages are written; says whether to go on. */
  readonly onWritten: (stages: number) => Promise<boolean>;
};

type Refused = Failure<'no_model' | 'model_failed'>;

/** `no_model`: nobody is there to ask. `model_failed`: it was asked, and what came is no plan. */
export async function askModel(
  { ai, log }: Pick<PlansDeps, 'ai' | 'log'>,
  { userId, input, draft, onWritten }: Asking,
): Promise<Result<Outline, Refused>> {
  if ((await ai.chainFor('plan')).length === 0) return err('no_model');
  try {
    const text = await readAnswer({ ai }, { userId, input, draft, onWritten });
    const checked = checkOutline(jsonIn(text), input, leastStages(draft));
    if (checked.ok) return ok(checked.value);
    log.warn({ problem: checked.error.code }, 'what a model wrote is no plan');
  } catch (error) {
    if (!(error instanceof ProviderError || error instanceof AiRefusal)) throw error;
    if (error instanceof AiRefusal && error.code === 'no_model') return err('no_model');
    log.warn({ err: error }, 'a model did not write a plan');
  }
  return err('model_failed');
}

/** A plan that is much shorter than ours is none. */
const leastStages = ({ stages }: Outline): number => Math.ceil(stages.length / 2);

async function readAnswer(
  { ai }: Pick<PlansDeps, 'ai'>,
  { userId, input, draft, onWritten }: Asking,
): Promise<string> {
  const left = new AbortController();
  const signal = AbortSignal.any([left.signal, AbortSignal.timeout(MODEL_MS)]);
  let [text, stages, countedTo] = ['', 0, 0];
  for await (const delta of ai.stream('plan', userId, promptOf(input, draft), { signal })) {
    text += delta.text;
    const next = text.indexOf(STAGE_BEGINS, countedTo);
    if (next >= 0) [stages, countedTo] = [stages + 1, next + STAGE_BEGINS.length];
    const goesOn = next < 0 || (await onWritten(stages));
    if (goesOn && text.length <= ANSWER_MOST) continue;
    left.abort();
    break;
  }
  return text;
}

/** Each stage has its theme; pieces of an answer are shorter than a stage. */
const STAGE_BEGINS = '"theme"';

/** Models like to wrap JSON into a block of code. */
function jsonIn(answer: string): unknown {
  const [from, to] = [answer.indexOf('{'), answer.lastIndexOf('}')];
  try {
    return JSON.parse(answer.slice(from, to + 1));
  } catch {
    return undefined;
  }
}
