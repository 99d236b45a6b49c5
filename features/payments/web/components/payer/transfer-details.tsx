// Where to transfer to, each line ready to be copied.

import { Copy } from 'lucide-react';
import { IconButton } from '../../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../../kit/web/ui/elements/card.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { useFenShown } from '../../../../settings/web/api.ts';
import type { PaymentView } from '../../queries.ts';
import { t } from '../../texts.ts';

export function TransferDetails({ payment }: { readonly payment: PaymentView }) {
  const { transfer, number, amountFen, attempt, shown } = payment;
  const write = useFenShown(shown);
  if (!transfer) return null;
  const left = amountFen - (attempt?.receivedFen ?? 0);
  return (
    <Card>
      <h2 className="mb-2 font-serif text-lead font-bold">{t('transfer.title')}</h2>
      <dl>
        <Line label={t('transfer.amount')} value={write(left)} copied={(left / 100).toFixed(2)} />
        <Line label={t('transfer.holder')} value={transfer.holder} />
        <Line label={t('transfer.bank')} value={transfer.bank} />
        <Line label={t('transfer.account')} value={transfer.account} />
        <Line label={t('transfer.reference')} value={number} />
      </dl>
      <p className="mt-4">{t('transfer.advice')}</p>
      {transfer.note === '' ? null : (
        <p className="mt-2 text-small whitespace-pre-line text-muted">{transfer.note}</p>
      )}
    </Card>
  );
}

type LineProps = { readonly label: string; readonly value: string; readonly copied?: string };

function Line({ label, value, copied = value }: LineProps) {
  if (value === '') return null;
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line py-1">
      <div className="min-w-0">
        <dt className="text-caption text-muted">{label}</dt>
        <dd className="font-medium break-all tabular-nums">{value}</dd>
      </div>
      <IconButton label={`${t('transfer.copy')} ${label}`} onClick={() => void copy(copied)}>
        <Copy aria-hidden="true" size={18} />
      </IconButton>
    </div>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify('good', t('transfer.copied'));
  } catch {
    // Refused by the browser, or not reached by HTTPS.
    notify('wrong', t('transfer.notCopied'));
  }
}
