// What learners study now, held in memory: read at the start, and anew whenever any process tells that it has changed.

import { points } from '../../../chinese/grammar/index.ts';
import type { Content } from '../../../content/schema/content.ts';
import { type Lesson, lessonSchema } from '../../../content/schema/studies/lesson.ts';
import { type GradedText, textSchema } from '../../../content/schema/studies/text.ts';
import type { Log } from '../../../kit/server/log.ts';
import type { Signals } from '../../../kit/server/signals/signals.ts';
import { PUBLISHED_TOPIC } from '../../drafts/server/api.ts';
import { toLessonFile } from '../../lessons/domain/index.ts';
import { mergeContent } from '../domain/merge.ts';
import { NOTHING_PUBLISHED, type PublishedIndex, publishedFileOf } from '../domain/piece.ts';
import type { Pieces } from './pieces.ts';
import { toPublishedText } from './published-text.ts';

type Held = {
  readonly content: Content;
  readonly index: PublishedIndex;
  /** Every version of a lesson that learners have met here: what was completed in one stays completed. */
  readonly met: ReadonlyMap<string, readonly Lesson[]>;
  /** By address; made when somebody asks. */
  readonly files: ReadonlyMap<string, () => string>;
};

type CurrentOptions = {
  readonly pieces: Pieces;
  readonly shipped: Content;
  readonly signals: Pick<Signals, 'listen'>;
  readonly log: Log;
};

/** An address that nobody knows may be one that another process has just published; but not at every question. */
const LOOK_AGAIN_MS = 1000;

export function createCurrentContent({ pieces, shipped, signals, log }: CurrentOptions) {
  let held: Held = { content: shipped, index: NOTHING_PUBLISHED, met: new Map(), files: new Map() };
  let reading: Promise<void> = Promise.resolve();
  let lookedAt = 0;
  /** One after the other: what was read last is what was there last. */
  const refresh = (): Promise<void> => {
    reading = reading.then(async () => {
      try {
        held = await readHeld(pieces, shipped);
      } catch (error) {
        log.warn({ err: error }, 'published lessons could not be read; those of before stay');
      }
    });
    return reading;
  };
  const listen = () => void refresh();
  signals.listen(PUBLISHED_TOPIC, { onSignal: listen, onGap: listen });
  return {
    refresh,
    content: () => held.content,
    index: () => held.index,
    metLessons: (id: string) => held.met.get(id) ?? [],
    fileAt: async (address: string): Promise<string | undefined> => {
      const isNew = !held.files.has(address) && Date.now() - lookedAt > LOOK_AGAIN_MS;
      if (isNew) {
        lookedAt = Date.now();
        await refresh();
      }
      return held.files.get(address)?.();
    },
  };
}

async function readHeld({ lesson, text }: Pieces, shipped: Content): Promise<Held> {
  const [lessons, texts, metLessons, metTexts, hiddenLessons, hiddenTexts] = await Promise.all([
    lesson.read.published(),
    text.read.published(),
    lesson.read.everPublished(),
    text.read.everPublished(),
    lesson.read.hidden(),
    text.read.hidden(),
  ]);
  const [heldLessons, heldTexts] = [lessons.filter(isLesson), texts.filter(isText)];
  const met = metLessons.filter(isLesson);
  return {
    content: mergeContent(shipped, {
      lessons: { published: heldLessons.map(({ complete }) => complete), hidden: hiddenLessons },
      texts: { published: heldTexts.map(({ complete }) => complete), hidden: hiddenTexts },
    }),
    index: {
      lessons: numbersOf(heldLessons),
      texts: numbersOf(heldTexts),
      hidden: { lessons: [...hiddenLessons], texts: [...hiddenTexts] },
    },
    met: metOf(met, shipped.lessons),
    files: new Map([
      ...met.map(
        ({ id, number, complete }) =>
          [
            publishedFileOf('lesson', id, number),
            () => JSON.stringify(toLessonFile(complete, points)),
          ] as const,
      ),
      ...metTexts
        .filter(isText)
        .map(
          ({ id, number, complete }) =>
            [publishedFileOf('text', id, number), () => JSON.stringify(toPublishedText(complete))] as const,
        ),
    ]),
  };
}

// A later release may ask for more than what was stored: learners then meet what is shipped.
const isLesson = ({ complete }: { readonly complete: Lesson }) => lessonSchema.safeParse(complete).success;
const isText = ({ complete }: { readonly complete: GradedText }) => textSchema.safeParse(complete).success;

const numbersOf = (versions: readonly { readonly id: string; readonly number: number }[]) =>
  Object.fromEntries(versions.map(({ id, number }) => [id, number]));

/** With the shipped one, which was met before the first of ours. */
function metOf(
  versions: readonly { readonly id: string; readonly complete: Lesson }[],
  shipped: readonly Lesson[],
): ReadonlyMap<string, readonly Lesson[]> {
  const byId = Map.groupBy(versions, ({ id }) => id);
  return new Map(
    Array.from(byId, ([id, own]) => [
      id,
      [...shipped.filter((lesson) => lesson.id === id), ...own.map(({ complete }) => complete)],
    ]),
  );
}
