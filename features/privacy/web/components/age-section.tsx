// What somebody has said of their age, and the guardian of whoever is younger; nothing for those who were never asked.

import { useQuery } from '@tanstack/react-query';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { ageQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { GuardianPart } from './guardian-part.tsx';

export function AgeSection() {
  const { data } = useQuery(ageQuery);
  if (!data || data.age === null) return null;
  if (data.age === 'adult') {
    return (
      <Section title={t('age.sectionTitle')}>
        <p className="text-muted">{t('age.isAdult')}</p>
      </Section>
    );
  }
  return (
    <Section title={t('age.sectionTitle')} lead={t('age.isYounger')}>
      <GuardianPart />
    </Section>
  );
}
