// In which language the buyer has said what they wish, and what it says in the operator's, where a model can translate it.

import { useMutation } from '@tanstack/react-query';
import { locale as pageLocale } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { languageList } from '../../order/messages/languages.tsx';
import { type DeskOrder, ordersApi, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';

/** Nothing where it is in the language of the page. */
export function WishLanguage({ order: { id, wish } }: { readonly order: DeskOrder }) {
  const translation = useMutation({ mutationFn: () => ordersApi.translateWish({ id }) });
  if (wish === null || wish.language === pageLocale) return null;
  const { language, isTranslatable } = wish;
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      {language === null ? null : (
        <p className="text-small text-muted">{t('desk.wishIn', { language: languageList([language]) })}</p>
      )}
      {isTranslatable && !translation.isSuccess ? (
        <Button busy={translation.isPending} onClick={() => translation.mutate()}>
          {t('desk.wishTranslate', { language: languageList([pageLocale]) })}
        </Button>
      ) : null}
      <output className="grid gap-1 empty:hidden">
        {translation.isSuccess ? (
          <>
            <p className="whitespace-pre-line">{translation.data.text}</p>
            <p className="text-small text-muted">{t('desk.wishByModel')}</p>
          </>
        ) : null}
        {translation.isError ? <p className="text-retry">{refusalText(translation.error)}</p> : null}
      </output>
    </div>
  );
}
