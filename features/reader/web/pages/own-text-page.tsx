// The page of a text of one's own.

import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { DetailPage } from '../../../../kit/web/ui/page/detail-page.tsx';
import { PageTitle } from '../../../../kit/web/ui/page/page-title.tsx';
import { useSendEvents } from '../../../learning-events/web/api.ts';
import { toParagraphs } from '../../domain/index.ts';
import { ownTextQuery } from '../queries.ts';
import { TextEnd } from '../reading/text-end.tsx';
import { TextView } from '../reading/text-view.tsx';
import { useFinish } from '../reading/use-finish.ts';
import { useOpenedText } from '../reading/use-opened-text.ts';
import { t } from '../texts.ts';

const NO_QUESTIONS = { right: 0, asked: 0 };

export function OwnTextPage() {
  const { id = '' } = useParams();
  const query = useQuery(ownTextQuery(id));
  useSendEvents();
  return (
    <DetailPage back={{ to: '/study/texts/own', label: t('own.back') }}>
      <QueryPart query={query} failed={t('read.failed')} explain={explain} lines={12}>
        {({ title, text }) => <Found title={title} text={text} />}
      </QueryPart>
    </DetailPage>
  );
}

const explain = (error: Error): string =>
  errorCode(error) === 'NOT_FOUND' ? t('own.gone') : errorText(errorCode(error));

function Found({ title, text }: { readonly title: string; readonly text: string }) {
  const readable = useMemo(
    () => ({ paragraphs: toParagraphs(text).map((paragraph) => paragraph.map((zh) => ({ zh }))) }),
    [text],
  );
  const opened = useOpenedText(readable);
  const { ready } = opened;
  const { finished, finish } = useFinish(undefined);
  return (
    <>
      <PageTitle title={title} />
      <TextView
        opened={opened}
        head={
          <header>
            <p className="text-small text-muted">{t('own.kind')}</p>
            <h1 lang="zh-Hans" className="mt-1 font-serif text-title font-bold break-words">
              {title}
            </h1>
          </header>
        }
        end={
          finished ? (
            <TextEnd finished={finished} next={undefined} />
          ) : (
            <div>
              <Button
                icon={<Check aria-hidden="true" size={18} />}
                aria-disabled={!ready}
                onClick={() => ready && finish(ready, NO_QUESTIONS)}
              >
                {t('own.finish')}
              </Button>
            </div>
          )
        }
      />
    </>
  );
}
