// The form that changes an area, made from what the area says of its values.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCode, errorData } from '../../../../kit/web/api/api.ts';
import { t as common } from '../../../../kit/web/i18n.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import type { SettingsForm, SettingsTrial } from '../forms.ts';
import { type AreaView, refusalText, SETTINGS_KEY, settingsApi } from '../queries.ts';
import { t } from '../texts.ts';
import { fieldOfPath, readForm, type Typed, typedOf } from '../typed-values.ts';
import { ValueField } from './value-field.tsx';
import { Values } from './values.tsx';

type ChangeDialogProps = {
  readonly area: AreaView;
  readonly form: SettingsForm;
  readonly trial: SettingsTrial | undefined;
  readonly onClose: () => void;
};

/** Beside the values of the area, whose keys are words. */
const [WHEN, FROM, NOTE] = ['save:when', 'save:from', 'save:note'];

export function ChangeDialog({ area, form: texts, trial: Trial, onClose }: ChangeDialogProps) {
  const [isStale, setStale] = useState(false);
  const save = useSave(area, onClose);
  const form = useForm<Typed>({
    initial: { ...typedOf(area), [WHEN]: 'now', [FROM]: '', [NOTE]: '' },
    check: (typed) => {
      const wrong = readForm(area.fields, typed).wrong.map((key) => [key, t('form.wrong')]);
      const isPast = typed[WHEN] === 'later' && !(Date.parse(typed[FROM] ?? '') > Date.now());
      if (isPast) wrong.push([FROM, t('form.timeWrong')]);
      return wrong.length === 0 ? undefined : { fields: Object.fromEntries(wrong) };
    },
    send: (typed) =>
      save({
        values: readForm(area.fields, typed).values,
        effectiveFrom: typed[WHEN] === 'later' ? new Date(typed[FROM] ?? '').toISOString() : null,
        note: typed[NOTE] ?? '',
      }),
    explain: (error, typed) => {
      setStale(errorCode(error) === 'SETTINGS_STALE');
      const fields = refusedKeys(error).map((path) => [fieldOfPath(path, typed), t('form.wrong')]);
      return { message: refusalText(error), fields: Object.fromEntries(fields) };
    },
  });
  const when = form.choice(WHEN);
  return (
    <Dialog title={t('area.changeArea', { area: texts.title() })} onClose={onClose}>
      <form {...form.formProps} className="grid gap-5">
        <FormMessage form={form}>
          {isStale ? (
            <div className="mt-3">
              <Values fields={area.fields} values={area.values} form={texts} />
            </div>
          ) : null}
        </FormMessage>
        {area.fields.map((field) => (
          <ValueField key={field.key} field={field} texts={texts} form={form} />
        ))}
        {Trial ? <Trial area={area.area} values={readable(area, form.watchAll())} /> : null}
        <SegmentedControl
          label={t('form.when')}
          options={[
            { value: 'now', label: t('form.now') },
            { value: 'later', label: t('form.later') },
          ]}
          value={when.value ?? null}
          onChange={when.onChange}
        />
        {when.value === 'later' ? (
          <TextField {...form.field(FROM)} type="datetime-local" label={t('form.from')} required />
        ) : null}
        <TextField {...form.field(NOTE)} label={t('form.note')} optional maxLength={500} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button type="submit" look="primary" busy={form.busy}>
            {t('form.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function readable({ fields }: AreaView, typed: Typed): AreaView['values'] | undefined {
  const { values, wrong } = readForm(fields, typed);
  return wrong.length === 0 ? values : undefined;
}

type Version = {
  readonly values: AreaView['values'];
  readonly effectiveFrom: string | null;
  readonly note: string;
};

/** Sent against the latest version that the page knows: after a refusal it has the new one beside what is typed. */
function useSave(area: AreaView, onDone: () => void) {
  const queries = useQueryClient();
  return async (version: Version) => {
    try {
      await settingsApi.save({
        id: newId(),
        area: area.area,
        expectedNumber: area.latestNumber,
        ...version,
      });
      notify('good', t('form.saved'));
      onDone();
    } finally {
      await queries.invalidateQueries({ queryKey: SETTINGS_KEY });
    }
  };
}

function refusedKeys(error: unknown): readonly string[] {
  const data = errorCode(error) === 'SETTINGS_INVALID' ? errorData(error) : undefined;
  if (typeof data !== 'object' || data === null || !('keys' in data)) return [];
  return Array.isArray(data.keys) ? data.keys.map(String) : [];
}
