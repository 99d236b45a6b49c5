// Downloads a range of days as a table.

import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.tsx';
import { download } from '../download.ts';
import type { ExportedTable } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';

type Range = { readonly from: string; readonly to: string };
type ExportFormProps = { readonly read: (range: Range) => Promise<ExportedTable> };

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** From the first of this month until today, as most people want it. */
function thisMonth(): Range {
  const to = dayOf(new Date());
  return { from: `${to.slice(0, 7)}-01`, to };
}

export function ExportForm({ read }: ExportFormProps) {
  const [range, setRange] = useState(thisMonth);
  const [busy, setBusy] = useState(false);
  const fetchTable = async () => {
    setBusy(true);
    try {
      const table = await read(range);
      download(table);
      if (table.isCut) notify('info', t('export.cut'));
    } catch (error) {
      notify('wrong', refusalText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className="flex flex-wrap items-end gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void fetchTable();
      }}
    >
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          type="date"
          required
          label={t(`export.${end}`)}
          value={range[end]}
          onChange={({ target }) => setRange({ ...range, [end]: target.value })}
        />
      ))}
      <Button type="submit" busy={busy}>
        {t('export.download')}
      </Button>
    </form>
  );
}
