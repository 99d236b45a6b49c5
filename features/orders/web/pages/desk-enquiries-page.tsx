// The workbench's queue of questions before orders: each is answered once, the longest waiting first.

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LANGUAGE_NAMES, type Locale } from '../../../../kit/core/locale.ts';
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
import { ReadyFields } from '../desk/actions/ready-sentences.tsx';
import { EnquiryCard } from '../enquiries/enquiry-card.tsx';
import { keepDraft, readDraft } from '../order/messages/draft.ts';
import { DESK_KEY, type DeskEnquiry, deskEnquiriesQuery, ordersApi, refusalText } from '../queries.ts';
import { t } from '../texts.ts';

/** Others answer here too. */
const LOOK_MS = 60_000;

export function DeskEnquiriesPage() {
  return (
    <Page
      title={t('desk.enquiries')}
      lead={t('enquiries.deskLead')}
      actions={<ButtonLink to="/admin/global-orders">{t('desk.title')}</ButtonLink>}
    >
      <Section title={t('enquiries.waits')}>
        <Waiting />
      </Section>
      <Section title={t('enquiries.deskAnswered')}>
        <Answered />
      </Section>
    </Page>
  );
}

function Waiting() {
  const query = useInfiniteQuery({
    ...deskEnquiriesQuery('waiting'),
    refetchInterval: lookAgain(LOOK_MS),
  });
  return (
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
              <Asker asker={enquiry.asker} name={enquiry.buyer} />
              <AnswerForm id={enquiry.id} reader={enquiry.asker?.locale} />
            </EnquiryCard>
          ))}
        </ul>
      )}
    </ListPart>
  );
}

/** What was said stays to be read: by whoever said it, and by colleagues. */
function Answered() {
  const query = useInfiniteQuery(deskEnquiriesQuery('answered'));
  return (
    <ListPart
      query={query}
      itemsOf={(page) => page.enquiries}
      failed={t('enquiries.deskAnsweredFailed')}
      explain={refusalText}
      empty={<p className="text-muted">{t('enquiries.deskNoneAnswered')}</p>}
    >
      {(enquiries) => (
        <ul className="grid gap-4">
          {enquiries.map((enquiry) => (
            <EnquiryCard key={enquiry.id} enquiry={enquiry} buyer={enquiry.buyer}>
              <Asker asker={enquiry.asker} name={enquiry.buyer} />
            </EnquiryCard>
          ))}
        </ul>
      )}
    </ListPart>
  );
}

type AskerProps = { readonly asker: DeskEnquiry['asker']; readonly name: string };

/** The way to whoever has asked, and the language that they read. */
function Asker({ asker, name }: AskerProps) {
  if (asker === null) return null;
  const language = asker.locale === null ? t('enquiries.readsUnknown') : LANGUAGE_NAMES[asker.locale];
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small text-muted">
      <Link
        to={`/admin/users/${asker.id}`}
        className="inline-flex min-h-11 items-center text-active underline underline-offset-4"
      >
        {name}
      </Link>
      <span>{t('enquiries.reads', { language })}</span>
    </p>
  );
}

type AnswerFormProps = { readonly id: string; readonly reader: Locale | null | undefined };

function AnswerForm({ id, reader }: AnswerFormProps) {
  const queries = useQueryClient();
  const form = useForm({
    initial: { text: readDraft(id, 'enquiry') },
    check: ({ text }) => (text.trim() === '' ? { fields: { text: common('field.missing') } } : undefined),
    send: async ({ text }) => {
      await sendAgain(() => ordersApi.answerEnquiry({ id, text }));
      keepDraft(id, 'enquiry', '');
      await queries.invalidateQueries({ queryKey: DESK_KEY });
    },
    explain: (error) => ({ message: answeredBy(error) ?? refusalText(error) }),
  });
  const field = form.field('text');
  return (
    <form {...form.formProps} className="grid gap-3">
      <FormMessage form={form} />
      <ReadyFields
        of="enquiry"
        reader={reader}
        onText={(text) => {
          keepDraft(id, 'enquiry', text);
          form.set({ text });
        }}
      />
      <TextArea
        {...field}
        onChange={(event) => {
          keepDraft(id, 'enquiry', event.target.value);
          void field.onChange(event);
        }}
        label={t('enquiries.answer')}
        rows={3}
        maxLength={2000}
      />
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
