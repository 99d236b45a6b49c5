// The texts that the learner has put in, and the form for another.

import { useInfiniteQuery } from '@tanstack/react-query';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { helpPath } from '../../../help/domain/index.ts';
import { OwnTextForm } from '../own/own-text-form.tsx';
import { OwnTextRow } from '../own/own-text-row.tsx';
import { ownTextsQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function OwnTextsPage() {
  const query = useInfiniteQuery(ownTextsQuery);
  return (
    <Page
      help={helpPath('reader')}
      title={t('own.title')}
      lead={t('own.lead')}
      back={{ to: '/study/texts', label: t('read.back') }}
    >
      <div className="grid gap-10">
        <div>
          <NoticePlace />
          <OwnTextForm />
        </div>
        <Section title={t('own.list')}>
          <ListPart
            query={query}
            failed={t('own.failed')}
            itemsOf={({ texts }) => texts}
            empty={<p className="text-muted">{t('own.none')}</p>}
          >
            {(texts) => (
              <ul className="border-b border-line">
                {texts.map((text) => (
                  <OwnTextRow key={text.id} text={text} />
                ))}
              </ul>
            )}
          </ListPart>
        </Section>
      </div>
    </Page>
  );
}
