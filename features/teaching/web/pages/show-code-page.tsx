// How to join a class, to be shown on a wall or printed: its code, the address to type it in, and a QR code.

import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useParams } from 'react-router';
import { renderSVG } from 'uqr';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { groupedCode } from '../../domain/show-code.ts';
import { classQuery, type TaughtClass } from '../queries.ts';
import { t } from '../texts.ts';

export function ShowCodePage() {
  const { id = '' } = useParams();
  const query = useQuery(classQuery(id));
  const { data } = query;
  return (
    <Page
      title={data ? t('code.showTitle', { name: data.class.name }) : t('code.show')}
      lead={t('code.showLead')}
      back={{ to: `/teaching/classes/${id}?tab=learners`, label: data?.class.name ?? t('class.title') }}
    >
      <QueryPart query={query} failed={t('class.failed')} lines={8}>
        {({ class: taught }) =>
          taught.endedAt === null ? (
            <Code taught={taught} />
          ) : (
            <p className="text-muted">{t('classes.ended')}</p>
          )
        }
      </QueryPart>
    </Page>
  );
}

function Code({ taught: { code, link } }: { readonly taught: TaughtClass }) {
  const { host } = new URL(link);
  return (
    <div className="grid justify-items-center gap-6 text-center">
      {/* A QR code is read on white only, in every theme. */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`}
        alt={t('code.qr')}
        width={288}
        height={288}
        className="rounded-soft border border-line"
      />
      <p className="text-lead wrap-anywhere">{`${host}/join-class`}</p>
      <p className="font-mono text-display font-bold tracking-widest">{groupedCode(code)}</p>
      <div className="print:hidden">
        <Button icon={<Printer aria-hidden="true" size={18} />} onClick={() => window.print()}>
          {t('code.print')}
        </Button>
      </div>
    </div>
  );
}
