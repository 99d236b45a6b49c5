// Adds a provider or changes one; its key can be replaced or taken away, never seen.

import { useQueryClient } from '@tanstack/react-query';
import { newId } from '../../../../kit/web/new-id.ts';
import { FormDialog } from '../../../../kit/web/ui/fields/form-dialog.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { Switch } from '../../../../kit/web/ui/fields/switch.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { type Form, type Refusal, useForm } from '../../../../kit/web/use-form.ts';
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
  const save = useSave(provider?.version, onClose);
  const form = useForm<Draft>({
    initial: provider ? draftOf(provider) : newDraft(presets[0]),
    check: (draft) => toRefusal(draftProblem(draft)),
    send: save,
    explain: (error) => ({ message: refusalText(error) }),
  });
  const models = form.choice('models');
  const enabled = form.choice('isEnabled');
  return (
    <FormDialog
      title={provider ? t('form.editTitle', { name: provider.name }) : t('services.add')}
      form={form}
      submit={t('form.save')}
      onClose={onClose}
    >
      {provider ? null : (
        <Select
          label={t('form.preset')}
          hint={t('form.presetHint')}
          options={presets.map(({ id, name }) => ({ value: id, label: name || t('form.customPreset') }))}
          value={form.watch('preset')}
          onChange={(id) => form.set(newDraft(presets.find((preset) => preset.id === id)))}
        />
      )}
      <TextField {...form.field('name')} label={t('form.name')} maxLength={80} autoComplete="off" />
      <TextField
        {...form.field('baseUrl')}
        label={t('form.address')}
        hint={t('form.addressHint')}
        type="url"
        maxLength={2000}
        autoComplete="off"
        spellCheck={false}
      />
      <KeyFields form={form} keyTail={provider?.keyTail ?? null} />
      <ModelFields models={models.value} error={models.error} onChange={models.onChange} />
      <Switch label={t('form.enabled')} checked={enabled.value} onChange={enabled.onChange} />
    </FormDialog>
  );
}

/** Each problem at the field that it is about. */
function toRefusal(problem: DraftProblem | undefined): Refusal<keyof Draft> | undefined {
  if (problem === undefined) return undefined;
  const text = t(`problems.${problem}`);
  if (problem === 'name_missing') return { fields: { name: text } };
  return { fields: problem === 'address_wrong' ? { baseUrl: text } : { models: text } };
}

type KeyFieldsProps = { readonly form: Form<Draft>; readonly keyTail: string | null };

function KeyFields({ form, keyTail }: KeyFieldsProps) {
  const dropsKey = form.watch('dropsKey');
  const hint = keyTail === '' ? t('form.keyKeptUnseen') : t('form.keyKept', { tail: keyTail ?? '' });
  return (
    <>
      {dropsKey ? null : (
        <TextField
          {...form.field('key')}
          label={t('form.key')}
          hint={keyTail === null ? t('form.keyHint') : hint}
          type="password"
          maxLength={2000}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {keyTail === null ? null : (
        <Switch
          label={t('form.dropKey')}
          checked={dropsKey}
          onChange={(next) => form.set({ dropsKey: next, key: '' })}
        />
      )}
    </>
  );
}

/** `version` of the provider as the form began with it; undefined for a new one. */
function useSave(version: number | undefined, onSaved: () => void) {
  const queries = useQueryClient();
  return async (draft: Draft) => {
    const { name } = await saveProvider(version, draft);
    await queries.invalidateQueries({ queryKey: AI_KEY });
    notify('good', t('form.saved', { name }));
    onSaved();
  };
}

function saveProvider(version: number | undefined, draft: Draft) {
  const { id, preset, isEnabled, dropsKey } = draft;
  const fields = {
    id,
    name: draft.name.trim(),
    baseUrl: draft.baseUrl.trim(),
    isEnabled,
    models: draftModels(draft.models),
  };
  const key = draft.key.trim();
  if (version === undefined) return aiApi.createProvider({ ...fields, preset, key: key === '' ? null : key });
  if (dropsKey) return aiApi.updateProvider({ ...fields, version, key: null });
  return aiApi.updateProvider({ ...fields, version, ...(key === '' ? {} : { key }) });
}

function draftOf({ id, name, baseUrl, isEnabled, models }: Provider): Draft {
  return {
    id,
    // Chosen once, when it is added; a change does not send it.
    preset: 'custom',
    name,
    baseUrl,
    isEnabled,
    models: models.map(({ name: model, contextTokens, seesPictures, inFen, outFen }) => ({
      name: model,
      seesPictures,
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
    models: [{ name: model ?? '', contextTokens: '', seesPictures: false, inYuan: '', outYuan: '' }],
    key: '',
    dropsKey: false,
  };
}
