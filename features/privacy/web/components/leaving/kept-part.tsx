// What stays of any account, as a part of pages that everybody reads.

import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import { t } from '../../texts.ts';
import { KeptList } from './kept-list.tsx';

export const KeptPart = () => (
  <Section title={t('kept.title')}>
    <KeptList />
  </Section>
);
