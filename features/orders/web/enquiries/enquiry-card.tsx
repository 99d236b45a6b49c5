// A question before an order with its pictures and its answer, as the buyer and the operators see it.

import type { ReactNode } from 'react';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { ThingName } from '../../../global-services/web/api.ts';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { PhotoGrid } from '../pictures/photo-grid.tsx';
import type { Enquiry } from '../queries.ts';
import { showMoment } from '../show.ts';
import { t } from '../texts.ts';

type EnquiryCardProps = {
  readonly enquiry: Enquiry;
  /** Who has asked, where that is somebody else. */
  readonly buyer?: string;
  readonly children?: ReactNode;
};

export function EnquiryCard({ enquiry, buyer, children }: EnquiryCardProps) {
  const { product, link, text, pictures, answer, createdAt, answeredAt } = enquiry;
  const photos = pictures.flatMap(({ url }) =>
    url === null ? [] : [{ url, label: t('messages.pictureAlt') }],
  );
  return (
    <li className="grid gap-3 rounded-soft border border-line bg-surface p-4 tablet:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-muted">
        <Badge tone={answeredAt === null ? 'retry' : 'good'}>
          {t(answeredAt === null ? 'enquiries.waits' : 'enquiries.answered')}
        </Badge>
        {[buyer, showMoment(createdAt)].filter(Boolean).join(' · ')}
      </div>
      <h3 className="font-bold break-words">
        <ThingName name={product} />
      </h3>
      {link === null ? null : (
        <a
          href={link}
          target="_blank"
          rel="noreferrer nofollow"
          className="inline-flex min-h-11 items-center text-small break-all underline"
        >
          {link}
        </a>
      )}
      <p className="break-words whitespace-pre-line">{text}</p>
      {photos.length === 0 ? null : <PhotoGrid photos={photos} />}
      {answer === '' ? null : (
        <div className="rounded-soft bg-raised p-4">
          <p className="text-caption text-muted">
            {t('enquiries.us')}
            {answeredAt === null ? null : ` · ${showMoment(answeredAt)}`}
          </p>
          <p className="break-words whitespace-pre-line">
            <ChineseWords text={answer} pinyin="never" />
          </p>
        </div>
      )}
      {children}
    </li>
  );
}
