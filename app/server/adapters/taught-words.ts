// What our content teaches, with its meaning: for pieces that no dictionary has as a word, such as 我叫.

import type { Content } from '../../../content/schema/content.ts';
import type { Vocabulary } from '../../../content/schema/word.ts';

export type Teaching = Pick<Content, 'talks' | 'frames' | 'lessons' | 'scenarios' | 'roles' | 'packs'>;

/** By `word reading`; of several meanings the first. */
export function taughtWords(content: Teaching): ReadonlyMap<string, Pick<Vocabulary, 'en' | 'pt'>> {
  const taught = new Map<string, Pick<Vocabulary, 'en' | 'pt'>>();
  for (const { zh, pinyin, en, pt } of vocabularyOf(content)) {
    const key = `${zh} ${pinyin}`;
    if (!taught.has(key)) taught.set(key, { en, pt });
  }
  return taught;
}

const vocabularyOf = ({ talks, frames, lessons, scenarios, roles, packs }: Teaching): Vocabulary[] => [
  ...talks.flatMap(({ topics }) =>
    topics.flatMap(({ questions }) => questions.flatMap(({ teaches = [] }) => teaches)),
  ),
  ...frames.tellings.flatMap(({ tellings }) => tellings.flatMap(({ teaches = [] }) => teaches)),
  ...lessons.flatMap(({ words }) => words),
  ...scenarios.flatMap(({ scenes }) => scenes.flatMap(({ targetWords }) => targetWords)),
  ...roles.flatMap(({ targetWords }) => targetWords),
  ...packs.flatMap(({ vocabulary }) => vocabulary),
];
