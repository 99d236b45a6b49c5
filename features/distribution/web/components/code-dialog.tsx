// Makes an invite code, or changes one.

import { useQueryClient } from '@tanstack/react-query';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { FormDialog } from '../../../../kit/web/ui/fields/form-dialog.tsx';
import { Switch } from '../../../../kit/web/ui/fields/switch.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../kit/web/use-form.ts';
import { type Code, codesQuery, distributionApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';

type CodeDialogProps = { readonly code: Code | undefined; readonly onClose: () => void };

const LABEL_MAX = 80;
const isLimit = (text: string) => /^[1-9]\d{0,6}$/.test(text) && Number(text) <= 1_000_000;

export function CodeDialog({ code, onClose }: CodeDialogProps) {
  const queries = useQueryClient();
  const form = useForm({
    initial: {
      label: code?.label ?? '',
      maxUses: code?.maxUses?.toString() ?? '',
      isDisabled: code !== undefined && code.disabledAt !== null,
    },
    check: ({ maxUses }) =>
      maxUses.trim() === '' || isLimit(maxUses.trim())
        ? undefined
        : { fields: { maxUses: t('codes.limitInvalid') } },
    send: async ({ label, maxUses, isDisabled }) => {
      const wanted = { label, maxUses: maxUses.trim() === '' ? null : Number(maxUses) };
      const saved = code
        ? await distributionApi.changeCode({ id: code.id, ...wanted, isDisabled })
        : await distributionApi.createCode(wanted);
      notify('good', t(code ? 'codes.changed' : 'codes.created', { code: saved.code }));
      await queries.invalidateQueries(codesQuery);
      onClose();
    },
    explain: (error) =>
      errorCode(error) === 'LIMIT_BELOW_USES'
        ? { fields: { maxUses: refusalText(error) } }
        : { message: refusalText(error) },
  });
  const disabled = form.choice('isDisabled');
  return (
    <FormDialog
      title={code ? t('codes.editTitle', { code: code.code }) : t('codes.createTitle')}
      form={form}
      submit={code ? t('codes.save') : t('codes.create')}
      onClose={onClose}
    >
      <TextField
        {...form.field('label')}
        label={t('codes.label')}
        hint={t('codes.labelHint')}
        optional
        maxLength={LABEL_MAX}
      />
      <TextField
        {...form.field('maxUses')}
        label={t('codes.limit')}
        hint={t('codes.limitHint')}
        optional
        inputMode="numeric"
      />
      {code ? (
        <div>
          <Switch label={t('codes.isOff')} checked={disabled.value} onChange={disabled.onChange} />
          <p className="text-small text-muted">{t('codes.isOffHint')}</p>
        </div>
      ) : null}
    </FormDialog>
  );
}
