// Downloads a range of days as a table.

import { download } from '../../../../kit/web/files/download.ts';
import { t as common } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../kit/web/use-form.ts';
import type { ExportedTable } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';

type Range = { readonly from: string; readonly to: string };
type ExportFormProps = { readonly read: (range: Range) => Promise<ExportedTable> };

const ENDS = ['from', 'to'] as const;
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** From the first of this month until today, as most people want it. */
function thisMonth(): Range {
  const to = dayOf(new Date());
  return { from: `${to.slice(0, 7)}-01`, to };
}

export function ExportForm({ read }: ExportFormProps) {
  const form = useForm({
    initial: thisMonth(),
    check: (range) => {
      const missing = ENDS.filter((end) => range[end] === '').map((end) => [end, common('field.missing')]);
      return missing.length === 0 ? undefined : { fields: Object.fromEntries(missing) };
    },
    send: async (range) => {
      const table = await read(range);
      download(table);
      if (table.isCut) notify('info', t('export.cut'));
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormMessage form={form} />
      <div className="flex flex-wrap items-end gap-4">
        {ENDS.map((end) => (
          <TextField key={end} {...form.field(end)} type="date" required label={t(`export.${end}`)} />
        ))}
        <Button type="submit" busy={form.busy}>
          {t('export.download')}
        </Button>
      </div>
    </form>
  );
}
