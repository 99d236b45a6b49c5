// In which language the buyer has said what they wish, and what it says in the operator's, where a model can translate it.

import { locale as pageLocale } from '../../../../../kit/web/i18n.ts';
import { languageList } from '../../order/messages/languages.tsx';
import { Translation } from '../../order/messages/translation.tsx';
import type { DeskOrder } from '../../queries.ts';
import { t } from '../../texts.ts';

/** Nothing where it is in the language of the page. */
export function WishLanguage({ order: { id, wish } }: { readonly order: DeskOrder }) {
  if (wish === null || wish.language === pageLocale) return null;
  const { language, isTranslatable } = wish;
  return (
    <>
      {language === null ? null : (
        <p className="mt-2 text-small text-muted">
          {t('desk.wishIn', { language: languageList([language]) })}
        </p>
      )}
      {isTranslatable ? <Translation orderId={id} messageId={null} /> : null}
    </>
  );
}
