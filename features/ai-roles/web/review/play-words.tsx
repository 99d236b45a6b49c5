// The words of the play that came up: what they mean, and which of them the learner said; a tap opens their card.

import { Check } from 'lucide-react';
import { locale } from '../../../../kit/web/i18n.ts';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import type { Review } from '../../../tutor-chat/domain/index.ts';
import { t } from '../texts.ts';

export function PlayWords({ words }: { readonly words: Review['words'] }) {
  if (words.length === 0) return null;
  return (
    <Section title={t('review.words')} lead={t('review.wordsLead')}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 gap-y-3">
        {words.map((word) => (
          <div key={word.zh} className="contents">
            <dt className="text-lead">
              <ChineseWords text={word.zh} pinyin="always" />
            </dt>
            <dd className="self-end pb-1 text-small text-muted">{locale === 'pt' ? word.pt : word.en}</dd>
            <dd className="self-end pb-1 text-small text-good">
              {word.used ? (
                <span className="inline-flex items-center gap-1 whitespace-nowrap">
                  <Check aria-hidden="true" size={16} />
                  {t('review.used')}
                </span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
