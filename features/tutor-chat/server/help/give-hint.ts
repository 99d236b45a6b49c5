// Help that the learner asks for by a button: on what is open in a talk, noted so that the next answer counts as helped.

import type { Line } from '../../../../content/schema/line.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import { HINT_STEPS, type HintStep } from '../../../../tutor-engine/state/help.ts';
import { itemOf } from '../../../learning-events/domain/index.ts';
import { appendEvents, eventId } from '../../../learning-events/server/api.ts';
import type { TalkId } from '../../domain/ids.ts';
import { helpWith } from '../../domain/turn/compute-turn.ts';
import { sourceOf } from '../decision/engine-input.ts';
import { findNewest, storeHelp } from '../talks/messages-repo.ts';
import { subjectOf } from '../talks/read-talks.ts';
import { lockTalk } from '../talks/talks-repo.ts';
import { readTranscript } from '../talks/transcript.ts';
import type { TutorChatDeps } from '../turn/deps.ts';

type Params = { readonly userId: UserId; readonly id: TalkId; readonly step: HintStep };
type Deps = Pick<TutorChatDeps, 'content' | 'learner'> & { readonly db: Database };

/** The engine's memory lies in its last message. */
const READ_MAX = 20;

/** Null where nothing is open that could be helped with. */
export async function giveHint(
  { db, content, learner }: Deps,
  { userId, id, step }: Params,
): Promise<Result<Line | null, Failure<'not_found'> | Failure<'talk_busy'>>> {
  return db.transaction(async (tx) => {
    const talk = await lockTalk(tx, userId, id);
    const subject = talk && (await subjectOf(content, talk));
    if (!talk || !subject) return err('not_found');
    const newest = await findNewest(tx, talk);
    if (newest?.isLive) return err('talk_busy');
    if (newest?.author !== 'tutor') return ok(null);
    const { said } = await readTranscript(tx, talk, { afterSeq: talk.summarisedSeq, limit: READ_MAX });
    const { name, ...known } = await learner(userId);
    const line = helpWith(sourceOf(content, talk, subject, known), said, step, name);
    if (!line) return ok(null);
    await storeHelp(tx, newest, step);
    await appendEvents(tx, [
      {
        id: eventId(newest.id, 'hint', step),
        userId,
        skill: 'goal',
        item: itemOf('subject', talk.subject),
        outcome: 'helped',
        aided: step,
        answer: '',
        tookMs: null,
        source: talk.kind === 'tutor' ? 'talk' : 'play',
        sourceId: talk.id,
        partId: newest.id,
        seq: HINT_STEPS.indexOf(step),
      },
    ]);
    return ok(line);
  });
}
