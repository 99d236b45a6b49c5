// Sentences with gaps, the words to fill them with, and, on a page of their own, the answers.

import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { Chinese } from '../../../../kit/web/ui/text/chinese.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import type { Cloze, Piece } from '../../domain/cloze.ts';
import { t } from '../texts.ts';
import type { Sheet } from './sheet.ts';

type GapsProps = Pick<Sheet, 'clozes' | 'left' | 'hasPinyin'>;

export function Gaps({ clozes, left, hasPinyin }: GapsProps) {
  const inOrder = clozes.toSorted((a, b) => a.word.localeCompare(b.word, 'zh'));
  return (
    <div className={clozes.length === 0 ? 'print:hidden' : undefined}>
      <Section title={t('sheet.gaps')}>
        {left.length === 0 ? null : (
          <p className="mb-4 text-small text-muted print:hidden">
            <MixedText text={t('sheet.left', { count: left.length, words: left.join('、') })} />
          </p>
        )}
        <ul className="flex flex-wrap gap-x-6 border border-line-strong p-3 text-hanzi empty:hidden">
          {inOrder.map(({ word, gap }) => (
            <li key={word}>
              <Pieces pieces={gap} hasPinyin={hasPinyin} />
            </li>
          ))}
        </ul>
        <ol className="mt-4 grid list-decimal gap-5 ps-8">
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

export function Answers({ clozes }: { readonly clozes: readonly Cloze[] }) {
  return (
    <div className="break-before-page">
      <Section title={t('sheet.answers')}>
        <ol lang="zh-Hans" className="list-decimal ps-8">
          {clozes.map(({ word }) => (
            <li key={word}>{word}</li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
