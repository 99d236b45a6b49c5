// The person's own page: who they are, their account, their devices, and where to go from here.

import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { lazyPart } from '../../../../kit/web/ui/loading/lazy-part.tsx';
import { WaitingPart } from '../../../../kit/web/ui/loading/waiting-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { LearningSection } from '../../../learner-settings/web/api.ts';
import { EmailNotice } from '../components/email-notice.tsx';
import { AccountSection } from '../components/profile/account-section.tsx';
import { PersonCard } from '../components/profile/person-card.tsx';
import { PreferencesSection } from '../components/profile/preferences-section.tsx';
import { SessionsSection } from '../components/profile/sessions-section.tsx';
import { type SessionPerson, useSession } from '../session.ts';
import { t } from '../texts.ts';

/** With what makes QR codes, which few need. */
const SecondFactorSection = lazyPart(
  async () => (await import('../components/second-factor/second-factor-section.tsx')).SecondFactorSection,
  { waiting: <WaitingPart lines={4} /> },
);

export function ProfilePage() {
  const session = useSession();
  return (
    <Page title={t('profile.title')} width="wide">
      {session.status === 'signed-in' ? <Profile person={session.person} /> : <WaitingPart lines={6} />}
    </Page>
  );
}

function Profile({ person }: { readonly person: SessionPerson }) {
  return (
    <div className="grid items-start gap-10 wide:grid-cols-[22rem_1fr] wide:gap-16">
      <div className="grid gap-8 wide:sticky wide:top-24">
        <PersonCard person={person} />
        <nav aria-label={t('profile.title')}>
          <ul className="border-b border-line">
            <Destination to="/study" title={t('profile.toStudy')} note={t('profile.toStudyNote')} />
            <Destination to="/words" title={t('profile.toWords')} note={t('profile.toWordsNote')} />
            <Destination to="/learning-path" title={t('profile.toPath')} note={t('profile.toPathNote')} />
            <Destination
              to="/profile/report"
              title={t('profile.toReport')}
              note={t('profile.toReportNote')}
            />
            <Destination
              to="/study/settings"
              title={t('profile.toReview')}
              note={t('profile.toReviewNote')}
            />
            <Destination
              to="/profile/memory"
              title={t('profile.toMemory')}
              note={t('profile.toMemoryNote')}
            />
            <Destination
              to="/profile/study-time"
              title={t('profile.toStudyTime')}
              note={t('profile.toStudyTimeNote')}
            />
            <Destination
              to="/profile/membership"
              title={t('profile.toMembership')}
              note={t('profile.toMembershipNote')}
            />
            <Destination
              to="/global-services"
              title={t('profile.toPurchases')}
              note={t('profile.toPurchasesNote')}
            />
            <Destination to="/payments" title={t('profile.toPayments')} note={t('profile.toPaymentsNote')} />
            <Destination to="/notices" title={t('profile.toNotices')} note={t('profile.toNoticesNote')} />
            <Destination
              to="/profile/referral"
              title={t('profile.toReferral')}
              note={t('profile.toReferralNote')}
            />
            <Destination
              to="/profile/privacy"
              title={t('profile.toPrivacy')}
              note={t('profile.toPrivacyNote')}
            />
            <Destination to="/global-tutors" title={t('profile.toTutors')} note={t('profile.toTutorsNote')} />
            <Destination to="/agent" title={t('profile.toAgent')} note={t('profile.toAgentNote')} />
            <Destination to="/classes" title={t('profile.toClasses')} note={t('profile.toClassesNote')} />
            {person.role === 'teacher' || person.role === 'student' ? (
              <Destination
                to="/teaching"
                title={t(person.role === 'teacher' ? 'profile.toTeaching' : 'profile.toTeach')}
                note={t(person.role === 'teacher' ? 'profile.toTeachingNote' : 'profile.toTeachNote')}
              />
            ) : null}
            {person.role === 'distributor' ? (
              <Destination
                to="/profile/earnings"
                title={t('profile.toEarnings')}
                note={t('profile.toEarningsNote')}
              />
            ) : null}
            {person.role === 'student' ? (
              <Destination
                to="/profile/become-distributor"
                title={t('profile.toDistributor')}
                note={t('profile.toDistributorNote')}
              />
            ) : null}
            {person.role === 'admin' ? (
              <Destination
                to="/admin/dashboard"
                title={t('profile.toAdmin')}
                note={t('profile.toAdminNote')}
              />
            ) : null}
          </ul>
        </nav>
      </div>
      <div className="grid gap-12">
        {person.emailVerified ? null : <EmailNotice person={person} />}
        <LearningSection />
        <AccountSection person={person} />
        <SecondFactorSection person={person} />
        <SessionsSection />
        <PreferencesSection />
      </div>
    </div>
  );
}

type DestinationProps = { readonly to: string; readonly title: string; readonly note: string };

function Destination({ to, title, note }: DestinationProps) {
  return (
    <li className="border-t border-line">
      <Link
        to={to}
        className="flex min-h-11 items-center justify-between gap-4 py-3 transition-colors hover:text-active"
      >
        <span>
          <span className="block font-medium">{title}</span>
          <span className="block text-small text-muted">{note}</span>
        </span>
        <ChevronRight aria-hidden="true" size={20} className="shrink-0 text-muted" />
      </Link>
    </li>
  );
}
