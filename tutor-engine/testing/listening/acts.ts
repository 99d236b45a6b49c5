// For tests: which acts of a line oblige the teacher, as labelled and as understood.

import { readFrames } from '../../understand/frames/read-frames.ts';
import { type Intent, intentOf, type OwnQuestion } from '../../understand/intent.ts';
import { matchAny } from '../../understand/patterns/match.ts';
import { objectionIn } from '../../understand/replies/objection.ts';
import { withoutSlip } from '../../understand/replies/repair.ts';
import { utterance } from '../../understand/text/utterance.ts';
import { testCore } from '../core.ts';
import type { LabelledLine } from './labelled-lines.ts';

type Act = 'you' | 'world' | 'word' | 'grammar' | 'object' | 'leave' | 'request';

/** What is told, felt and joked obliges to listen, which is measured by uptake. */
const LABELLED: Readonly<Record<string, Act>> = {
  'ask-tutor': 'you',
  'ask-talk': 'you',
  'ask-memory': 'you',
  'ask-world': 'world',
  'ask-meaning': 'word',
  'ask-say': 'word',
  'ask-grammar': 'grammar',
  object: 'object',
  repair: 'object',
  leave: 'leave',
  request: 'request',
  repeat: 'request',
  help: 'request',
};

const OF_INTENT: Readonly<Partial<Record<Intent['kind'], Act>>> = {
  meaning: 'word',
  'meaning-of-all': 'word',
  say: 'word',
  grammar: 'grammar',
  language: 'grammar',
  goodbye: 'leave',
  hint: 'request',
  slow: 'request',
  slower: 'request',
  lost: 'request',
  repeat: 'request',
  skip: 'request',
  'other-topic': 'request',
  topic: 'request',
};

const REQUESTS: ReadonlySet<OwnQuestion> = new Set(['advice', 'permission', 'favour']);

export function isRight({ acts, text }: Pick<LabelledLine, 'acts' | 'text'>): boolean {
  const wanted = new Set(acts.flatMap((act) => LABELLED[act] ?? []));
  const found = actsIn(text);
  return wanted.size === found.size && [...wanted].every((act) => found.has(act));
}

function actsIn(text: string): ReadonlySet<Act> {
  const said = utterance(text);
  const core = testCore();
  const intent = intentOf(said);
  const ofIntent = OF_INTENT[intent.kind];
  const disagrees = readFrames(core, text).some(({ predicate }) => predicate?.id === 'disagree');
  const isRecalling = matchAny(core.frames.recall?.asked ?? [], said, {}) !== undefined;
  return new Set<Act>([
    ...(ofIntent === undefined ? [] : [ofIntent]),
    ...(isRecalling ? (['you'] as const) : questionsOf(intent)),
    ...(disagrees || objectionIn(said) || withoutSlip(text) ? (['object'] as const) : []),
  ]);
}

function questionsOf(intent: Intent): Act[] {
  if (intent.kind !== 'speech' || intent.question === undefined) return [];
  return [intent.question, ...(intent.others ?? []).map(({ question }) => question)].map((question) =>
    question === 'world' ? 'world' : REQUESTS.has(question) ? 'request' : 'you',
  );
}
