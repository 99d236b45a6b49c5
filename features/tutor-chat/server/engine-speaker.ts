// The embedded teacher as the tutor: needs nobody outside, answers from authored content.

import type { Persona } from '../../../content/schema/persona.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import { chunksOf, open, respond, type Setting, type Turn } from '../../../tutor-engine/index.ts';
import type { TeachingContent } from './content.ts';
import { readTranscript } from './messages-repo.ts';
import { type Speaker, SpeakerError } from './speaker.ts';
import type { Subject } from './subjects.ts';
import type { Talk } from './talks-repo.ts';

/** The engine folds over the transcript; its memory lies in its own last message, so this much is plenty. */
const READ_MAX = 60;

export function engineSpeaker(db: Database, content: TeachingContent): Speaker {
  return {
    kind: 'engine',
    speak: async function* ({ talk, subject, message }) {
      if (subject.kind !== 'tutor') throw new SpeakerError('unavailable', undefined);
      const transcript = await readTranscript(db, talk.id, { afterSeq: 0, limit: READ_MAX });
      const turn = respond({
        ...settingOf(talk, subject.persona, content),
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

/** The partner's first words, as they are stored; they are authored, whoever speaks later. */
export function openingOf(talk: Talk, subject: Subject, content: TeachingContent) {
  if (subject.kind === 'tutor') {
    const turn = open(settingOf(talk, subject.persona, content));
    return { text: turn.text, ...storedWith(turn) };
  }
  const { zh, en, pt } = (subject.kind === 'role' ? subject.role : subject.scene).play.opening;
  return { text: zh, translations: { en, pt } };
}

/** What is stored beside the engine's text. */
function storedWith({ memory, translation }: Turn) {
  return { memory, translations: translation };
}

function settingOf(talk: Talk, persona: Persona, { talkOf, smallTalk, core }: TeachingContent): Setting {
  return {
    situation: { kind: 'tutor', persona, talk: talkOf(persona.level) },
    locale: talk.language,
    seed: talk.id,
    due: [],
    smallTalk,
    core,
  };
}
