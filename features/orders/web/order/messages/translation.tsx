// What a buyer has written, in the language of the operator's page: by a model, once it is asked for.

import { useMutation } from '@tanstack/react-query';
import { locale as pageLocale } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { ordersApi, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';
import { languageList } from './languages.tsx';

type TranslationProps = {
  readonly orderId: string;
  /** Null: what was asked for with the order. */
  readonly messageId: string | null;
};

export function Translation({ orderId, messageId }: TranslationProps) {
  const translation = useMutation({
    mutationFn: () => ordersApi.translateSaid({ id: orderId, messageId }),
  });
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      {translation.isSuccess ? null : (
        <Button busy={translation.isPending} onClick={() => translation.mutate()}>
          {t('desk.wishTranslate', { language: languageList([pageLocale]) })}
        </Button>
      )}
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
