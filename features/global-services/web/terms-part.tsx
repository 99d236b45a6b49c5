// What the fees that hold now feed; where they cannot be read, the defaults to look at, and nothing to order with.

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { locale } from '../../../kit/web/i18n.ts';
import { QueryPart } from '../../../kit/web/ui/loading/query-part.tsx';
import { PURCHASING_DEFAULTS } from '../domain/areas/purchasing-defaults.ts';
import { toSettingsView } from '../domain/areas/settings-view.ts';
import { type TermsView, termsQuery } from './queries.ts';
import { t } from './texts.ts';

type TermsPartProps = {
  readonly lines: number;
  readonly children: (terms: TermsView) => ReactNode;
  /** What of the defaults is shown to be read. */
  readonly fallback: (defaults: TermsView) => ReactNode;
};

export function TermsPart({ lines, children, fallback }: TermsPartProps) {
  const query = useQuery(termsQuery);
  return (
    <>
      <QueryPart query={query} failed={t('entry.defaults')} explain={saysItAll} lines={lines}>
        {children}
      </QueryPart>
      {hasFailed(query) ? fallback(readDefaults()) : null}
    </>
  );
}

/** To be read only, so that no order of them waits for anything. */
const readDefaults = (): TermsView => ({
  ...toSettingsView(PURCHASING_DEFAULTS, {}, locale),
  unverifiedMaxFen: Number.MAX_SAFE_INTEGER,
});

/** The sentence before it has told what happened and what to do. */
const saysItAll = (): string => '';

/** Also while it is being asked again, so that nothing jumps. */
const hasFailed = ({ data, errorUpdateCount }: UseQueryResult<TermsView>): boolean =>
  data === undefined && errorUpdateCount > 0;
