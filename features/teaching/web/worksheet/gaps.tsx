// Sentences with gaps, the words to fill them with, and, on a page of their own, the answers.

import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { Chinese } from '../../../../kit/web/ui/text/chinese.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { type Cloze, inGroups, type Piece, tieMarks } from '../../domain/cloze.ts';
import { t } from '../texts.ts';
import type { Sheet } from './sheet.ts';

type GapsProps = Pick<Sheet, 'clozes' | 'left' | 'hasPinyin'>;

export function Gaps({ clozes, left, hasPinyin }: GapsProps) {
  return (
    <div className="space-y-8 print:space-y-4">
      {clozes.length === 0 ? null : <Sentences clozes={clozes} hasPinyin={hasPinyin} />}
      {left.length === 0 ? null : <WriteWords words={left} />}
    </div>
  );
}

/** What has no sentence: by its pinyin and meaning. */
const WriteWords = ({ words }: { readonly words: Sheet['left'] }) => (
  <Section title={t('sheet.write')} lead={t('sheet.writeLead')}>
    <ol className="list-decimal gap-12 ps-8 tablet:columns-2 print:columns-2">
      {words.map(({ word, pinyin, meaning }) => (
        <li key={word} className="mb-3 break-inside-avoid wrap-anywhere">
          <span className="me-2 inline-block w-24 border-b border-ink">
            <span className="sr-only">{t('sheet.gap')}</span>
          </span>
          {pinyin} <span className="text-small text-muted">{meaning}</span>
        </li>
      ))}
    </ol>
  </Section>
);

function Sentences({ clozes, hasPinyin }: Pick<Sheet, 'clozes' | 'hasPinyin'>) {
  const groups = inGroups(clozes);
  return (
    <Section title={t('sheet.gaps')}>
      <div className="space-y-8 print:space-y-4">
        {groups.map((group, at) => (
          <Group
            key={group[0]?.word}
            clozes={group}
            first={groups.slice(0, at).reduce((sum, { length }) => sum + length, 1)}
            hasPinyin={hasPinyin}
          />
        ))}
      </div>
    </Section>
  );
}

type GroupProps = Pick<Sheet, 'clozes' | 'hasPinyin'> & {
  /** The number of its first sentence. */
  readonly first: number;
};

/** Sentences, and above them the words to fill them with. */
function Group({ clozes, first, hasPinyin }: GroupProps) {
  const inOrder = clozes.toSorted((a, b) => a.word.localeCompare(b.word, 'zh'));
  return (
    <div>
      <ul className="flex break-inside-avoid break-after-avoid flex-wrap gap-x-6 border border-line-strong p-3 text-hanzi">
        {inOrder.map(({ word, gap }) => (
          <li key={word}>
            <Pieces pieces={gap} hasPinyin={hasPinyin} />
          </li>
        ))}
      </ul>
      <ol start={first} className="mt-4 list-decimal space-y-5 ps-8 print:space-y-2">
        {clozes.map((cloze) => (
          <li key={cloze.word} className="break-inside-avoid">
            <WithGap cloze={cloze} hasPinyin={hasPinyin} />
            {cloze.meaning === '' ? null : (
              <p className="text-small text-muted">
                <MixedText text={cloze.meaning} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A gap is no letter to the browser: the marks that belong to it are kept on its line. */
function WithGap({ cloze, hasPinyin }: { readonly cloze: Cloze; readonly hasPinyin: boolean }) {
  const { before, opening, closing, after } = tieMarks(cloze);
  return (
    <p className="text-hanzi">
      <Pieces pieces={before} hasPinyin={hasPinyin} />
      <span className="whitespace-nowrap">
        <Pieces pieces={opening} hasPinyin={hasPinyin} />
        <span className="mx-1 inline-block w-24 border-b border-ink">
          <span className="sr-only">{t('sheet.gap')}</span>
        </span>
        <Pieces pieces={closing} hasPinyin={hasPinyin} />
      </span>
      <Pieces pieces={after} hasPinyin={hasPinyin} />
    </p>
  );
}

type PiecesProps = { readonly pieces: readonly Piece[]; readonly hasPinyin: boolean };

const Pieces = ({ pieces, hasPinyin }: PiecesProps) => (
  <Chinese
    text={pieces.map(({ text }) => text).join('')}
    syllables={pieces.flatMap(({ syllables }) => syllables)}
    showPinyin={hasPinyin}
  />
);

export function Answers({ clozes, left }: Pick<Sheet, 'clozes' | 'left'>) {
  return (
    <div className="break-before-page space-y-4">
      <AnswerList title={t('sheet.answers')} words={clozes.map(({ word }) => word)} />
      <AnswerList title={t('sheet.write')} words={left.map(({ word }) => word)} />
    </div>
  );
}

function AnswerList({ title, words }: { readonly title: string; readonly words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <Section title={title}>
      <ol lang="zh-Hans" className="list-decimal gap-12 ps-8 print:columns-2">
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ol>
    </Section>
  );
}
