// The decks that were brought before the latest, each with what became of it.

import { formatDate } from '../../../../kit/web/i18n.ts';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import type { DeckImport } from '../anki-api.ts';
import { t } from '../texts.ts';
import { ImportReport } from './import-report.tsx';

export function EarlierImports({ imports }: { readonly imports: readonly DeckImport[] }) {
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="earlier-title" className="mt-6">
      <h3 id="earlier-title" className="font-bold">
        {t('earlier.title')}
      </h3>
      <p className="text-small text-muted">{t('earlier.lead')}</p>
      <ul className="mt-2 border-b border-line">
        {imports.map((imported) => (
          <li key={imported.id} className="border-t border-line">
            <details>
              <summary className="min-h-11 py-2.5 wrap-anywhere">
                <MixedText text={nameText(imported)} />
                <span className="text-small text-muted"> · {resultText(imported)}</span>
              </summary>
              <div className="pb-4">
                <ImportReport imported={imported} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameText({ name, createdAt }: DeckImport): string {
  const date = formatDate(new Date(createdAt), { dateStyle: 'medium' });
  return name === '' ? date : t('earlier.name', { name, date });
}

const resultText = ({ status, report }: DeckImport): string =>
  status === 'refused' ? t('earlier.refused') : t('earlier.added', { count: report.added });
