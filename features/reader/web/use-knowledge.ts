// What the learner knows, for the pages of the reader: by the log, and by the level that they named.

import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { isServerAway, onServerState } from '../../../kit/web/api/server-watch.ts';
import type { LanguageCore } from '../../../kit/web/language-core/core.ts';
import { useLanguageCore } from '../../../kit/web/language-core/load.ts';
import { knownBand } from '../../learner-settings/domain/index.ts';
import { useLearnerSettings } from '../../learner-settings/web/api.ts';
import { type Knowledge, type TextWord, toKnowledge } from '../domain/index.ts';
import { knowledgeQuery } from './queries.ts';

const NOTHING = { known: [], learning: [], probable: [], read: [] } as const;

export type LearnerKnowledge = Knowledge & {
  /** Known by the log, or by a placement; or not met, and easier than the level that the learner named. */
  readonly isTakenAsKnown: (word: TextWord) => boolean;
  /** No word of theirs is on record. */
  readonly isEmpty: boolean;
  /** By the log itself, not for want of it. */
  readonly isTold: boolean;
  readonly read: ReadonlySet<string>;
  readonly core: LanguageCore | null;
};

/** Undefined until it is known, or known not to come: without a server only the level tells. */
export function useKnowledge(): LearnerKnowledge | undefined {
  const { data, error } = useQuery(knowledgeQuery);
  const isAway = useSyncExternalStore(onServerState, isServerAway);
  const core = useLanguageCore();
  const settings = useLearnerSettings();
  const band = knownBand(settings) ?? 0;
  const told = data ?? (error || isAway ? NOTHING : undefined);
  return useMemo(() => {
    if (!told) return undefined;
    const knowledge = toKnowledge(told);
    const isOfLevel = (word: string) => (core?.levelOf(word)?.band ?? Number.POSITIVE_INFINITY) <= band;
    return {
      ...knowledge,
      isTakenAsKnown: (word) =>
        knowledge.isProbable(word) || (!knowledge.isLearning(word) && isOfLevel(word.word)),
      isEmpty: told.known.length + told.learning.length + told.probable.length === 0,
      isTold: told !== NOTHING,
      read: new Set(told.read),
      core,
    };
  }, [told, core, band]);
}
