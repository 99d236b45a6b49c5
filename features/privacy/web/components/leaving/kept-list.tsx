// What stays once an account is gone, and until when: of one account, or of any.

import { KEPT, type StayKind } from '../../../domain/index.ts';
import { t } from '../../texts.ts';

export function KeptList({ kept = KEPT }: { readonly kept?: readonly StayKind[] }) {
  return (
    <ul className="grid max-w-prose list-disc gap-2 ps-5">
      {kept.map((kind) => (
        <li key={kind}>
          <span className="font-medium">{t(`kept.${kind}.name`)}</span>
          <span className="block text-small text-muted">{t(`kept.${kind}.end`)}</span>
        </li>
      ))}
    </ul>
  );
}
