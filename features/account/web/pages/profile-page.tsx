// The person's own page: who they are, their account, their devices, and where to go from here.

import { lazyPart } from '../../../../kit/web/ui/loading/lazy-part.tsx';
import { WaitingPart } from '../../../../kit/web/ui/loading/waiting-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { LearningSection } from '../../../learner-settings/web/api.ts';
import { Reached } from '../../../report/web/api.ts';
import { EmailNotice } from '../components/email-notice.tsx';
import { AccountSection } from '../components/profile/account-section.tsx';
import { Destinations } from '../components/profile/destinations.tsx';
import { PersonCard } from '../components/profile/person-card.tsx';
import { PreferencesSection } from '../components/profile/preferences-section.tsx';
import { SessionsSection } from '../components/profile/sessions-section.tsx';
import { SignOutButton } from '../components/profile/sign-out-button.tsx';
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
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 wide:grid-cols-[22rem_minmax(0,1fr)] wide:gap-x-16">
      <div className="wide:col-span-full">
        <Reached />
      </div>
      <div className="grid gap-8 wide:sticky wide:top-24">
        <PersonCard person={person} />
        <Destinations role={person.role} />
      </div>
      <div className="grid gap-12">
        {person.emailVerified ? null : <EmailNotice person={person} />}
        <LearningSection />
        <AccountSection person={person} />
        <SecondFactorSection person={person} />
        <SessionsSection />
        <PreferencesSection />
        <SignOutButton />
      </div>
    </div>
  );
}
