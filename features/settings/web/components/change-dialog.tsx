// The form that changes an area, made from what the area says of its values.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorCode, errorData } from '../../../../kit/web/api/api.ts';
import { t as common } from '../../../../kit/web/i18n.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { labelOf, type SettingsForm } from '../forms.ts';
import { type AreaView, refusalText, SETTINGS_KEY, settingsApi } from '../queries.ts';
import { t } from '../texts.ts';
import { readForm, type Typed, typedOf } from '../typed-values.ts';
import { ValueField } from './value-field.tsx';
import { Values } from './values.tsx';

type ChangeDialogProps = {
  readonly area: AreaView;
  readonly form: SettingsForm;
  readonly onClose: () => void;
};

export function ChangeDialog({ area, form, onClose }: ChangeDialogProps) {
  const [typed, setTyped] = useState<Typed>(() => typedOf(area));
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [from, setFrom] = useState('');
  const [note, setNote] = useState('');
  const saving = useSaving(area, onClose);
  const [isTimeWrong, setTimeWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readForm(area.fields, typed);
    setWrong(read.wrong);
    const isPast = when === 'later' && !(Date.parse(from) > Date.now());
    setTimeWrong(isPast);
    if (read.wrong.length > 0 || isPast) return;
    const effectiveFrom = when === 'now' ? null : new Date(from).toISOString();
    saving.mutate({ values: read.values, effectiveFrom, note });
  };
  const refused = [...wrong, ...refusedKeys(saving.error)];
  return (
    <Dialog title={t('area.changeArea', { area: form.title() })} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        {area.fields.map((field) => (
          <ValueField
            key={field.key}
            field={field}
            label={labelOf(form, field.key)}
            typed={typed}
            isWrong={(name) => refused.includes(name)}
            onType={(name, text) => setTyped({ ...typed, [name]: text })}
          />
        ))}
        <SegmentedControl
          label={t('form.when')}
          options={[
            { value: 'now', label: t('form.now') },
            { value: 'later', label: t('form.later') },
          ]}
          value={when}
          onChange={setWhen}
        />
        {when === 'later' ? (
          <TextField
            type="datetime-local"
            label={t('form.from')}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
            error={isTimeWrong ? t('form.timeWrong') : undefined}
            required
          />
        ) : null}
        <TextField
          label={t('form.note')}
          optional
          value={note}
          onChange={({ target }) => setNote(target.value)}
          maxLength={500}
        />
        {saving.error ? (
          <Notice tone="wrong">
            <p>{refusalText(saving.error)}</p>
            {errorCode(saving.error) === 'SETTINGS_STALE' ? (
              <div className="mt-3">
                <Values fields={area.fields} values={area.values} form={form} />
              </div>
            ) : null}
          </Notice>
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button type="submit" look="primary" busy={saving.isPending}>
            {t('form.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type Saving = {
  readonly values: AreaView['values'];
  readonly effectiveFrom: string | null;
  readonly note: string;
};

/** Sent against the latest version that the page knows: after a refusal it has the new one beside what is typed. */
function useSaving(area: AreaView, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (saving: Saving) =>
      settingsApi.save({ id: newId(), area: area.area, expectedNumber: area.latestNumber, ...saving }),
    onSuccess: () => {
      notify('good', t('form.saved'));
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: SETTINGS_KEY }),
  });
}

function refusedKeys(error: unknown): readonly string[] {
  const data = errorCode(error) === 'SETTINGS_INVALID' ? errorData(error) : undefined;
  if (typeof data !== 'object' || data === null || !('keys' in data)) return [];
  return Array.isArray(data.keys) ? data.keys.map(String) : [];
}
