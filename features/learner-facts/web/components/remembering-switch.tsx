// Switches the use of facts on or off, and says what either means.

import { useMutation } from '@tanstack/react-query';
import { Switch } from '../../../../kit/web/ui/fields/switch.tsx';
import { learnerFactsApi } from '../learner-facts-api.ts';
import { explainProblem, rememberingSet } from '../queries.ts';
import { t } from '../texts.ts';

export function RememberingSwitch({ remembering }: { readonly remembering: boolean }) {
  const set = useMutation({
    mutationFn: (wanted: boolean) => learnerFactsApi.setRemembering({ remembering: wanted }),
    onSuccess: (answer) => rememberingSet(answer.remembering),
  });
  const shown = set.isPending ? set.variables : remembering;
  return (
    <section className="rounded-soft border border-line bg-surface px-4 py-3">
      <Switch label={t('switch.label')} checked={shown} onChange={(wanted) => set.mutate(wanted)} />
      <p aria-live="polite" className="max-w-prose text-small text-muted">
        {t(shown ? 'switch.on' : 'switch.off')}
      </p>
      {set.error ? (
        <p role="alert" className="mt-1 text-small text-wrong">
          {t('switch.failed', { why: explainProblem(set.error) })}
        </p>
      ) : null}
    </section>
  );
}
