// What a kept word means to the learner, in their own words: shown, written and changed on its card and in the list.

import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { t as common, errorText } from '../../../../kit/web/i18n.ts';
import { Button, IconButton } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { FoldedText } from '../../../../kit/web/ui/text/folded-text.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { useSession } from '../../../account/web/api.ts';
import { MEANING_MAX } from '../../domain/index.ts';
import { myWordsApi } from '../my-words-api.ts';
import { type KeptWord, meaningSaved, readingsQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { writtenPinyin } from '../words/readings.ts';
import { OwnPicture } from './own-picture.tsx';
import { PlaySound } from './play-sound.tsx';

/** `pinyin`: the reading that is shown; undefined for a word that the dictionary lacks. */
type MeaningsOnCardProps = { readonly word: string; readonly pinyin: string | undefined };

/** On the card of a word: of the reading that is shown, once it is kept. */
export function MeaningsOnCard({ word, pinyin }: MeaningsOnCardProps) {
  const isMember = useSession().status !== 'guest';
  const { data = [] } = useQuery({ ...readingsQuery(word), enabled: isMember }, queryClient);
  return data
    .filter((kept) => pinyin === undefined || kept.pinyin === pinyin)
    .map((kept) => (
      <div key={kept.id}>
        {isOtherwise(kept) ? (
          <p className="text-small text-muted">{t('list.ownPinyin', { pinyin: kept.spelling })}</p>
        ) : null}
        <OwnMeaning kept={kept} />
        <OwnPicture word={kept.word} address={kept.picture} />
        {kept.sound ? (
          <p className="flex items-center justify-between gap-2 text-small text-muted">
            {t('list.deckSound')}
            <PlaySound word={kept.word} address={kept.sound} />
          </p>
        ) : null}
      </div>
    ));
}

/** Whether the learner's deck writes other letters or tones; how it parts and joins them says nothing new. */
function isOtherwise({ word, pinyin, spelling }: KeptWord): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFC')
      .replaceAll(/[\s'’·-]/g, '');
  return Boolean(spelling) && ![writtenPinyin(word, pinyin), pinyin].map(plain).includes(plain(spelling));
}

export function OwnMeaning({ kept }: { readonly kept: KeptWord }) {
  const [isWriting, setWriting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    if (wasWriting.current && !isWriting) button.current?.focus({ preventScroll: true });
    wasWriting.current = isWriting;
  }, [isWriting]);
  if (isWriting) return <MeaningForm kept={kept} onDone={() => setWriting(false)} />;
  if (!kept.meaning)
    return (
      <button
        ref={button}
        type="button"
        aria-label={t('note.addTo', { word: kept.word })}
        onClick={() => setWriting(true)}
        className="flex min-h-11 items-center gap-2 text-start text-small text-active underline-offset-4 hover:underline"
      >
        <Pencil aria-hidden="true" size={16} />
        {t('note.add')}
      </button>
    );
  return (
    <div className="flex items-center justify-between gap-2">
      <div className="min-w-0 text-small break-words text-muted">
        <FoldedText text={t('list.ownMeaning', { meaning: kept.meaning })} />
      </div>
      <IconButton ref={button} label={t('note.change', { word: kept.word })} onClick={() => setWriting(true)}>
        <Pencil aria-hidden="true" size={18} />
      </IconButton>
    </div>
  );
}

type MeaningFormProps = { readonly kept: KeptWord; readonly onDone: () => void };

/** What is sent is how it shall stand, so sending again after an answer was lost changes nothing. */
function MeaningForm({ kept, onDone }: MeaningFormProps) {
  const form = useForm({
    initial: { meaning: kept.meaning },
    send: async ({ meaning }) => {
      meaningSaved(await myWordsApi.setMeaning({ id: kept.id, meaning }));
      onDone();
    },
    explain: (error) => ({ message: `${errorText(errorCode(error))} ${t('note.notSaved')}` }),
  });
  const { focus } = form;
  useEffect(() => focus('meaning'), [focus]);
  return (
    <form {...form.formProps} className="grid gap-3 py-2">
      <FormMessage form={form} />
      <TextField
        {...form.field('meaning')}
        label={t('note.label')}
        hint={kept.meaning ? t('note.emptyHint') : undefined}
        maxLength={MEANING_MAX}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // It leaves the field, not the card around it.
          event.preventDefault();
          event.stopPropagation();
          onDone();
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" busy={form.busy}>
          {t('note.save')}
        </Button>
        <Button look="ghost" onClick={onDone}>
          {common('action.cancel')}
        </Button>
      </div>
    </form>
  );
}
