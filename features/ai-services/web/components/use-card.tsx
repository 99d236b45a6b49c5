// One use: whose models answer, in which order, how freely, and by which version of the prompt.

import { useQueryClient } from '@tanstack/react-query';
import { formatNumber } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../kit/web/use-form.ts';
import { AI_KEY, aiApi, type ListedModel, refusalText, type UseConfig } from '../queries.ts';
import { t } from '../texts.ts';
import { ModelOrder } from './model-order.tsx';

type UseCardProps = { readonly use: UseConfig; readonly models: readonly ListedModel[] };

type Typed = {
  /** What the typing began with, also when a newer one is read meanwhile. */
  readonly version: number;
  readonly modelIds: readonly string[];
  readonly temperature: string;
  readonly promptVersion: string;
};

export function UseCard({ use: stored, models }: UseCardProps) {
  const { use, promptVersions } = stored;
  const queries = useQueryClient();
  const form = useForm<Typed>({
    initial: {
      version: stored.version,
      modelIds: stored.modelIds,
      temperature: stored.temperature === null ? '' : String(stored.temperature),
      promptVersion: stored.promptVersion ?? '',
    },
    check: ({ temperature }) =>
      parseTemperature(temperature) === undefined
        ? { fields: { temperature: t('config.temperatureWrong') } }
        : undefined,
    send: async ({ version, modelIds, temperature, promptVersion }) => {
      const saved = await aiApi.updateUse({
        use,
        version,
        modelIds: [...modelIds],
        temperature: parseTemperature(temperature) ?? null,
        promptVersion: promptVersion === '' ? null : promptVersion,
      });
      form.set(saved);
      await queries.invalidateQueries({ queryKey: AI_KEY });
      notify('good', t('config.saved'));
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  const order = form.choice('modelIds');
  return (
    <Card>
      <h2 className="font-serif text-lead font-bold">{t(`uses.${use}.title`)}</h2>
      <p className="mt-1 text-small text-muted">{t(`uses.${use}.lead`)}</p>
      <p className="mt-3">{sourceText(stored)}</p>
      <form {...form.formProps} className="mt-5 grid gap-5" aria-label={t(`uses.${use}.title`)}>
        <FormMessage form={form} />
        <ModelOrder modelIds={order.value} models={models} onChange={order.onChange} />
        <div className="grid items-start gap-4 tablet:grid-cols-2">
          <TextField
            {...form.field('temperature')}
            label={t('config.temperature')}
            hint={t('config.temperatureHint')}
            inputMode="decimal"
            autoComplete="off"
            placeholder={t('models.asPreset')}
          />
          {promptVersions.length === 0 ? null : (
            <Select
              label={t('config.prompt')}
              options={[
                { value: '', label: t('config.promptNewest', { version: promptVersions[0] ?? '' }) },
                ...promptVersions.map((version) => ({ value: version, label: version })),
              ]}
              {...form.choice('promptVersion')}
            />
          )}
        </div>
        <div>
          <Button
            type="submit"
            busy={form.busy}
            aria-label={t('config.saveNamed', { use: t(`uses.${use}.title`) })}
          >
            {t('form.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function sourceText({ source, ready }: UseConfig): string {
  if (source === 'own' || source === 'chat')
    return ready === 0 ? t(`sources.${source}Off`) : t(`sources.${source}`, { count: ready });
  return t(`sources.${source}`, { count: formatNumber(ready) });
}

/** Null for an empty field; undefined for what no model takes. */
function parseTemperature(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  const value = /^\d(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  return value <= 2 ? value : undefined;
}
