// Says one of the learner's messages more naturally: by a model where one answers usefully, else by its corrections.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { readWordings, rewordInstructions } from '../../../../tutor-engine/prompts/index.ts';
import type { Rewording } from '../../domain/help-schemas.ts';
import type { MessageId, TalkId } from '../../domain/ids.ts';
import { findMessage, listMessages, type Message } from '../talks/messages-repo.ts';
import { subjectOf } from '../talks/read-talks.ts';
import { levelOf } from '../talks/subjects.ts';
import { findTalk } from '../talks/talks-repo.ts';
import { askModel, type HelpDeps } from './ask-model.ts';

type Params = {
  readonly userId: UserId;
  readonly id: TalkId;
  readonly messageId: MessageId;
  readonly language: 'zh' | 'en' | 'pt';
};

/** Two sentences with their reasons. */
const WORDING_TOKENS = 600;

/** `not_found` also for what a tutor said. */
export async function rewordMessage(
  deps: HelpDeps,
  { userId, id, messageId, language }: Params,
): Promise<Result<Rewording, Failure<'not_found'>>> {
  const { db, content } = deps;
  const talk = await findTalk(db, userId, id);
  const message = talk && (await findMessage(db, talk, messageId));
  if (!talk || message?.author !== 'learner') return err('not_found');
  const [subject, [before]] = await Promise.all([
    subjectOf(content, talk),
    listMessages(db, talk, { beforeSeq: message.seq, limit: 1 }),
  ]);
  const level = subject ? levelOf(subject) : 'beginner';
  const question = rewordInstructions({ text: message.text, before: before?.text, language, level });
  const answer = await askModel(deps, userId, { ...question, maxTokens: WORDING_TOKENS });
  const wordings = answer && readWordings(answer.text, message.text);
  const mended = corrected(message, language);
  // A model that finds nothing where there is a mistake has overlooked it.
  if (wordings && (wordings.length > 0 || mended.length === 0))
    return ok({ speaker: 'model', wordings: [...wordings] });
  return ok({ speaker: 'engine', wordings: mended });
}

/** The message with all its mistakes mended and why; our own teacher does not invent other wordings. */
function corrected({ corrections }: Message, language: Params['language']): Rewording['wordings'] {
  const [first] = corrections ?? [];
  if (!first) return [];
  const reasons = new Set((corrections ?? []).map(({ reason }) => reason[language]));
  return [{ zh: first.sentence, reason: [...reasons].join(' ') }];
}
