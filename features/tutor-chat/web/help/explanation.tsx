// Why a message is said so: of the whole, or of the words that the learner picks out of it.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Locale } from '../../../../kit/core/locale.ts';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { ChineseWords, HskTag } from '../../../my-words/web/api.ts';
import type { Explanation as Explained, Message } from '../../domain/index.ts';
import { type Part, pick } from '../../domain/index.ts';
import { explanationQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { Fix } from './fix.tsx';
import { Parts } from './parts.tsx';

type ExplanationProps = { readonly talkId: string; readonly message: Message; readonly language: Locale };

export function Explanation({ talkId, message, language }: ExplanationProps) {
  const [part, setPart] = useState<Part | undefined>(undefined);
  const wanted = { talkId, messageId: message.id, language };
  const whole = useQuery(explanationQuery({ ...wanted, part: undefined }));
  const asked = useQuery(explanationQuery({ ...wanted, part }));
  return (
    <div className="grid gap-3">
      {whole.data ? (
        <Parts
          text={message.text}
          words={whole.data.words}
          part={part}
          onPick={(word) => setPart(pick(part, word))}
        />
      ) : null}
      <QueryPart query={asked} failed={t('help.failed')} lines={3}>
        {(explained) => <Shown explained={explained} text={message.text} language={language} />}
      </QueryPart>
    </div>
  );
}

/** With the word that it is about, where the title does not say it. */
const titled = (title: string, word: string) => (title.includes(word) ? title : `${word} · ${title}`);

type ShownProps = { readonly explained: Explained; readonly text: string; readonly language: Locale };

function Shown({ explained, text, language }: ShownProps) {
  const { speaker, points, words } = explained;
  const glossed = words.filter(({ gloss }) => gloss !== null);
  const isEmpty = explained.text === null && points.length === 0 && glossed.length === 0;
  return (
    <div className="grid gap-3">
      {explained.text === null ? (
        <Points points={points} text={text} language={language} />
      ) : (
        <p lang={LANGUAGE_TAGS[language]} className="whitespace-pre-line">
          <MixedText text={explained.text} />
        </p>
      )}
      {isEmpty ? <p>{t('help.nothing')}</p> : null}
      <Words words={glossed} text={text} />
      <p className="text-caption text-muted">{t(`help.by.${speaker}`)}</p>
    </div>
  );
}

function Points({ points, text, language }: Pick<Explained, 'points'> & Omit<ShownProps, 'explained'>) {
  if (points.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {points.map(({ start, end, title, right, ...point }) => (
        <li key={`${start} ${title}`}>
          {right === null ? null : <Fix wrong={text.slice(start, end)} right={right} />}
          <p lang={LANGUAGE_TAGS[language]} className="font-medium">
            <MixedText text={right === null ? titled(title, text.slice(start, end)) : title} />
          </p>
          <p lang={LANGUAGE_TAGS[language]} className="text-muted">
            <MixedText text={point.text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Words({ words, text }: Pick<Explained, 'words'> & { readonly text: string }) {
  if (words.length === 0) return null;
  return (
    <dl className="grid gap-1 border-t border-line pt-2 text-small">
      {words.map(({ start, end, band, gloss }) => (
        <div key={start} className="flex flex-wrap items-baseline gap-x-3">
          <dt className="text-lead">
            <ChineseWords text={text.slice(start, end)} />
          </dt>
          <dd lang={gloss ? LANGUAGE_TAGS[gloss.language] : undefined} className="text-muted">
            <MixedText text={gloss?.text ?? ''} />
          </dd>
          {band === null ? null : (
            <dd className="contents">
              <HskTag band={band} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
