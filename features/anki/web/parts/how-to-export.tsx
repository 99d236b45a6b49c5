// How a deck gets out of Anki, and what of it comes along; closed until somebody asks.

import { t } from '../texts.ts';

const STEPS = ['computer', 'phone', 'options'] as const;

export function HowToExport() {
  return (
    <details className="mt-4 border-t border-line">
      <summary className="min-h-11 py-2.5 text-small font-medium text-active">{t('help.title')}</summary>
      <ol className="grid list-decimal gap-2 pb-2 pl-5 text-small">
        {STEPS.map((step) => (
          <li key={step}>{t(`help.${step}`)}</li>
        ))}
      </ol>
      <p className="pb-2 text-small text-muted">{t('help.what')}</p>
      <p className="pb-2 text-small text-muted">{t('help.table')}</p>
    </details>
  );
}
