// What sending costs while an order waits in the warehouse: the base fee of a parcel is named, alone and together.

import { formatFen, languageTag } from '../../../../kit/web/i18n.ts';
import type { OrderView } from '../queries.ts';
import { t } from '../texts.ts';

type SendingNoteProps = { readonly sending: NonNullable<OrderView['sending']> };

export function SendingNote({ sending }: SendingNoteProps) {
  const { aloneFen, baseFen, others, apartFen, togetherFen } = sending;
  return (
    <div className="mt-4 text-small">
      <h3 className="font-medium">{t('sending.title')}</h3>
      <p className="mt-1">{t('sending.alone', { amount: formatFen(aloneFen), base: formatFen(baseFen) })}</p>
      <p className="mt-1">
        {others.length === 0
          ? t('sending.could', { base: formatFen(baseFen), rest: formatFen(aloneFen - baseFen) })
          : t('sending.together', {
              numbers: new Intl.ListFormat(languageTag).format(others),
              together: formatFen(togetherFen),
              apart: formatFen(apartFen),
              saved: formatFen(apartFen - togetherFen),
            })}
      </p>
    </div>
  );
}
