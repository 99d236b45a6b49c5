// What buyer and operators write to each other about an order, with pictures; Chinese words in it can be tapped.

import { useInfiniteQuery } from '@tanstack/react-query';
import { LANGUAGE_NAMES } from '../../../../../kit/core/locale.ts';
import { LANGUAGE_TAGS } from '../../../../../kit/core/texts.ts';
import { lookAgain } from '../../../../../kit/web/api/look-again.ts';
import { locale as pageLocale } from '../../../../../kit/web/i18n.ts';
import { classNames } from '../../../../../kit/web/ui/elements/class-names.ts';
import { ListPart } from '../../../../../kit/web/ui/loading/list-part.tsx';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import { ChineseWords } from '../../../../my-words/web/api.ts';
import { languageOf } from '../../../domain/messages/language-of.ts';
import { writePhrase } from '../../../domain/messages/phrases.ts';
import { PhotoGrid } from '../../pictures/photo-grid.tsx';
import { messagesQuery, type OrderMessage, refusalText } from '../../queries.ts';
import { showMoment } from '../../show.ts';
import { t } from '../../texts.ts';
import { Composer } from './composer.tsx';
import { Languages } from './languages.tsx';
import type { KnownSlots } from './phrase-fields.tsx';
import { Translation } from './translation.tsx';

type MessagesProps = {
  readonly id: string;
  readonly side: 'buyer' | 'operator';
  /** Of a cancelled order: what is left to ask, such as where the refund is. */
  readonly isOver?: boolean;
  /** The buyer waits for an answer of ours. */
  readonly isAwaited?: boolean;
  readonly known?: KnownSlots;
};

/** Buyers are told of each message, operators of those of the orders that they have claimed. */
const LOOK_MS = 60_000;

export function Messages({ id, side, isOver = false, isAwaited = false, known }: MessagesProps) {
  const query = useInfiniteQuery({
    ...messagesQuery(id, side),
    refetchInterval: side === 'operator' ? lookAgain(LOOK_MS) : false,
  });
  const { languages, isTranslatable = false } = query.data?.pages[0] ?? {};
  return (
    <Section title={t('messages.title')}>
      <div className="grid gap-6">
        {languages === undefined ? null : <Languages languages={languages} side={side} />}
        <ListPart
          query={query}
          itemsOf={(page) => page.messages}
          failed={t('messages.failed')}
          explain={refusalText}
          isUpwards
          empty={<p className="text-muted">{t(isOver ? 'messages.noneOver' : 'messages.none')}</p>}
        >
          {(messages) => (
            <ol className="grid gap-3">
              {messages.map((message) => (
                <Message
                  key={message.id}
                  message={message}
                  side={side}
                  translatedFor={isTranslatable ? id : null}
                />
              ))}
            </ol>
          )}
        </ListPart>
        <Composer
          id={id}
          side={side}
          isOver={isOver}
          isAwaited={isAwaited}
          languages={languages}
          known={known}
          newest={query.data && (query.data.pages[0]?.messages[0]?.id ?? null)}
        />
      </div>
    </Section>
  );
}

type MessageProps = {
  readonly message: OrderMessage;
  readonly side: MessagesProps['side'];
  /** The order; null where nothing is translated. */
  readonly translatedFor: string | null;
};

function Message({ message, side, translatedFor }: MessageProps) {
  const { isOperator, text, phrase, locale, pictures, createdAt } = message;
  const language = languageOf({ text, locale });
  const isMine = isOperator === (side === 'operator');
  const isForeign = !isMine && text !== '' && language !== pageLocale;
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
        {isForeign && language !== null ? ` · ${LANGUAGE_NAMES[language]}` : null}
      </p>
      {phrase === null ? null : <Phrase phrase={phrase} writtenIn={isMine ? null : locale} />}
      {text === '' ? null : (
        <p className="whitespace-pre-line" lang={language === null ? undefined : LANGUAGE_TAGS[language]}>
          <ChineseWords text={text} pinyin="never" />
        </p>
      )}
      {isForeign && translatedFor !== null ? (
        <Translation orderId={translatedFor} messageId={message.id} />
      ) : null}
      {photos.length === 0 ? null : (
        <div className="mt-3">
          <PhotoGrid photos={photos} />
        </div>
      )}
    </li>
  );
}

type PhraseProps = {
  readonly phrase: NonNullable<OrderMessage['phrase']>;
  /** The language that the other side reads; null: nothing is to be shown of it. */
  readonly writtenIn: OrderMessage['locale'];
};

/** In the reader's language, and where that is not the author's, in the author's below it. */
function Phrase({ phrase, writtenIn }: PhraseProps) {
  return (
    <>
      <p className="whitespace-pre-line">
        <ChineseWords text={writePhrase(phrase, pageLocale)} pinyin="never" />
      </p>
      {writtenIn === null || writtenIn === pageLocale ? null : (
        <p className="text-small text-muted" lang={LANGUAGE_TAGS[writtenIn]}>
          <ChineseWords text={writePhrase(phrase, writtenIn)} pinyin="never" />
        </p>
      )}
    </>
  );
}
