// The page of import and export: a deck of Anki's or a table comes in, one's own words go out.

import { useQuery } from '@tanstack/react-query';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { helpPath } from '../../../help/domain/index.ts';
import { wordsBrought } from '../../../my-words/web/api.ts';
import { cardsChanged } from '../../../study/web/api.ts';
import { importsQuery } from '../anki-api.ts';
import { BeforeImport } from '../parts/before-import.tsx';
import { BringDeck } from '../parts/bring-deck.tsx';
import { EarlierImports } from '../parts/earlier-imports.tsx';
import { HowToExport } from '../parts/how-to-export.tsx';
import { TakeWords } from '../parts/take-words.tsx';
import { t } from '../texts.ts';

export function DecksPage() {
  const query = useQuery(importsQuery);
  return (
    <Page
      help={helpPath('import-and-export')}
      title={t('title')}
      lead={t('lead')}
      back={{ to: '/words', label: t('toWords') }}
    >
      <div className="grid gap-10">
        <Section title={t('bring.title')} lead={t('bring.lead')}>
          <QueryPart query={query} failed={t('bring.failed')} lines={2}>
            {([latest = null, ...earlier]) => (
              <>
                <BringDeck latest={latest} onBrought={tellOthers} />
                <EarlierImports imports={earlier} />
              </>
            )}
          </QueryPart>
          <BeforeImport />
          <HowToExport />
        </Section>
        <div className="border-t border-line pt-8">
          <Section title={t('take.title')} lead={t('take.lead')}>
            <TakeWords />
            <details className="mt-4 border-t border-line">
              <summary className="min-h-11 py-2.5 text-small font-medium text-active">
                {t('take.backTitle')}
              </summary>
              <p className="pb-2 text-small">{t('take.back')}</p>
            </details>
          </Section>
        </div>
      </div>
    </Page>
  );
}

function tellOthers(): void {
  wordsBrought();
  cardsChanged();
}
