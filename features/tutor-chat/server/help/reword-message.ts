// Says one of the learner's messages more naturally: by a model where one answers usefully, else by its corrections.

import { points } from '../../../../chinese/grammar/index.ts';
import type { Level } from '../../../../content/schema/levels.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { analyse, type Core, isOfSigns, mended } from '../../../../tutor-engine/index.ts';
import { readWordings, rewordInstructions } from '../../../../tutor-engine/prompts/index.ts';
import type { Rewording } from '../../domain/help-schemas.ts';
import type { MessageId, TalkId } from '../../domain/ids.ts';
import { findMessage, listMessages } from '../talks/messages-repo.ts';
import { subjectOf } from '../talks/read-talks.ts';
import { levelOf } from '../talks/subjects/subjects.ts';
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
  const own = withoutModel(content.core, message.text, level, language);
  // A model that finds nothing where there is a mistake has overlooked it.
  if (wordings && (wordings.length > 0 || own.length === 0))
    return ok({ speaker: 'model', wordings: [...wordings] });
  return ok({ speaker: 'engine', wordings: own });
}

/**
 * First the message with its mistakes mended, then as people usually say it, each with its reasons. Looked at anew: the
 * corrections under a message are only its most important ones.
 */
function withoutModel(
  core: Core,
  text: string,
  level: Level,
  language: Params['language'],
): Rewording['wordings'] {
  const findings = analyse(core, text, level).findings.filter(({ point }) => !isOfSigns(point));
  const wrong = findings.filter(({ tier }) => tier === 'wrong');
  const steps = [wrong, findings].filter((some) => some.length > 0);
  const wordings = steps.map((some) => ({
    zh: mended(text, some),
    reason: [...new Set(some.flatMap(({ point }) => reasonOf(point, language)))].join(' '),
  }));
  return wordings.filter(({ zh }, at) => wordings.findIndex((one) => one.zh === zh) === at);
}

function reasonOf(id: string, language: Params['language']): string[] {
  const known = points.find((point) => point.id === id);
  return known ? [known.explanation[language]] : [];
}
