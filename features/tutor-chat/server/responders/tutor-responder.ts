// Whoever may speak now: a model, or the embedded teacher when none may be asked or what it said was not fit.

import { AiRefusal, type AiServices } from '../../../ai-services/server/api.ts';
import { engineResponder } from './engine-responder.ts';
import { modelResponder, UnfitAnswer } from './model-responder.ts';
import type { Responder, ResponderInput, ResponderResult } from './responder.ts';

export function tutorResponder(ai: Pick<AiServices, 'stream'>): Responder {
  const model = modelResponder(ai);
  return {
    kind: 'model',
    respond: async function* (input) {
      // Nobody improvises to somebody in distress.
      if (input.decided.decision.move === 'distress')
        return { ...(yield* engineResponder.respond(input)), speaker: engineResponder.kind };
      try {
        return yield* model.respond(input);
      } catch (error) {
        if (error instanceof AiRefusal) {
          const standIn = error.code === 'no_model' ? null : error.code;
          return { ...(yield* engineResponder.respond(input)), speaker: engineResponder.kind, standIn };
        }
        if (error instanceof UnfitAnswer) return yield* respondInstead(input, error);
        throw error;
      }
    },
  };
}

/** What of the model's words was shown gives way; why is kept with the message. */
async function* respondInstead(
  input: ResponderInput,
  { reason, text, begun }: UnfitAnswer,
): ReturnType<Responder['respond']> {
  if (begun) yield { text: '', restart: true };
  const spoken: ResponderResult = yield* engineResponder.respond(input);
  return { ...spoken, speaker: engineResponder.kind, standIn: 'unfit', rejected: { reason, text } };
}
