// What the card says from which a role was made, to be read while writing.

import { Fold } from '../../../../drafts/web/api.ts';
import { t } from '../../texts.ts';
import type { RoleForEditing } from '../queries.ts';

export function CardMaterial({ material }: Pick<RoleForEditing, 'material'>) {
  return (
    <Fold title={t('editor.material')} path="material">
      <p className="text-small text-muted">{t('editor.materialLead')}</p>
      <dl className="grid gap-4">
        {material.map(({ field, text }) => (
          <div key={field}>
            <dt className="text-small font-bold text-muted">{t(`material.${field}`)}</dt>
            <dd className="max-h-64 overflow-y-auto break-words whitespace-pre-wrap">{text}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
