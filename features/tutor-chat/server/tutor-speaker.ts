// Whoever may speak now: a model, or the embedded teacher when none is configured or today's money is used up.

import { AiRefusal } from '../../ai-services/server/api.ts';
import type { TutorChatDeps } from './deps.ts';
import { engineSpeaker } from './engine-speaker.ts';
import { modelSpeaker } from './model-speaker.ts';
import type { Speaker } from './speaker.ts';

export function tutorSpeaker({ db, content, ai }: Pick<TutorChatDeps, 'db' | 'content' | 'ai'>): Speaker {
  const model = modelSpeaker({ db, ai });
  const engine = engineSpeaker(db, content);
  return {
    kind: 'model',
    speak: async function* (input) {
      try {
        return yield* model.speak(input);
      } catch (error) {
        if (!(error instanceof AiRefusal)) throw error;
        const spoken = yield* engine.speak(input);
        const standIn = error.code === 'no_model' ? null : error.code;
        return { ...spoken, speaker: engine.kind, standIn };
      }
    },
  };
}
