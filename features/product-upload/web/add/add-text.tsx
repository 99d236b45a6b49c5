// A link, a share text or a description, pasted or typed.

import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { newId } from '../../../../kit/web/new-id.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../kit/web/use-form.ts';
import { keepGuestText, readGuestText } from '../kept/guest-text.ts';
import { productUploadApi } from '../product-upload-api.ts';
import { draftsKept, explainProblem, isThereAlready, readItemsAnew } from '../queries.ts';
import { t } from '../texts.ts';
import { showAdded } from './show-added.ts';

const MOST = 8000;
const SECOND_TAP_MS = 2000;

export function AddText() {
  // The same until it has worked, so that sending twice adds once.
  const id = useRef(newId());
  // The second tap of two finds the field emptied by the first, which is nobody's mistake.
  const isJustAdded = useRef(false);
  const isSecondTap = (text: string) => text.trim() === '' && isJustAdded.current;
  const form = useForm({
    initial: { text: readGuestText() },
    check: ({ text }) =>
      text.trim() === '' && !isSecondTap(text) ? { fields: { text: t('add.textEmpty') } } : undefined,
    send: async ({ text }) => {
      if (isSecondTap(text)) return;
      const { drafts } = await productUploadApi.addText({ id: id.current, text });
      id.current = newId();
      keepGuestText('');
      const isAgain = isThereAlready(drafts);
      draftsKept(drafts);
      // The picture that it tells of is one with it by now.
      const isJoined = drafts.some(({ pictureId }) => pictureId !== null);
      if (isJoined) await readItemsAnew();
      if (isJoined) notify('good', t('same.joined'));
      else if (isAgain) notify('retry', t('add.again'));
      else if (drafts.length > 1) notify('good', t('add.found', { count: drafts.length }));
      form.set({ text: '' });
      isJustAdded.current = true;
      setTimeout(() => {
        isJustAdded.current = false;
      }, SECOND_TAP_MS);
      showAdded(drafts[0]?.id);
    },
    explain: (error) => ({ message: t('add.failed', { why: explainProblem(error) }) }),
  });
  return (
    <form {...form.formProps} className="grid gap-3">
      <FormMessage form={form} />
      <TextArea
        {...form.field('text')}
        label={t('add.textLabel')}
        hint={t('add.textHint')}
        rows={3}
        maxLength={MOST}
      />
      <div>
        <Button type="submit" busy={form.busy} icon={<Plus aria-hidden="true" size={18} />}>
          {t('add.textAdd')}
        </Button>
      </div>
    </form>
  );
}
