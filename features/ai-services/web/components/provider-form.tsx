// Adds a provider or changes one; its key can be replaced or taken away, never seen.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { t as common } from '../../../../kit/web/i18n.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { Switch } from '../../../../kit/web/ui/fields/switch.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import {
  type DraftProblem,
  draftModels,
  draftProblem,
  type ModelDraft,
  typeYuan,
} from '../../domain/index.ts';
import { AI_KEY, aiApi, type Preset, type Provider, refusalText } from '../queries.ts';
import { t } from '../texts.ts';
import { ModelFields } from './model-fields.tsx';

type ProviderFormProps = {
  /** Undefined for a new one. */
  readonly provider: Provider | undefined;
  readonly presets: readonly Preset[];
  readonly onClose: () => void;
};

type Draft = {
  readonly id: string;
  readonly preset: Preset['id'];
  readonly name: string;
  readonly baseUrl: string;
  readonly models: readonly ModelDraft[];
  readonly isEnabled: boolean;
  readonly key: string;
  readonly dropsKey: boolean;
};

export function ProviderForm({ provider, presets, onClose }: ProviderFormProps) {
  const [draft, setDraft] = useState<Draft>(() => (provider ? draftOf(provider) : newDraft(presets[0])));
  const [problem, setProblem] = useState<DraftProblem>();
  const formId = useId();
  const save = useSave(provider !== undefined, onClose);
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = draftProblem(draft);
    setProblem(found);
    if (!found && !save.isPending) save.mutate(draft);
  };
  return (
    <Dialog
      title={provider ? t('form.editTitle', { name: provider.name }) : t('services.add')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button type="submit" form={formId} look="primary" busy={save.isPending}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-5" noValidate>
        {provider ? null : (
          <Select
            label={t('form.preset')}
            hint={t('form.presetHint')}
            options={presets.map(({ id, name }) => ({ value: id, label: name || t('form.customPreset') }))}
            value={draft.preset}
            onChange={(id) => setDraft(newDraft(presets.find((preset) => preset.id === id)))}
          />
        )}
        <TextField
          label={t('form.name')}
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
          maxLength={80}
          autoComplete="off"
        />
        <TextField
          label={t('form.address')}
          hint={t('form.addressHint')}
          type="url"
          value={draft.baseUrl}
          onChange={({ target }) => change({ baseUrl: target.value })}
          maxLength={2000}
          autoComplete="off"
          spellCheck={false}
        />
        <KeyFields draft={draft} keyTail={provider?.keyTail ?? null} onChange={change} />
        <ModelFields models={draft.models} onChange={(models) => change({ models })} />
        <Switch
          label={t('form.enabled')}
          checked={draft.isEnabled}
          onChange={(isEnabled) => change({ isEnabled })}
        />
        {problem ? <Notice tone="wrong">{t(`problems.${problem}`)}</Notice> : null}
        {save.error && !problem ? <Notice tone="wrong">{refusalText(save.error)}</Notice> : null}
      </form>
    </Dialog>
  );
}

type KeyFieldsProps = {
  readonly draft: Draft;
  readonly keyTail: string | null;
  readonly onChange: (changes: Partial<Draft>) => void;
};

function KeyFields({ draft: { key, dropsKey }, keyTail, onChange }: KeyFieldsProps) {
  const hint = keyTail === '' ? t('form.keyKeptUnseen') : t('form.keyKept', { tail: keyTail ?? '' });
  return (
    <>
      {dropsKey ? null : (
        <TextField
          label={t('form.key')}
          hint={keyTail === null ? t('form.keyHint') : hint}
          type="password"
          value={key}
          onChange={({ target }) => onChange({ key: target.value })}
          maxLength={2000}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {keyTail === null ? null : (
        <Switch
          label={t('form.dropKey')}
          checked={dropsKey}
          onChange={(next) => onChange({ dropsKey: next, key: '' })}
        />
      )}
    </>
  );
}

function useSave(isKnown: boolean, onSaved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, preset, name, baseUrl, isEnabled, models, key, dropsKey }: Draft) => {
      const fields = {
        id,
        name: name.trim(),
        baseUrl: baseUrl.trim(),
        isEnabled,
        models: draftModels(models),
      };
      const typed = key.trim();
      if (!isKnown) return aiApi.createProvider({ ...fields, preset, key: typed === '' ? null : typed });
      if (dropsKey) return aiApi.updateProvider({ ...fields, key: null });
      return aiApi.updateProvider({ ...fields, ...(typed === '' ? {} : { key: typed }) });
    },
    onSuccess: async ({ name }) => {
      await queries.invalidateQueries({ queryKey: AI_KEY });
      notify('good', t('form.saved', { name }));
      onSaved();
    },
  });
}

function draftOf({ id, name, baseUrl, isEnabled, models }: Provider): Draft {
  return {
    id,
    // Chosen once, when it is added; a change does not send it.
    preset: 'custom',
    name,
    baseUrl,
    isEnabled,
    models: models.map(({ name: model, contextTokens, inFen, outFen }) => ({
      name: model,
      contextTokens: contextTokens === null ? '' : String(contextTokens),
      inYuan: typeYuan(inFen),
      outYuan: typeYuan(outFen),
    })),
    key: '',
    dropsKey: false,
  };
}

function newDraft(preset: Preset | undefined): Draft {
  const { id = 'custom', name = '', baseUrl = '', model = null } = preset ?? {};
  return {
    id: newId(),
    preset: id,
    name,
    baseUrl,
    isEnabled: true,
    models: [{ name: model ?? '', contextTokens: '', inYuan: '', outYuan: '' }],
    key: '',
    dropsKey: false,
  };
}
