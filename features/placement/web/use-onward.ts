// Where a placement leads on to: back to the page that asked for it, else to the learning path.

import { useSearchParams } from 'react-router';
import { safeReturnUrl } from '../../account/domain/index.ts';

export function useOnward(): { readonly to: string; readonly isReturn: boolean } {
  const [parameters] = useSearchParams();
  const back = safeReturnUrl(parameters.get('returnUrl'));
  return back === '/' ? { to: '/learning-path', isReturn: false } : { to: back, isReturn: true };
}
