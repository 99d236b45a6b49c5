// What a tone is, with the line that the voice draws in each: before the first question about tones, and after a miss.

import type { Tone } from '../../../../../chinese/sounds/index.ts';
import { TONE_COLOURS } from '../../../../../kit/web/ui/text/chinese.tsx';
import { t } from '../../texts.ts';
import { ToneLine } from './tone-line.tsx';

const TONES: readonly Tone[] = [1, 2, 3, 4, 5];

export function ToneGuide() {
  return (
    <section
      aria-label={t('tones.title')}
      className="grid gap-2 rounded-soft border border-line bg-surface p-4 text-small"
    >
      <p>{t('tones.what')}</p>
      <ul className="grid gap-1">
        {TONES.map((tone) => (
          <li key={tone} className="flex items-center gap-3">
            <span className={TONE_COLOURS[tone]}>
              <ToneLine tone={tone} />
            </span>
            <span>
              <span lang="zh-Latn" className="font-bold">
                {EXAMPLES[tone]}
              </span>{' '}
              {t(`tones.line${tone}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The one syllable of which every learner has heard all tones. */
const EXAMPLES: Readonly<Record<Tone, string>> = { 1: 'mā', 2: 'má', 3: 'mǎ', 4: 'mà', 5: 'ma' };
