// How the latest calls of a provider ended.

import type { Provider } from '../queries.ts';
import { showMoment, showOutcome } from '../show.ts';
import { t } from '../texts.ts';

export function ProviderState({ lastSuccess, lastFailure }: Pick<Provider, 'lastSuccess' | 'lastFailure'>) {
  if (!lastSuccess && !lastFailure) return <p className="text-small text-muted">{t('state.never')}</p>;
  return (
    <ul className="grid gap-1 text-small text-muted">
      {lastSuccess ? (
        <li>{t('state.success', { date: showMoment(lastSuccess.at), model: lastSuccess.model })}</li>
      ) : null}
      {lastFailure ? (
        <li>
          {t('state.failure', {
            date: showMoment(lastFailure.at),
            model: lastFailure.model,
            why: showOutcome(lastFailure.outcome),
          })}
        </li>
      ) : null}
    </ul>
  );
}
