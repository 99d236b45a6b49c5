// The models of a provider as a form: name, window, price of what goes in and what comes out.

import { Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../../../kit/web/ui/elements/button.tsx';
import { Switch } from '../../../../kit/web/ui/fields/switch.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { MODELS_MAX, type ModelDraft } from '../../domain/index.ts';
import { t } from '../texts.ts';

type ModelFieldsProps = {
  readonly models: readonly ModelDraft[];
  readonly error: string | undefined;
  readonly onChange: (models: readonly ModelDraft[]) => void;
};

const EMPTY: ModelDraft = { name: '', contextTokens: '', seesPictures: false, inYuan: '', outYuan: '' };

export function ModelFields({ models, error, onChange }: ModelFieldsProps) {
  const change = (index: number, changes: Partial<ModelDraft>) =>
    onChange(models.map((model, place) => (place === index ? { ...model, ...changes } : model)));
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-medium">{t('form.models')}</legend>
      <p className="text-small text-muted">{t('form.modelsHint')}</p>
      {models.map((model, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no identity but their place while they are written
        <div key={index} className="grid gap-3 rounded-soft border border-line p-4">
          <Row model={model} onChange={(changes) => change(index, changes)} />
          <div>
            <IconButton
              label={t('form.removeModel', { name: model.name || String(index + 1) })}
              onClick={() => onChange(models.filter((_, place) => place !== index))}
            >
              <Trash2 aria-hidden="true" size={20} />
            </IconButton>
          </div>
        </div>
      ))}
      {error === undefined ? null : (
        <p role="alert" className="text-small text-wrong">
          {error}
        </p>
      )}
      {models.length < MODELS_MAX ? (
        <div>
          <Button icon={<Plus aria-hidden="true" size={18} />} onClick={() => onChange([...models, EMPTY])}>
            {t('form.addModel')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

type RowProps = { readonly model: ModelDraft; readonly onChange: (changes: Partial<ModelDraft>) => void };

function Row({ model, onChange }: RowProps) {
  return (
    <>
      <TextField
        label={t('models.name')}
        value={model.name}
        onChange={({ target }) => onChange({ name: target.value })}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
      />
      <div className="grid items-end gap-3 tablet:grid-cols-3">
        <TextField
          label={t('form.in')}
          value={model.inYuan}
          onChange={({ target }) => onChange({ inYuan: target.value })}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
        />
        <TextField
          label={t('form.out')}
          value={model.outYuan}
          onChange={({ target }) => onChange({ outYuan: target.value })}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
        />
        <TextField
          label={t('form.window')}
          value={model.contextTokens}
          onChange={({ target }) => onChange({ contextTokens: target.value })}
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('models.asPreset')}
        />
      </div>
      <div>
        <Switch
          label={t('form.seesPictures')}
          checked={model.seesPictures}
          onChange={(seesPictures) => onChange({ seesPictures })}
        />
      </div>
    </>
  );
}
