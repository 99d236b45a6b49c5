// The page of a graded text, with questions at its end.

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { locale } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { DetailPage } from '../../../../kit/web/ui/page/detail-page.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { PageTitle } from '../../../../kit/web/ui/page/page-title.tsx';
import { useSendEvents } from '../../../learning-events/web/api.ts';
import type { TextFile } from '../../domain/index.ts';
import { MEANING_LANGUAGE } from '../meaning.ts';
import { textListQuery, textQuery } from '../queries.ts';
import { Questions } from '../reading/questions.tsx';
import type { ReadingText } from '../reading/reading-text.ts';
import { TextEnd } from '../reading/text-end.tsx';
import { TextHead } from '../reading/text-head.tsx';
import { TextView } from '../reading/text-view.tsx';
import { useFinish } from '../reading/use-finish.ts';
import { type ReadyText, useOpenedText } from '../reading/use-opened-text.ts';
import { t } from '../texts.ts';

export function TextPage() {
  const { text: id = '' } = useParams();
  const query = useQuery(textQuery(id));
  useSendEvents();
  return (
    <DetailPage back={{ to: '/study/texts', label: t('read.back') }}>
      <QueryPart query={query} failed={t('read.failed')} lines={12}>
        {(text) => (text ? <Found key={text.id} text={text} /> : <Unknown />)}
      </QueryPart>
    </DetailPage>
  );
}

function Unknown() {
  return (
    <EmptyState
      title={t('read.unknown')}
      action={<ButtonLink to="/study/texts">{t('read.back')}</ButtonLink>}
    >
      {t('read.unknownBody')}
    </EmptyState>
  );
}

function Found({ text }: { readonly text: TextFile }) {
  const readable = useMemo(() => toReadable(text), [text]);
  const opened = useOpenedText(readable);
  const { ready } = opened;
  const { finished, finish } = useFinish(text.id);
  const asked = text.questions.length;
  return (
    <>
      <PageTitle title={text.title[locale]} />
      <TextView
        opened={opened}
        head={<TextHead text={text} />}
        end={
          ready ? (
            <>
              <Questions
                questions={text.questions}
                onDone={(answers) =>
                  finish(ready, { right: answers.filter(({ isRight }) => isRight).length, asked, answers })
                }
              />
              {finished ? <End id={text.id} finished={finished} knowledge={ready.knowledge} /> : null}
            </>
          ) : null
        }
      />
    </>
  );
}

type EndProps = Pick<ReadyText, 'knowledge'> & {
  readonly id: string;
  readonly finished: Parameters<typeof TextEnd>[0]['finished'];
};

/** The next one of the list that has not been read. */
function End({ id, finished, knowledge }: EndProps) {
  const { data: texts = [] } = useQuery(textListQuery);
  const at = texts.findIndex((text) => text.id === id);
  const next = texts.slice(at + 1).find((text) => !knowledge.read.has(text.id));
  return <TextEnd finished={finished} next={next?.id} />;
}

function toReadable({ paragraphs, speakers }: TextFile): ReadingText {
  const nameOf = (id: string | undefined) => speakers?.find((speaker) => speaker.id === id)?.name.zh;
  return {
    paragraphs: paragraphs.map((paragraph) =>
      paragraph.map((sentence) => ({
        zh: sentence.zh,
        meaning: sentence[MEANING_LANGUAGE],
        speaker: nameOf(sentence.speaker),
      })),
    ),
  };
}
