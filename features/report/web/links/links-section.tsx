// The links by which a parent or teacher reads the report: what they see, a new one, and those that there are.

import { useInfiniteQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { linksQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { LinkCard } from './link-card.tsx';
import { LinkDialog } from './link-dialog.tsx';

/** Where the page leads to from its head. */
export const LINKS_PLACE = 'for-a-parent';

export function LinksSection() {
  const query = useInfiniteQuery(linksQuery);
  const [isMaking, setMaking] = useState(false);
  return (
    <div id={LINKS_PLACE} className="mt-4 scroll-mt-20 print:hidden">
      <Section title={t('links.title')} lead={t('links.lead')}>
        <p className="mb-4 max-w-prose text-small text-muted">{t('links.seen')}</p>
        <Button icon={<Link2 aria-hidden="true" size={18} />} onClick={() => setMaking(true)}>
          {t('links.make')}
        </Button>
        <div className="mt-4">
          <NoticePlace />
          <ListPart
            query={query}
            itemsOf={(page) => page.links}
            failed={t('links.failed')}
            empty={<p className="text-muted">{t('links.none')}</p>}
          >
            {(links) => (
              <ul className="grid gap-4 wide:grid-cols-2">
                {links.map((link) => (
                  <li key={link.id} className="rounded-soft border border-line bg-surface p-5">
                    <LinkCard link={link} />
                  </li>
                ))}
              </ul>
            )}
          </ListPart>
        </div>
        {isMaking ? <LinkDialog onClose={() => setMaking(false)} /> : null}
      </Section>
    </div>
  );
}
