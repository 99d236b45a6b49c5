// What stays of the account, to be opened in the dialogs that end it.

import type { StayKind } from '../../../domain/index.ts';
import { t } from '../../texts.ts';
import { KeptList } from './kept-list.tsx';

export const KeptDetails = ({ kept }: { readonly kept: readonly StayKind[] }) => (
  <details>
    <summary className="min-h-11 cursor-pointer py-2 font-medium">{t('kept.title')}</summary>
    <KeptList kept={kept} />
  </details>
);
