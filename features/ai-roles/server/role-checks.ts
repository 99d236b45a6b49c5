// Checks a draft: what is missing, what is inconsistent in its play, and what the language core would phrase differently.

import type { Knowledge } from '../../../content/checks/core.ts';
import { sourceProblems } from '../../../content/checks/language.ts';
import { roleSource } from '../../../content/checks/lines.ts';
import { playProblems } from '../../../content/checks/studies/plays.ts';
import type { Content } from '../../../content/schema/content.ts';
import type { Level } from '../../../content/schema/levels.ts';
import { type Role, roleSchema } from '../../../content/schema/studies/role.ts';
import type { Play } from '../../../content/schema/talks/play.ts';
import type { WordLists } from '../../../content/schema/talks/talk.ts';
import { matchPattern, PatternError, utterance, wasGivenUp } from '../../../tutor-engine/authoring/index.ts';
import { isFault, type Problem, problemOfIssue, problemOfLine } from '../../drafts/domain/index.ts';
import { openKnowledge } from '../../drafts/server/api.ts';
import { draftOf, type RoleDraft, roleOf } from '../domain/draft.ts';

export type RoleChecks = {
  /** The words that the talk of a level brings into every play. */
  readonly wordsOf: (level: Level) => WordLists;
  readonly problemsOf: (draft: RoleDraft) => Promise<Problem[]>;
  /** Whether a complete role may be shown to learners. */
  readonly allows: (role: Role) => boolean;
};

type Shipped = Pick<Content, 'talks' | 'words' | 'personas'>;

export function createRoleChecks(shipped: Shipped): RoleChecks {
  let knowledge: Knowledge | undefined;
  const wordsOf = (level: Level) => shipped.talks.find((talk) => talk.level === level)?.words ?? {};

  const faultsOf = (draft: RoleDraft, { play, level }: Role): Problem[] => {
    const words = wordsOf(level);
    if (isHeavy(play, words)) return [{ path: 'play.goals', code: 'heavy', detail: '' }];
    return playProblems(play, words, FILE).map((line) => problemOfLine(draft, line));
  };

  return {
    wordsOf,
    allows: (role) => !faultsOf(draftOf(role), role).some(isFault),
    problemsOf: async (draft) => {
      const parsed = roleSchema.safeParse(roleOf(UNNAMED, draft));
      const missing = parsed.success ? [] : parsed.error.issues.map((issue) => problemOfIssue(draft, issue));
      const problems = [...missing, ...doubledSlots(draft)];
      if (!parsed.success || problems.length > 0) return once(problems);
      const faults = faultsOf(draft, parsed.data);
      if (faults.some(({ code }) => code === 'heavy')) return faults;
      knowledge ??= openKnowledge(shipped);
      const lines = await sourceProblems(knowledge, shipped.talks, roleSource(parsed.data));
      return once([...faults, ...lines.map((line) => problemOfLine(draft, line))]);
    },
  };
}

/** A draft that is checked needs no id of its own. */
const UNNAMED = 'role';
const FILE = `roles/${UNNAMED}.json:`;

/** The first word list of a name would be lost to the second. */
function doubledSlots({ play }: RoleDraft): Problem[] {
  return play.words.flatMap(({ slot }, index) =>
    play.words.findIndex((other) => other.slot === slot) < index
      ? [{ path: `play.words.${index}.slot`, code: 'slotTwice' as const, detail: slot }]
      : [],
  );
}

function once(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** Whether the patterns take so long to search that answers would be missed: a card from elsewhere may have such ones. */
function isHeavy({ goals, asides, words: own }: Play, words: WordLists): boolean {
  const known = { ...words, ...own };
  const said = goals.map(({ hint }) => utterance(hint.full.zh));
  const patterns = [...goals.flatMap(({ reached, partly }) => [...reached, ...partly]), ...asides].flatMap(
    ({ match }) => match,
  );
  return patterns.some((pattern) => {
    for (const text of said) search(() => matchPattern(pattern, text, known));
    return said.some(wasGivenUp);
  });
}

/** A pattern that cannot be read is told on its own. */
function search(attempt: () => unknown): void {
  try {
    attempt();
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
  }
}
