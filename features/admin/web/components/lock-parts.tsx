// Before a lock: what orders of the person go on without their answers, and what they have paid for and cannot use.

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { type PersonPart, personPartsQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { Shown } from './person/shown-value.tsx';

type Content = NonNullable<PersonPart['content']>;
type Value = Content['facts'][number]['value'];

export function LockParts({ id }: { readonly id: string }) {
  const { data: parts, error } = useQuery(personPartsQuery(id));
  const content = (name: string): Content | 'unread' | undefined => {
    const part = parts?.find((each) => each.name === name);
    return error !== null || part?.content === null ? 'unread' : part?.content;
  };
  const titleOf = (name: string) => parts?.find((each) => each.name === name)?.title ?? '';
  const [orders, membership] = [content('orders'), content('membership')];
  return (
    <>
      {orders === 'unread' ? <Notice tone="retry">{t('users.lockOrdersUnread')}</Notice> : null}
      {orders && orders !== 'unread' && isOpen(orders) ? (
        <Told title={titleOf('orders')} content={orders}>
          {t('users.lockOrders')}
        </Told>
      ) : null}
      {membership === 'unread' ? <Notice tone="retry">{t('users.lockPaidUnread')}</Notice> : null}
      {membership && membership !== 'unread' ? (
        <Paid title={titleOf('membership')} content={membership} />
      ) : null}
    </>
  );
}

/** The first fact counts the open ones. */
function isOpen({ facts }: Content): boolean {
  const first = facts[0]?.value;
  return first?.kind === 'count' && first.count > 0;
}

type ToldProps = { readonly title: string; readonly content: Content; readonly children: ReactNode };

function Told({ title, content, children }: ToldProps) {
  return (
    <Notice tone="retry" title={title}>
      <dl className="mb-1">
        {content.facts.map(({ label, value }) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </dl>
      {children}
    </Notice>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: Value }) {
  if (value === null) return null;
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt>{label}:</dt>
      <dd className="font-medium">
        <Shown value={value} />
      </dd>
    </div>
  );
}

/** What was paid with money and is not used up, each with the payment at which it is given back. */
function Paid({ title, content }: Omit<ToldProps, 'children'>) {
  const rows = content.table?.rows.filter(({ values }) => isPaid(values, content)) ?? [];
  if (rows.length === 0) return null;
  return (
    <Told title={title} content={content}>
      <ul className="mb-1">
        {rows.map(({ key, values: [, what, , amount] }) => (
          <li key={key} className="flex flex-wrap gap-x-2">
            <Shown value={what ?? null} />
            <Shown value={amount ?? null} />
          </li>
        ))}
      </ul>
      {t('users.lockPaid')}
    </Told>
  );
}

/** When, what with its payment, until when (packs: as long as some are left), for how much. */
function isPaid([, what, until, amount]: readonly Value[], { facts }: Content): boolean {
  if (what?.kind !== 'link' || amount?.kind !== 'fen' || amount.fen <= 0) return false;
  if (until?.kind === 'time') return Date.parse(until.at) > Date.now();
  return facts.some(({ value }) => value?.kind === 'count' && value.count > 0);
}
