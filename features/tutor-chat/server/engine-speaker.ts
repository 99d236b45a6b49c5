// The embedded teacher as the tutor: needs nobody outside, answers from authored content.

import type { Database } from '../../../kit/server/db/database.ts';
import { chunksOf, greet, respond, type Setting, type TutorTurn } from '../../../tutor-engine/index.ts';
import type { TeachingContent } from './content.ts';
import { readTranscript } from './messages-repo.ts';
import type { Speaker } from './speaker.ts';
import type { Talk } from './talks-repo.ts';

/** The engine folds over the transcript; its memory lies in its own last message, so this much is plenty. */
const READ_MAX = 60;

export function engineSpeaker(db: Database, content: TeachingContent): Speaker {
  return {
    kind: 'engine',
    speak: async function* ({ talk, message }) {
      const transcript = await readTranscript(db, talk.id, { afterSeq: 0, limit: READ_MAX });
      const turn = respond({
        ...settingOf(talk, content),
        history: transcript
          .filter(({ seq }) => seq < message.seq)
          .map(({ author, text, memory }) => ({ by: author, text, memory })),
        learnerText: message.text,
      });
      yield* chunksOf(turn.text);
      return storedWith(turn);
    },
  };
}

/** The tutor's first words, which are authored whoever speaks later. */
export function greetingFor(talk: Talk, content: TeachingContent): TutorTurn {
  return greet(settingOf(talk, content));
}

/** What is stored beside the engine's text. */
export function storedWith({ memory, translation }: TutorTurn) {
  return { memory, translations: translation };
}

function settingOf(talk: Talk, { tutors, talkOf }: TeachingContent): Setting {
  const persona = tutors.get(talk.tutorId);
  return { persona, talk: talkOf(persona.level), locale: talk.language, seed: talk.id };
}
