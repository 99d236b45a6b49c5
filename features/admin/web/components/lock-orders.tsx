// Before a lock: what orders of the person go on without their answers.

import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { type PersonPart, personPartsQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { Shown } from './person/shown-value.tsx';

export function LockOrders({ id }: { readonly id: string }) {
  const { data: parts, error } = useQuery(personPartsQuery(id));
  const part = parts?.find(({ name }) => name === 'orders');
  if (error !== null || part?.content === null)
    return <Notice tone="retry">{t('users.lockOrdersUnread')}</Notice>;
  return part === undefined || !isOpen(part) ? null : <Open part={part} />;
}

/** The first fact counts the open ones. */
function isOpen({ content }: PersonPart): boolean {
  const first = content?.facts[0]?.value;
  return first?.kind === 'count' && first.count > 0;
}

function Open({ part: { title, content } }: { readonly part: PersonPart }) {
  return (
    <Notice tone="retry" title={title}>
      <dl className="mb-1">
        {content?.facts.map(({ label, value }) =>
          value === null ? null : (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt>{label}:</dt>
              <dd className="font-medium">
                <Shown value={value} />
              </dd>
            </div>
          ),
        )}
      </dl>
      {t('users.lockOrders')}
    </Notice>
  );
}
