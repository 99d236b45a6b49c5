// Which tests of the learning path a person has passed, with the words that each puts behind them.

import type { Content } from '../../../content/schema/content.ts';
import { countTestAnswers, wordsMissedIn } from '../../../features/learning-events/server/api.ts';
import { isPassed, nodeId } from '../../../features/learning-path/domain/index.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import { EXAM_LEVELS } from './word-lists.ts';

type TestedParts = {
  readonly db: Database;
  readonly lessons: () => Content['lessons'];
  readonly wordsOfExam: (level: number) => readonly string[];
};

export function composePassedTests({ db, lessons, wordsOfExam }: TestedParts) {
  /** All that a test can put behind somebody. */
  const tested = () => [
    ...lessons().map(({ id, words, grammar }) => ({
      id: nodeId('lesson', id),
      kind: 'lesson' as const,
      subject: id,
      words: words.map(({ zh }) => zh),
      points: grammar.length,
    })),
    ...EXAM_LEVELS.map((level) => ({
      id: nodeId('band', String(level)),
      kind: 'band' as const,
      subject: String(level),
      words: wordsOfExam(level),
      points: 0,
    })),
  ];
  return async (userId: UserId) => {
    const nodes = tested();
    const sittings = await countTestAnswers(
      db,
      userId,
      nodes.map(({ id }) => id),
    );
    const passed = nodes.filter((node) =>
      sittings.some((sitting) => sitting.place === node.id && isPassed(node, sitting)),
    );
    // What was missed in one of them since is learnt like any other word.
    const missed = await wordsMissedIn(
      db,
      userId,
      passed.map(({ id }) => id),
    );
    return passed.map((node) => ({ ...node, words: node.words.filter((word) => !missed.has(word)) }));
  };
}
