// Who would be written to, who is known already, and which lines name nobody, before anything is sent.

import { useQuery } from '@tanstack/react-query';
import { useSettled } from '../../../../kit/web/use-settled.ts';
import { isEmailAddress } from '../../../account/domain/index.ts';
import { MEMBERS_MAX } from '../../domain/bounds.ts';
import { isMeant, KNOWN_BEFORE, type RosterRow } from '../../domain/roster.ts';
import { rosterQuery } from '../queries.ts';
import { t } from '../texts.ts';

const whoIs = ({ contact, name }: RosterRow): string => (name === '' ? contact : `${name} (${contact})`);
const ofLine = ({ line, contact }: RosterRow): string => t('invite.ofLine', { line, contact });

type RosterPreviewProps = { readonly classId: string; readonly rows: readonly RosterRow[] };

export function RosterPreview({ classId, rows }: RosterPreviewProps) {
  const repeated = rows.filter(({ isRepeated }) => isRepeated);
  const leftOut = rows.filter(({ isContact }) => !isContact);
  return (
    <div aria-live="polite" className="grid max-h-40 gap-2 overflow-y-auto text-small wrap-anywhere">
      <Meant classId={classId} meant={rows.filter(isMeant)} />
      {repeated.length === 0 ? null : (
        <p className="text-muted">
          {t('invite.twice', { count: repeated.length })} {repeated.map(ofLine).join(' · ')}
        </p>
      )}
      {leftOut.length === 0 ? null : (
        <p className="text-retry">
          {t('invite.leftOut', { count: leftOut.length })} {leftOut.map(ofLine).join(' · ')}
        </p>
      )}
    </div>
  );
}

type MeantProps = { readonly classId: string; readonly meant: readonly RosterRow[] };

/** Nothing is promised before it is known who is in the class. */
function Meant({ classId, meant }: MeantProps) {
  const written = meant.map(({ contact }) => contact).join('\n');
  const contacts = useSettled(written);
  const query = useQuery({
    ...rosterQuery(classId, contacts.split('\n')),
    enabled: contacts !== '' && meant.length <= MEMBERS_MAX,
  });
  if (written === '' || written !== contacts || (!query.data && query.error === null)) return null;
  const known = new Map(query.data?.rows.map((row) => [row.contact, row.known]));
  const invited = meant.filter(({ contact }) => (known.get(contact) ?? null) === null);
  return (
    <>
      {invited.length === 0 ? (
        <p>{t('invite.nobodyNew')}</p>
      ) : (
        <p>
          {t('invite.meant', { count: invited.length })}{' '}
          <span className="text-muted">{invited.map(whoIs).join(' · ')}</span>
        </p>
      )}
      {invited.every(({ contact }) => isEmailAddress(contact)) ? null : (
        <p className="text-muted">{t('invite.usernames')}</p>
      )}
      {query.error !== null ? <p className="text-muted">{t('invite.unchecked')}</p> : null}
      {KNOWN_BEFORE.map((why) => {
        const those = meant.filter(({ contact }) => known.get(contact) === why);
        if (those.length === 0) return null;
        const text =
          why === 'self' ? t('invite.known.self') : t(`invite.known.${why}`, { count: those.length });
        return (
          <p key={why} className="text-muted">
            {text} {those.map(whoIs).join(' · ')}
          </p>
        );
      })}
    </>
  );
}
