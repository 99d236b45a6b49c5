// A word of an exercise: its characters, with pinyin above where it may be seen.

import { taughtPinyin, taughtReadings, toMarks } from '../../../../../chinese/sounds/index.ts';
import { LANGUAGE_TAGS } from '../../../../../kit/core/texts.ts';
import { Chinese } from '../../../../../kit/web/ui/text/chinese.tsx';
import { FoldedText } from '../../../../../kit/web/ui/text/folded-text.tsx';
import { MixedText } from '../../../../../kit/web/ui/text/mixed-text.tsx';
import { OwnPicture } from '../../../../my-words/web/api.ts';
import {
  meaningOf,
  optionOf,
  ownQuestionOf,
  type Sentence,
  type StudyWord,
} from '../../../domain/exercises/index.ts';
import { GLOSS_LANGUAGE } from '../../material/gloss-language.ts';
import { t } from '../../texts.ts';

type WordTextProps = { readonly word: StudyWord; readonly showPinyin: boolean };

export function WordText({ word: { word, reading }, showPinyin }: WordTextProps) {
  const syllables = taughtPinyin(word, reading).split(' ').map(toMarks);
  const isWhole = syllables.length === Array.from(word).length;
  return <Chinese text={word} syllables={syllables} showPinyin={showPinyin && isWhole} />;
}

const HAN = /\p{Script=Han}/u;

type PiecesProps = {
  readonly sentence: Sentence;
  readonly from: number;
  /** Up to the end when absent. */
  readonly to?: number | undefined;
  readonly showPinyin: boolean;
};

/** A part of a sentence. Its pinyin is as it is said in the whole: 一碗 is yì wǎn, wherever the words are parted. */
export function PiecesText({ sentence: { pieces, readings }, from, to, showPinyin }: PiecesProps) {
  const written = pieces.map((text, at) => ({ text, readings: (readings[at] ?? '').split(' ') }));
  const isWhole = written.every((word) => word.readings.length === Array.from(word.text).length);
  const taught = isWhole ? taughtReadings(written) : written.map((word) => word.readings);
  const syllables = pieces.slice(from, to).flatMap((piece, place) => {
    const characters = Array.from(piece);
    const marked = (taught[from + place] ?? []).map(toMarks);
    // A sign is its own reading: it stands in the text, and not above it once more.
    return characters.map((character, at) =>
      HAN.test(character) && marked.length === characters.length ? marked[at] || undefined : undefined,
    );
  });
  return <Chinese text={pieces.slice(from, to).join('')} syllables={syllables} showPinyin={showPinyin} />;
}

export function Meaning({ word }: { readonly word: StudyWord }) {
  return (
    <span lang={LANGUAGE_TAGS[GLOSS_LANGUAGE]}>
      <MixedText text={meaningOf(word, GLOSS_LANGUAGE) ?? ''} />
    </span>
  );
}

/** The same where it is one of several to choose from. */
export function OptionMeaning({ word }: { readonly word: StudyWord }) {
  const meaning = optionOf(word, GLOSS_LANGUAGE) ?? '';
  // What somebody has noted may be in any language.
  const isGloss = meaning === meaningOf(word, GLOSS_LANGUAGE);
  return (
    <span lang={isGloss ? LANGUAGE_TAGS[GLOSS_LANGUAGE] : undefined}>
      <MixedText text={meaning} />
    </span>
  );
}

/** The learner's own meaning under a question for the word, where it does not tell the answer. */
export function OwnQuestion({ word }: { readonly word: StudyWord }) {
  const note = ownQuestionOf(word);
  if (note === undefined) return null;
  return (
    <p className="mt-1 text-small text-muted">
      <MixedText text={t('words.note', { note })} />
    </p>
  );
}

/** What the learner has of the word, noted or in their deck; it stands where the word is told, never where its meaning is asked. */
export function OwnNote({ word: { word, note, picture } }: { readonly word: StudyWord }) {
  return (
    <>
      {note === undefined ? null : (
        <div className="text-small text-muted">
          <FoldedText text={t('words.note', { note })} />
        </div>
      )}
      <OwnPicture word={word} address={picture ?? null} />
    </>
  );
}
