// An admin's try of a role or a scene: one turn by the pipeline that learners have, of which nothing is stored but what a model cost.

import { performance } from 'node:perf_hooks';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { decideOpening } from '../../../../tutor-engine/index.ts';
import { HINT_STEPS } from '../../../../tutor-engine/state/help.ts';
import {
  computeTurn,
  type EarlierMessage,
  helpWith,
  settingOf,
  type TalkSource,
} from '../../domain/turn/compute-turn.ts';
import type { ContextMessage } from '../../domain/turn/context.ts';
import { NO_PROGRESS } from '../../domain/turn/progress.ts';
import type { ResponderTurn } from '../decision/decide-turn.ts';
import { situationOf } from '../decision/engine-input.ts';
import type { PlaySubject } from '../talks/subjects/subjects.ts';
import type { TutorChatDeps } from '../turn/deps.ts';
import { type TrialInput, type TrialTurn, toTrialTurn } from './trial-view.ts';
import { questionsOf, speakTrial } from './trial-words.ts';

type Deps = Pick<TutorChatDeps, 'content' | 'ai'>;
type Asking = { readonly userId: UserId; readonly signal: AbortSignal };

/** `not_found`: no such role or scene, or not in this version, or not complete. */
export async function tryTurn(
  deps: Deps,
  input: TrialInput,
  asking: Asking,
): Promise<Result<TrialTurn, Failure<'not_found'>>> {
  const { kind, subject: id, version } = input;
  const subject = await deps.content.subjects.find({
    kind,
    id,
    ...(version === undefined ? {} : { version }),
  });
  if (!subject || subject.kind === 'tutor') return err('not_found');
  const source = sourceOf(deps, subject, input);
  const startedAt = performance.now();
  const turn = decided(source, subject, input, asking.userId);
  const decidedMs = performance.now() - startedAt;
  // The first words are authored, whoever speaks later.
  const isOpening = input.text === undefined;
  const words = await speakTrial(deps.ai, turn, {
    speaker: isOpening || input.speaker === 'engine' ? 'engine' : 'model',
    signal: asking.signal,
  });
  const after: EarlierMessage[] = [
    ...saidBefore(input),
    ...(input.text === undefined ? [] : [{ author: 'learner' as const, text: input.text }]),
    { author: 'tutor', text: words.text, memory: words.memory },
  ];
  return ok(
    toTrialTurn(turn, words, {
      decidedMs,
      questions: isOpening ? [] : await questionsOf(deps.ai, turn, words),
      hints: words.text === '' ? [] : HINT_STEPS.flatMap((step) => helpWith(source, after, step) ?? []),
    }),
  );
}

/** The role or scene as it is, held at the level of the learner who is tried. */
function sourceOf(
  { content }: Deps,
  subject: PlaySubject,
  { level, language, seed }: TrialInput,
): TalkSource {
  const { talkOf, smallTalk, core } = content;
  const situation = situationOf(content, subject);
  return {
    talk: { id: seed, language },
    situation: situation.kind === 'play' ? { ...situation, level, talk: talkOf(level) } : situation,
    due: [],
    smallTalk,
    core,
  };
}

function decided(
  source: TalkSource,
  subject: PlaySubject,
  { language, said, progress, text }: TrialInput,
  userId: UserId,
): ResponderTurn {
  const before = said.map(({ author, text: words }, seq): ContextMessage => ({ seq, author, text: words }));
  const common = {
    subject,
    facts: [],
    talk: { userId, language, summary: '' },
    message: { seq: said.length, text: text ?? '' },
    before,
  };
  if (text === undefined) {
    const setting = settingOf(source);
    return {
      ...common,
      input: { ...setting, history: [], learnerText: '' },
      decision: decideOpening(setting),
      progress: NO_PROGRESS,
    };
  }
  const message = { id: String(said.length), text };
  return { ...common, ...computeTurn(source, { before: saidBefore({ said }), message, earlier: progress }) };
}

const saidBefore = ({ said }: Pick<TrialInput, 'said'>): EarlierMessage[] =>
  said.map(({ author, text, memory, helped = null }) => ({ author, text, memory, helped }));
