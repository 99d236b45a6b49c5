// Writes a message: a sentence of the list, which the other side reads in its language, words of one's own, pictures.

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Locale } from '../../../../../kit/core/locale.ts';
import { errorCode } from '../../../../../kit/web/api/api.ts';
import { t as common, locale as pageLocale } from '../../../../../kit/web/i18n.ts';
import { newId } from '../../../../../kit/web/new-id.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../../kit/web/ui/fields/form-message.tsx';
import { TextArea } from '../../../../../kit/web/ui/fields/text-area.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { languageOf } from '../../../domain/messages/language-of.ts';
import { AddPictures } from '../../pictures/add-pictures.tsx';
import { DESK_KEY, type MessageLanguages, MINE_KEY, ordersApi, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';
import { keepDraft, readDraft } from './draft.ts';
import { languageList } from './languages.tsx';
import { asChosen, type KnownSlots, NO_PHRASE, PhraseFields } from './phrase-fields.tsx';

type ComposerProps = {
  readonly id: string;
  readonly side: 'buyer' | 'operator';
  readonly isOver: boolean;
  /** The buyer waits for an answer of ours: whoever writes says whether this is it. */
  readonly isAwaited: boolean;
  readonly languages: MessageLanguages | undefined;
  /** The newest message that is shown; null: there is none; undefined: they are not here yet. */
  readonly newest: string | null | undefined;
  readonly known?: KnownSlots | undefined;
};

/** One message keeps its id until it has arrived, so that a lost answer does not double it. */
export function Composer({ id, side, isOver, isAwaited, languages, newest, known }: ComposerProps) {
  const [uploads, setUploads] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState(NO_PHRASE);
  const messageId = useRef(newId());
  const answers = useRef(false);
  const askAbout = useForeignQuestion(side === 'operator' ? languages?.buyer : null);
  const queries = useQueryClient();
  const phrase = asChosen(typed);
  const form = useForm({
    initial: { text: readDraft(id, side) },
    check: ({ text }) => {
      if (phrase === undefined) return { message: t('messages.slotsMissing') };
      if (text.trim() === '' && phrase === null && uploads.length === 0)
        return { fields: { text: common('field.missing') } };
      const question = askAbout(text);
      return question === undefined ? undefined : { message: question };
    },
    send: async ({ text }) => {
      const message = {
        id,
        messageId: messageId.current,
        text,
        phrase: phrase ?? null,
        uploads: [...uploads],
      };
      if (side === 'buyer') await ordersApi.write(message);
      else await ordersApi.writeToBuyer({ ...message, answers: answers.current, after: newest });
      answers.current = false;
      messageId.current = newId();
      setUploads([]);
      setTyped(NO_PHRASE);
      form.set({ text: '' });
      keepDraft(id, side, '');
      notify('good', t('messages.sent'));
      // An answer ends the wait for one, which lists show.
      await queries.invalidateQueries({ queryKey: side === 'buyer' ? MINE_KEY : DESK_KEY });
    },
    explain: (error) => {
      // What was written meanwhile is shown above what is still typed here.
      if (errorCode(error) === 'ANSWERED_ALREADY') void queries.invalidateQueries({ queryKey: DESK_KEY });
      return { message: `${t('messages.notSent')} ${refusalText(error)}` };
    },
  });
  const field = form.field('text');
  return (
    <form {...form.formProps} className="grid gap-3">
      <FormMessage form={form} />
      <PhraseFields side={side} typed={typed} onChange={setTyped} languages={languages} known={known} />
      <TextArea
        {...field}
        onChange={(event) => {
          keepDraft(id, side, event.target.value);
          void field.onChange(event);
        }}
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
        <SendButtons
          isAwaited={isAwaited}
          busy={form.busy}
          onPress={(isAnswer) => {
            answers.current = isAnswer;
          }}
        />
        <AddPictures uploads={uploads} onChange={setUploads} />
      </div>
    </form>
  );
}

/** What is asked, once for each text, where its reader reads another language than it is written in; undefined: nothing. */
function useForeignQuestion(reader: Locale | null | undefined) {
  const asked = useRef<string>(undefined);
  return (text: string): string | undefined => {
    const written = languageOf({ text, locale: pageLocale });
    if (!reader || written === null || written === reader || asked.current === text) return undefined;
    asked.current = text;
    return t('messages.foreign', { reads: languageList([reader]), written: languageList([written]) });
  };
}

type SendButtonsProps = {
  readonly isAwaited: boolean;
  readonly busy: boolean;
  /** Just before it is sent. */
  readonly onPress: (isAnswer: boolean) => void;
};

function SendButtons({ isAwaited, busy, onPress }: SendButtonsProps) {
  return (
    <>
      {isAwaited ? (
        <Button type="submit" look="primary" busy={busy} onClick={() => onPress(true)}>
          {t('messages.sendAnswer')}
        </Button>
      ) : null}
      <Button type="submit" busy={busy} onClick={() => onPress(false)}>
        {t(isAwaited ? 'messages.sendBesides' : 'messages.send')}
      </Button>
    </>
  );
}
