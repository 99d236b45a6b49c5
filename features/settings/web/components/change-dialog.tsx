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
import { sectionOf, sectionsOf } from '../sections.ts';
import { t } from '../texts.ts';
import { fieldLabel, fieldOfPath, kindOf, readForm, type Typed, typedOf } from '../typed-values.ts';
import { ChangedFields } from './changed-fields.tsx';
import { SectionedFields, useSections } from './sectioned-fields.tsx';
import { ValueField } from './value-field.tsx';
import { showValue, Values } from './values.tsx';

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
  const sections = sectionsOf(area.fields, texts);
  const shown = useSections(sections);
  /** The part in which something is wrong, so that it is in sight. */
  const show = (name: string | undefined) => {
    const section = name === undefined ? undefined : sectionOf(sections, name);
    if (section !== undefined) shown.jump(section);
  };
  const wrongText = (name: string) => t('form.wrong', { field: fieldLabel(texts, name) });
  const limitText = (name: string, { least, most }: Pick<Limit, 'least' | 'most'>) => {
    const write = (value: number) => showValue(kindOf(area.fields, name), value);
    const field = fieldLabel(texts, name);
    if (least !== null) return t('form.atLeast', { field, least: write(least) });
    return most === null ? undefined : t('form.atMost', { field, most: write(most) });
  };
  const form = useForm<Typed>({
    initial: { ...typedOf(area), [WHEN]: 'now', [FROM]: '', [NOTE]: '' },
    check: (typed) => {
      const wrong = readForm(area.fields, typed).wrong.map((key): [string, string] => [key, wrongText(key)]);
      const isPast = typed[WHEN] === 'later' && !(Date.parse(typed[FROM] ?? '') > Date.now());
      if (isPast) wrong.push([FROM, t('form.timeWrong')]);
      if (wrong.length === 0) return undefined;
      show(wrong[0]?.[0]);
      return { fields: Object.fromEntries(wrong) };
    },
    send: (typed) =>
      save({
        values: readForm(area.fields, typed).values,
        effectiveFrom: typed[WHEN] === 'later' ? new Date(typed[FROM] ?? '').toISOString() : null,
        note: typed[NOTE] ?? '',
      }),
    explain: (error, typed) => {
      setStale(errorCode(error) === 'SETTINGS_STALE');
      const refused = refusedValues(error);
      const fields = refused.map(({ key, ...limit }): [string, string] => {
        const name = fieldOfPath(key, typed);
        return [name, limitText(name, limit) ?? wrongText(name)];
      });
      show(fields[0]?.[0]);
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
        {sections.length > 1 ? (
          <SectionedFields
            sections={sections}
            current={shown.current}
            onChoose={shown.jump}
            search={shown.search}
            onSearch={shown.setSearch}
            texts={texts}
            form={form}
          />
        ) : (
          area.fields.map((field) => (
            <ValueField key={field.key} field={field} texts={texts} form={form} search="" />
          ))
        )}
        <ChangedFields area={area} texts={texts} form={form} />
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

type Limit = { readonly key: string; readonly least: number | null; readonly most: number | null };

/** The values that were refused, each with its limit where it has one. */
function refusedValues(error: unknown): readonly Limit[] {
  const data = errorCode(error) === 'SETTINGS_INVALID' ? errorData(error) : undefined;
  if (typeof data !== 'object' || data === null || !('keys' in data) || !Array.isArray(data.keys)) return [];
  const limits = 'limits' in data && Array.isArray(data.limits) ? data.limits : [];
  return data.keys.map(String).map((key) => {
    const limit = limits.find((each: unknown) => isLimit(each) && each.key === key);
    return isLimit(limit) ? limit : { key, least: null, most: null };
  });
}

const isLimit = (value: unknown): value is Limit =>
  typeof value === 'object' && value !== null && 'key' in value && 'least' in value && 'most' in value;
