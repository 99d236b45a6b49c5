// How a tried turn travels to the admin's page.

import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import type { Line } from '../../../../content/schema/line.ts';
import { type Decision, MOST_BEYOND } from '../../../../tutor-engine/index.ts';
import type { TutorChatContract } from '../../contract.ts';
import { toCorrectionView, toProgressView } from '../../domain/turn/turn-views.ts';
import type { ResponderTurn } from '../decision/decide-turn.ts';
import { checkLevel } from '../responders/check-level.ts';
import { levelOf, playOf } from '../talks/subjects/subjects.ts';
import type { Question, TrialWords } from './trial-words.ts';

export type TrialInput = InferContractRouterInputs<TutorChatContract>['tryTurn'];
export type TrialTurn = InferContractRouterOutputs<TutorChatContract>['tryTurn'];

type Beside = {
  readonly decidedMs: number;
  readonly questions: readonly Question[];
  readonly hints: readonly Line[];
};

export function toTrialTurn(turn: ResponderTurn, words: TrialWords, beside: Beside): TrialTurn {
  const { subject, decision, progress } = turn;
  const { text, speaker, standIn, failure, rejected, translations = {}, memory } = words;
  const { share, hard } = checkLevel(turn, text);
  const { goals } = toProgressView(progress, playOf(subject));
  return {
    ownLevel: levelOf(subject),
    decision: toDecisionView(decision),
    decidedMs: beside.decidedMs,
    answer: {
      text,
      speaker,
      standIn,
      failure,
      rejected,
      translation: translations[turn.talk.language === 'pt' ? 'pt' : 'en'] ?? null,
    },
    verdict: { share, most: MOST_BEYOND, isWithin: share <= MOST_BEYOND, hard: hard.map(({ zh }) => zh) },
    questions: beside.questions.map(({ version = '', messages, call }) => ({
      version,
      messages: messages.map(({ role, content }) => ({ role, content })),
      call,
    })),
    hints: [...beside.hints],
    memory,
    progress: { goals: progress.goals.map((goal) => ({ ...goal })), ended: progress.ended },
    goals: goals.map(({ id, goal, state }) => ({ id, goal, state })),
  };
}

function toDecisionView(decision: Decision): TrialTurn['decision'] {
  const { move, ask, accepted, aided, recast, end, corrections, goals, recorded, script } = decision;
  return {
    move,
    ask: ask ?? null,
    accepted: accepted ?? null,
    aided,
    recast: recast ?? null,
    end: end ?? null,
    corrections: corrections.map((one) => ({ ...toCorrectionView(one), point: one.point })),
    goals: goals.map((goal) => ({ ...goal })),
    recorded: recorded.map(({ kind, what, aided: help, evidence }) => ({
      kind,
      what,
      aided: help,
      evidence,
    })),
    script: [...script],
  };
}
