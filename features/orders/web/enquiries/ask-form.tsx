// The form that asks about a thing before it is ordered: what it is about, the question, pictures.

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { t as common } from '../../../../kit/web/i18n.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../kit/web/use-form.ts';
import { AddPictures } from '../pictures/add-pictures.tsx';
import { ENQUIRIES_KEY, ordersApi, refusalText } from '../queries.ts';
import { t } from '../texts.ts';

type Typed = { readonly product: string; readonly link: string; readonly text: string };

function check({ product, link, text }: Typed) {
  const missing = common('field.missing');
  const fields = {
    ...(product.trim() === '' ? { product: missing } : {}),
    ...(link.trim() === '' || /^https?:\/\/\S+$/.test(link.trim()) ? {} : { link: t('enquiries.linkWrong') }),
    ...(text.trim() === '' ? { text: missing } : {}),
  };
  return Object.keys(fields).length === 0 ? undefined : { fields };
}

/** One question keeps its id until it has arrived, so that a lost answer does not double it. */
export function AskForm() {
  const [parameters] = useSearchParams();
  const [uploads, setUploads] = useState<readonly string[]>([]);
  const id = useRef(newId());
  const queries = useQueryClient();
  const form = useForm<Typed>({
    initial: { product: parameters.get('about') ?? '', link: parameters.get('link') ?? '', text: '' },
    check,
    send: async ({ product, link, text }) => {
      const asked = { id: id.current, product, link: link.trim() || null, text, uploads: [...uploads] };
      await ordersApi.ask(asked);
      id.current = newId();
      setUploads([]);
      form.set({ product: '', link: '', text: '' });
      notify('good', t('enquiries.sent'));
      await queries.invalidateQueries({ queryKey: ENQUIRIES_KEY });
    },
    explain: (error) => ({ message: `${t('enquiries.notSent')} ${refusalText(error)}` }),
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormMessage form={form} />
      <TextField {...form.field('product')} label={t('enquiries.product')} maxLength={200} />
      <TextField {...form.field('link')} label={t('enquiries.link')} type="url" optional maxLength={2000} />
      <TextArea
        {...form.field('text')}
        label={t('enquiries.text')}
        hint={t('enquiries.hint')}
        rows={4}
        maxLength={2000}
      />
      <AddPictures uploads={uploads} onChange={setUploads} />
      <div>
        <Button type="submit" look="primary" busy={form.busy}>
          {t('enquiries.send')}
        </Button>
      </div>
    </form>
  );
}
