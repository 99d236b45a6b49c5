// What the engine is told of a talk on the server: the situation it is held in, and what it may draw on.

import type { Line } from '../../../../content/schema/line.ts';
import type { DueWord, Situation } from '../../../../tutor-engine/index.ts';
import type { TalkSource } from '../../domain/turn/compute-turn.ts';
import type { TeachingContent } from '../talks/subjects/content.ts';
import { characterOf, levelOf, type Subject } from '../talks/subjects/subjects.ts';
import type { OwnedTalk } from '../talks/talks-repo.ts';

type Source = Pick<TeachingContent, 'talkOf' | 'smallTalk' | 'exampleOf' | 'core' | 'biographyOf'>;

/** What is known of the learner. */
type Known = Pick<TalkSource, 'own'> & {
  readonly due: readonly DueWord[];
  readonly facts: readonly string[];
};

export function sourceOf(
  source: Source,
  talk: OwnedTalk,
  subject: Subject,
  { due, facts, own }: Known,
): TalkSource {
  const { smallTalk, core } = source;
  const situation = situationOf(source, subject);
  return { talk, situation, due: withExamples(source, subject, due), facts, own, smallTalk, core };
}

/** Each word with a sentence at the talk's level, where the content has one. */
export function withExamples(
  { exampleOf }: Pick<Source, 'exampleOf'>,
  subject: Subject,
  due: readonly DueWord[],
): DueWord[] {
  return due.map((word) => ({ ...word, example: exampleOf(word.zh, levelOf(subject)) }));
}

export function situationOf(
  { talkOf, biographyOf }: Pick<Source, 'talkOf' | 'biographyOf'>,
  subject: Subject,
): Situation {
  const level = levelOf(subject);
  const talk = talkOf(level);
  if (subject.kind === 'tutor') {
    const { persona } = subject;
    return { kind: 'tutor', persona, talk, biography: biographyOf(persona.id) };
  }
  const { play, targetWords } = subject.kind === 'role' ? subject.role : subject.scene;
  return { kind: 'play', play, level, talk, partner: characterOf(subject), targetWords };
}

/** Where a play takes place, as the learner is told; undefined for a tutor's talk. */
export function placeOf(subject: Subject): Line | undefined {
  if (subject.kind === 'tutor') return undefined;
  return subject.kind === 'role' ? subject.role.situation : subject.scene.intro;
}
