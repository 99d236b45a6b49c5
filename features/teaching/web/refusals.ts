// Puts the server's refusals into the person's language.

import { errorCode } from '../../../kit/web/api/api.ts';
import { errorText } from '../../../kit/web/i18n.ts';
import { t } from './texts.ts';

/** The text for what a call threw. */
export function refusalText(error: unknown): string {
  const code = errorCode(error);
  switch (code) {
    case 'ROLE_UNFIT':
    case 'APPLICATION_OPEN':
    case 'APPLICATION_DECIDED':
    case 'NOT_TEACHER':
    case 'CLASSES_FULL':
    case 'CLASS_ENDED':
    case 'CLASS_FULL':
    case 'CODE_UNKNOWN':
    case 'OWN_CLASS':
      return t(`errors.${code}`);
    default:
      return errorText(code);
  }
}
