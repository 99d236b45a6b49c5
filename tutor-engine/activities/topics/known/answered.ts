// What a learner asks a tutor, and what an answer to it comes to.

import type { Line } from '../../../../content/schema/line.ts';
import type { Fact } from '../../../../content/schema/people/persona.ts';
import { each } from '../../../say/wording.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import type { TutorSituation } from '../../../state/types.ts';
import type { QuestionAsked } from '../../../understand/intent.ts';

/** A context of a tutor's. */
export type TutorContext = TurnContext & { readonly tutor: TutorSituation };

export type OwnQuestionAsked = QuestionAsked & { readonly others?: readonly QuestionAsked[] | undefined };

export type Answered = {
  readonly answers: Line[][];
  readonly move: 'aside' | 'cannot';
  /** It tells nothing: there is no such story, or it is not known. */
  readonly isRefusal?: boolean;
  /** What is asked back, where nothing else was told. */
  readonly back?: { readonly key: string; readonly asks: readonly Line[] };
};

/** What is said, and what is asked back. */
export function answeredBy(lines: readonly Line[], key: string, asks: readonly Line[]): Answered {
  return { answers: each(lines), move: 'aside', back: { key, asks } };
}

export function aboutOf({ open }: TurnContext): Fact | undefined {
  return open?.kind === 'question' ? open.question.about : undefined;
}
