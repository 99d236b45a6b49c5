// Whoever may speak now: a model, or the embedded teacher when none may be asked or what it said was not fit.

import { AiRefusal, type AiServices } from '../../../ai-services/server/api.ts';
import { engineSpeaker } from './engine-responder.ts';
import { modelSpeaker, Unfit } from './model-responder.ts';
import type { Speaker, SpeakInput, Spoken } from './responder.ts';

export function tutorSpeaker(ai: Pick<AiServices, 'stream'>): Speaker {
  const model = modelSpeaker(ai);
  return {
    kind: 'model',
    speak: async function* (input) {
      // Nobody improvises to somebody in distress.
      if (input.decided.decision.move === 'care')
        return { ...(yield* engineSpeaker.speak(input)), speaker: engineSpeaker.kind };
      try {
        return yield* model.speak(input);
      } catch (error) {
        if (error instanceof AiRefusal) {
          const standIn = error.code === 'no_model' ? null : error.code;
          return { ...(yield* engineSpeaker.speak(input)), speaker: engineSpeaker.kind, standIn };
        }
        if (error instanceof Unfit) return yield* speakInstead(input, error);
        throw error;
      }
    },
  };
}

/** What of the model's words was shown gives way; why is kept with the message. */
async function* speakInstead(
  input: SpeakInput,
  { reason, text, begun }: Unfit,
): ReturnType<Speaker['speak']> {
  if (begun) yield { text: '', restart: true };
  const spoken: Spoken = yield* engineSpeaker.speak(input);
  return { ...spoken, speaker: engineSpeaker.kind, standIn: 'unfit', rejected: { reason, text } };
}
