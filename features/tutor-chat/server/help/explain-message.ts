// Explains a message or a part of it: by a model where one answers usefully, and always by authored notes and words.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { explainInstructions, readExplanation } from '../../../../tutor-engine/prompts/index.ts';
import type { Explanation } from '../../domain/help-schemas.ts';
import type { MessageId, TalkId } from '../../domain/ids.ts';
import { findMessage } from '../talks/messages-repo.ts';
import { subjectOf } from '../talks/read-talks.ts';
import { levelOf } from '../talks/subjects/subjects.ts';
import { findTalk } from '../talks/talks-repo.ts';
import { askModel, type HelpDeps } from './ask-model.ts';
import { pointsOf, wordsOf } from './own-explanation.ts';

type Params = {
  readonly userId: UserId;
  readonly id: TalkId;
  readonly messageId: MessageId;
  readonly language: 'zh' | 'en' | 'pt';
  readonly part?: { readonly start: number; readonly end: number } | undefined;
};

/** A hundred words in any language, with room. */
const EXPLANATION_TOKENS = 500;

export async function explainMessage(
  deps: HelpDeps,
  { userId, id, messageId, language, part }: Params,
): Promise<Result<Explanation, Failure<'not_found'>>> {
  const { db, content } = deps;
  const talk = await findTalk(db, userId, id);
  const message = talk && (await findMessage(db, talk, messageId));
  if (!talk || !message || message.text === '') return err('not_found');
  const subject = await subjectOf(content, talk);
  const about = {
    core: content.core,
    text: message.text,
    part,
    language,
    level: subject ? levelOf(subject) : ('beginner' as const),
  };
  const question = explainInstructions({
    ...about,
    part: part && message.text.slice(part.start, part.end),
  });
  const [answer, words] = await Promise.all([
    askModel(deps, userId, { ...question, maxTokens: EXPLANATION_TOKENS }),
    wordsOf(about),
  ]);
  const text = answer && readExplanation(answer.text, language, answer.finishReason !== 'length');
  return ok({
    speaker: text === undefined ? 'engine' : 'model',
    text: text ?? null,
    points: pointsOf(about, message.author === 'learner'),
    words,
  });
}
