// The embedded teacher for a guest, who has no talk on the server yet: the whole exchange runs in the page.

import type { Line } from '../../../../content/schema/line.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { ageTold } from '../../../../tutor-engine/index.ts';
import type { GuestTalk, OfflineTurn } from '../../domain/index.ts';
import type { OfflineCopy } from '../offline/stored-talks.ts';
import { openTeacher, readPersona } from '../offline/teacher.ts';

export type GuestTeacher = {
  readonly opening: Pick<OfflineTurn['answer'], 'id' | 'text' | 'translation'>;
  /** Answers to choose from after these turns. */
  readonly suggest: (turns: readonly OfflineTurn[]) => readonly Line[];
  /** Somebody younger than 16 says so, or writes for one. */
  readonly isYoung: (turns: readonly OfflineTurn[]) => boolean;
  /** Somebody has told of a loss or a need: nothing else is asked of them beside it. */
  readonly isHurt: (turns: readonly OfflineTurn[]) => boolean;
  readonly take: (turns: readonly OfflineTurn[], text: string, input: OfflineTurn['input']) => OfflineTurn;
};

/** In years: the age from which the product asks no guardian. */
const GROWN = 16;

type Guest = Pick<GuestTalk, 'id' | 'tutorId' | 'language'>;

/** Rejects when what it takes cannot be fetched. */
export async function openGuestTeacher({ id, tutorId, language }: Guest): Promise<GuestTeacher> {
  const situation = { kind: 'tutor', persona: await readPersona(tutorId) } as const;
  const teacher = await openTeacher(situation);
  const { text, translation, memory } = teacher.open({ id, language });
  const now = new Date().toISOString();
  const opening = { id: newId(), text, translation };
  const copy: OfflineCopy = {
    situation,
    page: {
      talk: {
        id,
        kind: 'tutor',
        subject: tutorId,
        subjectVersion: 1,
        partner: null,
        language,
        createdAt: now,
        lastMessageAt: now,
        preview: text,
      },
      messages: [],
      earlierCursor: null,
      goals: [],
      ended: false,
    },
    snapshot: {
      newestId: opening.id,
      said: [{ author: 'tutor', text, memory, helped: null }],
      facts: [],
      due: [],
    },
  };
  const after = (turns: readonly OfflineTurn[]) => ({ turns, hints: [] });
  return {
    opening,
    suggest: (turns) => teacher.suggest(copy, after(turns)),
    isYoung: (turns) => (ageTold(turns.map(({ text }) => text)) ?? GROWN) < GROWN,
    isHurt: (turns) => turns.some(({ text }) => teacher.isHurt(text)),
    take: (turns, said, input) =>
      teacher.take(copy, after(turns), {
        id: newId(),
        answerId: newId(),
        text: said,
        input,
        at: new Date().toISOString(),
      }),
  };
}
