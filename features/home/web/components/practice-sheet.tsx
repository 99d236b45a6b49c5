// The picture of the home page: a saying on a copybook sheet, pinyin lines over writing squares, signed with a seal.

import { TONE_COLOURS } from '../../../../kit/web/ui/text/chinese.tsx';
import { toneOf } from '../../../../kit/web/ui/text/tone.ts';
import { t } from '../texts.ts';
import { SignatureSeal } from './signature-seal.tsx';

/** Laozi, chapter 64. */
const SAYING = [
  ['千', 'qiān'],
  ['里', 'lǐ'],
  ['之', 'zhī'],
  ['行', 'xíng'],
  ['始', 'shǐ'],
  ['于', 'yú'],
  ['足', 'zú'],
  ['下', 'xià'],
] as const;

export function PracticeSheet() {
  return (
    <figure>
      <div lang="zh-Hans" className="grid grid-cols-4 gap-y-3 tablet:gap-y-4">
        {SAYING.map(([character, syllable], place) => (
          <ruby key={character} className="@container relative grid aspect-5/7">
            <CopybookCell isFirst={place % 4 === 0} />
            <span className="relative row-start-2 grid place-items-center font-brush text-[72cqw] leading-none">
              {character}
            </span>
            <rt
              lang="zh-Latn"
              className={`relative row-start-1 grid place-items-center text-[19cqw] leading-none ${TONE_COLOURS[toneOf(syllable)]}`}
            >
              {syllable}
            </rt>
          </ruby>
        ))}
      </div>
      <figcaption className="mt-5 flex items-start justify-between gap-6">
        <p>
          <span className="block">{t('motto.meaning')}</span>
          <span className="mt-1 block text-small text-muted">{t('motto.source')}</span>
        </p>
        <SignatureSeal />
      </figcaption>
    </figure>
  );
}

/** Four lines for pinyin, and below them a square with its dotted cross. */
function CopybookCell({ isFirst }: { readonly isFirst: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 140"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full fill-transparent stroke-seal-ink"
    >
      <g strokeWidth="0.8" opacity="0.45">
        <path d="M0 .4h100M0 39.6h100M0 139.6h100M99.6 39.6v100" />
        {isFirst ? <path d="M.4 39.6v100" /> : null}
        <path d="M0 13.5h100M0 26.6h100" opacity="0.6" />
        <path d="M0 89.6h100M50 39.6v100" strokeDasharray="3 4" opacity="0.8" />
      </g>
    </svg>
  );
}
