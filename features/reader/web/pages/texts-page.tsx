// The graded texts: by band, kind, length and the share of their words that the learner knows; and what has been read.

import { useQuery } from '@tanstack/react-query';
import { ClipboardPaste } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { isTextForGrownUps } from '../../../../content/schema/for-grown-ups.ts';
import { TEXT_KINDS } from '../../../../content/schema/studies/text-kinds.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { useIsYounger } from '../../../account/web/api.ts';
import { helpPath } from '../../../help/domain/index.ts';
import type { ListedText } from '../../domain/index.ts';
import { ORDERS, type Order, type RatedText, toGroups } from '../list/order-texts.ts';
import { rated, withoutShares } from '../list/rate-texts.ts';
import { TextRow } from '../list/text-row.tsx';
import { textListQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { useKnowledge } from '../use-knowledge.ts';

export function TextsPage() {
  const query = useQuery(textListQuery);
  const isYounger = useIsYounger();
  return (
    <Page
      help={helpPath('reader')}
      title={t('list.title')}
      lead={t('list.lead')}
      width="wide"
      back={{ to: '/study', label: t('list.back') }}
      actions={
        <ButtonLink to="/study/texts/own" icon={<ClipboardPaste aria-hidden="true" size={18} />}>
          {t('list.own')}
        </ButtonLink>
      }
    >
      <QueryPart query={query} failed={t('list.failed')} lines={12}>
        {(texts) => <Texts texts={isYounger ? texts.filter(({ id }) => !isTextForGrownUps(id)) : texts} />}
      </QueryPart>
    </Page>
  );
}

function Texts({ texts }: { readonly texts: readonly ListedText[] }) {
  const knowledge = useKnowledge();
  const [params, setParams] = useSearchParams();
  const kind = TEXT_KINDS.find((each) => each === params.get('kind')) ?? 'all';
  const order = ORDERS.find((each) => each === params.get('order')) ?? 'band';
  const choose = (name: 'kind' | 'order', value: string) =>
    setParams(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const all = rated(texts, knowledge);
  const knowsNothing =
    knowledge?.isTold === true && knowledge.isEmpty && all.every(({ percent }) => percent === 0);
  const shown = (knowsNothing ? withoutShares(all) : all).filter(
    (text) => kind === 'all' || text.kind === kind,
  );
  return (
    <div className="grid gap-8">
      {knowledge?.isTold === false ? <p className="text-muted">{t('known.notTold')}</p> : null}
      {knowsNothing ? <p className="max-w-prose text-muted">{t('known.nothing')}</p> : null}
      <div className="flex flex-wrap gap-4">
        <div className="min-w-40">
          <Select
            label={t('list.kind')}
            value={kind}
            onChange={(value) => choose('kind', value)}
            options={(['all', ...TEXT_KINDS] as const).map((value) => ({
              value,
              label: t(`kinds.${value}`),
            }))}
          />
        </div>
        <div className="min-w-40">
          <Select
            label={t('list.order')}
            value={order}
            onChange={(value: Order) => choose('order', value)}
            options={ORDERS.map((value) => ({ value, label: t(`orders.${value}`) }))}
          />
        </div>
      </div>
      {toGroups(shown, order).map(({ band, texts: own }) => (
        <Group key={band ?? 'all'} band={band} texts={own} />
      ))}
    </div>
  );
}

type GroupProps = { readonly band: number | null; readonly texts: readonly RatedText[] };

function Group({ band, texts }: GroupProps) {
  if (texts.length === 0) return <p className="text-muted">{t('list.none')}</p>;
  return (
    <section aria-label={band === null ? t('list.title') : t('list.band', { band })}>
      {band === null ? null : (
        <h2 className="mb-3 border-b border-line pb-2 font-serif text-lead font-bold">
          {t('list.band', { band })} <span className="text-body font-normal text-muted">{nameOf(band)}</span>
        </h2>
      )}
      <ol className="grid gap-x-8 gap-y-1 tablet:grid-cols-2">
        {texts.map((text) => (
          <li key={text.id}>
            <TextRow text={text} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The level of learners that a band is for. */
function nameOf(band: number): string {
  if (band === 1) return t('levels.zero');
  if (band === 2) return t('levels.beginner');
  return t(band <= 4 ? 'levels.intermediate' : 'levels.advanced');
}
