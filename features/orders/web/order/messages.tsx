// What buyer and operators write to each other about an order, with pictures; Chinese words in it can be tapped.

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { lookAgain } from '../../../../kit/web/api/look-again.ts';
import { t as common } from '../../../../kit/web/i18n.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { AddPictures } from '../pictures/add-pictures.tsx';
import { PhotoGrid } from '../pictures/photo-grid.tsx';
import { DESK_KEY, MINE_KEY, messagesQuery, type OrderMessage, ordersApi, refusalText } from '../queries.ts';
import { showMoment } from '../show.ts';
import { t } from '../texts.ts';

type MessagesProps = {
  readonly id: string;
  readonly side: 'buyer' | 'operator';
  /** Of a cancelled order: what is left to ask, such as where the refund is. */
  readonly isOver?: boolean;
};

/** Buyers are told of each message, operators of those of the orders that they have claimed. */
const LOOK_MS = 60_000;

export function Messages({ id, side, isOver = false }: MessagesProps) {
  const query = useInfiniteQuery({
    ...messagesQuery(id, side),
    refetchInterval: side === 'operator' ? lookAgain(LOOK_MS) : false,
  });
  return (
    <Section title={t('messages.title')}>
      <div className="grid gap-6">
        <ListPart
          query={query}
          itemsOf={(page) => page.messages}
          failed={t('messages.failed')}
          explain={refusalText}
          empty={<p className="text-muted">{t(isOver ? 'messages.noneOver' : 'messages.none')}</p>}
        >
          {(messages) => (
            <ol className="grid gap-3">
              {messages.map((message) => (
                <Message key={message.id} message={message} side={side} />
              ))}
            </ol>
          )}
        </ListPart>
        <Composer id={id} side={side} isOver={isOver} />
      </div>
    </Section>
  );
}

type MessageProps = { readonly message: OrderMessage; readonly side: MessagesProps['side'] };

function Message({ message: { isOperator, text, pictures, createdAt }, side }: MessageProps) {
  const isMine = isOperator === (side === 'operator');
  const photos = pictures.flatMap(({ url }) =>
    url === null ? [] : [{ url, label: t('messages.pictureAlt') }],
  );
  return (
    <li
      className={classNames(
        'rounded-soft border p-4',
        isMine ? 'border-line bg-raised ms-8' : 'border-line-strong bg-surface me-8',
      )}
    >
      <p className="mb-1 text-caption text-muted">
        {isMine ? t('messages.you') : t(isOperator ? 'messages.us' : 'messages.buyer')} ·{' '}
        {showMoment(createdAt)}
      </p>
      {text === '' ? null : (
        <p className="whitespace-pre-line">
          <ChineseWords text={text} pinyin="never" />
        </p>
      )}
      {photos.length === 0 ? null : (
        <div className="mt-3">
          <PhotoGrid photos={photos} />
        </div>
      )}
    </li>
  );
}

/** One message keeps its id until it has arrived, so that a lost answer does not double it. */
function Composer({ id, side, isOver = false }: MessagesProps) {
  const [uploads, setUploads] = useState<readonly string[]>([]);
  const messageId = useRef(newId());
  const queries = useQueryClient();
  const form = useForm({
    initial: { text: '' },
    check: ({ text }) =>
      text.trim() === '' && uploads.length === 0 ? { fields: { text: common('field.missing') } } : undefined,
    send: async ({ text }) => {
      const message = { id, messageId: messageId.current, text, uploads: [...uploads] };
      await (side === 'buyer' ? ordersApi.write(message) : ordersApi.writeToBuyer(message));
      messageId.current = newId();
      setUploads([]);
      form.set({ text: '' });
      notify('good', t('messages.sent'));
      // A message also ends the wait for an answer, which lists show.
      await queries.invalidateQueries({ queryKey: side === 'buyer' ? MINE_KEY : DESK_KEY });
    },
    explain: (error) => ({ message: `${t('messages.notSent')} ${refusalText(error)}` }),
  });
  return (
    <form {...form.formProps} className="grid gap-3">
      <FormMessage form={form} />
      <TextArea
        {...form.field('text')}
        label={t('messages.write')}
        hint={side === 'buyer' ? t(isOver ? 'messages.whenOver' : 'messages.when') : undefined}
        rows={3}
        maxLength={2000}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit();
        }}
      />
      <div className="flex flex-wrap items-start gap-3">
        <Button type="submit" busy={form.busy}>
          {t('messages.send')}
        </Button>
        <AddPictures uploads={uploads} onChange={setUploads} />
      </div>
    </form>
  );
}
