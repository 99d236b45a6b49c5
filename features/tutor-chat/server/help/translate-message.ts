// Translates a message once and keeps it: authored translations come with the embedded teacher's words, a model makes others.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { ProviderError } from '../../../../kit/server/ai/index.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import type { Log } from '../../../../kit/server/log.ts';
import { AiRefusal, type AiServices } from '../../../ai-services/server/api.ts';
import type { MessageId, TalkId } from '../../domain/ids.ts';
import { TRANSLATION_INSTRUCTIONS } from '../responders/instructions.ts';
import { findMessage, storeTranslation } from '../talks/messages-repo.ts';
import { findTalk } from '../talks/talks-repo.ts';

type TranslateOptions = {
  readonly db: Database;
  readonly log: Log;
  readonly ai: AiServices;
  readonly signal: AbortSignal;
};

type Params = {
  readonly userId: UserId;
  readonly id: TalkId;
  readonly messageId: MessageId;
  readonly language: 'en' | 'pt';
};

const TRANSLATION_TIMEOUT_MS = 30_000;
/** The longest message, 2000 characters, with room. */
const TRANSLATION_TOKENS = 2500;

export async function translateMessage(
  { db, log, ai, signal }: TranslateOptions,
  { userId, id, messageId, language }: Params,
): Promise<Result<string, Failure<'not_found'> | Failure<'unavailable'>>> {
  const talk = await findTalk(db, userId, id);
  const message = talk && (await findMessage(db, talk, messageId));
  if (!message || message.text === '') return err('not_found');
  const known = message.translations[language];
  if (known !== undefined) return ok(known);
  const messages = [
    { role: 'system', content: TRANSLATION_INSTRUCTIONS[language] },
    { role: 'user', content: message.text },
  ] as const;
  try {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(TRANSLATION_TIMEOUT_MS)]);
    const { text, finishReason } = await ai.complete(
      'translation',
      userId,
      { messages, maxTokens: TRANSLATION_TOKENS },
      { signal: limited },
    );
    // A message that is still being written would keep the translation of its beginning, and so would one that was cut.
    if (message.state !== 'streaming' && finishReason !== 'length')
      await storeTranslation(db, message, language, text);
    return ok(text);
  } catch (error) {
    if (!(error instanceof ProviderError || error instanceof AiRefusal)) throw error;
    log.warn({ cause: error.message }, 'no translation');
    return err('unavailable');
  }
}
