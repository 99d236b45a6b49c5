// The workbench's queue of questions before orders: each is answered once, the longest waiting first.

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { errorCode, errorData } from '../../../../kit/web/api/api.ts';
import { lookAgain } from '../../../../kit/web/api/look-again.ts';
import { sendAgain } from '../../../../kit/web/api/send-again.ts';
import { t as common } from '../../../../kit/web/i18n.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { EnquiryCard } from '../enquiries/enquiry-card.tsx';
import { DESK_KEY, deskEnquiriesQuery, ordersApi, refusalText } from '../queries.ts';
import { t } from '../texts.ts';

/** Others answer here too. */
const LOOK_MS = 60_000;

export function DeskEnquiriesPage() {
  const query = useInfiniteQuery({ ...deskEnquiriesQuery, refetchInterval: lookAgain(LOOK_MS) });
  return (
    <Page
      title={t('desk.enquiries')}
      lead={t('enquiries.deskLead')}
      actions={<ButtonLink to="/admin/global-orders">{t('desk.title')}</ButtonLink>}
    >
      <Section title={t('enquiries.waits')}>
        <ListPart
          query={query}
          itemsOf={(page) => page.enquiries}
          failed={t('enquiries.failed')}
          explain={refusalText}
          empty={<p className="text-muted">{t('enquiries.deskNone')}</p>}
        >
          {(enquiries) => (
            <ul className="grid gap-4">
              {enquiries.map((enquiry) => (
                <EnquiryCard key={enquiry.id} enquiry={enquiry} buyer={enquiry.buyer}>
                  <AnswerForm id={enquiry.id} />
                </EnquiryCard>
              ))}
            </ul>
          )}
        </ListPart>
      </Section>
    </Page>
  );
}

function AnswerForm({ id }: { readonly id: string }) {
  const queries = useQueryClient();
  const form = useForm({
    initial: { text: '' },
    check: ({ text }) => (text.trim() === '' ? { fields: { text: common('field.missing') } } : undefined),
    send: async ({ text }) => {
      await sendAgain(() => ordersApi.answerEnquiry({ id, text }));
      await queries.invalidateQueries({ queryKey: DESK_KEY });
    },
    explain: (error) => ({ message: answeredBy(error) ?? refusalText(error) }),
  });
  return (
    <form {...form.formProps} className="grid gap-3">
      <FormMessage form={form} />
      <TextArea {...form.field('text')} label={t('enquiries.answer')} rows={3} maxLength={2000} />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('enquiries.sendAnswer')}
        </Button>
      </div>
    </form>
  );
}

/** What a colleague has said meanwhile. */
function answeredBy(error: unknown): string | undefined {
  const data = errorCode(error) === 'ENQUIRY_ANSWERED' ? errorData(error) : undefined;
  if (typeof data !== 'object' || data === null || !('answer' in data)) return undefined;
  return t('enquiries.faster', { answer: String(data.answer) });
}
