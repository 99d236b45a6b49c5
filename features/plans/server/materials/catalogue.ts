// Reads from the content what plans are made of.

import { levelOf } from '../../../../chinese/levels/index.ts';
import { examWords } from '../../../../chinese/node/exam-words.ts';
import { type Lexicon, lookUp } from '../../../../chinese/words/index.ts';
import type { Level } from '../../../../content/schema/levels.ts';
import type { Line } from '../../../../content/schema/line.ts';
import type { Vocabulary } from '../../../../content/schema/word.ts';
import { madeOnce } from '../../../../kit/core/caching/made-once.ts';
import { LEARNER_LEVELS, type LearnerLevel } from '../../../learner-settings/domain/index.ts';
import { type Catalogue, type Three, TOPICS } from '../../domain/index.ts';
import { type IndexSource, indexOf } from './content-index.ts';

export type CatalogueSource = IndexSource;

/** `content` as it is now. */
export const createCatalogue = (content: () => CatalogueSource, lexicon: () => Lexicon): (() => Catalogue) =>
  madeOnce(content, (now) => {
    const index = madeOnce(
      () => now,
      (source) => indexOf(source, lexicon()),
    );
    const listed = madeOnce(
      () => now,
      () => listedOf(lexicon()),
    );
    return {
      lessons: lessonsOf(now),
      plays: [...scenesOf(now), ...rolesOf(now)],
      texts: textsOf(now),
      words: wordsOf(lexicon()),
      // Only who means to take an exam waits for it.
      get listed() {
        return listed();
      },
      // It takes a second or two: only who has written of a dream waits for it.
      get index() {
        return index();
      },
    };
  });

const threeOf = ({ zh, en, pt }: Line): Three => ({ zh, en, pt });

/** Those for small children are not among a learner's. */
const learnerLevel = (level: Level): LearnerLevel | undefined =>
  LEARNER_LEVELS.find((each) => each === level);

function lessonsOf({ lessons }: CatalogueSource): Catalogue['lessons'] {
  return lessons.flatMap(({ id, level: given, band, title, goals, requires, words, grammar, task }) => {
    const level = learnerLevel(given);
    if (!level) return [];
    return [
      {
        id,
        level,
        band,
        title: threeOf(title),
        goals: goals.map(threeOf),
        requires,
        words: wordsIn(words),
        points: grammar.length,
        task: { kind: task.kind, subject: task.subject, line: threeOf(task.line) },
      },
    ];
  });
}

function scenesOf({ scenarios }: CatalogueSource): Catalogue['plays'] {
  return scenarios.flatMap((place) =>
    place.scenes.flatMap(({ id, level: given, title, targetWords }) => {
      const level = learnerLevel(given);
      if (!level) return [];
      const [kind, words] = ['scene' as const, wordsIn(targetWords)];
      const theme = place.id;
      return [
        { kind, id: `${theme}/${id}`, level, theme, title: threeOf(title), words, isForChildren: false },
      ];
    }),
  );
}

function rolesOf({ roles }: CatalogueSource): Catalogue['plays'] {
  return roles.flatMap(({ id, level: given, theme, name, targetWords }) => {
    // Who speaks with small children is the easiest to talk with.
    const isForChildren = given === 'preschool';
    const level = isForChildren ? 'zero' : learnerLevel(given);
    if (!level) return [];
    const [title, words] = [threeOf(name), wordsIn(targetWords)];
    return [{ kind: 'role' as const, id, level, theme, title, words, isForChildren }];
  });
}

function textsOf({ texts }: CatalogueSource): Catalogue['texts'] {
  return texts
    .toSorted((a, b) => a.band - b.band || a.order - b.order)
    .flatMap(({ id, level: given, band, title, paragraphs }) => {
      const level = learnerLevel(given);
      const characters = paragraphs.flat().reduce((sum, { zh }) => sum + Array.from(zh).length, 0);
      return level ? [{ id, level, band, title: threeOf(title), characters }] : [];
    });
}

const wordsIn = (words: readonly Vocabulary[]) => words.map(({ zh, pinyin }) => ({ zh, pinyin }));

function listedOf(lexicon: Lexicon): Catalogue['listed'] {
  return new Map(
    examWords().map((words, at) => [
      at + 1,
      words
        .flatMap((word) => lookUp(lexicon, word) ?? [])
        .toSorted((a, b) => b.zipf - a.zipf)
        .flatMap(({ word: zh, readings: [pinyin] }) =>
          pinyin ? [{ zh, pinyin, band: levelOf(lexicon, zh)?.band ?? at + 1 }] : [],
        ),
    ]),
  );
}

function wordsOf(lexicon: Lexicon): Catalogue['words'] {
  const topics = Object.entries(TOPICS).map(([topic, { words }]) => {
    const known = words.split(' ').flatMap((zh) => {
      const entry = lookUp(lexicon, zh);
      const pinyin = entry?.readings[0];
      return entry?.band && pinyin ? [{ zh, pinyin, band: entry.band }] : [];
    });
    // The keys of the table are its topics: nothing else is in it.
    return [topic as keyof typeof TOPICS, known] as const;
  });
  return new Map(topics);
}
