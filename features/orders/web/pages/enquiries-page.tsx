// Where buyers ask about a thing before they order it, and read the answers.

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { helpPath } from '../../../help/domain/index.ts';
import { useNewNotice } from '../../../notices/web/api.ts';
import { AskForm } from '../enquiries/ask-form.tsx';
import { EnquiryCard } from '../enquiries/enquiry-card.tsx';
import { ENQUIRIES_KEY, myEnquiriesQuery, refusalText } from '../queries.ts';
import { t } from '../texts.ts';

export function EnquiriesPage() {
  const query = useInfiniteQuery(myEnquiriesQuery);
  const queries = useQueryClient();
  useNewNotice(({ path }) => {
    if (path === '/global-services/enquiries') void queries.invalidateQueries({ queryKey: ENQUIRIES_KEY });
  });
  return (
    <Page help={helpPath('buying')} title={t('enquiries.title')} lead={t('enquiries.lead')} width="wide">
      <div className="grid items-start gap-10 wide:grid-cols-2 wide:gap-12">
        <div className="grid gap-4">
          <NoticePlace />
          <AskForm />
        </div>
        <Section title={t('enquiries.mine')}>
          <ListPart
            query={query}
            itemsOf={(page) => page.enquiries}
            failed={t('enquiries.failed')}
            explain={refusalText}
            empty={<p className="text-muted">{t('enquiries.none')}</p>}
          >
            {(enquiries) => (
              <ul className="grid gap-4">
                {enquiries.map((enquiry) => (
                  <EnquiryCard key={enquiry.id} enquiry={enquiry}>
                    {enquiry.answer === '' ? null : (
                      <p>
                        <ButtonLink to="/global-services/product-upload">{t('enquiries.buyIt')}</ButtonLink>
                      </p>
                    )}
                  </EnquiryCard>
                ))}
              </ul>
            )}
          </ListPart>
        </Section>
      </div>
    </Page>
  );
}
