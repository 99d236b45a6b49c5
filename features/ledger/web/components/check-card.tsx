// The latest checks of the ledger, what they found, and the button that checks what is new now.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatNumber } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { isFindingCode } from '../../domain/index.ts';
import { type Check, latestCheckQuery, ledgerApi, refusalText } from '../queries.ts';
import { showMoment } from '../show.ts';
import { t } from '../texts.ts';

export function CheckCard() {
  const latest = useQuery(latestCheckQuery);
  const queries = useQueryClient();
  const run = useMutation({
    mutationFn: () => ledgerApi.runCheck(),
    onSuccess: (check) =>
      queries.setQueryData(latestCheckQuery.queryKey, (known) => ({ whole: null, ...known, check })),
    onError: (error) => notify('wrong', refusalText(error)),
  });
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-serif text-lead font-bold">{t('check.title')}</h2>
        <Button look="primary" busy={run.isPending} onClick={() => run.mutate()}>
          {t('check.run')}
        </Button>
      </div>
      <QueryPart query={latest} failed={t('check.failed')}>
        {({ check, whole }) => (
          <div className="grid gap-4">
            {check ? <Outcome check={check} /> : <p className="text-muted">{t('check.never')}</p>}
            {whole && whole.findingCount > 0 ? <Outcome check={whole} /> : <WholeGood whole={whole} />}
          </div>
        )}
      </QueryPart>
    </Card>
  );
}

/** Of the weekly check a line is enough while it finds nothing. */
function WholeGood({ whole }: { readonly whole: Check | null }) {
  const line = whole ? t('check.wholeGood', { date: showMoment(whole.createdAt) }) : t('check.wholeNever');
  return <p className="text-small text-muted">{line}</p>;
}

function titleOf({ scope, findingCount: count }: Check): string {
  if (count === 0) return t('check.good');
  return scope === 'whole' ? t('check.wholeBad', { count }) : t('check.bad', { count });
}

function Outcome({ check }: { readonly check: Check }) {
  const { scope, accounts, journals, entries, tookMs, findingCount, findings, createdAt } = check;
  const isGood = findingCount === 0;
  return (
    <div>
      <Notice tone={isGood ? 'good' : 'wrong'} title={titleOf(check)}>
        <p>
          {t(scope === 'whole' ? 'check.wholeScope' : 'check.scope', {
            accounts: formatNumber(accounts),
            journals: formatNumber(journals),
            entries: formatNumber(entries),
            seconds: formatNumber(tookMs / 1000, { maximumSignificantDigits: 2 }),
          })}
        </p>
        <p className="text-small text-muted">{t('check.at', { date: showMoment(createdAt) })}</p>
      </Notice>
      {isGood ? null : <Findings findings={findings} hidden={findingCount - findings.length} />}
    </div>
  );
}

type FindingsProps = Pick<Check, 'findings'> & { readonly hidden: number };

function Findings({ findings, hidden }: FindingsProps) {
  return (
    <>
      <ul className="mt-4 border-b border-line">
        {findings.map(({ code, subject, expected, found }) => (
          <li key={`${code} ${subject} ${expected}`} className="border-t border-line py-3">
            <p className="font-medium">{isFindingCode(code) ? t(`findings.${code}`) : code}</p>
            <p className="text-small break-all text-muted">
              {subject} · {t('check.detail', { expected, found })}
            </p>
          </li>
        ))}
      </ul>
      {hidden > 0 ? <p className="mt-3 text-small text-muted">{t('check.more', { count: hidden })}</p> : null}
    </>
  );
}
