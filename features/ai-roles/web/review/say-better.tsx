// What to say better the next time: what changes, why, and the sentence as it should be where that is certain.

import { locale } from '../../../../kit/web/i18n.ts';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import type { Review } from '../../../tutor-chat/domain/index.ts';
import { Fix } from '../../../tutor-chat/web/api.ts';
import { t } from '../texts.ts';

type Better = Review['better'];

type SayBetterProps = Pick<Review, 'better' | 'turns' | 'isAllCertain'>;

export function SayBetter({ better, turns, isAllCertain }: SayBetterProps) {
  return (
    <Section title={t('review.better')}>
      {better.length === 0 ? (
        <p className="text-muted">
          {isAllCertain ? t('review.nothingBetter', { count: turns }) : t('review.noneKnown')}
        </p>
      ) : (
        <ul className="grid gap-4">
          {better.map((correction) => (
            <Item key={`${correction.messageId} ${correction.start}`} correction={correction} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Item({ correction }: { readonly correction: Better[number] }) {
  return (
    <li className="rounded-soft border border-line bg-surface px-4 py-3">
      {correction.isCertain ? (
        <p className="mb-2 text-hanzi">
          <ChineseWords text={correction.sentence} />
        </p>
      ) : null}
      <div className="text-small">
        <Fix {...correction} />
        <p className="mt-1 text-muted">
          <MixedText text={correction.reason[locale]} />
        </p>
      </div>
    </li>
  );
}
