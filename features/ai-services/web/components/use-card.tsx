// One use: whose models answer, in which order, how freely, and by which version of the prompt.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { formatNumber } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.tsx';
import { AI_KEY, aiApi, type ListedModel, refusalText, type UseConfig } from '../queries.ts';
import { t } from '../texts.ts';
import { ModelOrder } from './model-order.tsx';

type UseCardProps = { readonly use: UseConfig; readonly models: readonly ListedModel[] };

export function UseCard({ use: stored, models }: UseCardProps) {
  const { use, promptVersions } = stored;
  const [modelIds, setModelIds] = useState<readonly string[]>(stored.modelIds);
  const [typed, setTyped] = useState(stored.temperature === null ? '' : String(stored.temperature));
  const [promptVersion, setPromptVersion] = useState(stored.promptVersion ?? '');
  const temperature = parseTemperature(typed);
  const save = useSave(stored);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (temperature === undefined || save.isPending) return;
    save.mutate({ modelIds, temperature, promptVersion: promptVersion === '' ? null : promptVersion });
  };
  return (
    <Card>
      <h2 className="font-serif text-lead font-bold">{t(`uses.${use}.title`)}</h2>
      <p className="mt-1 text-small text-muted">{t(`uses.${use}.lead`)}</p>
      <p className="mt-3">{sourceText(stored)}</p>
      <form onSubmit={submit} className="mt-5 grid gap-5" aria-label={t(`uses.${use}.title`)}>
        <ModelOrder modelIds={modelIds} models={models} onChange={setModelIds} />
        <div className="grid items-start gap-4 tablet:grid-cols-2">
          <TextField
            label={t('config.temperature')}
            hint={t('config.temperatureHint')}
            error={temperature === undefined ? t('config.temperatureWrong') : undefined}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
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
              value={promptVersion}
              onChange={setPromptVersion}
            />
          )}
        </div>
        <div>
          <Button
            type="submit"
            busy={save.isPending}
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

type Settings = {
  readonly modelIds: readonly string[];
  readonly temperature: number | null;
  readonly promptVersion: string | null;
};

function useSave({ use }: UseConfig) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ modelIds, ...settings }: Settings) =>
      aiApi.updateUse({ use, modelIds: [...modelIds], ...settings }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: AI_KEY });
      notify('good', t('config.saved'));
    },
    onError: (error) => notify('wrong', refusalText(error)),
  });
}
