// A distributor's invite codes: what each is for, how many came, and how to change it.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { CopyField } from '../../../../kit/web/ui/fields/copy-field.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { type Code, codesQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { CodeDialog } from './code-dialog.tsx';

export function Codes() {
  const query = useInfiniteQuery(codesQuery);
  const [editing, setEditing] = useState<Code | 'new'>();
  const create = <Button onClick={() => setEditing('new')}>{t('codes.create')}</Button>;
  return (
    <Section title={t('codes.title')}>
      <ListPart
        query={query}
        itemsOf={(page) => page.codes}
        failed={t('codes.failed')}
        empty={
          <EmptyState title={t('codes.emptyTitle')} action={create}>
            {t('codes.empty')}
          </EmptyState>
        }
      >
        {(codes) => (
          <>
            {create}
            <ul className="mt-4 grid gap-4 wide:grid-cols-2">
              {codes.map((code) => (
                <li key={code.id} className="rounded-soft border border-line bg-surface p-5">
                  <CodeCard code={code} onEdit={() => setEditing(code)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </ListPart>
      {editing ? (
        <CodeDialog code={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      ) : null}
    </Section>
  );
}

function CodeCard({ code, onEdit }: { readonly code: Code; readonly onEdit: () => void }) {
  const { label, uses, maxUses, disabledAt, link } = code;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0">
          <span className="me-3 text-lead font-bold tracking-wider">{code.code}</span>
          {disabledAt === null ? null : <Badge tone="retry">{t('codes.off')}</Badge>}
          <span className="block text-small text-muted">{label === '' ? t('codes.noLabel') : label}</span>
        </p>
        <Button onClick={onEdit}>{t('codes.edit', { code: code.code })}</Button>
      </div>
      <p className="text-small">
        {t('codes.uses', { count: uses })} ·{' '}
        {maxUses === null ? t('codes.unlimited') : t('codes.ofLimit', { limit: maxUses })}
      </p>
      <CopyField label={t('codes.link', { code: code.code })} value={link} />
    </div>
  );
}
