// One provider: its address, whether it has a key, how it is doing, and its models with prices and a try.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import { Switch } from '../../../../kit/web/ui/fields/switch.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { AI_KEY, aiApi, type Preset, type Provider, refusalText } from '../queries.ts';
import { t } from '../texts.ts';
import { ModelTable } from './model-table.tsx';
import { ProviderState } from './provider-state.tsx';
import { TryDialog } from './try-dialog.tsx';

type ProviderCardProps = {
  readonly provider: Provider;
  readonly presets: readonly Preset[];
  readonly onEdit: () => void;
};

export function ProviderCard({ provider, presets, onEdit }: ProviderCardProps) {
  const { name, preset, baseUrl, isEnabled, keyTail, models } = provider;
  const [triedId, setTriedId] = useState<string>();
  const [isDeleting, setDeleting] = useState(false);
  const toggle = useToggle(provider);
  const tried = models.find(({ id }) => id === triedId);
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 className="font-serif text-lead font-bold">{name}</h2>
          <p className="text-small text-muted">
            {presetName(presets, preset)} · <span className="break-all">{baseUrl}</span> · {keyText(keyTail)}
          </p>
        </div>
        <Switch
          label={t('services.onNamed', { name })}
          checked={isEnabled}
          onChange={(next) => toggle.mutate(next)}
        />
      </div>
      <div className="mt-3">
        <ProviderState {...provider} />
      </div>
      {models.length === 0 ? (
        <p className="mt-4 text-muted">{t('models.none')}</p>
      ) : (
        <div className="mt-4">
          <ModelTable provider={name} models={models} onTry={setTriedId} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button aria-label={t('services.editNamed', { name })} onClick={onEdit}>
          {t('services.edit')}
        </Button>
        <Button
          look="ghost"
          aria-label={t('services.deleteNamed', { name })}
          onClick={() => setDeleting(true)}
        >
          {t('services.delete')}
        </Button>
      </div>
      {tried ? (
        <TryDialog
          modelId={tried.id}
          name={`${name} · ${tried.name}`}
          seesPictures={tried.seesPictures}
          onClose={() => setTriedId(undefined)}
        />
      ) : null}
      {isDeleting ? <DeleteProvider provider={provider} onClose={() => setDeleting(false)} /> : null}
    </Card>
  );
}

const presetName = (presets: readonly Preset[], preset: string) =>
  presets.find(({ id }) => id === preset)?.name || t('form.customPreset');

/** A key that is too short to show its end is still one. */
function keyText(tail: string | null): string {
  if (tail === null) return t('key.none');
  return tail === '' ? t('key.setUnseen') : t('key.set', { tail });
}

function useToggle({ id, version, name, baseUrl, models }: Provider) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isEnabled: boolean) =>
      aiApi.updateProvider({ id, version, name, baseUrl, models, isEnabled }),
    onSuccess: () => queries.invalidateQueries({ queryKey: AI_KEY }),
    onError: (error) => notify('wrong', refusalText(error)),
  });
}

type DeleteProps = { readonly provider: Provider; readonly onClose: () => void };

function DeleteProvider({ provider: { id, name }, onClose }: DeleteProps) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => aiApi.deleteProvider({ id }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: AI_KEY });
      notify('good', t('services.deleted', { name }));
      onClose();
    },
    onError: (error) => notify('wrong', refusalText(error)),
  });
  return (
    <ConfirmDialog
      title={t('services.deleteTitle', { name })}
      confirm={t('services.delete')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {t('services.deleteBody')}
    </ConfirmDialog>
  );
}
