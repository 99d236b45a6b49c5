// Sentences with gaps, the words to fill them with, and, on a page of their own, the answers.

import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { Chinese } from '../../../../kit/web/ui/text/chinese.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import type { Piece } from '../../domain/cloze.ts';
import { t } from '../texts.ts';
import type { Sheet } from './sheet.ts';

type GapsProps = Pick<Sheet, 'clozes' | 'left' | 'hasPinyin'>;

export function Gaps({ clozes, left, hasPinyin }: GapsProps) {
  return (
    <div className="grid gap-8 print:gap-4">
      {clozes.length === 0 ? null : <Sentences clozes={clozes} hasPinyin={hasPinyin} />}
      {left.length === 0 ? null : <WriteWords words={left} />}
    </div>
  );
}

/** What has no sentence: by its pinyin and meaning. */
const WriteWords = ({ words }: { readonly words: Sheet['left'] }) => (
  <Section title={t('sheet.write')} lead={t('sheet.writeLead')}>
    <ol className="grid list-decimal gap-3 ps-8 tablet:grid-cols-2 print:grid-cols-2">
      {words.map(({ word, pinyin, meaning }) => (
        <li key={word} className="break-inside-avoid">
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
  const inOrder = clozes.toSorted((a, b) => a.word.localeCompare(b.word, 'zh'));
  return (
    <div>
      <Section title={t('sheet.gaps')}>
        <ul className="flex flex-wrap gap-x-6 border border-line-strong p-3 text-hanzi empty:hidden">
          {inOrder.map(({ word, gap }) => (
            <li key={word}>
              <Pieces pieces={gap} hasPinyin={hasPinyin} />
            </li>
          ))}
        </ul>
        <ol className="mt-4 grid list-decimal gap-5 ps-8 print:gap-2">
          {clozes.map(({ word, before, after, meaning }) => (
            <li key={word} className="break-inside-avoid">
              <p className="text-hanzi">
                <Pieces pieces={before} hasPinyin={hasPinyin} />
                <span className="mx-1 inline-block w-24 border-b border-ink">
                  <span className="sr-only">{t('sheet.gap')}</span>
                </span>
                <Pieces pieces={after} hasPinyin={hasPinyin} />
              </p>
              <p className="text-small text-muted">
                <MixedText text={meaning} />
              </p>
            </li>
          ))}
        </ol>
      </Section>
    </div>
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
    <div className="grid break-before-page gap-4">
      <AnswerList title={t('sheet.answers')} words={clozes.map(({ word }) => word)} />
      <AnswerList title={t('sheet.write')} words={left.map(({ word }) => word)} />
    </div>
  );
}

function AnswerList({ title, words }: { readonly title: string; readonly words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <Section title={title}>
      <ol lang="zh-Hans" className="list-decimal ps-8 print:columns-2">
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ol>
    </Section>
  );
}
