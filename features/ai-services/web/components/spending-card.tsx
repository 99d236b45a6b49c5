// What today has cost beside what it may cost: in all, and by the learners who cost most.

import { useQueryClient } from '@tanstack/react-query';
import { formatNumber } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../kit/web/use-form.ts';
import { parseYuan, typeYuan } from '../../domain/index.ts';
import { AI_KEY, aiApi, type Config, refusalText } from '../queries.ts';
import { t } from '../texts.ts';
import { SpentBar } from './spent-bar.tsx';

type SpendingCardProps = Pick<Config, 'limits' | 'today' | 'models'>;

export function SpendingCard({ limits, today, models }: SpendingCardProps) {
  const { dayFen, learnerFen } = limits;
  const isLimited = dayFen !== null || learnerFen !== null;
  const unpriced = models.filter(({ isUnpriced, isEnabled }) => isEnabled && isUnpriced);
  return (
    <Card>
      <h2 className="font-serif text-lead font-bold">{t('spending.title')}</h2>
      <p className="mt-1 mb-5 text-small text-muted">{t('spending.lead')}</p>
      <SpentBar
        label={t('spending.total', { count: today.calls })}
        costMicro={today.costMicro}
        limitFen={dayFen}
      />
      {today.learners.length === 0 ? null : (
        <>
          <h3 className="mt-6 mb-3 font-medium">{t('spending.learners')}</h3>
          <ul className="grid gap-4">
            {today.learners.map(({ userId, name, calls, costMicro }) => (
              <li key={userId}>
                <SpentBar
                  label={t('spending.learner', { name, calls: formatNumber(calls) })}
                  costMicro={costMicro}
                  limitFen={learnerFen}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <LimitsForm limits={limits} />
      {isLimited && unpriced.length > 0 ? (
        <div className="mt-5">
          <Notice tone="retry">
            {t('spending.unpriced', {
              models: unpriced.map(({ providerName, name }) => `${providerName} · ${name}`).join(', '),
            })}
          </Notice>
        </div>
      ) : null}
    </Card>
  );
}

const LIMITS = ['day', 'learner'] as const;

function LimitsForm({ limits }: Pick<Config, 'limits'>) {
  const queries = useQueryClient();
  const form = useForm({
    initial: {
      day: typeYuan(limits.dayFen),
      learner: typeYuan(limits.learnerFen),
      // What the typing began with, also when a newer one is read meanwhile.
      version: limits.version,
    },
    check: (typed) => {
      const wrong = LIMITS.filter((name) => parseYuan(typed[name]) === undefined);
      const fields = wrong.map((name) => [name, t('problems.price_wrong')]);
      return wrong.length === 0 ? undefined : { fields: Object.fromEntries(fields) };
    },
    send: async ({ day, learner, version }) => {
      const given = { dayFen: parseYuan(day) ?? null, learnerFen: parseYuan(learner) ?? null };
      form.set(await aiApi.updateLimits({ version, ...given }));
      await queries.invalidateQueries({ queryKey: AI_KEY });
      notify('good', t('config.saved'));
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  const field = { inputMode: 'decimal', autoComplete: 'off', placeholder: t('spending.noLimit') } as const;
  return (
    <form {...form.formProps} className="mt-6 grid gap-4" aria-label={t('spending.limits')}>
      <FormMessage form={form} />
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <TextField {...field} {...form.field('day')} label={t('spending.day')} />
        <TextField {...field} {...form.field('learner')} label={t('spending.perLearner')} />
      </div>
      <div>
        <Button type="submit" busy={form.busy}>
          {t('spending.save')}
        </Button>
      </div>
    </form>
  );
}
