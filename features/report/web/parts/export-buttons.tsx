// Takes the report along: as a table for a spreadsheet, or on paper.

import { Download, Printer } from 'lucide-react';
import { download } from '../../../../kit/web/files/download.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import type { Report } from '../queries.ts';
import { reportCsv } from '../report-csv.ts';
import { t } from '../texts.ts';

export function ExportButtons({ report }: { readonly report: Report }) {
  const name = `yulu-${report.date}-${report.period}.csv`;
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button
        icon={<Download aria-hidden="true" size={18} />}
        onClick={() => download({ name, csv: reportCsv(report) })}
      >
        {t('export.csv')}
      </Button>
      <Button icon={<Printer aria-hidden="true" size={18} />} onClick={() => window.print()}>
        {t('export.print')}
      </Button>
    </div>
  );
}
